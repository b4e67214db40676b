#!/usr/bin/env python3
"""Types words and tabs into bash, zsh and fish, each in a terminal of its own, and looks at what they
complete.

usage: complete.py FOLDER   the folder of the program
"""
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor

# What is typed before the tab, and what the shell must then show.
CASES = [
    ("inkleaf rend", "render"),
    ("inkleaf render --layout cover,cont", "cover,contents"),
    ("inkleaf render --set rulingP", "rulingPen="),
    ("inkleaf render --set ink=red --set rulingP", "rulingPen="),
    ("inkleaf render inktober-2018.", "inktober-2018.es"),
    ("inkleaf render --size ipad-air-", "ipad-air-13"),
    ("inkleaf show inktober-2018.", "inktober-2018.es"),
    ("inkleaf list form", "formats"),
    # One's own files.
    ("inkleaf render --theme sep", "sepia"),
    ("inkleaf render --layout cover,wee", "cover,weekly"),
    ("inkleaf show family-", "family-challenge"),
]
OWN = ["themes/sepia.json", "layouts/weekly.json", "lists/family-challenge.txt"]

START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}


def load(shell, folder):
    script = subprocess.run(
        ["inkleaf", "completions", shell], check=True, capture_output=True, text=True
    ).stdout
    name = {"bash": "inkleaf.bash", "zsh": "_inkleaf", "fish": "inkleaf.fish"}[shell]
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(script)
    if shell == "zsh":
        return f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -D\n"
    return f"source {path}\n"


class Terminal:
    def __init__(self, command):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.execvp(command[0], command)

    def read(self, seconds, until=None):
        """Returns what appears until a text does, or for some seconds."""
        shown = ""
        end = time.time() + seconds
        while time.time() < end and (until is None or until not in shown):
            if select.select([self.file], [], [], 0.1)[0]:
                try:
                    raw = os.read(self.file, 65536).decode(errors="replace")
                except OSError:
                    break
                shown += re.sub(r"\x1b(\[[0-9;?>=]*[a-zA-Z]|\][^\x07]*\x07|\(B)", "", raw)
        return shown

    def type(self, text):
        os.write(self.file, text.encode())

    def close(self):
        os.close(self.file)
        os.waitpid(self.pid, 0)


def faults_of(shell):
    """Returns what one shell completes wrongly; its process is its own, since it changes the folder."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        os.environ["XDG_CONFIG_HOME"] = os.path.join(folder, "settings")
        for name in OWN:
            path = os.path.join(folder, "settings", "inkleaf", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            open(path, "w").close()
        os.chdir(folder)
        terminal = Terminal(START[shell])
        try:
            terminal.read(3, until=">")
            terminal.type(load(shell, folder))
            terminal.read(1.5)
            for typed, wanted in CASES:
                # Control-U empties the line; the tab must add to what is typed.
                terminal.type("\x15" + typed)
                terminal.read(0.5)
                terminal.type("\t")
                rest = wanted[len(os.path.commonprefix([wanted, typed.split(" ")[-1]])):]
                shown = terminal.read(6, until=rest)
                if rest not in shown:
                    faults.append(f"{shell}: {typed}<tab> shows {shown!r}, not {wanted!r}")
        finally:
            terminal.close()
            os.chdir("/")
    return faults


def main():
    os.environ["PATH"] = sys.argv[1] + os.pathsep + os.environ["PATH"]
    os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", PS1="> ", COLUMNS="200")
    # Shells wait for keys most of the time, so all are typed into at once.
    with ProcessPoolExecutor(len(START)) as pool:
        faults = [fault for of_shell in pool.map(faults_of, START) for fault in of_shell]
    print("\n".join(faults) or f"{len(START) * len(CASES)} completions")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
