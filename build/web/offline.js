// Service worker that caches a complete version of the game for offline play, and serves the newest complete version.
const version = "{{.Version}}", cacheName = "azulejo-" + version;
const hashes = {
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
{{- range .Photographs}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
  "azulejo.wasm": "{{.Sum "azulejo.wasm"}}",
};
const onDemand = { // cached after the game has been played for a while
{{- range .OnDemand}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
};
const scope = new URL(self.registration.scope).pathname;

// Each file is requested from the server, not the HTTP cache, and must have the hash of this version.
const request = ([name, integrity]) => new Request(name === "./" ? name : name + "?" + version, { cache: "reload", integrity });
const requests = Object.entries(hashes).map(request);

// cacheFiles caches all files. index.html is last, so a version is complete if it is cached. The page may have cached the program
// already.
async function cacheFiles() {
  const cached = await caches.open(cacheName);
  const hits = await Promise.all(requests.map((p) => cached.match(p, { ignoreVary: true })));
  const [page, ...others] = requests.filter((_, i) => !hits[i]);
  await cached.addAll(others);
  if (page) await cached.add(page);
}

// cacheNames returns the names of the caches, oldest first: browsers list them in order of creation.
const cacheNames = async () => (await caches.keys()).filter((k) => k.startsWith("azulejo-"));

// olderCacheNames returns the caches of versions before this one. A newer version may be installing.
async function olderCacheNames() {
  const all = await cacheNames();
  return all.slice(0, all.indexOf(cacheName));
}

// newestPage returns index.html of the newest complete version. Its service worker need not be active, since all its requests contain the
// version.
async function newestPage() {
  for (const k of (await cacheNames()).reverse()) {
    const page = await caches.match("./", { cacheName: k, ignoreVary: true });
    if (page) return page;
  }
}

// isProgramMissing reports whether an older version is cached without its program. The first releases could end up like that, and their
// pages cannot recover.
async function isProgramMissing() {
  const cached = await Promise.all((await olderCacheNames()).map(async (k) => (await caches.open(k)).keys()));
  return cached.some((files) => !files.some((f) => new URL(f.url).pathname.endsWith("/azulejo.wasm")));
}

async function install() {
  await cacheFiles();
  if (await isProgramMissing()) await self.skipWaiting();
}

// activate deletes the caches of older versions, which no window uses any more, and reloads pages whose program is missing.
async function activate() {
  const programMissing = await isProgramMissing();
  for (const k of await olderCacheNames()) await caches.delete(k);
  await self.clients.claim();
  if (!programMissing) return;
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
}

// cacheOnDemandFiles caches the files that the first screen does not need: other languages, lessons, rules and weights.
async function cacheOnDemandFiles() {
  const cached = await caches.open(cacheName);
  const missing = Object.entries(onDemand).map(request);
  const hits = await Promise.all(missing.map((p) => cached.match(p, { ignoreVary: true })));
  await cached.addAll(missing.filter((_, i) => !hits[i]));
}

self.addEventListener("message", (e) => { if (e.data === "learn") e.waitUntil(cacheOnDemandFiles()); });
self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("fetch", (e) => {
  const { method, mode, url } = e.request, path = new URL(url).pathname;
  const isPage = path === scope || path === scope + "index.html";
  if (method !== "GET" || isPage && mode !== "navigate") return; // a page fetches itself from the server to reload past the caches
  const cached = isPage ? newestPage() : caches.match(e.request, { ignoreVary: true });
  e.respondWith(cached.then((hit) => hit || fetch(e.request)));
});
