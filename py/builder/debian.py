"""Packages of Debian and of what is made from it, where this user may install them."""

from __future__ import annotations

import os
import shutil

from builder.say import Failure, call


def install(*packages: str) -> None:
    """Install packages with apt-get, as root or by a sudo that asks nothing.

    Raises:
        Failure: there is no apt-get, it is not for this user, or a package does not come.
    """
    apt, sudo = shutil.which("apt-get"), shutil.which("sudo")
    if not apt or not (os.geteuid() == 0 or sudo):
        raise Failure("apt-get is not here, or not for this user", "become root, or use another.")
    before = [] if os.geteuid() == 0 else [str(sudo), "-n"]
    command = [*before, "env", "DEBIAN_FRONTEND=noninteractive", apt]
    call("apt-get", [*command, "update", "-q"])
    call("apt-get", [*command, "install", "-q", "-y", "--no-install-recommends", *packages])
