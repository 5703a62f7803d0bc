// Keeps the browser history in step with the screens that are open in the game, so that Back closes the topmost one. The state of a
// history entry holds the addresses of all open screens, from the title on; below it is an entry for each of them but the last.
(() => {
  let open = []; // screens reported last by the game
  let goBackTimer; // timer of a pending history.go, cleared by popstate

  const currentPlaces = () => (Array.isArray(history.state?.places) ? history.state.places : []);

  // azulejoHere returns the screens of the current entry, or the fragment of an address that was typed or followed.
  globalThis.azulejoHere = () => (currentPlaces().length ? currentPlaces() : [location.hash.slice(1)]).join("\n");

  // azulejoPlace sets the open screens and the title of the page.
  globalThis.azulejoPlace = (places, title) => {
    open = places.split("\n");
    document.title = title;
    if (!goBackTimer) sync();
  };

  // write replaces the current entry by that of a screen, or adds one. Browsers limit the rate of calls; a later sync catches up.
  function write(how, n) {
    try { history[how]({ places: open.slice(0, n + 1) }, "", open[n] ? "#" + open[n] : location.pathname + location.search); } catch (e) { console.warn(e); }
  }

  // sync goes back to the entry before the first difference and writes the entries after it.
  function sync() {
    const now = currentPlaces();
    let n = 0;
    while (n < now.length && now[n] === open[n]) n++;
    const back = now.length - 1 - Math.min(n, open.length - 1);
    if (back > 0) {
      goBackTimer = setTimeout(() => { // the entries no longer exist
        goBackTimer = undefined;
        write("replaceState", open.length - 1);
      }, 1000);
      history.go(-back);
      return;
    }
    if (n < now.length || n === 0) write("replaceState", n++);
    while (n < open.length) write("pushState", n++);
  }

  window.addEventListener("popstate", () => {
    if (!goBackTimer) return globalThis.azulejoVisit?.(azulejoHere());
    clearTimeout(goBackTimer);
    goBackTimer = undefined;
    sync();
  });
})();
