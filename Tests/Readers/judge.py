"""Draws books in every layout and theme and prints each fault that another program finds in them."""

import collections
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import page
import pikepdf

PROFILES = (page.ValidationProfile.PDF_UA_1, page.ValidationProfile.PDF_A_2U)
LIST = "Prompts/inktober-2026.txt"
# Sizes in bytes of the month's book on A4 with dots, without and with tags.
LARGEST = {"--no-tags": 36_000, "--": 48_000}

inkleaf = sys.argv[1]
faults = []


def fault(path, words):
    faults.append(f"{path}: {words}")


def names(what):
    lines = subprocess.run([inkleaf, "list", what], check=True, capture_output=True, text=True)
    return [line.split()[0] for line in lines.stdout.splitlines()]


def book(folder, name, *options, prompts=LIST):
    """Draws a book and returns its path."""
    output = folder / name
    done = subprocess.run(
        [inkleaf, "render", prompts, "--format", "pdf", "--book", "--quiet", "-o", output, *options],
        capture_output=True, text=True)
    if done.returncode:
        fault(name, done.stderr)
        return None
    return next(output.rglob("*.pdf"))


def draw_and(check, *arguments, **options):
    """Draws a book and checks it, unless it cannot be drawn."""
    path = book(*arguments, **options)
    if path:
        check(path)


def judge(path, profiles=PROFILES):
    """Checks the structure, and the rules for readers aloud and for archives."""
    done = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
    if done.returncode:
        fault(path, done.stdout + done.stderr)
    for profile in profiles:
        # An outline of a year is a longer chain than the judge usually follows.
        report = page.validate_pdf(
            str(path), profile=profile, limits=page.SafetyLimits.unlimited())
        for failure in report.failures:
            fault(path, f"{profile}: {failure}")


def judge_links(path, days):
    """Follows every link of a book."""
    with pikepdf.open(path) as pdf:
        pages = {one.obj.objgen: index for index, one in enumerate(pdf.pages)}
        if len(pages) != days:
            fault(path, f"{len(pages)} pages instead of {days}")
        for index, one in enumerate(pdf.pages):
            found = []
            for link in one.obj.get("/Annots", []):
                if "/Dest" in link:
                    target, kind, left, top, zoom = link.Dest
                    found.append(pages.get(target.objgen))
                    if (kind, left, zoom) != ("/XYZ", 0, None) or abs(top - one.mediabox[3]) > 0.01:
                        fault(path, f"page {index + 1}: a link to {kind} {left} {top} {zoom}")
                elif not str(link.A.URI).startswith("https://"):
                    fault(path, f"page {index + 1}: a link to {link.A.URI}")
                if list(link.Border) != [0, 0, 0]:
                    fault(path, f"page {index + 1}: a link with a border")
            neighbours = [place for place in (index - 1, index + 1) if 0 <= place < days]
            if found != neighbours:
                fault(path, f"page {index + 1}: links to {found} instead of {neighbours}")


def judge_journal(path):
    """Checks the journal of a year, and that each day is named by a page of contents that it leads to."""
    judge(path)
    with pikepdf.open(path) as pdf:
        pages = {one.obj.objgen: index for index, one in enumerate(pdf.pages)}
        with pdf.open_outline() as outline:
            months = [entry.title for entry in outline.root if entry.children]
            entries = [
                inner for entry in outline.root for inner in (entry.children or [entry])]
            titles = {pages[entry.destination[0].objgen]: entry.title for entry in entries}
        if len(months) != 12:
            fault(path, f"{len(months)} months instead of 12 in the outline")
        links = [
            {pages[link.Dest[0].objgen] for link in one.obj.get("/Annots", []) if "/Dest" in link}
            for one in pdf.pages]
        contents = [index for index, title in titles.items() if title.startswith("Contents")]
        days = [index for index, title in titles.items() if title[0].isdigit()]
        if len(days) != 366:
            fault(path, f"{len(days)} days instead of 366")
        for day in days:
            if not any(day in links[index] and index in links[day] for index in contents):
                fault(path, f"page {day + 1}: no link from the contents and back")


