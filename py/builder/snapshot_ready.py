"""The last before an engine's memory is taken down; run by Pyodide itself, at build time."""

import gc
import random

# Every page draws chance anew (bridge.woken); here, the same sources give the same memory.
random.seed(0)
gc.collect()
