/** Packs files with Brotli. Argument: a JSON file that maps sources to targets. */

import { readFile, rename, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

const job = JSON.parse(await readFile(process.argv[2], "utf8"));
for (const [source, target] of Object.entries(job)) {
  const data = await readFile(source);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  await writeFile(`${target}.part`, brotliCompressSync(data, { params }));
  await rename(`${target}.part`, target);
}