def judge_inks(path):
    """Counts the inks that a printer needs; all but black must be none."""
    done = subprocess.run(
        ["gs", "-q", "-o", "-", "-sDEVICE=inkcov", path], check=True, capture_output=True, text=True)
    for line in done.stdout.splitlines():
        if line.split()[:3] != ["0.00000"] * 3:
            fault(path, f"coloured inks: {line}")


def main(folder):
    if "pango" in sys.argv[2:]:
        folder.joinpath("arabic.txt").write_text(
            "# حبر 2026\nlanguage: ar\nstart: 2026-11-01\n1. مرآة\n2. طحلب\n3. بومة\n")
        for layout in ("classic", "calendar", "list"):
            draw_and(judge, folder, layout, "--layout", layout, prompts=folder / "arabic.txt")
        return
    jobs = []
    with concurrent.futures.ThreadPoolExecutor() as pool:

        def task(check, *arguments, **options):
            jobs.append(pool.submit(lambda: draw_and(check, folder, *arguments, **options)))

        for layout in names("layouts"):
            for theme in names("themes"):
                for side in ("light", "dark"):
                    task(
                        judge, f"{layout} {theme} {side}", "--days", "1-3,31", "--layout", layout,
                        "--theme", theme, "--appearance", side)
        task(
            judge, "beside", "--beside", "Prompts/inktober-2018.es.txt",
            prompts="Prompts/inktober-2018.txt")
        folder.joinpath("japanese.txt").write_text(
            "# 墨 2026\nlanguage: ja\nstart: 2026-10-01\n1. 鏡\n2. 苔\n3. #008080 ふくろう\n")
        for layout in ("classic", "calendar", "list"):
            task(judge, f"ja {layout}", "--layout", layout, prompts=folder / "japanese.txt")
        folder.joinpath("russian.txt").write_text(
            "# Чернила 2026\nlanguage: ru\nstart: 2026-10-01\n1. Зеркало\n2. Мох и ½ ﬁ €\n3. Ελιά\n")
        for theme in names("themes"):
            task(judge, f"ru {theme}", "--theme", theme, prompts=folder / "russian.txt")
        # Ghostscript brings these fonts, some of whose files are of format Type 1.
        theme = json.loads(
            subprocess.run([inkleaf, "theme", "paper"], check=True, capture_output=True, text=True).stdout)
        fonts = {f"{role}Font": {"families": ["Nimbus Mono PS"]} for role in ("number", "prompt", "text")}
        folder.joinpath("type1.json").write_text(json.dumps({**theme, "name": "type1", **fonts}))
        task(judge, "type 1", "--theme", folder / "type1.json")
        task(lambda path: judge(path, PROFILES[1:]), "no tags", "--no-tags")
        task(judge, "bleed", "--bleed", "3mm", "--transparent")
        for layout in ("classic", "comic", "notes", "storyboard", "thumbnails"):
            task(lambda path: judge_links(path, 31), f"links {layout}", "--layout", layout)
        task(lambda path: judge_links(path, 2), "links of some days", "--days", "3,9")
        folder.joinpath("year.txt").write_text(
            "# Year 2028\nlanguage: en\nstart: 2028-01-01\n"
            + "".join(f"{day}. Word {day}\n" for day in range(1, 367)))
        task(judge_journal, "year", "--layout", "journal", prompts=folder / "year.txt")
        for theme in ("paper", "e-ink", "high-contrast"):
            task(judge_inks, f"inks {theme}", "--theme", theme)
        for theme in names("themes"):
            for side in ("light", "dark"):
                task(
                    judge_inks, f"black {theme} {side}", "--days", "1-2", "--ink", "black", "--theme",
                    theme, "--appearance", side)
        for option, most in LARGEST.items():
            path = book(folder, f"size {option}", "--set", "ruling=dots", *{option} - {"--"})
            if path and path.stat().st_size > most:
                fault(path, f"{path.stat().st_size} bytes, more than {most}")
        for job in jobs:
            job.result()
    print(f"{len(jobs)} books judged")


with tempfile.TemporaryDirectory() as name:
    main(pathlib.Path(name))
for line, count in list(collections.Counter(faults).items())[:40]:
    print(line if count == 1 else f"{line} ({count} times)", file=sys.stderr)
sys.exit(1 if faults else 0)
