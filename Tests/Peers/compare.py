"""Compares the pages that two programs drew: compare.py FOLDER FOLDER

Programs soften edges in their own ways or not at all, and some do not kern. So at 60 dpi the frame must be
at the same pixels, and of the dots and of the words as much ink must be there, at the same place.
"""
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

WIDTH, HEIGHT = 496, 702
HEAD, FOOT = slice(0, round(35 / 297 * HEIGHT)), slice(round(286 / 297 * HEIGHT), HEIGHT)
ROOM = slice(HEAD.stop, FOOT.start)


def pages(folder, scratch):
    """All pages at 60 dpi, as how dark their pixels are."""
    for file in sorted(file for file in pathlib.Path(folder).rglob("*.*") if file.is_file()):
        parts = [file]
        if file.suffix == ".pdf":
            # Drawn finely and brought down, since thin things are drawn by rules of their own.
            target = pathlib.Path(scratch) / f"{len(list(pathlib.Path(scratch).iterdir()))}"
            target.mkdir()
            subprocess.run(["pdftoppm", "-r", "240", "-gray", file, target / "p"], check=True)
            parts = sorted(target.iterdir())
        for part in parts:
            page = Image.open(part).convert("L").resize((WIDTH, HEIGHT), Image.Resampling.BOX)
            yield 255 - numpy.asarray(page, dtype=float)
            if part != file:
                part.unlink()


def middle(ink):
    """Where the ink of a strip is on average, in mm from the left."""
    return (ink.sum(axis=0) * numpy.arange(WIDTH)).sum() / ink.sum() / WIDTH * 210


with tempfile.TemporaryDirectory() as scratch:
    for number, (one, other) in enumerate(zip(*(pages(folder, scratch) for folder in sys.argv[1:3]), strict=True), 1):
        unlike = (abs(one[ROOM] - other[ROOM]) > 80).mean()
        if unlike > 0.0005:
            sys.exit(f"page {number}: {unlike:.3%} of the room's pixels differ")
        for part, rows, most in ("dots", ROOM, 0.15), ("word", HEAD, 0.05), ("foot", FOOT, 0.05):
            amount = one[rows].sum() / other[rows].sum()
            if abs(amount - 1) > most or abs(middle(one[rows]) - middle(other[rows])) > 1:
                sys.exit(f"page {number}: the {part} differs, {amount:.2f} times the ink")
