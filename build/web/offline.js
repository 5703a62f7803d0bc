// Service worker that caches a complete version of the game for offline play, and serves the newest complete version.
const version = "{{.Version}}", cacheName = "azulejo-" + version;
const hashes = { // of all files: nothing is fetched later
  "./": "{{.Sum "index.html"}}",
  "page.js": "{{.Sum "page.js"}}",
  "worker.js": "{{.Sum "worker.js"}}",
  "canvas.js": "{{.Sum "canvas.js"}}",
  "history.js": "{{.Sum "history.js"}}",
  "files.js": "{{.Sum "files.js"}}",
  "games.js": "{{.Sum "games.js"}}",
  "letters.js": "{{.Sum "letters.js"}}",
  "title.webp": "{{.Sum "title.webp"}}",
  "title-sharp.webp": "{{.Sum "title-sharp.webp"}}",
  "title-field.webp": "{{.Sum "title-field.webp"}}",
  "title-border.webp": "{{.Sum "title-border.webp"}}",
  "style.css": "{{.Sum "style.css"}}",
  "EBGaramond-Regular.ttf": "{{.Sum "EBGaramond-Regular.ttf"}}",
  "EBGaramond-SemiBold.ttf": "{{.Sum "EBGaramond-SemiBold.ttf"}}",
  "wasm_exec.js": "{{.Sum "wasm_exec.js"}}",
  "manifest.webmanifest": "{{.Sum "manifest.webmanifest"}}",
  "icon-32.png": "{{.Sum "icon-32.png"}}",
  "icon.svg": "{{.Sum "icon.svg"}}",
{{- range .Photographs}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
{{- range .OnDemand}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
  "azulejo.wasm": "{{.Sum "azulejo.wasm"}}",
};
const scope = new URL(self.registration.scope).pathname;

// address returns the address of a file, which contains the version, except that of index.html.
const address = (name, v = version) => (name === "./" ? name : name + "?" + v);

// cacheFiles caches the files that are missing or damaged, four at a time, and reports the progress to the pages. The page may have cached the
// program already. index.html is last, so a version is complete if it is cached. A file that fails does not keep the others from being cached.
async function cacheFiles() {
  const cache = await caches.open(cacheName);
  await cache.put(address("hashes"), new Response(JSON.stringify(hashes)));
  const names = Object.keys(hashes).filter((name) => name !== "./"), failures = [];
  let done = 0;
  const fetchMissing = async () => {
    for (let name; (name = names.pop());) {
      try { if (!await cachedFile(name, version)) await cacheFile(cache, name); } catch (e) { failures.push(e); }
      await reportProgress(++done / Object.keys(hashes).length);
    }
  };
  await Promise.all([1, 2, 3, 4].map(fetchMissing));
  if (failures.length) {
    await reportProgress(undefined);
    throw failures[0];
  }
  if (!await cachedFile("./", version)) await cacheFile(cache, "./");
  await reportProgress(1);
}

// cacheFile requests a file from the server, not the HTTP cache. It must have the hash of this version.
const cacheFile = (cache, name) => cache.add(new Request(address(name), { cache: "reload", integrity: hashes[name] }));

// reportProgress reports to all pages which share of the files of this version is cached, or with undefined that it has failed.
async function reportProgress(cached) {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage({ version, cached });
}

// cacheNames returns the names of the caches, oldest first: browsers list them in order of creation.
const cacheNames = async () => (await caches.keys()).filter((k) => k.startsWith("azulejo-"));

// olderCacheNames returns the caches of versions before this one. A newer version may be installing.
async function olderCacheNames() {
  const all = await cacheNames();
  return all.slice(0, all.indexOf(cacheName));
}

// hashOf returns the hash of a cached file, or undefined if it is unknown. The version may be newer than this one.
async function hashOf(name, v) {
  if (v === version) return hashes[name];
  try { return (await (await caches.match(address("hashes", v))).json())[name]; } catch {}
}

// cachedFile returns a file of a version from the cache. A file that was damaged there is deleted, and index.html with it, so that the version
// counts as incomplete until both are fetched again. The page itself checks the program.
async function cachedFile(name, v) {
  const hit = await caches.match(address(name, v), { cacheName: "azulejo-" + v, ignoreVary: true });
  const hash = hit && name !== "azulejo.wasm" && await hashOf(name, v);
  if (!hash || await digest(hit.clone()) === hash) return hit;
  const cache = await caches.open("azulejo-" + v);
  for (const damaged of ["./", name]) await cache.delete(address(damaged, v), { ignoreVary: true });
}

async function digest(response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return "sha256-" + btoa(String.fromCharCode(...sum));
}

// newestPage returns index.html of the newest complete version whose first files are undamaged. Its service worker need not be active, since all
// its requests contain the version.
async function newestPage() {
  for (const v of (await cacheNames()).reverse().map((k) => k.slice("azulejo-".length))) {
    const page = await cachedFile("./", v);
    if (page && (await cachedFile("page.js", v) || !await hashOf("page.js", v))) return page;
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

// The page asks for the files that are missing because they were damaged or deleted.
self.addEventListener("message", (e) => { if (e.data === "complete") e.waitUntil(cacheFiles().catch(() => {})); });
self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("fetch", (e) => {
  const { method, mode, url } = e.request, { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || !pathname.startsWith(scope)) return;
  const name = pathname.slice(scope.length), isPage = name === "" || name === "index.html";
  if (isPage && mode !== "navigate") return; // a page fetches itself from the server to reload past the caches
  const cached = isPage ? newestPage() : cachedFile(name, search.slice(1));
  e.respondWith(cached.then((hit) => hit || fetch(e.request)));
});
