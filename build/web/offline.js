// Keeps one version whole, so that the game opens without a network, and hands out the next one as soon as it is whole.
const version = "{{.Version}}", cache = "azulejo-" + version;
const sums = {
  "./": "{{.Sum "index.html"}}",
  "page.js": "{{.Sum "page.js"}}",
  "worker.js": "{{.Sum "worker.js"}}",
  "canvas.js": "{{.Sum "canvas.js"}}",
  "history.js": "{{.Sum "history.js"}}",
  "files.js": "{{.Sum "files.js"}}",
  "letters.js": "{{.Sum "letters.js"}}",
  "title.webp": "{{.Sum "title.webp"}}",
  "title-field.webp": "{{.Sum "title-field.webp"}}",
  "title-border.webp": "{{.Sum "title-border.webp"}}",
  "style.css": "{{.Sum "style.css"}}",
  "wasm_exec.js": "{{.Sum "wasm_exec.js"}}",
  "manifest.webmanifest": "{{.Sum "manifest.webmanifest"}}",
  "icon-32.png": "{{.Sum "icon-32.png"}}",
  "icon.svg": "{{.Sum "icon.svg"}}",
  "azulejo.wasm": "{{.Sum "azulejo.wasm"}}",
};
const later = { // what is kept once the game has been played for a while
{{- range .Later}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
};
const scope = new URL(self.registration.scope).pathname;

// Each file comes from the server, past what the browser may remember of it, and is taken only as this version has it.
const request = ([name, integrity]) => new Request(name === "./" ? name : name + "?" + version, { cache: "reload", integrity });
const pieces = Object.entries(sums).map(request);

// fill keeps all files, the page last: where it is kept the version is whole. The page may have kept the program already.
async function fill() {
  const kept = await caches.open(cache);
  const there = await Promise.all(pieces.map((p) => kept.match(p, { ignoreVary: true })));
  const [page, ...others] = pieces.filter((_, i) => !there[i]);
  await kept.addAll(others);
  if (page) await kept.add(page);
}

// versions are the caches, the oldest first, as browsers list them in the order in which they were made.
const versions = async () => (await caches.keys()).filter((k) => k.startsWith("azulejo-"));

// older are the versions before this one. A later one may just be on its way.
async function older() {
  const all = await versions();
  return all.slice(0, all.indexOf(cache));
}

// newest is the page of the latest version that is whole. A version need not be at work itself to be played: what its page asks for
// carries its name.
async function newest() {
  for (const k of (await versions()).reverse()) {
    const page = await caches.match("./", { cacheName: k, ignoreVary: true });
    if (page) return page;
  }
}

// stranded tells whether a version is in use without its program: the first versions could end like that, and their pages do not help
// themselves.
async function stranded() {
  const kept = await Promise.all((await older()).map(async (k) => (await caches.open(k)).keys()));
  return kept.some((files) => !files.some((f) => new URL(f.url).pathname.endsWith("/azulejo.wasm")));
}

async function install() {
  await fill();
  if (await stranded()) await self.skipWaiting();
}

// begin gives up what is older, which no window uses any more; pages that are stranded are opened anew.
async function begin() {
  const lost = await stranded();
  for (const k of await older()) await caches.delete(k);
  await self.clients.claim();
  if (!lost) return;
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
}

// learn keeps the words of other languages, lessons and rules, which the first screen does not wait for.
async function learn() {
  const kept = await caches.open(cache);
  const missing = Object.entries(later).map(request);
  const there = await Promise.all(missing.map((p) => kept.match(p, { ignoreVary: true })));
  await kept.addAll(missing.filter((_, i) => !there[i]));
}

self.addEventListener("message", (e) => { if (e.data === "learn") e.waitUntil(learn()); });
self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(begin()));
self.addEventListener("fetch", (e) => {
  const { method, mode, url } = e.request, path = new URL(url).pathname;
  const home = path === scope || path === scope + "index.html";
  if (method !== "GET" || home && mode !== "navigate") return; // a page asks the server for itself to begin afresh
  const kept = home ? newest() : caches.match(e.request, { ignoreVary: true });
  e.respondWith(kept.then((hit) => hit || fetch(e.request)));
});
