"""Debian's Chromium without a window, and a host for files."""
import base64
import functools
import http.server
import threading
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  performance.setResourceTimingBufferSize(20000);
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *words):
        pass

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            # The browser went on to another page.
            pass


def serve(folder):
    """Serves a folder, and returns its address."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Browser:
    def __init__(self, has_script=True):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--enable-precise-memory-info"]:
            options.add_argument(word)
        if not has_script:
            values = {"profile.managed_default_content_settings.javascript": 2}
            options.add_experimental_option("prefs", values)
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_page_load_timeout(60)
        self.command("Page.addScriptToEvaluateOnNewDocument", source=SHIFTS)

    def command(self, name, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def show(self, width=1440, height=900, look="light", density=1, **features):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=density, mobile=width < 500)
        wanted = {"prefers-color-scheme": look, **features}
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": name, "value": value} for name, value in wanted.items()])

    def open(self, address):
        # A page that differs in its fragment alone would not be loaded again.
        self.driver.get("about:blank")
        self.driver.get(address)

    def ask(self, script, *values):
        return self.driver.execute_script(script, *values)

    def wait(self, script, what, seconds=10):
        end = time.time() + seconds
        while not self.ask(script):
            if time.time() > end:
                raise AssertionError(f"waited in vain: {what}")
            time.sleep(0.05)

    def settle(self):
        """Waits until no more pictures come."""
        last = -1
        while (count := self.ask("return performance.getEntriesByType('resource').length")) != last:
            last = count
            time.sleep(0.4)

    def scroll(self, pause=0.08):
        """Scrolls to the end as a person does."""
        place = 0
        while place < self.ask("return document.documentElement.scrollHeight"):
            place += 500
            self.ask("scrollTo(0, arguments[0])", place)
            time.sleep(pause)
        self.settle()

    def picture(self, path):
        data = self.command("Page.captureScreenshot", format="png")["data"]
        Path(path).write_bytes(base64.b64decode(data))

    def quit(self):
        self.driver.quit()
