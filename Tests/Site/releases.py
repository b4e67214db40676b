"""The releases that are judged."""
import json
import subprocess
import sys
from pathlib import Path

PROMPTS = Path(__file__).resolve().parents[2] / "Prompts"
EVIL = "</script><img src=x onerror=ran()>\"' &amp; --> ]]> \u202eabc " + "\U0001F58B" * 100

SMALL = {
    "sizes": ["a4", "ipad-pro-13"], "themes": ["mint", "midnight"],
    "appearances": ["light", "dark"], "posters": [],
    "site": {"base": "https://example.org/small", "home": "../",
             "description": "See https://example.org/the_tuesday_club_that_draws_all_of_October/small"},
}
LARGE = {
    "sizes": ["a4", "ipad-pro-13", "remarkable"], "themes": ["midnight", "mint", "sumi"],
    "appearances": ["light", "dark"], "site": {"title": "Inktober, all years"},
}


def make(program, folder, name, release, prompts=None):
    """Makes a release, and returns its folder."""
    file = folder / f"{name}.json"
    if prompts is not None:
        (folder / f"{name}.txt").write_text(prompts)
        release = {"lists": f"{name}.txt", **release}
    file.write_text(json.dumps({"name": name, **release}))
    words = [str(program), "release", str(file), "--quiet", "--output", str(folder / "Output")]
    made = subprocess.run(words, capture_output=True, text=True)
    if made.returncode != 0:
        sys.exit(f"{name}: {made.stderr}")
    return folder / "Output" / name


def small(program, folder):
    # Words that are longer than a phone is wide: in the end, below the prompts, at the top and above a page.
    long = "Donaudampfschifffahrtsgesellschaftskapitän"
    prompts = (f"title: Small 2026\nstart: 2026-10-01\ncredit: By https://example.org/{long}/tuesday_club\n"
               f"hashtag: #{long}2026andthebestofall\n\n1. Ink\n2. Owl {long}\n3. Sea\n4. Old | Tree\n")
    return make(program, folder, "small", SMALL, prompts)


def one(program, folder):
    prompts = "title: One\nlanguage: en\n\n1. Ink\n"
    return make(program, folder, "one", {"sizes": "a6", "formats": "pdf", "posters": []}, prompts)


def evil(program, folder):
    prompts = f"title: {EVIL[:95]}\nstart: 2026-10-01\ncredit: {EVIL[:95]}\n\n1. {EVIL}\n2. <b>\n"
    overrides = [{"for": {"size": "a4"}, "missing": "box"}]
    wishes = {"title": EVIL, "description": EVIL}
    return make(
        program, folder, "evil",
        {"sizes": "a4", "formats": ["png", "svg"], "posters": [], "overrides": overrides,
         "site": wishes}, prompts)


def large(program, folder):
    lists = sorted((str(path) for path in PROMPTS.glob("inktober-20??.txt")), reverse=True)
    return make(program, folder, "large", {"lists": lists, **LARGE})
