"""Bundling with esbuild: the page's modules and styles in few files named by their contents."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from builder import docs, tools
from builder.places import Places, tree
from builder.say import call

PAGE = "app/start.js"
"""The module that the page begins with."""
LOBBY = "app/main.js"
"""What that module asks for at once."""
WORKER = "app/worker.js"
THINKER = "app/thinker.js"
"""The worker that thinks about what a seat has heard."""
STYLES = "styles/page.css"
STRANGER = "app/stranger-start.js"
"""The worker of bots that did not come with the program."""
FRAME = "app/stranger-frame.js"
"""The only script of the frame that such a worker lives in; it stands in the frame itself."""
NOWHERE = "https://nowhere.invalid/app/"
"""Where a worker believes to be that nothing can be fetched from."""
RELAY = "app/relay-frame.js"
"""The only script of the frame in which a relay is connected to."""
CHECK = "app/check.js"
"""Has to run in every browser, and is no module."""
FOLDERS = ("app", "net", "ui", "draw")
MODERN = "es2023"
MAPPED = "--sourcemap=linked"


@dataclass(frozen=True, slots=True)
class Bundle:
    """What esbuild has made.

    Attributes:
        files: contents by served name.
        served: the served name of each source that has a file of its own.
        imports: what each script imports before it runs.
    """

    files: Mapping[str, bytes]
    served: Mapping[str, str]
    imports: Mapping[str, Sequence[str]]

    def ahead(self, *sources: str) -> list[str]:
        """These scripts and all that must be there before they run, each once."""
        todo, found = [self.served[source] for source in sources], list[str]()
        while todo:
            name = todo.pop(0)
            if name not in found:
                found.append(name)
                todo += self.imports[name]
        return found


@dataclass(frozen=True, slots=True)
class Bundler:
    """How the files of one site are made; `readable` ones keep their names and can be looked into.

    Attributes:
        places: the work tree.
        node: runs esbuild.
        readable: nothing is shortened, and every module can be asked for by itself.
    """

    places: Places
    node: tools.Node
    readable: bool

    def check(self) -> Bundle:
        """The script that looks at the browser first, in the oldest JavaScript."""
        return self._run([CHECK], {}, MAPPED, "--target=es5", "--format=iife")

    def relay(self) -> Bundle:
        """The script of the frame in which a relay is connected to."""
        return self._run([RELAY], {}, MAPPED, f"--target={MODERN}", "--format=esm")

    def worker(self, served: Mapping[str, str]) -> Bundle:
        """The worker, in one file.

        Args:
            served: where it finds what it asks for while it runs, by source name.
        """
        return self._run([WORKER], served, MAPPED, f"--target={MODERN}", "--format=esm")

    def thinker(self, served: Mapping[str, str]) -> Bundle:
        """The worker that thinks, in one file.

        Args:
            served: as for the worker of the engine.
        """
        return self._run([THINKER], served, MAPPED, f"--target={MODERN}", "--format=esm")

    def stranger(self, served: Mapping[str, str], runtime: Path) -> Bundle:
        """The worker of bots that did not come with the program: a classic one, in one file.

        Args:
            served: as for the worker of the engine.
            runtime: Pyodide's script, in place of that in its package.
        """
        # What Pyodide does under Node.js only, or where a page allows `eval`, is never reached.
        unused = ("--external:node:*", "--external:ws", "--log-override:direct-eval=silent")
        known = ("--log-override:commonjs-variable-in-esm=silent",)
        here = f"--define:import.meta.url={json.dumps(NOWHERE)}"
        script = f"--alias:pyodide/pyodide.asm.mjs={runtime}"
        form = (f"--target={MODERN}", "--format=iife")
        return self._run([STRANGER], served, *form, here, script, *unused, *known)

    def frame(self) -> str:
        """The script of the frame that such a worker lives in."""
        made = self._run([FRAME], {}, f"--target={MODERN}", "--format=iife")
        return made.files[made.served[FRAME]].decode().strip()

    def page(self, served: Mapping[str, str]) -> Bundle:
        """The page's scripts, split where a module is asked for only when it is needed; its styles.

        Args:
            served: where they find what they ask for while they run, by source name.
        """
        modules = [PAGE, *(self._modules() if self.readable else [])]
        split = (MAPPED, f"--target={MODERN}", "--format=esm", "--splitting")
        return self._run([*modules, STYLES], served, *split)

    def documentation(self) -> Bundle:
        """The styles of the documentation."""
        return self._run([docs.STYLES], {})

    def _modules(self) -> list[str]:
        static = self.places.static
        found = [path for top in FOLDERS for path in tree(static / top)]
        names = [path.relative_to(static).as_posix() for path in found]
        alone = (PAGE, WORKER, THINKER, CHECK, STRANGER, FRAME, RELAY)
        return [name for name in names if name not in alone]

    def _run(self, entries: Sequence[str], served: Mapping[str, str], *options: str) -> Bundle:
        """Raises Failure where a module can't be found, or isn't JavaScript."""
        folder = self.places.cache / "bundle"
        shutil.rmtree(folder, ignore_errors=True)
        tag = "" if self.readable else "-[hash]"
        shape = [] if self.readable else ["--minify"]
        esbuild = self.places.modules / "esbuild" / "bin" / "esbuild"
        common = (
            *("--bundle", "--charset=utf8", "--legal-comments=none", "--log-level=warning"),
            f"--define:import.meta.served={json.dumps(served)}",
            *(f"--outdir={folder}", "--outbase=.", f"--metafile={folder / 'made.json'}"),
            *(f"--entry-names=[dir]/[name]{tag}", "--chunk-names=app/[name]-[hash]"),
            *(f"--asset-names=fonts/[name]{tag}", "--loader:.woff2=file"),
        )
        command: list[str | Path] = [self.node.node, esbuild, *entries, *common, *shape, *options]
        call("esbuild", command, self.places.static)
        return self._read(folder, json.loads((folder / "made.json").read_text(encoding="utf-8")))

    def _read(self, folder: Path, told: Mapping[str, Any]) -> Bundle:
        def name_of(path: str) -> str:
            return (self.places.static / path).resolve().relative_to(folder.resolve()).as_posix()

        outputs = {name_of(path): about for path, about in told["outputs"].items()}
        files = {name: (folder / name).read_bytes() for name in outputs}
        entries = {name: about.get("entryPoint") for name, about in outputs.items()}
        served = {source: name for name, source in entries.items() if source}
        imports = {
            name: [
                name_of(each["path"])
                for each in about["imports"]
                if each["kind"] == "import-statement"
            ]
            for name, about in outputs.items()
        }
        return Bundle(files, served, imports)
