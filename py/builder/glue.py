"""Pyodide's script, shortened: it does the same, and a browser has a third less of it to read.

A start waits until this script is read, so what it repeats thousands of times, and what it finds
out by failing, is said in another way. Each change stands on what the pinned Pyodide looks like:
where its script has become another one, the build says so.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

from builder.places import Places
from builder.say import Failure

NAME: Final = "pyodide.asm.mjs"
ASSIGNMENT: Final = re.compile(r'([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\];')
"""An export of the WebAssembly gets a variable, and a name in the module."""
DECLARATION: Final = re.compile(r"\bvar ((?:[\w$]+,){500,}[\w$]+);")
WORD: Final = re.compile(r"[\w$]+")
UNUSED: Final = 3
"""So often the name of a variable occurs that nobody reads: twice in its assignment."""
NO_FUNCTIONS: Final = frozenset({"___c_longjmp", "___stack_pointer"})
"""The loop gives names to functions; these exports are none."""
ASSIGNING: Final = "function assignWasmExports(wasmExports){"
LOOP: Final = (
    'for(const name in wasmExports)if(typeof wasmExports[name]=="function")'
    'Module["_"+name]=wasmExports[name];'
)
REWRITTEN: Final = (
    (ASSIGNING, ASSIGNING + LOOP),
    # A function in brackets is compiled as it is read, not read twice.
    ("async function _createPyodideModule(", "const _createPyodideModule=(async function("),
    ("return moduleRtn}export default", "return moduleRtn});export default"),
    # A function of JavaScript has a signature and needs a wrapper; trying without one throws.
    (
        "try{setWasmTableEntry(ret,func)}catch(err)",
        "if(sig){setWasmTableEntry(ret,convertJsFunctionToWasm(func,sig))}"
        "else try{setWasmTableEntry(ret,func)}catch(err)",
    ),
    # One module makes the wrappers of all functions with the same signature.
    (
        "var module=new WebAssembly.Module(bytes);",
        "var module=wrappers[sig]??=new WebAssembly.Module(bytes);",
    ),
    ("var convertJsFunctionToWasm=", "var wrappers={};var convertJsFunctionToWasm="),
    # Of an exception, and of shared memory, the browser notes the line, and reads the whole script
    # again to find it. The probe always fails in a module worker; only a prompt needs the memory.
    ('try{return globalThis.importScripts("data:text/javascript,"),!0}catch{return!1}', "return!1"),
    ("=new Int32Array(new WebAssembly.Memory(", "=()=>new Int32Array(new WebAssembly.Memory("),
    ("Atomics.wait(io,", "Atomics.wait(io(),"),
)
"""What is there once, and what it becomes."""


def shortened(script: str) -> str:
    """The script that does the same.

    Raises:
        Failure: it isn't the script that the changes were made for.
    """
    occurrences = Counter(WORD.findall(script))
    dropped = {
        variable
        for variable, name, export in ASSIGNMENT.findall(script)
        if variable == name == f"_{export}" and occurrences[variable] == UNUSED
    } - NO_FUNCTIONS
    script = ASSIGNMENT.sub(lambda found: "" if found[1] in dropped else found[0], script)
    script = DECLARATION.sub(lambda found: _declared(found[1], dropped), script)
    for old, new in REWRITTEN:
        if script.count(old) != 1:
            raise _changed(f"{old!r} is there {script.count(old)} times")
        script = script.replace(old, new)
    if not dropped.isdisjoint(WORD.findall(script)):
        raise _changed("its variables are declared in another way")
    return script


def _declared(names: str, dropped: set[str]) -> str:
    return f"var {','.join(name for name in names.split(',') if name not in dropped)};"


def _changed(how: str) -> Failure:
    return Failure(
        f"Pyodide's {NAME} has changed: {how}.", "look at builder/glue.py, which shortens it."
    )


def script(places: Places) -> Path:
    """Pyodide's script as pages get it.

    Raises:
        Failure: it isn't the script that the changes were made for.
    """
    target = places.cache / "glue" / NAME
    made = shortened((places.modules / "pyodide" / NAME).read_text(encoding="utf-8"))
    if not target.is_file() or target.read_text(encoding="utf-8") != made:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made, encoding="utf-8")
    return target
