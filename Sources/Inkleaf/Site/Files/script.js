"use strict";
(() => {
  const root = document.documentElement;
  const find = (id) => document.getElementById(id);
  root.classList.add("js");
  // Until the choices of the address hold, nothing shows that would move.
  root.classList.toggle("choosing", location.hash.includes("="));

  // The side that was chosen on another page shows before anything is drawn.
  const key = "inkleaf-scheme";
  const remember = (value) => {
    try { localStorage.setItem(key, value); } catch { /* A page from the disk may have no storage. */ }
  };
  const remembered = () => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const setScheme = (value) => {
    if (value === "light" || value === "dark") root.dataset.scheme = value;
    else delete root.dataset.scheme;
  };
  setScheme(remembered());

  const prepareSchemes = () => {
    for (const input of document.querySelectorAll("input[name=scheme]")) {
      input.checked = input.value === (root.dataset.scheme || "auto");
      input.addEventListener("change", () => {
        setScheme(input.value);
        remember(input.value);
      });
    }
  };

  // On a disk, a folder would be listed instead of its page.
  const nameFolders = () => {
    if (location.protocol !== "file:") return;
    for (const link of document.querySelectorAll("a[href$='/']")) {
      if (link.protocol === "file:") link.href += "index.html";
    }
  };

  // Today's prompt, from the list of all days in the page.
  const showToday = () => {
    const place = find("today");
    const now = new Date();
    const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
    const words = [...document.querySelectorAll(".prompts time")].flatMap((time) => {
      const first = Date.parse(time.dateTime);
      if (today < first || today >= first + Number(time.dataset.days || 1) * 864e5) return [];
      const list = time.closest("ol");
      const heading = find(list.getAttribute("aria-labelledby"));
      const prompt = document.createElement("b");
      // Of several lists, each has a heading of its own.
      prompt.textContent = heading.localName === "h3" ? `${heading.textContent}: ` : "";
      prompt.append(time.parentElement.querySelector("span").firstChild.cloneNode());
      if (list.lang) prompt.lang = list.lang;
      prompt.dir = "auto";
      return [" · ", prompt];
    });
    if (words.length) place.replaceChildren(place.dataset.words, ...words.slice(1));
  };

  // What is chosen stands in the address, so each view has one, and back and forward work.
  const prepareChoices = () => {
    const [form, gallery] = [find("choose"), find("gallery")];
    if (!form || !gallery) return;
    const selects = [...form.querySelectorAll("select")];
    // A tile's links say what it has, and its data what they do not say.
    const links = [...gallery.querySelectorAll("a[href*='#']")];
    const tiles = [...gallery.children].map((tile) => {
      const sides = [...tile.querySelectorAll(".sides a")];
      const tags = new Set((tile.dataset.tags || "").split(" "));
      for (const link of tile.querySelectorAll("a[href*='#']")) tags.add(decodeURIComponent(link.hash.slice(1)));
      for (const side of sides) tags.add(`look=${side.dataset.look}`);
      return { tile, tags, sides: sides.length };
    });
    for (const link of links) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        location.hash = link.hash;
      });
    }
    // Each kind of number has its form of the word behind it.
    const found = find("found");
    const forms = new Map(found.dataset.forms.split("|").map((form) => form.split("=")));
    const kinds = new Intl.PluralRules(root.lang);
    const show = () => {
      const wanted = new URLSearchParams(location.hash.slice(1));
      const chosen = [];
      for (const select of selects) {
        const word = wanted.get(select.name);
        const isKnown = word && [...select.options].some((option) => option.value === word);
        select.value = isKnown ? word : "";
        if (isKnown) chosen.push(`${select.name}=${word}`);
      }
      const look = selects.find((select) => select.name === "look")?.value || "";
      let count = 0;
      for (const { tile, tags, sides } of tiles) {
        const fits = chosen.every((tag) => tags.has(tag));
        tile.classList.toggle("gone", !fits);
        if (fits) count += look ? 1 : sides;
      }
      gallery.classList.toggle("chosen", chosen.length > 0);
      gallery.dataset.look = look;
      found.textContent = (forms.get(kinds.select(count)) ?? forms.get("other")).replace("{n}", count);
      find("all").hidden = !chosen.length;
      find("nothing").hidden = count > 0;
    };
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", () => {
      const chosen = selects.filter((select) => select.value);
      location.hash = chosen.map((select) => `${select.name}=${encodeURIComponent(select.value)}`).join("&") || "all";
    });
    addEventListener("hashchange", () => {
      show();
      const here = document.activeElement;
      if (here && gallery.contains(here)) here.scrollIntoView({ block: "nearest" });
    });
    show();
  };

  // A page large, with its own address; the browser keeps the focus inside a dialog and gives it back.
  const prepareViewer = () => {
    const [viewer, stage] = [find("viewer"), find("viewer-stage")];
    if (!viewer?.showModal) return;
    const links = [...document.querySelectorAll("#days a")];
    const places = new Map(links.map((link, index) => [link.parentElement.id, index]));
    let current = -1;
    let isOurs = false;
    const show = (index) => {
      current = index;
      const link = links[index];
      const small = link.querySelector("img");
      const large = new Image();
      large.alt = small.alt;
      if (small.lang) large.lang = small.lang;
      large.width = small.width;
      large.height = small.height;
      large.src = link.href;
      const style = getComputedStyle(small);
      large.style.setProperty("--p", style.getPropertyValue("--p"));
      large.style.setProperty("--r", small.getAttribute("width") / small.getAttribute("height"));
      stage.replaceChildren(large);
      find("viewer-title").replaceChildren(link.nextElementSibling.firstElementChild.cloneNode(true));
      const row = find(`files-${link.parentElement.id.slice(5)}`);
      find("viewer-files").replaceChildren(...[...(row?.querySelectorAll("a") || [])].map((file) => {
        const copy = file.cloneNode();
        copy.textContent = file.getAttribute("aria-label").split(", ").pop();
        return copy;
      }));
      for (const [id, last] of [["viewer-before", 0], ["viewer-after", links.length - 1]]) {
        find(id).disabled = index === last;
        find(id).hidden = links.length === 1;
      }
      if (!viewer.open) viewer.showModal();
    };
    const follow = () => {
      const index = places.get(location.hash.slice(1));
      if (index !== undefined) show(index);
      else if (viewer.open) viewer.close();
    };
    const go = (index) => {
      if (index >= 0 && index < links.length) location.replace(`#${links[index].parentElement.id}`);
    };
    links.forEach((link) => link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      isOurs = true;
      location.hash = link.parentElement.id;
    }));
    viewer.addEventListener("close", () => {
      const link = links[current];
      if (places.has(location.hash.slice(1))) {
        if (isOurs) history.back(); else location.replace("#pages");
      }
      isOurs = false;
      stage.replaceChildren();
      link?.focus();
    });
    viewer.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: links.length - 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(step);
    });
    find("viewer-close").addEventListener("click", () => viewer.close());
    find("viewer-before").addEventListener("click", () => go(current - 1));
    find("viewer-after").addEventListener("click", () => go(current + 1));
    let start = null;
    stage.addEventListener("pointerdown", (event) => { start = event.clientX; });
    stage.addEventListener("pointerup", (event) => {
      const way = start === null ? 0 : event.clientX - start;
      start = null;
      if (Math.abs(way) > 40) go(current + (way < 0 ? 1 : -1));
    });
    stage.addEventListener("dragstart", (event) => event.preventDefault());
    addEventListener("hashchange", follow);
    follow();
  };

  document.addEventListener("DOMContentLoaded", () => {
    prepareSchemes();
    nameFolders();
    showToday();
    prepareChoices();
    root.classList.remove("choosing");
    prepareViewer();
  });
})();
