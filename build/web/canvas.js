// What the page does for those who do not see the canvas: elements that mirror what it shows, in which the keyboard rests and which act
// as it does, and a place where the game's words are heard.
(() => {
  const news = document.getElementById("news"), moves = document.getElementById("moves"), mirror = document.getElementById("mirror");
  let canvas;
  let places = []; // where the elements lie, as told last
  let elements = [];      // by their number in the game
  let kept = new Map();   // by their way from the root
  let resting = -1, ring = false; // where the game has the focus, and whether it shows it
  let begun = false;      // the focus has come in
  let following = false;  // the focus is being moved to where the game has it

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

  // What has happened is heard in order, and nothing of it is lost; the last lines can be read again.
  const most = 40;
  globalThis.azulejoReport = (text) => {
    moves.append(line(text));
    while (moves.childElementCount > most) moves.firstChild.remove();
  };

  // How each role stands in the page: the element and what it says of itself.
  const tags = {
    dialog: ["div", "dialog"], region: ["section"], list: ["ul"], item: ["li"], table: ["table"], row: ["tr"], choice: ["div", "radiogroup"],
    head: ["th"], cell: ["td"], title: ["h1"], heading: ["h2"], text: ["p"], alert: ["p", "alert"],
    button: ["button"], option: ["button", "radio"], switch: ["button", "switch"], slider: ["input"], field: ["input"],
  };
  const holds = new Set(["dialog", "region", "list", "table", "row", "choice"]);

  function make(role) {
    const [tag, aria] = tags[role], e = document.createElement(tag);
    if (aria) e.setAttribute("role", aria);
    if (tag === "button" || tag === "input") e.type = { slider: "range", field: "text" }[role] ?? "button";
    if (role === "slider") [e.min, e.max, e.step] = [0, 1, 0.1];
    if (role === "field") e.autocomplete = "off";
    if (tag === "button") e.addEventListener("click", () => azulejoDo(e.number, "press", ""));
    if (role === "slider") e.addEventListener("input", () => azulejoDo(e.number, Number(e.value) > e.level ? "more" : "less", ""));
    if (role === "field") e.addEventListener("input", () => azulejoDo(e.number, "write", e.value));
    e.addEventListener("focus", () => { if (!following) azulejoDo(e.number, "rest", ""); });
    return e;
  }

  const set = (e, name, value) => { if (e.getAttribute(name) !== value) value === undefined ? e.removeAttribute(name) : e.setAttribute(name, value); };

  // dress lets an element say what is told of it now.
  function dress(e, role, t) {
    if (holds.has(role)) set(e, "aria-label", t.name || undefined);
    else if (role === "slider" || role === "field") set(e, "aria-label", t.name);
    else if (role === "item" || e.textContent !== t.name) { if (e.firstChild?.data !== t.name) e.firstChild?.nodeType === 3 ? (e.firstChild.data = t.name) : e.prepend(t.name); }
    if (role === "option" || role === "switch") set(e, "aria-checked", String(!!t.on));
    if (role === "dialog") set(e, "aria-modal", "true");
    if (role === "head") set(e, "scope", e.first ? "row" : "col");
    if (role === "slider") {
      e.level = t.level ?? 0;
      if (Number(e.value) !== e.level) e.value = e.level;
      set(e, "aria-valuetext", t.value);
    }
    if (role === "field" && e.value !== (t.value ?? "")) e.value = t.value ?? "";
    if (role in { button: 0, option: 0, switch: 0, slider: 0, field: 0 }) {
      set(e, "aria-disabled", t.stop && !t.off ? undefined : "true");
      e.tabIndex = t.stop ? 0 : -1;
    }
  }

  // azulejoMirror puts what is told in the place of what was. Elements that go on to be told are kept, and the focus in them.
  globalThis.azulejoMirror = (text) => {
    const told = JSON.parse(text), now = new Map(), ways = [{ way: "", counts: {} }], lost = document.activeElement;
    elements = told.map((t, number) => {
      const on = ways[t.depth], sort = t.role + " " + (t.key || ""), nth = on.counts[sort] = (on.counts[sort] ?? 0) + 1;
      const way = on.way + "/" + sort + " " + nth, e = kept.get(way) ?? make(t.role);
      e.number = number;
      now.set(way, e);
      ways[t.depth + 1] = { way, counts: {} };
      return e;
    });
    for (const [way, e] of kept) if (!now.has(way)) e.remove();
    kept = now;
    place(told);
    if (lost !== document.activeElement) follow();
  };

  // place lets the elements stand in their order, one in another.
  function place(told) {
    const open = [{ e: mirror, next: mirror.firstChild, at: 0 }];
    told.forEach((t, i) => {
      const on = open[t.depth], e = elements[i];
      if (on.next === e) on.next = e.nextSibling;
      else on.e.insertBefore(e, on.next);
      e.first = on.at++ === 0 && !on.top;
      dress(e, t.role, t);
      open[t.depth + 1] = { e, next: t.role === "item" ? e.childNodes[1] ?? null : e.firstChild, at: 0, top: t.role === "row" && on.at === 1 };
    });
  }

  // azulejoPlaces tells where the elements lie in pixels of the canvas, four numbers each, so that a finger finds them there. What has no
  // size, and the parts of tables, which would be none without their table, lie nowhere.
  globalThis.azulejoPlaces = (flat) => {
    places = flat;
    if (canvas) overlay();
  };

  // overlay lays the elements over what they mirror.
  function overlay() {
    const box = canvas.getBoundingClientRect(), k = box.width / canvas.width;
    elements.forEach((e, i) => {
      const [x, y, w, h] = places.slice(4 * i, 4 * i + 4), placed = w > 0 && h > 0 && !/^t[drh]/.test(e.localName);
      e.classList.toggle("placed", placed);
      const lies = placed ? [box.x + x * k, box.y + y * k, w * k, h * k].map((n) => n + "px") : ["", "", "", ""];
      [e.style.left, e.style.top, e.style.width, e.style.height] = lies;
    });
  }

  // azulejoRest tells where the game has the focus. It is followed unless the pointer is at work on the canvas.
  globalThis.azulejoRest = (number, byKey) => {
    [resting, ring] = [number, byKey];
    follow();
  };
  function follow() {
    if (!elements.length) return;
    const e = elements[resting] ?? mirror, now = document.activeElement;
    if (now === e || now === canvas && begun && !ring || now === news || now === moves) return;
    begun = true;
    following = true;
    e.focus({ preventScroll: true });
    following = false;
  }

  // forward gives the canvas a key that was pressed elsewhere; it would take the focus for it.
  function forward(e) {
    canvas.focus = () => {};
    canvas.dispatchEvent(new KeyboardEvent(e.type, { code: e.code, key: e.key, shiftKey: e.shiftKey, ctrlKey: e.ctrlKey, altKey: e.altKey, metaKey: e.metaKey, repeat: e.repeat }));
    delete canvas.focus;
  }

  const down = new Set(); // the keys pressed that were forwarded

  // own reports whether an element answers a key by itself.
  function own(e) {
    const at = e.target;
    if (e.key === "Tab") return true;
    if (at.localName === "button") return e.key === "Enter" || e.key === " ";
    return at.localName === "input" && at.type === "text" && e.key !== "Escape";
  }

  globalThis.azulejoCanvas = (found) => {
    canvas = found;
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true"); // the mirror tells what it shows
    mirror.hidden = news.hidden = moves.hidden = false;
    document.addEventListener("keydown", (e) => {
      if (!e.isTrusted || e.target === canvas || own(e)) return;
      down.add(e.code);
      forward(e);
      if (!e.ctrlKey && !e.altKey && !e.metaKey) e.preventDefault(); // those are the browser's, too
    });
    document.addEventListener("keyup", (e) => { // wherever the focus is by now
      if (e.isTrusted && down.delete(e.code) && e.target !== canvas) forward(e);
    });
    overlay();
    follow();
  };
})();
