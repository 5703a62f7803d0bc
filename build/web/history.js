// Keeps the browser's history in step with the places that are open in the game, so that Back closes the topmost one. An entry holds the
// addresses of all places that are open there, from the title on; below it lies an entry for each of them but the last.
(() => {
  let open = [];  // the places that the game reported last
  let returning;  // the timer of a way back in the history, which ends with popstate

  const held = () => history.state?.places ?? [];

  // azulejoHere returns the places of the present entry, or its address where that was typed or followed.
  globalThis.azulejoHere = () => (history.state?.places ?? [location.hash.slice(1)]).join("\n");

  // azulejoPlace takes the places that are open, and the title of the page.
  globalThis.azulejoPlace = (places, title) => {
    open = places.split("\n");
    document.title = title;
    if (!returning) sync();
  };

  // write replaces the present entry by that of a place or adds it. Browsers refuse too many at a time; the next ones make up for it.
  function write(how, n) {
    try { history[how]({ places: open.slice(0, n + 1) }, "", open[n] ? "#" + open[n] : location.pathname + location.search); } catch (e) { console.warn(e); }
  }

  // sync goes back to the first entry that differs, or to the last that is open, and writes the others.
  function sync() {
    const now = held();
    let n = 0;
    while (n < now.length && now[n] === open[n]) n++;
    const back = now.length - 1 - Math.min(n, open.length - 1);
    if (back > 0) {
      returning = setTimeout(() => { // the browser has forgotten those entries
        returning = undefined;
        write("replaceState", open.length - 1);
      }, 1000);
      history.go(-back);
      return;
    }
    if (n < now.length || n === 0) write("replaceState", n++);
    while (n < open.length) write("pushState", n++);
  }

  window.addEventListener("popstate", () => {
    if (!returning) return globalThis.azulejoVisit?.(azulejoHere());
    clearTimeout(returning);
    returning = undefined;
    sync();
  });
})();
