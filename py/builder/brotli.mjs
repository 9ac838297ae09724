/** Packs files with Brotli. Argument: a JSON file with the quality, and what maps sources to targets. */

import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const { quality, files } = JSON.parse(await readFile(process.argv[2], "utf8"));
const read = async ([source, target]) => ({ target, data: await readFile(source) });
const wanted = await Promise.all(Object.entries(files).map(read));
// All processors are used, and the largest file, which takes the longest, begins.
wanted.sort((one, other) => other.data.length - one.data.length);
await Promise.all(wanted.map(pack));

async function pack({ target, data }) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  await writeFile(`${target}.part`, await promisify(brotliCompress)(data, { params }));
  await rename(`${target}.part`, target);
}
