#!python
# SPDX-License-Identifier: MIT
# The command `weave` of the wheel; installers put the path of their Python into the first line. It finds the program
# without importing the package, which would take three times as long as starting Python.
import os
import sys
from importlib.util import find_spec

package = find_spec("weave_pictures")
program = os.path.join(os.path.dirname((package and package.origin) or ""), "_weave", "bin", "weave")
try:
    os.execv(program, ["weave", *sys.argv[1:]])
except OSError as error:
    sys.exit(f"weave: error: {program}: {error.strerror}; install the wheel of weave-pictures again")
