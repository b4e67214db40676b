"""Judges sites of releases in a browser; `Tests/Site/run` starts it."""
import argparse
import gzip
import re
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from axe_selenium_python import Axe
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import releases
from browser import Browser, serve

DESK, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
# What a first view may weigh, in bytes.
MOST_TEXT, MOST_PACKED, MOST_PICTURES = 150_000, 30_000, 300_000

faults = []


def check(is_right, what):
    if not is_right:
        faults.append(what)
        print(f"wrong: {what}", flush=True)


def weigh(browser, address, name):
    """What the first view loads, how it shifts, and what the whole way down loads."""
    for width, height, density in [(*DESK, 1), (*PHONE, 3)]:
        browser.show(width, height, density=density)
        # What other pages have loaded must not be in the browser's cache.
        browser.command("Network.clearBrowserCache")
        browser.open(address)
        browser.settle()
        loaded = browser.ask("""return performance.getEntriesByType('resource')
          .map((entry) => [entry.name, entry.initiatorType, entry.encodedBodySize])""")
        texts = [address] + [url for url, _, _ in loaded if url.split("?")[0].endswith(("css", "js"))]
        bodies = [urllib.request.urlopen(url).read() for url in texts]
        text, packed = sum(map(len, bodies)), sum(len(gzip.compress(body)) for body in bodies)
        pictures = sum(size for _, kind, size in loaded if kind == "img")
        browser.scroll()
        count = browser.ask("return performance.getEntriesByType('resource').map((entry) => entry.name)")
        shifts = browser.ask("return window.shifts")
        heap = browser.ask("return performance.memory.usedJSHeapSize") / 1e6
        memory = renderers(browser)
        print(f"{name}, {width} px: {text} bytes of text, {packed} packed, {pictures} of pictures at "
              f"first; {len(count)} files to the end, shift {shifts}, memory {memory:.0f} MB "
              f"(script {heap:.0f})", flush=True)
        check(text <= MOST_TEXT and packed <= MOST_PACKED, f"{name}: the text of a first view is heavy")
        check(pictures <= MOST_PICTURES, f"{name}: the pictures of a first view are heavy")
        check(shifts == 0, f"{name}: it shifts by {shifts}")
        check(len(count) == len(set(count)), f"{name}: a file is loaded twice")
        check(memory < 300, f"{name}: {memory} MB")
        missing = browser.ask("""return [...document.images].filter((image) =>
          image.checkVisibility() && !image.naturalWidth).length""")
        check(missing == 0, f"{name}: {missing} pictures are not there")


def renderers(browser):
    """The memory of the process that draws the page, in MB: the largest below the driver."""
    parents, most = {browser.driver.service.process.pid}, 0
    # A process has a larger number than the one that started it, but for numbers that begin anew.
    for process in sorted((path for path in Path("/proc").iterdir() if path.name.isdigit()),
                          key=lambda path: int(path.name)):
        try:
            parent = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent not in parents:
                continue
            parents.add(int(process.name))
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                rollup = (process / "smaps_rollup").read_text()
                most = max(most, int(re.search(r"Pss:\s+(\d+)", rollup)[1]) / 1000)
        except OSError:
            continue
    return most


def start(browser, address):
    """How soon a page can be used on a processor that is four times slower."""
    browser.show(*DESK)
    browser.command("Emulation.setCPUThrottlingRate", rate=4)
    browser.command("Network.clearBrowserCache")
    times = []
    for _ in range(5):
        browser.open(address)
        browser.settle()
        times.append(browser.ask("""const [page] = performance.getEntriesByType('navigation');
          return [page.domInteractive, page.domContentLoadedEventEnd]"""))
    browser.command("Emulation.setCPUThrottlingRate", rate=1)
    ready = sorted(end for _, end in times)[2]
    print(f"ready after {ready:.0f} ms with a processor slowed by 4", flush=True)


def audit(browser, pages, views):
    """axe-core finds nothing on pages, each a path or one with what is chosen."""
    for width, height in views:
        for look in ["light", "dark"]:
            browser.show(width, height, look)
            for page in pages:
                browser.open(page)
                browser.settle()
                axe = Axe(browser.driver)
                axe.inject()
                for fault in axe.run()["violations"]:
                    places = [node["target"] for node in fault["nodes"]][:3]
                    check(False, f"axe, {page} {width} {look}: {fault['id']} {places}")
                wide = browser.ask("return document.documentElement.scrollWidth") > width
                check(not wide, f"{page} is wider than {width} px")
                covers = browser.ask("""const title = document.querySelector("dialog[open] #viewer-title")
                  return title && title.scrollWidth > title.clientWidth""")
                check(not covers, f"{page}, {width} px: the title covers the buttons")


