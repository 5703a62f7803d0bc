// Loads the program with a progress bar by bytes, starts it on a click, announces new releases, and keeps the workers in which
// computer players think.
(() => {
  const version = "{{.Version}}";
  const wanted = new URL(document.currentScript.src).search.slice(1); // the version of the page
  const total = {{.Bytes "azulejo.wasm"}}, sum = "{{.Sum "azulejo.wasm"}}";
  const others = {
    "wasm_exec.js": "{{.Sum "wasm_exec.js"}}",
    "worker.js": "{{.Sum "worker.js"}}",
    "canvas.js": "{{.Sum "canvas.js"}}",
    "history.js": "{{.Sum "history.js"}}",
    "files.js": "{{.Sum "files.js"}}",
    "letters.js": "{{.Sum "letters.js"}}",
    "style.css": "{{.Sum "style.css"}}",
  };
  const later = { // what is fetched only when it is wanted
{{- range .Later}}
    "{{.}}": "{{$.Sum .}}",
{{- end}}
  };
  const file = "azulejo.wasm?" + version;
  const tongues = {{.Pages}}; // the words of the page in every language, by code and key
  const door = document.getElementById("door"), say = document.getElementById("say");
  const bar = document.getElementById("bar"), filled = bar.firstElementChild, start = document.getElementById("start");
  const retry = document.getElementById("retry");
  let module;
  document.getElementById("stuck").remove(); // this script has come

  // chosen are the settings of the game, as far as there are any.
  function chosen() {
    try { return JSON.parse(localStorage.getItem("azulejo/settings.json")) ?? {}; } catch { return {}; }
  }

  // The page has the light and the contrast that the title will have.
  const { light = "clock", "high-contrast": contrast } = chosen(), hour = new Date().getHours();
  const { dataset } = document.documentElement;
  dataset.light = light === "clock" ? hour >= 18 || hour < 7 ? "evening" : "morning" : light;
  if (contrast ?? matchMedia("(prefers-contrast: more)").matches) dataset.contrast = "more";

  // speak puts the page into a language of ours.
  let words;
  function speak(code) {
    words = tongues[code];
    document.documentElement.lang = code;
    for (const e of document.querySelectorAll("[data-text]")) e.textContent = words[e.dataset.text];
    for (const e of document.querySelectorAll("[data-label]")) e.setAttribute("aria-label", words[e.dataset.label]);
    for (const e of document.querySelectorAll("[data-content]")) e.content = words[e.dataset.content];
  }
  if (matchMedia("(pointer: coarse)").matches) start.dataset.text = {{.Key "page.tap"}};
  const known = (tag) => [tag, tag.split("-")[0]].map((name) => Object.keys(tongues).find((code) => code.toLowerCase() === name.toLowerCase())).find(Boolean);
  speak([chosen().language || [], navigator.languages || [], "{{.Words.Language}}"].flat().map(known).find(Boolean));
  const word = (key) => words[key];
  // What the program needs at once besides itself: the words of the language, if it is not English, and the drawings of high contrast.
  const mother = Object.keys(later).find((name) => name === "words-" + document.documentElement.lang + ".json"); // nothing in English
  const bold = dataset.contrast && "{{.Bold}}";
  globalThis.azulejoSpeak = speak;
  globalThis.azulejoWord = word;
  globalThis.azulejoTongues = {{.Names}}; // the languages' own names, by code

  // format puts arguments into a message. The page has no plurals.
  const format = (message, args) => message.replace(/\{(\w+)\}/g, (_, name) => args[name]);

  // close ends loading or the game with one line.
  const close = (line) => {
    door.hidden = false;
    bar.hidden = start.hidden = retry.hidden = true;
    say.textContent = line;
  };

  // Told is an error whose message is a sentence for the player, Lost one after which it is worth trying again.
  class Told extends Error {}
  class Lost extends Told {}

  // fail says what went wrong; the details are for the console.
  const fail = (e) => {
    console.error(e);
    close(e instanceof Told ? e.message : word({{.Key "page.failed"}}));
    if (!(e instanceof Lost)) return;
    retry.hidden = false;
    retry.focus();
  };

  const mega = (n) => (n / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // show reports how much of the program has arrived, of so many bytes to transfer; 0 where the server does not say how many.
  const show = (got, transfer) => {
    const share = got / total, percent = Math.floor(100 * share);
    filled.style.width = percent + "%";
    bar.setAttribute("aria-valuenow", percent);
    say.textContent = transfer ? format(word({{.Key "page.got"}}), { loaded: mega(share * transfer), total: mega(transfer) }) : percent + "%";
  };

  // lack says what the game needs and this browser does not have, and what helps.
  function lack() {
    if (typeof WebAssembly !== "object") {
      return word({{.Key "page.lack.webassembly"}});
    }
    if (typeof Worker !== "function") {
      return word({{.Key "page.lack.workers"}});
    }
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) {
      return word({{.Key "page.lack.webgl"}});
    }
    gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  // Mixed is thrown where files of two versions have come together: a release is just being copied, or something remembers old files. Its
  // message, a code, is for the console.
  class Mixed extends Error {}

  // trials counts how often this window has begun afresh. Where it cannot be counted it is not done.
  const trials = {
    get: () => { try { return Number(sessionStorage.getItem("azulejo-afresh")); } catch { return 2; } },
    set: (n) => { try { sessionStorage.setItem("azulejo-afresh", n); } catch {} },
  };
  const mode = () => (trials.get() ? "reload" : "default");

  // afresh asks the server for the page and what belongs to it past all caches and begins again, and the second time without what was
  // kept for offline play, too. Where both were in vain it says why.
  async function afresh(why) {
    const done = trials.get();
    console.warn(why);
    const mixed = new Told(word({{.Key "page.mixed"}}));
    if (done >= 2) {
      trials.set(0);
      throw mixed;
    }
    await refetch().catch(() => { throw new Lost(word({{.Key "page.lost"}})); });
    if (done === 1) await forget();
    trials.set(done + 1);
    if (trials.get() === done) throw mixed;
    location.reload();
  }

  async function refetch() {
    const page = await (await fetch("./", { cache: "reload" })).text();
    const [, next] = /page\.js\?(\w+)/.exec(page);
    await Promise.all(["page.js", ...Object.keys(others)].map((name) => fetch(name + "?" + next, { cache: "reload" })));
  }

  // registered is the browser's note of offline.js, if there is one. Browsers may refuse the very question.
  async function registered() {
    try { return await navigator.serviceWorker.getRegistration(); } catch {}
  }

  // forget gives up what was kept for offline play.
  async function forget() {
    const registration = await registered();
    if (!registration || !navigator.serviceWorker.controller) return;
    const kept = (await caches.keys()).filter((k) => k.startsWith("azulejo-"));
    await Promise.all(kept.map((k) => caches.delete(k)));
    await registration.unregister();
  }

  const checked = new Map(); // the small files as check received them, by their addresses

  // check holds the small files to those that belong to this program.
  async function check() {
    if (wanted !== version) throw new Mixed("page");
    await Promise.all(Object.entries(others).map(async ([name, integrity]) => {
      // What its tag has just fetched is not fetched again: the address names the version, and the sum is checked.
      const cache = mode() === "reload" ? "reload" : "force-cache";
      const answer = await fetch(name + "?" + version, { cache, integrity }).catch(() => undefined);
      if (!answer?.ok) throw new Mixed(name);
      checked.set(name + "?" + version, answer);
    }));
  }

  const stall = 15000; // milliseconds without a byte after which the download counts as stalled

  // read takes the program as it arrives, and has it compiled meanwhile; nothing of it runs before its sum is checked.
  async function read() {
    const control = new AbortController();
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(), stall);
    };
    const bytes = new Uint8Array(total), compiling = compiler();
    try {
      wait();
      const answer = await fetch(file, { cache: mode(), signal: control.signal });
      if (!answer.ok) throw new Mixed("status-" + answer.status);
      const transfer = answer.headers.get("content-encoding") ? Number(answer.headers.get("content-length")) : total;
      const reader = answer.body.getReader();
      let got = 0;
      for (;;) {
        wait();
        const { done, value } = await reader.read();
        if (done) break;
        if (got + value.length > total) throw new Mixed("longer");
        bytes.set(value, got);
        got += value.length;
        compiling.take(value);
        show(got, transfer);
      }
      if (got < total) throw new Mixed("shorter-" + got);
      if (await altered(bytes)) throw new Mixed("program");
      module = await compiling.done(bytes);
      return bytes;
    } catch (e) {
      compiling.stop(e);
      if (control.signal.aborted) throw new Lost(word({{.Key "page.stalled"}}));
      throw e instanceof Mixed || e instanceof Told ? e : new Lost(word({{.Key "page.lost"}}));
    } finally {
      clearTimeout(timer);
    }
  }

  // compiler compiles the program while its bytes come in, where the browser can.
  function compiler() {
    const old = (e) => {
      console.error(e);
      throw new Told(word({{.Key "page.lack.newer"}}));
    };
    if (!WebAssembly.compileStreaming) return { take() {}, stop() {}, done: (bytes) => WebAssembly.compile(bytes).catch(old) };
    let feed;
    const source = new ReadableStream({ start: (c) => { feed = c; } });
    const compiled = WebAssembly.compileStreaming(new Response(source, { headers: { "Content-Type": "application/wasm" } }));
    compiled.catch(() => {}); // whoever waits for it hears of it
    return {
      take: (chunk) => feed.enqueue(chunk),
      stop: (e) => { try { feed.error(e); } catch {} },
      done: () => { feed.close(); return compiled.catch(old); },
    };
  }

  // altered compares the program's sum; browsers compute it only for pages that come safely.
  async function altered(bytes) {
    if (!globalThis.crypto?.subtle) return false;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return "sha256-" + btoa(String.fromCharCode(...digest)) !== sum;
  }

  // keep puts what was read where offline.js finds it, so that it is not transferred twice. Without it only offline play is lost.
  async function keep(bytes) {
    if (!("serviceWorker" in navigator) || !("caches" in window)) return;
    try {
      const cache = await caches.open("azulejo-" + version);
      for (const name of [mother, bold]) if (name && !await cache.match(name + "?" + version)) await cache.add(name + "?" + version);
      if (!await cache.match(file)) await cache.put(file, new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
      for (const [address, answer] of checked) if (!await cache.match(address)) await cache.put(address, answer);
      await navigator.serviceWorker.register("offline.js");
    } catch {}
  }

  async function load() {
    say.textContent = word({{.Key "page.loading"}});
    bar.hidden = false;
    const missing = lack();
    if (missing) return close(missing);
    await check();
    const own = Promise.all([ // the program says what it could not have
      mother && azulejoFetch(mother).catch(() => speak("{{.Words.Language}}")),
      bold && azulejoFetch(bold).catch(() => {}),
    ]);
    const bytes = await read();
    await own;
    trials.set(0);
    bar.hidden = true;
    say.textContent = "";
    if (again.take()) run();
    else {
      start.hidden = false;
      start.focus();
    }
    await keep(bytes);
  }

  // learn has the words of all languages, lessons and rules kept for offline play, once there is time for it.
  const learn = () => navigator.serviceWorker?.ready.then((r) => r.active.postMessage("learn"));

  // A release that has become whole is announced; the game never opens it by itself.
  const notice = document.getElementById("notice");
  document.getElementById("reload").addEventListener("click", () => location.reload());
  document.getElementById("later").addEventListener("click", () => { notice.hidden = true; });

  // newer reports whether the last release that is whole is another than this page's.
  async function newer() {
    for (const name of (await caches.keys()).filter((k) => k.startsWith("azulejo-")).reverse()) {
      if (await caches.match("./", { cacheName: name, ignoreVary: true })) return name !== "azulejo-" + version;
    }
    return false;
  }

  // watch announces a release as soon as offline.js has all of it, and asks for one every hour and whenever the page is looked at again.
  async function watch() {
    const registration = await registered();
    if (!registration) return;
    const announce = async () => { if (await newer()) notice.hidden = false; };
    const follow = (next) => next?.addEventListener("statechange", () => { if (next.state === "installed") announce(); });
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    const ask = () => { if (!document.hidden) registration.update().catch(() => {}); };
    setInterval(ask, 3600e3);
    document.addEventListener("visibilitychange", ask);
    announce();
  }

  // persist asks the browser once not to clear saved games away, if there are any.
  let asked = false;
  function persist() {
    try { if (asked || !Object.keys(localStorage).some((key) => /^azulejo\/.*\.azl$/.test(key))) return; } catch { return; }
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  // azulejoFetch promises the bytes of a file that is fetched only when it is needed, azulejoHeld gives those of one that has come.
  const files = {};
  globalThis.azulejoFetch = async (name) => {
    const answer = await fetch(name + "?" + version, { integrity: later[name] });
    if (!answer.ok) throw new Error(name);
    return files[name] = new Uint8Array(await answer.arrayBuffer());
  };
  globalThis.azulejoHeld = (name) => files[name];

  // Computer players think in Web Workers. The first one plays; the others are made when several positions are evaluated at the same time. A
  // processor is left for the page.
  const mostWorkers = 4;
  globalThis.azulejoWorkers = Math.min(mostWorkers, Math.max(1, (navigator.hardwareConcurrency || 1) - 1));
  const workers = [];

  // drop ends a worker, if there is one; the next line that is sent to it makes a new one.
  function drop(i) {
    workers[i]?.terminate();
    workers[i] = undefined;
  }
  globalThis.azulejoDrop = drop;

  // lose ends a worker that failed, and tells the program so. The details are for the console.
  function lose(i, why) {
    console.error(why);
    drop(i);
    const line = JSON.stringify({ id: null, error: { code: "worker", message: word({{.Key "page.worker.stopped"}}) } });
    setTimeout(() => azulejoHear(line, i)); // the program may be in the midst of asking
  }

  // think makes a worker, which runs the same program as computer players.
  function think(i) {
    const worker = workers[i] = new Worker("worker.js?" + version);
    worker.onmessage = (e) => {
      if (workers[i] !== worker) return;
      if (e.data.failed) lose(i, e.data.failed);
      else azulejoHear(e.data, i);
    };
    worker.onerror = (e) => lose(i, e.message);
    worker.postMessage({ module });
  }

  // Lines of the bot protocol go to a worker by azulejoSend and come back by the program's azulejoHear.
  globalThis.azulejoSend = (line, i) => {
    try {
      if (!workers[i]) think(i);
      workers[i].postMessage(line);
    } catch (e) {
      lose(i, e.message);
    }
  };

  // The program draws whole frames pixel by pixel: smoothing and depth would only cost time.
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, wish) {
    return getContext.call(this, kind, { ...wish, antialias: false, depth: false });
  };

  // inset tells the program what the sides of the window take, now and whenever the window is turned or changes its size.
  function inset() {
    const sides = getComputedStyle(document.getElementById("sides"));
    globalThis.azulejoInset?.(...["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(sides["padding" + side]) || 0));
  }

  globalThis.azulejoSides = inset; // the program asks once it can hear
  window.addEventListener("resize", inset);
  screen.orientation?.addEventListener("change", inset);

  start.addEventListener("click", run);

  // The browser may take the graphics context away; the program reloads the page then, which goes on without another press.
  const again = {
    set: () => { try { sessionStorage.setItem("azulejo-again", 1); } catch {} },
    take: () => { try { const set = sessionStorage.getItem("azulejo-again"); sessionStorage.removeItem("azulejo-again"); return set; } catch {} },
  };
  document.addEventListener("webglcontextlost", again.set, true);

  // run runs the program until it ends.
  async function run() {
    door.hidden = true;
    try {
      const go = new Go();
      go.argv = ["azulejo"];
      const ended = go.run(await WebAssembly.instantiate(module, go.importObject));
      azulejoCanvas(document.querySelector("canvas"));
      setTimeout(() => { learn(); persist(); }, 30000);
      document.addEventListener("visibilitychange", persist);
      watch();
      await ended;
      close(word({{.Key "page.ended"}}));
    } catch (e) {
      fail(e);
    }
  }

  const begin = () => load().catch((e) => { if (e instanceof Mixed) return afresh(e); throw e; }).catch(fail);
  retry.addEventListener("click", () => {
    retry.hidden = true;
    begin();
  });
  begin();
})();
