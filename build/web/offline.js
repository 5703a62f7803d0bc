// Keeps one version whole, so that the game opens without a network, and hands out nothing else until the next one is whole.
const version = "{{.Version}}", cache = "azulejo-" + version;
const sums = {
  "./": "{{.Sum "index.html"}}",
  "page.js": "{{.Sum "page.js"}}",
  "worker.js": "{{.Sum "worker.js"}}",
  "canvas.js": "{{.Sum "canvas.js"}}",
  "style.css": "{{.Sum "style.css"}}",
  "wasm_exec.js": "{{.Sum "wasm_exec.js"}}",
  "manifest.webmanifest": "{{.Sum "manifest.webmanifest"}}",
  "icon-32.png": "{{.Sum "icon-32.png"}}",
  "icon-128.png": "{{.Sum "icon-128.png"}}",
  "azulejo.wasm": "{{.Sum "azulejo.wasm"}}",
};
const scope = new URL(self.registration.scope).pathname;

// Each file comes from the server, past what the browser may remember of it, and is taken only as this version has it.
const pieces = Object.entries(sums).map(([name, integrity]) =>
  new Request(name === "./" ? name : name + "?" + version, { cache: "reload", integrity }));

// fill keeps all files or none. The page may have kept the program already.
async function fill() {
  const kept = await caches.open(cache);
  const there = await Promise.all(pieces.map((p) => kept.match(p, { ignoreVary: true })));
  await kept.addAll(pieces.filter((_, i) => !there[i]));
}

// others are the caches of other versions.
const others = async () => (await caches.keys()).filter((k) => k.startsWith("azulejo-") && k !== cache);

// stranded tells whether a version is in use without its program: the first versions could end like that, and their pages do not help
// themselves.
async function stranded() {
  const kept = await Promise.all((await others()).map(async (k) => (await caches.open(k)).keys()));
  return kept.some((files) => !files.some((f) => new URL(f.url).pathname.endsWith("/azulejo.wasm")));
}

async function install() {
  await fill();
  if (await stranded()) await self.skipWaiting();
}

// begin puts this version in the place of the others; pages that are stranded are opened anew.
async function begin() {
  const lost = await stranded();
  for (const k of await others()) await caches.delete(k);
  await self.clients.claim();
  if (!lost) return;
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
}

// replace lets this version take over at once where only the window that asks for it is open, and answers whether it does.
async function replace(answer) {
  const alone = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length === 1;
  answer.postMessage(alone);
  if (alone) await self.skipWaiting();
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(begin()));
self.addEventListener("message", (e) => e.waitUntil(replace(e.ports[0])));
self.addEventListener("fetch", (e) => {
  const { method, mode, url } = e.request, path = new URL(url).pathname;
  const home = path === scope || path === scope + "index.html";
  if (method !== "GET" || home && mode !== "navigate") return; // a page asks the server for itself to begin afresh
  const kept = caches.match(home ? "./" : e.request, { cacheName: cache, ignoreVary: true });
  e.respondWith(kept.then((hit) => hit || fetch(e.request)));
});
