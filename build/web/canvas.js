// What the page does for the canvas: its role and name, the way of the Tab key in and out, and a place where the game's words are heard.
(() => {
  const gate = document.getElementById("gate"), news = document.getElementById("news");
  let first = false, last = false; // whether the focus in the game rests on its first or last element
  let way = 0;  // of the Tab that is pressed: 1 forwards, -1 with Shift
  let left = 0; // the way by which the focus last went out of the canvas

  globalThis.azulejoEnds = (f, l) => { first = f; last = l; };

  // Sentences that are soon followed by another, as while the pointer moves, are not worth hearing.
  let soon;
  globalThis.azulejoSay = (text) => {
    clearTimeout(soon);
    soon = setTimeout(() => news.replaceChildren(...text.split("\n").filter(Boolean).map(line)), 200);
  };
  function line(text) {
    const p = document.createElement("p");
    p.textContent = text;
    return p;
  }

  // send gives the canvas a key that was pressed elsewhere.
  const send = (canvas, kind, code, key) => canvas.dispatchEvent(new KeyboardEvent(kind, { code, key, shiftKey: way < 0 }));

  // enter tells the game of the Tab that brought the focus, unless the focus is still where that Tab leads.
  function enter(canvas) {
    gate.tabIndex = -1; // Shift+Tab goes past it
    if (way < 0) send(canvas, "keydown", "ShiftLeft", "Shift"); // it is still held
    if (way && way !== -left) for (const kind of ["keydown", "keyup"]) send(canvas, kind, "Tab", "Tab");
    left = 0;
  }

  globalThis.azulejoCanvas = (canvas) => {
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "application"); // it answers the keys itself
    canvas.dataset.label = {{.Key "page.canvas"}};
    canvas.setAttribute("aria-label", azulejoWord(canvas.dataset.label));
    canvas.after(news);
    gate.hidden = news.hidden = false;
    gate.tabIndex = document.activeElement === canvas ? -1 : 0;

    document.addEventListener("keydown", (e) => {
      if (!e.isTrusted || e.key !== "Tab" || e.ctrlKey || e.altKey || e.metaKey) return;
      way = e.shiftKey ? -1 : 1;
      if (e.target !== canvas || !(way > 0 ? last : first)) return;
      left = way;
      e.stopPropagation(); // the canvas would keep it
    }, true);
    document.addEventListener("keyup", (e) => { if (e.isTrusted && e.key === "Tab") way = 0; }, true);
    window.addEventListener("blur", () => { way = 0; });
    canvas.addEventListener("focus", () => enter(canvas));
    canvas.addEventListener("blur", () => { gate.tabIndex = 0; });
    gate.addEventListener("focus", () => { // only a Tab from before the page ends here
      way = 1;
      canvas.focus();
      way = 0;
    });
  };
})();
