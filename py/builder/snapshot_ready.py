"""What is in the memory that a page begins with; run by Pyodide itself, at build time."""

import gc
import importlib
import random

importlib.import_module("gamemaster.bridge")
# Every page draws chance anew (bridge.woken); here, the same sources give the same memory.
random.seed(0)
gc.collect()
