// Loads the program with a progress bar, starts it on a click, announces new releases, and manages the Web Workers in which computer
// players run.
(() => {
  const version = "{{.Version}}";
  const pageVersion = new URL(document.currentScript.src).search.slice(1); // version in the address of this script, which index.html names
  const programSize = {{.Bytes "azulejo.wasm"}}, programHash = "{{.Sum "azulejo.wasm"}}";
  const smallFiles = {
    "wasm_exec.js": "{{.Sum "wasm_exec.js"}}",
    "worker.js": "{{.Sum "worker.js"}}",
    "canvas.js": "{{.Sum "canvas.js"}}",
    "history.js": "{{.Sum "history.js"}}",
    "files.js": "{{.Sum "files.js"}}",
    "games.js": "{{.Sum "games.js"}}",
    "letters.js": "{{.Sum "letters.js"}}",
    "style.css": "{{.Sum "style.css"}}",
  };
  const onDemand = { // hashes of files that are fetched on demand
{{- range .OnDemand}}
    "{{.}}": "{{$.Sum .}}",
{{- end}}
{{- range .Photographs}}
    "{{.}}": "{{$.Sum .}}",
{{- end}}
  };
  const programURL = "azulejo.wasm?" + version;
  const translations = {{.PageTexts}}; // texts of the page by language and key
  const loading = document.getElementById("loading"), status = document.getElementById("status");
  const bar = document.getElementById("bar"), barFill = bar.firstElementChild, start = document.getElementById("start");
  const retry = document.getElementById("retry");
  let module;

  // savedSetting returns one of the saved settings of the game if it has a type, or undefined.
  function savedSetting(name, type) {
    try {
      const value = JSON.parse(localStorage.getItem("azulejo/settings.json"))[name];
      if (typeof value === type) return value;
    } catch {} // there are none, or they are damaged
  }

  // Use the light and the contrast that the title screen will have.
  const light = savedSetting("light", "string"), hour = new Date().getHours();
  const { dataset } = document.documentElement;
  dataset.light = light === "evening" || light === "morning" ? light : hour >= 18 || hour < 7 ? "evening" : "morning";
  if (savedSetting("high-contrast", "boolean") ?? matchMedia("(prefers-contrast: more)").matches) dataset.contrast = "more";

  // setLanguage translates the page.
  let texts;
  function setLanguage(code) {
    texts = translations[code];
    document.documentElement.lang = code;
    for (const e of document.querySelectorAll("[data-text]")) e.textContent = texts[e.dataset.text];
    for (const e of document.querySelectorAll("[data-label]")) e.setAttribute("aria-label", texts[e.dataset.label]);
    for (const e of document.querySelectorAll("[data-content]")) e.content = texts[e.dataset.content];
  }
  if (matchMedia("(pointer: coarse)").matches) start.dataset.text = {{.Key "page.tap"}};
  const supportedLanguage = (tag) => [tag, tag.split("-")[0]].map((name) => Object.keys(translations).find((code) => code.toLowerCase() === name.toLowerCase())).find(Boolean);
  setLanguage([savedSetting("language", "string") || [], navigator.languages || [], "{{.English.Language}}"].flat().map(supportedLanguage).find(Boolean));
  const text = (key) => texts[key];
  // Files that are needed at the start besides the program: the texts of a language other than English, and the sprites of high contrast.
  const translationFile = Object.keys(onDemand).find((name) => name === "words-" + document.documentElement.lang + ".json"); // undefined for English
  const highContrastFile = dataset.contrast && "{{.HighContrastFile}}";
  globalThis.azulejoSpeak = setLanguage;
  globalThis.azulejoLanguages = {{.LanguageNames}}; // names of the languages by code

  // format replaces the arguments of a message. Messages of the page have no plurals.
  const format = (message, args) => message.replace(/\{(\w+)\}/g, (_, name) => args[name]);

  // showMessage replaces the progress bar, or the game, by one message.
  const showMessage = (line) => {
    loading.hidden = false;
    bar.hidden = start.hidden = retry.hidden = true;
    status.textContent = line;
  };

  // UserError is an error whose message is shown to the player; after a TemporaryError the player can retry.
  class UserError extends Error {}
  class TemporaryError extends UserError {}

  // handleError shows an error to the player and logs the details.
  const handleError = (e) => {
    console.error(e);
    showMessage(e instanceof UserError ? e.message : text({{.Key "page.failed"}}));
    if (!(e instanceof TemporaryError)) return;
    retry.hidden = false;
    retry.focus();
  };

  const megabytes = (n) => (n / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // showProgress shows how much of the program has loaded. transfer is the number of bytes to transfer, or 0 if the server does not send
  // it.
  const showProgress = (loaded, transfer) => {
    const share = loaded / programSize, percent = Math.floor(100 * share);
    barFill.style.width = percent + "%";
    bar.setAttribute("aria-valuenow", percent);
    status.textContent = transfer ? format(text({{.Key "page.got"}}), { loaded: megabytes(share * transfer), total: megabytes(transfer) }) : percent + "%";
  };

  // missingFeature returns a message about a feature that the browser or the page lacks, or undefined.
  function missingFeature() {
    if (location.protocol === "file:") {
      return text({{.Key "page.lack.server"}});
    }
    if (typeof WebAssembly !== "object") {
      return text({{.Key "page.lack.webassembly"}});
    }
    if (typeof Worker !== "function") {
      return text({{.Key "page.lack.workers"}});
    }
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) {
      return text({{.Key "page.lack.webgl"}});
    }
    gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  // VersionMismatch is thrown if files of different versions were loaded, because a release is being uploaded or an old file is cached.
  // Its message is a code for the console.
  class VersionMismatch extends Error {}

  // reloads counts the reloads of this window. If they cannot be counted, the page is not reloaded.
  const reloads = {
    get: () => { try { return [0, 1].find((n) => n === Number(sessionStorage.getItem("azulejo-afresh"))) ?? 2; } catch { return 2; } },
    set: (n) => { try { sessionStorage.setItem("azulejo-afresh", n); } catch {} },
  };
  const mode = () => (reloads.get() ? "reload" : "default");

  // reloadUncached fetches all files of the page past the HTTP cache and reloads it. The second attempt also deletes the offline copy;
  // after that, an error is shown.
  async function reloadUncached(error) {
    const attempts = reloads.get();
    console.warn(error);
    const mismatch = new TemporaryError(text({{.Key "page.mixed"}}));
    if (attempts >= 2) {
      reloads.set(0);
      throw mismatch;
    }
    await refetch().catch((e) => { throw e instanceof UserError ? e : new TemporaryError(text({{.Key "page.lost"}})); });
    if (attempts === 1) await deleteOfflineCopy();
    reloads.set(attempts + 1);
    if (reloads.get() === attempts) throw mismatch;
    location.reload();
  }

  async function refetch() {
    const page = await (await fetched("./", { cache: "reload" })).text();
    const [, next] = /page\.js\?(\w+)/.exec(page);
    await Promise.all(["page.js", ...Object.keys(smallFiles)].map((name) => fetched(name + "?" + next, { cache: "reload" })));
  }

  // fetched fetches a file, and throws an error for the player if the server fails.
  async function fetched(address, options) {
    const response = await fetch(address, options);
    if (response.status >= 500) throw new TemporaryError(format(text({{.Key "page.server"}}), { status: response.status }));
    return response;
  }

  // serviceWorkerRegistration returns the registration of offline.js, if there is one. The query itself may throw.
  async function serviceWorkerRegistration() {
    try { return await navigator.serviceWorker.getRegistration(); } catch {}
  }

  // deleteOfflineCopy deletes the caches and the service worker.
  async function deleteOfflineCopy() {
    const registration = await serviceWorkerRegistration();
    if (!registration || !navigator.serviceWorker.controller) return;
    const kept = (await caches.keys()).filter((k) => k.startsWith("azulejo-"));
    await Promise.all(kept.map((k) => caches.delete(k)));
    await registration.unregister();
  }

  const verified = new Map(); // verified responses by address

  // verifyFiles checks that the small files belong to the same version as the program. A page in a sandboxed frame may not fetch files.
  async function verifyFiles() {
    if (self.origin === "null") throw new TemporaryError(text({{.Key "page.framed"}}));
    if (pageVersion !== version) throw new VersionMismatch("page");
    await Promise.all(Object.entries(smallFiles).map(async ([name, integrity]) => {
      // The script tag has already fetched the file. The address contains the version, and the hash is checked, so the cache can be used.
      const cache = mode() === "reload" ? "reload" : "force-cache";
      const response = await fetched(name + "?" + version, { cache, integrity }).catch((e) => { if (e instanceof UserError) throw e; });
      if (!response?.ok) throw new VersionMismatch(name);
      verified.set(name + "?" + version, response);
    }));
  }

  const stallTimeout = 15000; // milliseconds without data after which the download fails

  // download fetches and compiles the program. It is not run before its hash is checked.
  async function download() {
    const controller = new AbortController();
    let timer;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallTimeout);
    };
    const bytes = new Uint8Array(programSize), compilation = compiler();
    try {
      restartTimer();
      const response = await fetched(programURL, { cache: mode(), signal: controller.signal });
      if (!response.ok) throw new VersionMismatch("status-" + response.status);
      const transfer = response.headers.get("content-encoding") ? Number(response.headers.get("content-length")) : programSize;
      const reader = response.body.getReader();
      let loaded = 0;
      for (;;) {
        restartTimer();
        const { done: finished, value } = await reader.read();
        if (finished) break;
        if (loaded + value.length > programSize) throw new VersionMismatch("longer");
        bytes.set(value, loaded);
        loaded += value.length;
        compilation.write(value);
        showProgress(loaded, transfer);
      }
      if (loaded < programSize) throw new VersionMismatch("shorter-" + loaded);
      if (await hasWrongHash(bytes)) throw new VersionMismatch("program");
      module = await compilation.finish(bytes);
      return bytes;
    } catch (e) {
      compilation.abort(e);
      if (controller.signal.aborted) throw new TemporaryError(text({{.Key "page.stalled"}}));
      throw e instanceof VersionMismatch || e instanceof UserError ? e : new TemporaryError(text({{.Key "page.lost"}}));
    } finally {
      clearTimeout(timer);
    }
  }

  // compiler compiles the program while it is being downloaded, if the browser supports that.
  function compiler() {
    const failUnsupported = (e) => {
      console.error(e);
      throw new UserError(text({{.Key "page.lack.newer"}}));
    };
    if (!WebAssembly.compileStreaming) return { write() {}, abort() {}, finish: (bytes) => WebAssembly.compile(bytes).catch(failUnsupported) };
    let controller;
    const source = new ReadableStream({ start: (c) => { controller = c; } });
    const compiled = WebAssembly.compileStreaming(new Response(source, { headers: { "Content-Type": "application/wasm" } }));
    compiled.catch(() => {}); // reported by finish
    return {
      write: (chunk) => controller.enqueue(chunk),
      abort: (e) => { try { controller.error(e); } catch {} },
      finish: () => { controller.close(); return compiled.catch(failUnsupported); },
    };
  }

  // hasWrongHash checks the hash of the program. Browsers provide digests only on secure pages.
  async function hasWrongHash(bytes) {
    if (!globalThis.crypto?.subtle) return false;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return "sha256-" + btoa(String.fromCharCode(...digest)) !== programHash;
  }

  // cacheForOffline stores the downloaded files in the cache of offline.js, so that they are not downloaded twice, and has the others cached.
  // Errors are ignored, since they only affect offline play.
  async function cacheForOffline(bytes) {
    if (!("serviceWorker" in navigator) || !("caches" in window)) return;
    try {
      const cache = await caches.open("azulejo-" + version);
      for (const name of [translationFile, highContrastFile]) if (name && !await cache.match(name + "?" + version)) await cache.add(name + "?" + version);
      if (!await cache.match(programURL)) await cache.put(programURL, new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
      for (const [address, response] of verified) if (!await cache.match(address)) await cache.put(address, response);
    } catch {}
    navigator.serviceWorker.addEventListener("message", ({ data }) => { if (data.version === version) showOfflineProgress(data.cached); });
    navigator.serviceWorker.startMessages();
    window.addEventListener("online", completeOfflineCopy);
    await completeOfflineCopy();
  }

  // completeOfflineCopy registers offline.js, which caches all files and reports the progress.
  let retryTimer;
  async function completeOfflineCopy() {
    clearTimeout(retryTimer);
    try { (await navigator.serviceWorker.register("offline.js")).active?.postMessage("complete"); } catch {}
  }

  // showOfflineProgress shows which share of the files is cached for offline play, unless that is soon over, or with undefined that some could not
  // be cached, which is tried again.
  const offline = document.getElementById("offline"), offlineText = document.getElementById("offline-text");
  let offlineTimer;
  function showOfflineProgress(share) {
    const percent = Math.floor(100 * share);
    offline.setAttribute("aria-valuenow", percent);
    offline.firstElementChild.style.width = percent + "%";
    offlineText.textContent = share === 1 ? text({{.Key "page.offline.ready"}}) : share === undefined ? text({{.Key "page.offline.failed"}}) : format(text({{.Key "page.offline.progress"}}), { percent });
    if (share < 1) {
      offlineTimer ??= setTimeout(() => { offline.hidden = false; }, 1000);
      return;
    }
    clearTimeout(offlineTimer);
    offlineTimer = undefined;
    offline.hidden = true;
    if (share === undefined) retryTimer = setTimeout(completeOfflineCopy, 30000);
  }

  async function load() {
    status.textContent = text({{.Key "page.loading"}});
    bar.hidden = false;
    const missing = missingFeature();
    if (missing) return showMessage(missing);
    await verifyFiles();
    const extras = Promise.all([ // the program reports files that are still missing
      translationFile && azulejoFetch(translationFile).catch(() => setLanguage("{{.English.Language}}")),
      highContrastFile && azulejoFetch(highContrastFile).catch(() => {}),
    ]);
    const bytes = await download();
    await extras;
    reloads.set(0);
    bar.hidden = true;
    status.textContent = "";
    if (resumeFlag.consume()) run();
    else {
      start.hidden = false;
      start.focus();
    }
    await cacheForOffline(bytes);
  }

  // A new release is announced once it is cached completely. The page never reloads by itself.
  const notice = document.getElementById("notice");
  document.getElementById("reload").addEventListener("click", () => location.reload());
  document.getElementById("later").addEventListener("click", () => { notice.hidden = true; });

  // hasNewerRelease reports whether the newest completely cached release differs from this page.
  async function hasNewerRelease() {
    for (const name of (await caches.keys()).filter((k) => k.startsWith("azulejo-")).reverse()) {
      if (await caches.match("./", { cacheName: name, ignoreVary: true })) return name !== "azulejo-" + version;
    }
    return false;
  }

  // watchForReleases announces new releases, and checks for them every hour and whenever the page becomes visible.
  // On a first visit, offline.js is registered only when all files are cached, which may be long after the game has started.
  async function watchForReleases() {
    let registration;
    try { registration = await navigator.serviceWorker.ready; } catch { return; }
    const announce = async () => { if (await hasNewerRelease()) notice.hidden = false; };
    const announceWhenInstalled = (next) => next?.addEventListener("statechange", () => { if (next.state === "installed") announce(); });
    announceWhenInstalled(registration.installing);
    registration.addEventListener("updatefound", () => announceWhenInstalled(registration.installing));
    const checkForUpdate = () => { if (!document.hidden) registration.update().catch(() => {}); };
    setInterval(checkForUpdate, 3600e3);
    document.addEventListener("visibilitychange", checkForUpdate);
    announce();
  }

  // requestPersistence asks the browser once not to evict saved games, if there are any. azulejoTemporary is true if it refuses.
  let asked = false;
  function requestPersistence() {
    try { if (asked || !Object.keys(localStorage).some((key) => /^azulejo\/.*\.azl$/.test(key))) return; } catch { return; }
    asked = true;
    navigator.storage?.persist?.().then((granted) => { globalThis.azulejoTemporary = !granted; }, () => {});
  }

  // azulejoFetch returns a promise of the bytes of a file that is fetched on demand, azulejoHeld the bytes of one that has been fetched.
  const files = {};
  globalThis.azulejoFetch = async (name) => {
    const response = await fetch(name + "?" + version, { integrity: onDemand[name] });
    if (!response.ok) throw new Error(name);
    return files[name] = new Uint8Array(await response.arrayBuffer());
  };
  globalThis.azulejoHeld = (name) => files[name];

  // Computer players run in Web Workers. The first one plays; others are started when several positions are evaluated at the same time.
  // One processor is left for the page.
  const maxWorkers = 4;
  globalThis.azulejoWorkers = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 1) - 1));
  const workers = [];

  // terminateWorker terminates a worker, if it is running; sending the next line starts a new one.
  function terminateWorker(i) {
    workers[i]?.terminate();
    clearTimeout(workers[i]?.restart);
    workers[i] = undefined;
  }
  globalThis.azulejoDrop = terminateWorker;

  // failWorker terminates a worker after an error and reports the error to the program.
  function failWorker(i, why) {
    console.error(why);
    terminateWorker(i);
    const line = JSON.stringify({ id: null, error: { code: "worker", message: text({{.Key "page.worker.stopped"}}) } });
    setTimeout(() => azulejoHear(line, i)); // not while the program is in a call of azulejoSend
  }

  // startWorker starts a worker with the same program and sends it lines. While its files cannot be fetched, the program is told that it waits.
  function startWorker(i, lines) {
    const worker = workers[i] = new Worker("worker.js?" + version);
    worker.lines = lines; // to send again if its script cannot be fetched
    worker.onmessage = ({ data }) => {
      if (workers[i] !== worker) return;
      worker.lines = undefined;
      if (data.failed) failWorker(i, data.failed);
      else if (data.waiting !== undefined) azulejoWaits(data.waiting, i);
      else azulejoHear(data, i);
    };
    worker.onerror = (e) => {
      if (workers[i] !== worker) return;
      if (e.message) return failWorker(i, e.message);
      azulejoWaits(true, i); // the script could not be fetched
      worker.restart = setTimeout(() => startWorker(i, worker.lines), 3000);
    };
    worker.postMessage({ module });
    for (const line of lines) worker.postMessage(line);
  }

  // azulejoSend sends a line of the bot protocol to a worker; replies are passed to azulejoHear of the program.
  globalThis.azulejoSend = (line, i) => {
    try {
      if (!workers[i]) return startWorker(i, [line]);
      workers[i].lines?.push(line);
      workers[i].postMessage(line);
    } catch (e) {
      failWorker(i, e.message);
    }
  };

  // The game covers its canvas and needs neither antialiasing nor depth or stencil buffers, which take time to clear and blend.
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, wish) {
    return getContext.call(this, kind, kind === "webgl2" ? { ...wish, alpha: false, antialias: false, depth: false, stencil: false } : wish);
  };

  // Ebitengine reads devicePixelRatio only once. The program runs with a ratio of 1, and the body states the size of the canvas in device pixels.
  // A resize event makes Ebitengine read it again. Browsers do not report every change of the ratio, so each frame looks for one.
  for (const side of ["Width", "Height"]) {
    Object.defineProperty(document.body, "client" + side, { get: () => Math.round(document.body.getBoundingClientRect()[side.toLowerCase()] * devicePixelRatio) });
  }
  let pixelRatio = devicePixelRatio;
  function followPixelRatio() {
    if (pixelRatio !== devicePixelRatio) {
      pixelRatio = devicePixelRatio;
      window.dispatchEvent(new Event("resize"));
    }
    requestAnimationFrame(followPixelRatio);
  }

  // reportSafeArea reports the safe area insets to the program, now and whenever the window changes.
  function reportSafeArea() {
    const insets = getComputedStyle(document.getElementById("safe-area"));
    globalThis.azulejoInset?.(...["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(insets["padding" + side]) || 0));
  }

  globalThis.azulejoSides = reportSafeArea; // called by the program once azulejoInset is defined
  window.addEventListener("resize", reportSafeArea);
  screen.orientation?.addEventListener("change", reportSafeArea);

  start.addEventListener("click", run);

  // When the WebGL context is lost, the program reloads the page. resumeFlag then skips the start button.
  const resumeFlag = {
    set: () => { try { sessionStorage.setItem("azulejo-again", 1); } catch {} },
    consume: () => { try { const set = sessionStorage.getItem("azulejo-again"); sessionStorage.removeItem("azulejo-again"); return set; } catch {} },
  };
  document.addEventListener("webglcontextlost", resumeFlag.set, true);

  // run runs the program until it exits.
  async function run() {
    loading.hidden = true;
    try {
      const go = new Go();
      go.argv = ["azulejo"];
      go.env = { GOGC: "200" }; // garbage collection stops a frame for 20 ms or more: half as often, for more memory
      const ended = go.run(await WebAssembly.instantiate(module, go.importObject));
      azulejoCanvas(document.querySelector("canvas"));
      followPixelRatio();
      setTimeout(requestPersistence, 30000);
      document.addEventListener("visibilitychange", requestPersistence);
      watchForReleases();
      await ended;
      showMessage(text({{.Key "page.ended"}}));
    } catch (e) {
      handleError(e);
    }
  }

  const loadOrReload = () => load().catch((e) => { if (e instanceof VersionMismatch) return reloadUncached(e); throw e; }).catch(handleError);
  retry.addEventListener("click", () => {
    retry.hidden = true;
    loadOrReload();
  });
  loadOrReload();
})();
