"""Compares the pages that two programs drew: compare.py FOLDER FOLDER

Programs differ in antialiasing, and some do not kern. So this compares at 60 dpi: the frame must have the
same pixels, and dots and words must have the same amount of ink at the same place.
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
    """Yields the darkness of all pages' pixels at 60 dpi."""
    for file in sorted(file for file in pathlib.Path(folder).rglob("*.*") if file.is_file()):
        parts = [file]
        if file.suffix == ".pdf":
            # Drawn at 240 dpi and scaled down, because renderers have special rules for thin shapes.
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
    """Returns the mean place of a strip's ink, in mm from the left."""
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
