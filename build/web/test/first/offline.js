// Keeps the files of one version, so that the game opens without a network once it has been loaded. The page adds the
// program itself, which it has loaded already.
const cache = "azulejo-{{.Version}}";
const files = ["./", "page.js", "worker.js", "wasm_exec.js", "manifest.webmanifest", "icon-32.png", "icon-128.png"];

self.addEventListener("install", (e) => {
  self.skipWaiting();
  e.waitUntil(caches.open(cache).then((c) => c.addAll(files)));
});
self.addEventListener("activate", (e) => {
  e.waitUntil(caches.keys().then((all) => Promise.all(all.filter((k) => k.startsWith("azulejo-") && k !== cache).map((k) => caches.delete(k)))));
});
self.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET") return;
  const wanted = e.request.mode === "navigate" ? "./" : e.request;
  e.respondWith(caches.open(cache).then((c) => c.match(wanted)).then((hit) => hit || fetch(e.request)));
});
