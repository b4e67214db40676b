"""Compares sheets of paper with those of other programs, and measures them in the files."""

import decimal
import io
import itertools
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import page as validator
import pdfimpose.schema.cards
import pdfimpose.schema.hardcover
import pdfimpose.schema.onepagezine
import pdfimpose.schema.saddle
import pdfimpose.schema.wire
import pikepdf
import pymupdf

inkleaf = sys.argv[1]
WIDTH, HEIGHT = 63, 88
POINTS = 72 / 25.4
faults = []


def fault(words):
    faults.append(words)


def render(folder, prompts, *options):
    """Draws a PDF and returns its path."""
    output = pathlib.Path(tempfile.mkdtemp(dir=folder))
    subprocess.run(
        [inkleaf, "render", prompts, "-f", "pdf", "--book", "--quiet", "-o", output, "--no-links",
         "--size", f"{WIDTH}x{HEIGHT}mm", *options], check=True)
    return next(output.rglob("*.pdf"))


def sides(path):
    """Returns for each side its pages: the number, the middle from the side's own, and the direction."""
    result = []
    with pymupdf.open(path) as document:
        for side in document:
            found = []
            for block in side.get_text("dict")["blocks"]:
                for line in block.get("lines", []):
                    for span in line["spans"]:
                        word = re.search(r"wort(\d+)", span["text"])
                        if word:
                            left, top, right, bottom = span["bbox"]
                            found.append((
                                int(word[1]), (left + right - side.rect.width) / 2,
                                (top + bottom - side.rect.height) / 2,
                                tuple(round(part) for part in line["dir"])))
            result.append(found)
    return result


def turn(place, quarters):
    """Returns a page's place on a sheet that is turned by so many quarters."""
    number, x, y, (a, b) = place
    for _ in range(quarters):
        x, y, a, b = -y, x, -b, a
    return number, x, y, (a, b)


def cells(side, columns, rows, quarters=0):
    """Returns the column and row of each page, and whether it stands on its head."""
    result = {}
    for number, x, y, (a, b) in (turn(place, quarters) for place in side):
        column = int(x / WIDTH / POINTS + columns / 2 + 100) - 100
        row = int(y / HEIGHT / POINTS + rows / 2 + 100) - 100
        result[column, row] = number, {(1, 0): "up", (-1, 0): "down"}.get((a, b), "aside")
    return result


def swapped(side, columns, rows):
    """Returns a zine's side with its two rows (or columns) swapped, so that feet meet at the middle."""
    return {
        (column, rows - 1 - row) if columns > rows else (columns - 1 - column, row): page
        for (column, row), page in side.items()}


def compare(name, count, own, other, columns, rows):
    """Compares all sides of a file with another's, whose paper may lie another way."""
    shown = [cells(side, columns, rows) for side in own]
    if not any(shown):
        fault(f"{name}, {count} pages: no page found")
    for front, back in itertools.product(range(4), range(4)):
        seen = [cells(side, columns, rows, back if place % 2 and not name.startswith("zine ") else front)
                for place, side in enumerate(other)]
        # At the other spines, pdfimpose joins the feet of a zine's pages instead of their heads.
        if seen == shown or (
                name.startswith("zine") and "left" not in name
                and [swapped(side, columns, rows) for side in seen] == shown):
            return
    fault(f"{name}, {count} pages: {shown} instead of"
          f" {[cells(side, columns, rows) for side in other]}")


def pdfimpose_sides(module, source, **options):
    output = io.BytesIO()
    module.impose([str(source)], output, **options)
    path = source.with_suffix(".other.pdf")
    path.write_bytes(output.getvalue())
    return sides(path)


def bookletimposer_sides(source):
    """Returns the sides of Debian's bookletimposer, which runs with the system's Python."""
    path = source.with_suffix(".booklet.pdf")
    program = (
        "import sys, pdfimposer\n"
        "converter = pdfimposer.FileConverter(sys.argv[1], sys.argv[2], layout='2x1',\n"
        "    format='A5', overwrite_outfile_callback=lambda name: True)\n"
        "converter.bookletize()\n")
    done = subprocess.run(
        ["/usr/bin/python3", "-W", "ignore", "-c", program, source, path], capture_output=True,
        text=True)
    if done.returncode:
        fault(f"bookletimposer: {done.stderr}")
        return []
    # It scales pages to its paper, so only halves are told apart.
    return [
        [(number, math.copysign(WIDTH * POINTS / 2, x), 0, direction)
         for number, x, _, direction in side] for side in sides(path)]