def download_by_keyboard(browser, address, release, folder):
    """Finds the dark set for a tablet and downloads it; no pointer is used."""
    browser.show(*DESK)
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    browser.open(address)

    def press(*keys):
        ActionChains(browser.driver).send_keys(*keys).perform()

    def reach(script, what):
        for _ in range(80):
            press(Keys.TAB)
            if browser.ask(f"const here = document.activeElement; return {script}"):
                has_ring = browser.ask(
                    "return getComputedStyle(document.activeElement).outlineStyle !== 'none'")
                check(has_ring, f"the focus on {what} cannot be seen")
                return
        raise AssertionError(f"not reached by keyboard: {what}")

    reach("here.name === 'size'", "sizes")
    press("iPad")
    reach("here.name === 'look'", "light or dark")
    press("dark")
    browser.wait("return location.hash.includes('look=dark')", "the choice in the address")
    browser.wait("return location.hash.includes('size=ipad')", "the size in the address")
    reach("here.matches('.side.dark')", "the first set")
    press(Keys.ENTER)
    browser.wait("return location.pathname.includes('/site/')", "the page of the set")
    reach("here.matches('.downloads a')", "the download")
    press(Keys.ENTER)
    end = time.time() + 10

    def is_whole(file):
        return file.read_bytes() == (release / file.name).read_bytes()

    # The browser gives a file its name before all of it is there.
    while time.time() < end:
        found = list(folder.glob("*.zip"))
        if found and all(is_whole(file) for file in found):
            break
        time.sleep(0.1)
    check(len(found) == 1 and "ipad" in found[0].name and "dark" in found[0].name,
          f"downloaded: {found}")
    for file in found:
        check(is_whole(file), f"{file.name} differs")
    # Back leads to what was chosen, and back again to everything.
    browser.driver.back()
    browser.wait("return document.querySelector('select[name=look]')?.value === 'dark'", "back")
    browser.driver.back()
    browser.driver.back()
    browser.wait("return location.hash === '' && !document.querySelector('.gone')", "back to all")


def look_at_pages(browser, address):
    """Opens pages large, goes on with keys, and comes back; each has its address."""
    browser.show(*DESK)
    browser.open(address)
    link = browser.driver.find_element(By.CSS_SELECTOR, "#days a")
    browser.ask("arguments[0].focus()", link)
    ActionChains(browser.driver).send_keys(Keys.ENTER).perform()
    browser.wait("return document.getElementById('viewer').open", "the viewer")
    browser.wait("const [i] = document.querySelectorAll('.stage img'); return i?.naturalWidth > 0",
                 "the large picture")
    ActionChains(browser.driver).send_keys(Keys.ARROW_RIGHT).perform()
    browser.wait("return location.hash === '#page-2'", "the next page's address")
    browser.wait("return document.querySelector('.stage img').alt.includes('Owl')",
                 "the prompt as the large picture's text")
    for _ in range(9):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        inside = browser.ask("""const here = document.activeElement;
          return here === document.body || document.getElementById('viewer').contains(here)""")
        check(inside, "the focus leaves the viewer")
    ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
    browser.wait("return !document.getElementById('viewer').open", "the end of the viewer")
    browser.wait("return document.activeElement.closest('li')?.id === 'page-2'", "the focus back")
    browser.open(address + "#page-3")
    browser.wait("return document.getElementById('viewer').open", "a page by its address")
    # A swipe to the left.
    stage = browser.driver.find_element(By.ID, "viewer-stage")
    ActionChains(browser.driver).click_and_hold(stage).move_by_offset(-120, 0).release().perform()
    browser.wait("return location.hash === '#page-4'", "the swipe")


def without_script(address, release):
    """Every edition's picture and archive is there."""
    browser = Browser(has_script=False)
    try:
        for look in ["light", "dark"]:
            browser.show(*DESK, look)
            browser.open(address)
            find = browser.driver.find_elements
            check(not find(By.CSS_SELECTOR, "html.js"), "the script runs")
            pages = {link.get_attribute("href") for link in find(By.CSS_SELECTOR, ".sides a")
                     if link.is_displayed()}
            archives = sorted(file.name for file in release.glob("*.zip"))
            check(len(pages) == len(archives) - 1, f"{len(pages)} editions of {len(archives) - 1}")
            shown = [image for image in find(By.CSS_SELECTOR, ".side img:first-child")
                     if image.is_displayed()]
            check(len(shown) == len(find(By.CSS_SELECTOR, "#gallery li")), "pictures are missing")
        # The switch of the site needs no script either.
        find(By.CSS_SELECTOR, "label[for=scheme-light]")[0].click()
        first = find(By.CSS_SELECTOR, ".side.light")[0]
        check(first.is_displayed(), "the switch does nothing")
        for page in sorted(pages):
            browser.open(page)
            links = [link.get_attribute("href") for link in find(By.CSS_SELECTOR, ".downloads a, #days a")]
            check(len(links) > 1, f"{page} has no downloads")
            for link in links:
                with urllib.request.urlopen(link) as answer:
                    check(answer.status == 200, link)
            check(all(image.is_displayed() for image in find(By.CSS_SELECTOR, "#days img")), page)
    finally:
        browser.quit()


