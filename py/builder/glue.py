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
KEPT: Final = re.compile(r'([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\];')
"""A function of the WebAssembly gets a variable and a name in the module."""
NO_FUNCTIONS: Final = frozenset({"___c_longjmp", "___stack_pointer"})
"""What it takes over besides."""
VARIABLES: Final = re.compile(r"\bvar ((?:[\w$]+,){500,}[\w$]+);")
WORD: Final = re.compile(r"[\w$]+")
NOWHERE_ELSE: Final = 3
"""So often a name occurs that nothing else uses: its declaration, the variable, the name."""
TAKEN_OVER: Final = "function assignWasmExports(wasmExports){"
BY_NAME: Final = (
    'for(const name in wasmExports)if(typeof wasmExports[name]=="function")'
    'Module["_"+name]=wasmExports[name];'
)
OTHERWISE: Final = (
    # A function in brackets is compiled as it is read, not read twice.
    ("async function _createPyodideModule(", "const _createPyodideModule=(async function("),
    ("return moduleRtn}export default", "return moduleRtn});export default"),
    # What is of JavaScript has a signature, and needs a wrapper: one module serves all of a kind.
    (
        "try{setWasmTableEntry(ret,func)}catch(err)",
        "if(sig){setWasmTableEntry(ret,convertJsFunctionToWasm(func,sig))}"
        "else try{setWasmTableEntry(ret,func)}catch(err)",
    ),
    (
        "var module=new WebAssembly.Module(bytes);",
        "var module=wrappers[sig]??=new WebAssembly.Module(bytes);",
    ),
    ("var convertJsFunctionToWasm=", "var wrappers={};var convertJsFunctionToWasm="),
    # To say where something happens that it minds, a browser reads the whole script once more:
    # failing, in the page's worker, which is a module, and memory for threads, which nobody uses.
    ('try{return globalThis.importScripts("data:text/javascript,"),!0}catch{return!1}', "return!1"),
    ("=new Int32Array(new WebAssembly.Memory(", "=()=>new Int32Array(new WebAssembly.Memory("),
    ("Atomics.wait(io,", "Atomics.wait(io(),"),
)
"""What is written in another way, and how."""


def shortened(script: str) -> str:
    """The script that does the same.

    Raises:
        Failure: it isn't the script that the changes were made for.
    """
    used = Counter(WORD.findall(script))
    plain = {
        variable
        for variable, name, exported in KEPT.findall(script)
        if variable == name == f"_{exported}" and used[variable] == NOWHERE_ELSE
    }
    plain -= NO_FUNCTIONS
    script = KEPT.sub(lambda found: "" if found[1] in plain else found[0], script)
    script = VARIABLES.sub(lambda found: _declared(found[1], plain), script)
    for old, new in ((TAKEN_OVER, TAKEN_OVER + BY_NAME), *OTHERWISE):
        if script.count(old) != 1:
            raise Failure(
                f"Pyodide's {NAME} has changed: {old!r} is there {script.count(old)} times.",
                "look at builder/glue.py, which shortens it.",
            )
        script = script.replace(old, new)
    if any(name in plain for name in WORD.findall(script)):
        raise Failure(
            f"Pyodide's {NAME} has changed: its variables are declared in another way.",
            "look at builder/glue.py, which shortens it.",
        )
    return script


def _declared(names: str, without: set[str]) -> str:
    return f"var {','.join(name for name in names.split(',') if name not in without)};"


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