def compare_orders(folder):
    for count in (1, 5, 8, 24, 31, 60):
        prompts = folder / f"list-{count}.txt"
        prompts.write_text("".join(f"wort{number}\n" for number in range(count)))
        source = render(folder, prompts)
        schema = pdfimpose.schema
        for bind in ("left", "right", "top"):
            spine = ("--spine", bind)
            c, r = (1, 2) if bind == "top" else (2, 1)
            own = render(folder, prompts, "--paper", "a4", "--sheets", "booklet", *spine)
            other = pdfimpose_sides(
                schema.saddle, source, signature=(2, 1), group=0, bind=bind)
            compare(f"saddle {bind}", count, sides(own), other, c, r)
            # pdfimpose fills up the last signature, where we make it smaller.
            for group in (1, 3) if count % 12 == 0 else (1,):
                own = render(
                    folder, prompts, "--paper", "a4", "--sheets", f"booklet={group}", *spine)
                other = pdfimpose_sides(
                    schema.hardcover, source, signature=(2, 1), group=group, bind=bind)
                compare(f"hardcover {bind} {group}", count, sides(own), other, c, r)
            own = render(
                folder, prompts, "--paper", "a3", "--sheets", "cards=3x2", "--duplex", "short",
                *spine)
            other = pdfimpose_sides(schema.cards, source, signature=(3, 2), bind=bind)
            compare(f"cards {bind}", count, sides(own), other, 3, 2)
            c, r = (2, 4) if bind == "top" else (4, 2)
            own = render(folder, prompts, "--paper", "a3", "--sheets", "zine", *spine)
            other = pdfimpose_sides(schema.onepagezine, source, bind=bind)
            compare(f"zine {bind}", count, sides(own), other, c, r)
            own = render(folder, prompts, "--paper", "a3", "--sheets", "zine=16", *spine)
            other = pdfimpose_sides(
                schema.hardcover, source, signature=(4, 2), group=1, bind=bind)
            compare(f"zine=16 {bind}", count, sides(own), other, c, r)
        own = render(
            folder, prompts, "--paper", "a3", "--sheets", "cut-stack=3x2", "--duplex", "short")
        other = pdfimpose_sides(schema.wire, source, signature=(3, 2))
        compare("wire", count, sides(own), other, 3, 2)
        own = render(folder, prompts, "--paper", "a4", "--sheets", "booklet")
        compare("bookletimposer", count, sides(own), bookletimposer_sides(source), 2, 1)


def mm(points):
    return points / POINTS


def near(words, found, wanted):
    """Compares lists of lengths in millimetres, to a hundredth."""
    if len(found) != len(wanted) or any(abs(a - b) > 0.01 for a, b in zip(found, wanted)):
        fault(f"{words}: {[round(length, 3) for length in found]} instead of {wanted}")


def lines(page):
    """Returns the straight lines that a page draws itself, in millimetres from its top left corner."""
    height = float(page.mediabox[3])
    matrix, stack, last, found = (1, 0, 0, 1, 0, 0), [], None, []

    def place(x, y):
        a, b, c, d, e, f = matrix
        return mm(a * x + c * y + e), mm(height - (b * x + d * y + f))

    for operands, operator in pikepdf.parse_content_stream(page):
        numbers = [float(value) for value in operands if isinstance(value, (int, decimal.Decimal))]
        match str(operator):
            case "q": stack.append(matrix)
            case "Q": matrix = stack.pop()
            case "cm":
                a, b, c, d, e, f = numbers
                m = matrix
                matrix = (a * m[0] + b * m[2], a * m[1] + b * m[3], c * m[0] + d * m[2],
                          c * m[1] + d * m[3], e * m[0] + f * m[2] + m[4], e * m[1] + f * m[3] + m[5])
            case "m": last = place(*numbers)
            case "l":
                found.append((last, place(*numbers)))
                last = place(*numbers)
    return found


def boxes(page, name):
    left, bottom, right, top = (mm(float(value)) for value in page[name])
    return [left, mm(float(page.mediabox[3])) - top, right, mm(float(page.mediabox[3])) - bottom]