def run_nothing(browser, address, release):
    """What others write runs nothing, and all pages are valid."""
    browser.show(*DESK)
    pages = [path.relative_to(release).as_posix() for path in release.rglob("*.html")]
    for page in pages + ["../index.html"]:
        browser.command("Page.addScriptToEvaluateOnNewDocument",
                        source="window.ran = () => { window.hasRun = true; }")
        browser.open(f"{address}/{page}")
        browser.settle()
        check(not browser.ask("return window.hasRun"), f"{page} runs what others wrote")
        strange = browser.ask("return document.querySelectorAll('img[src=x], b > img').length")
        check(strange == 0, f"{page} has elements of others")
        logs = [line for line in browser.driver.get_log("browser") if "favicon" not in line["message"]]
        check(logs == [], f"{page}: {logs}")


def tidy(folder):
    """W3C's rules, by Debian's tidy."""
    for page in sorted(folder.rglob("*.html")):
        judged = subprocess.run(["tidy", "-quiet", "-errors", "--drop-empty-elements", "no", str(page)],
                                capture_output=True, text=True)
        check(judged.returncode < 2, f"{page.name}: {judged.stderr[:300]}")
        known = ("proprietary attribute", "trimming empty")
        lines = [line for line in judged.stderr.splitlines()
                 if "Warning" in line and not any(word in line for word in known)]
        check(not lines, f"{page.name}: {lines[:3]}")


def take_pictures(browser, folder, pages):
    folder.mkdir(parents=True, exist_ok=True)
    for name, address in pages.items():
        for place, (width, height) in {"desk": DESK, "tablet": TABLET, "phone": PHONE}.items():
            for look in ["light", "dark"]:
                browser.show(width, height, look)
                browser.open(address)
                browser.settle()
                browser.picture(folder / f"{name}-{place}-{look}.png")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=Path)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--release", type=Path)
    parser.add_argument("--pictures", type=Path)
    wishes = parser.parse_args()
    program = wishes.program.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, evil = releases.small(program, folder), releases.evil(program, folder)
        one = releases.one(program, folder)
        large = releases.large(program, folder) if wishes.large else wishes.release
        if wishes.release:
            (folder / "Output" / "large").symlink_to(wishes.release.resolve())
        host = serve(folder / "Output")
        disk = (folder / "Output").as_uri()
        edition = sorted((small / "site").glob("*-light.html"))[0].relative_to(small).as_posix()
        tidy(folder / "Output")
        browser = Browser()
        try:
            chosen = f"{host}/small/index.html#theme=mint&size=a4"
            pages = [chosen, f"{host}/small/{edition}", f"{host}/small/{edition}#page-2"]
            if not wishes.short:
                pages += [f"{host}/small/index.html", f"{host}/index.html", f"{host}/one/index.html",
                          f"{host}/evil/index.html"]
                audit(browser, pages, [DESK, PHONE, TABLET, (320, 640)])
                weigh(browser, f"{host}/one/index.html", "one")
            else:
                audit(browser, pages[:2], [PHONE])
                audit(browser, pages[2:], [DESK])
            weigh(browser, f"{host}/small/index.html", "small")
            weigh(browser, chosen, "a choice of small")
            if large:
                weigh(browser, f"{host}/large/index.html", "large")
                start(browser, f"{host}/large/index.html")
                audit(browser, [f"{host}/large/index.html"], [DESK, PHONE])
            downloads = folder / "downloads"
            downloads.mkdir()
            # From the disk everything works as from a host.
            download_by_keyboard(browser, f"{disk}/small/index.html", small, downloads)
            look_at_pages(browser, f"{disk}/small/{edition}")
            run_nothing(browser, f"{host}/evil", evil)
            if wishes.pictures:
                shown = {"one": f"{host}/one/index.html", "few": f"{host}/small/index.html",
                         "edition": f"{host}/small/{edition}", "all": f"{host}/index.html",
                         "viewer": f"{host}/small/{edition}#page-2", "evil": f"{host}/evil/index.html"}
                if large:
                    shown["many"] = f"{host}/large/index.html"
                take_pictures(browser, wishes.pictures, shown)
        finally:
            browser.quit()
        without_script(f"{host}/small/index.html", small)
        if large:
            without_script(f"{host}/large/index.html", large)
    if faults:
        raise SystemExit(f"{len(faults)} faults")
    print("the site is right")


main()
