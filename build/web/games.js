// Keeps saved games in a database of the browser, which has room for more of them than the local storage.
(() => {
  const opened = new Promise((resolve, reject) => {
    const request = indexedDB.open("azulejo", 1);
    request.onupgradeneeded = () => { for (const name of ["texts", "stamps"]) request.result.createObjectStore(name); };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {}); // reported by each call

  // transact makes requests in a transaction and returns a promise of their results, which is fulfilled when the changes are on the disk.
  const transact = async (mode, make) => {
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(["texts", "stamps"], mode, { durability: "strict" });
      const requests = make(transaction.objectStore("texts"), transaction.objectStore("stamps"));
      transaction.oncomplete = () => resolve(requests.map((r) => r.result));
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  };

  // azulejoGames stores texts by key. A stamp changes whenever its text does.
  globalThis.azulejoGames = {
    stamps: () => transact("readonly", (_, stamps) => [stamps.getAllKeys(), stamps.getAll()]),
    load: (key) => transact("readonly", (texts) => [texts.get(key)]),
    save: (key, text) => transact("readwrite", (texts, stamps) => [texts.put(text, key), stamps.put(String(Date.now() + Math.random()), key)]),
    remove: (key) => transact("readwrite", (texts, stamps) => [texts.delete(key), stamps.delete(key)]),
  };
})();
