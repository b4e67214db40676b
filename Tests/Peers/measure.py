"""Draws the same month with every program in turn, compares the pages, and prints a table.

measure.py [ROUNDS]; `run` installs the other programs and calls it.
"""
import datetime
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
WORK = ROOT / ".build/peers"
YEAR = WORK / "year.json"
INKLEAF = str(ROOT / ".build/release/inkleaf")
LIST = str(ROOT / "Prompts/inktober-2022.txt")


def inkleaf(*words):
    return [INKLEAF, "render", LIST, "--quiet", "--jobs", "1", *words, "--output"]


def month(*words):
    """Returns the command that draws the page of all programs."""
    return inkleaf("--theme", str(HERE / "theme.json"), "--layout", str(HERE / "layout.json"), *words)


def peer(name):
    return [sys.executable, str(HERE / f"draw_{name}.py"), str(YEAR)]


PNG, PDF, BOOK = ["--format", "png", "--single"], ["--format", "pdf", "--single"], ["--format", "pdf", "--book"]
# The commands of each program by task; a folder is added as the last word.
RUNS = {
    "31 PNG files, 300 dpi": {
        "Inkleaf": month(*PNG),
        "Inkleaf, two jobs": month(*PNG, "--jobs", "2"),
        "pycairo, `write_to_png`": peer("pycairo"),
        "Pillow, grey, background copied": peer("pillow"),
    },
    "Book of 31 pages, PDF": {
        "Inkleaf": month(*BOOK),
        "Typst": peer("typst"),
        "ReportLab, dashes": peer("reportlab"),
    },
    "31 PDF files": {
        "Inkleaf": month(*PDF),
        "skia-python": peer("skia"),
    },
    "Inkleaf alone, 31 PNG files": {
        "the page above": month(*PNG),
        "dark theme (midnight)": inkleaf(*PNG, "--theme", "midnight"),
        "frame of ink in fifteen shapes (sumi)": inkleaf(*PNG, "--theme", "sumi"),
        "background picture": inkleaf(*PNG, "--theme", str(HERE / "picture.json")),
        "16 greys, 1920×2560 (supernote-manta)": inkleaf(*PNG, "--size", "supernote-manta"),
    },
}


def measured(command, folder):
    """Runs a command; returns its seconds, its peak memory in MiB and the bytes it wrote.

    The memory is never less than that of this program, which therefore imports little.
    """
    folder.mkdir(parents=True)
    # Finishes earlier writes to the disk, so that they are not timed here.
    os.sync()
    start = time.perf_counter()
    process = subprocess.Popen([*command, str(folder)], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if status:
        sys.exit(f"failed: {command}")
    return seconds, usage.ru_maxrss / 1024, sum(file.stat().st_size for file in files(folder))


def files(folder):
    return sorted(file for file in folder.rglob("*.*") if file.is_file())


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, HERE / "year.py", YEAR], check=True)
    processor = next((line.split(": ")[1] for line in open("/proc/cpuinfo") if line.startswith("model name")), "")
    print(f"{datetime.date.today()}, {os.cpu_count()} cores{f' ({processor.strip()})' if processor else ''},"
          f" {platform.freedesktop_os_release()['PRETTY_NAME']}; medians of {rounds}, in turn\n")
    print("| | seconds | to Inkleaf | most memory | bytes |\n|---|---|---|---|---|")
    for work, commands in RUNS.items():
        shutil.rmtree(WORK / "out", ignore_errors=True)
        folders = {name: WORK / "out" / str(index) for index, name in enumerate(commands)}
        results = {name: [] for name in commands}
        for turn in range(rounds):
            for name, command in commands.items():
                results[name].append(measured(command, folders[name] / str(turn)))
        own = next(iter(commands))
        print(f"| **{work}** | | | | |")
        for name, runs in results.items():
            # The median of each round's ratio, because rounds differ more than programs in a round.
            ratio = statistics.median(run[0] / first[0] for run, first in zip(runs, results[own]))
            seconds, memory, size = (statistics.median(run[index] for run in runs) for index in range(3))
            print(f"| {name} | {seconds:.3f} | {ratio:.2f} | {memory:.0f} MiB | {size:,.0f} |", flush=True)
        if "alone" not in work:
            for name in list(commands)[1:]:
                compare = [sys.executable, HERE / "compare.py", folders[own] / "0", folders[name] / "0"]
                if subprocess.run(compare).returncode:
                    sys.exit(f"{name} draws another page")


main()