def measure(folder):
    """Checks the places of pages and marks of a booklet with bleed, on both sides of the paper."""
    prompts = folder / "list.txt"
    prompts.write_text("".join(f"wort{number}\n" for number in range(7)))
    alone = {number: place for side in sides(render(folder, prompts, "--bleed", "3mm"))
             for number, *place in side}
    path = render(folder, prompts, "--bleed", "3mm", "--sheets", "booklet", "--paper", "a4",
                  "--marks", "crop,fold", "--creep", "0.5mm")
    left, top = (297 - 2 * WIDTH) / 2, (210 - HEIGHT) / 2
    own = sides(path)
    with pikepdf.open(path) as document:
        for index, page in enumerate(document.pages):
            name = f"side {index + 1}"
            creep = 0.5 * (index // 2)
            near(f"{name} MediaBox", boxes(page, "/MediaBox"), [0, 0, 297, 210])
            columns = [left + creep, left + WIDTH - creep]
            # The boxes hold blank pages, too.
            near(f"{name} TrimBox", boxes(page, "/TrimBox"),
                 [columns[0], top, columns[1] + WIDTH, top + HEIGHT])
            near(f"{name} BleedBox", boxes(page, "/BleedBox"),
                 [columns[0] - 3, top - 3, columns[1] + WIDTH + 3, top + HEIGHT + 3])
            fold = 297 / 2
            for number, x, y, _ in own[index]:
                column = columns[ORDER[index].index(number)]
                # Both places are from the middle of their page.
                wanted = [mm(alone[number][0]) + column + WIDTH / 2 - fold, mm(alone[number][1])]
                near(f"{name} page {number}", [mm(x), mm(y)], wanted)
            upright = sorted({round(a[0], 3) for a, b in lines(page) if abs(a[0] - b[0]) < 1e-6})
            level = sorted({round(a[1], 3) for a, b in lines(page) if abs(a[1] - b[1]) < 1e-6})
            near(f"{name} upright marks", upright,
                 [left + creep, fold, left + 2 * WIDTH - creep])
            near(f"{name} level marks", level, [top, top + HEIGHT])
            for (x, y), (u, v) in lines(page):
                if abs(y - v) > 1e-6 and not (max(y, v) <= top - 2.99 or min(y, v) >= top + HEIGHT + 2.99):
                    fault(f"{name}: a mark on a page, from {y} to {v} mm")


# The pages on the sides of a booklet of seven.
ORDER = [(None, 0), (1, 6), (5, 2), (3, 4)]


def inks(path):
    """Returns the shares of cyan, magenta and yellow on all pages."""
    shown = subprocess.run(
        ["gs", "-q", "-o", "-", "-sDEVICE=inkcov", path], check=True, capture_output=True, text=True)
    rows = [line.split()[:3] for line in shown.stdout.splitlines() if "CMYK" in line]
    return [sum(float(row[ink]) for row in rows) for ink in range(3)]


def judge(folder):
    """Checks structure, archives' rules, inks and size of each scheme."""
    prompts = "Prompts/inktober-2026.txt"
    book = render(folder, prompts).stat().st_size
    every = "crop,fold,cut,staple,sewing,slug"
    for scheme, paper in (
        ("booklet", "a4"), ("booklet=3", "letter"), ("zine", "a3"), ("zine=16", "a3"),
        ("accordion", "a3"), ("n-up", "a4"), ("cut-stack", "a4"), ("cards", "a4"), ("1x1", "a6"),
    ):
        for options in ((), ("--ink", "black", "--marks", every, "--fit", "--ruler"),
                        ("--marks", "registration", "--fit")):
            path = render(folder, prompts, "--sheets", scheme, "--paper", paper, *options)
            name = f"{scheme} {' '.join(options)}"
            done = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
            if done.returncode:
                fault(f"{name}: {done.stdout}{done.stderr}")
            for failure in validator.validate_pdf(
                    str(path), profile=validator.ValidationProfile.PDF_A_2U).failures:
                fault(f"{name}: {failure}")
            if "black" in options and any(inks(path)):
                fault(f"{name}: it needs the inks {inks(path)}")
            if "registration" in options and not all(inks(path)):
                fault(f"{name}: registration marks need all inks, not {inks(path)}")
            if not options and path.stat().st_size > 1.15 * book:
                fault(f"{name}: {path.stat().st_size} bytes, where the book has {book}")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    compare_orders(folder)
    measure(folder)
    judge(folder)
for words in faults:
    print(words)
sys.exit(1 if faults else 0)
