/** What a stranger's worker begins with; it can import nothing later, so Pyodide's scripts are bundled with it. */

import * as loader from "pyodide";
// @ts-expect-error It has no types. The build takes its own, shorter one instead.
import create from "pyodide/pyodide.asm.mjs";
import { begin } from "./strangers/worker.js";

begin([loader, { default: create }]);
