// Loads the program with a progress bar by bytes, starts it on a click, and keeps the worker in which computer players think.
(() => {
  const own = document.currentScript;
  const total = Number(own.dataset.bytes), version = own.dataset.version;
  const file = "azulejo.wasm?" + version;
  const door = document.getElementById("door"), say = document.getElementById("say");
  const bar = document.getElementById("bar"), filled = bar.firstElementChild, start = document.getElementById("start");
  let module, worker;
  const waiting = new Map();

  // close ends loading or the game with one line.
  const close = (line) => {
    door.hidden = false;
    bar.hidden = start.hidden = true;
    say.textContent = line;
  };
  const fail = (e) => close("Azulejo cannot start: " + e.message);

  const show = (got) => {
    const share = Math.floor(100 * got / total);
    filled.style.width = share + "%";
    bar.setAttribute("aria-valuenow", share);
    say.textContent = (got / 1e6).toFixed(1) + " of " + (total / 1e6).toFixed(1) + " MB";
  };

  // read takes the program as it arrives. A server may send it compressed: bytes are counted unpacked.
  async function read() {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error("the server answers " + answer.status + " for the program");
    const bytes = new Uint8Array(total);
    const reader = answer.body.getReader();
    let got = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (got + value.length > total) throw new Error("the program is longer than expected; reload the page");
      bytes.set(value, got);
      got += value.length;
      show(got);
    }
    if (got < total) throw new Error("the program broke off after " + got + " of " + total + " bytes; reload the page");
    return bytes;
  }

  // keep puts what was read where offline.js finds it, so that it is not transferred twice. Without it only offline play is lost.
  async function keep(bytes) {
    if (!("serviceWorker" in navigator) || !("caches" in window)) return;
    try {
      const cache = await caches.open("azulejo-" + version);
      if (!await cache.match(file)) await cache.put(file, new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
      await navigator.serviceWorker.register("offline.js");
    } catch {}
  }

  async function load() {
    const bytes = await read();
    module = await WebAssembly.compile(bytes);
    bar.hidden = true;
    say.textContent = "";
    start.hidden = false;
    start.focus();
    await keep(bytes);
  }

  // drop ends a worker that failed and answers its questions with an error; the next question makes a new one.
  function drop(why) {
    const line = JSON.stringify({ id: null, error: { code: "worker", message: "the computer player has stopped: " + why } });
    const answers = [...waiting.values()];
    waiting.clear();
    if (worker) worker.terminate();
    worker = undefined;
    answers.forEach((answer) => answer(line));
  }

  // think makes the worker, which runs the same program as a computer player.
  function think() {
    worker = new Worker("worker.js");
    worker.onmessage = (e) => {
      if (e.data.failed) return drop(e.data.failed);
      const answer = waiting.get(e.data.id);
      waiting.delete(e.data.id);
      if (answer) answer(e.data.line);
    };
    worker.onerror = (e) => drop(e.message || "it cannot be loaded");
    worker.postMessage({ module });
  }

  let asked = 0;
  globalThis.azulejoAsk = (level, line, answer) => {
    const id = ++asked;
    waiting.set(id, answer);
    try {
      if (!worker) think();
      worker.postMessage({ id, level, line });
    } catch (e) {
      setTimeout(drop, 0, e.message);
    }
  };

  // The program draws whole frames pixel by pixel: smoothing and depth would only cost time.
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, wish) {
    return getContext.call(this, kind, { ...wish, antialias: false, depth: false });
  };

  start.addEventListener("click", async () => {
    door.hidden = true;
    try {
      const go = new Go();
      go.argv = ["azulejo"];
      await go.run(await WebAssembly.instantiate(module, go.importObject));
      close("Azulejo has ended. Reload the page to play again.");
    } catch (e) {
      fail(e);
    }
  });

  load().catch(fail);
})();
