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

  // Lines that are soon followed by others, as while the pointer moves, are not said. Under the same title no line is said again, nor what
  // has been reported, nor what is read anyway where the focus rests.
  let soon, title = "", reported = "", heard = new Set();
  globalThis.azulejoSay = (text) => {
    const lines = text.split("\n").filter(Boolean);
    if (lines[0] !== title) [title, heard] = [lines[0], new Set([reported])];
    clearTimeout(soon);
    soon = setTimeout(() => {
      const now = document.activeElement, read = mirror.contains(now) && now !== mirror ? now.ariaLabel || now.textContent : "";
      const fresh = lines.filter((l) => !heard.has(l) && !read.includes(l));
      for (const l of lines) heard.add(l);
      if (fresh.length) news.replaceChildren(...fresh.map(line));
    }, 200);
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
    heard.add(reported = text);
    while (moves.childElementCount > most) moves.firstChild.remove();
  };

  // How each role stands in the page: the element and what it says of itself.
  const tags = {
    dialog: ["div", "dialog"], region: ["section"], list: ["ul", "list"], item: ["li"], table: ["div", "table"], row: ["div", "row"], choice: ["div", "radiogroup"],
    head: ["div", "rowheader"], cell: ["div", "cell"], title: ["h1"], heading: ["h2"], text: ["p"], alert: ["p", "alert"],
    button: ["button"], option: ["button", "radio"], switch: ["button", "switch"], slider: ["input"], field: ["input"],
  };
  const holds = new Set(["dialog", "region", "list", "table", "row", "choice"]);

  function make(role) {
    const [tag, aria] = tags[role], e = document.createElement(tag);
    if (aria) e.setAttribute("role", aria);
    if (tag === "button" || tag === "input") e.type = { slider: "range", field: "text" }[role] ?? "button";
    if (role === "slider") [e.min, e.max, e.step] = [0, 1, 0.1];
    if (role === "field") writable(e);
    for (const type of ["mousedown", "mouseup", "mousemove", "wheel", "contextmenu", "touchstart", "touchmove", "touchend", "touchcancel"]) e.addEventListener(type, pass);
    if (tag === "button") e.addEventListener("click", (event) => { if (!pointed(event)) azulejoDo(e.number, "press"); });
    if (role === "slider") e.addEventListener("input", () => azulejoDo(e.number, Number(e.value) > e.level ? "more" : "less"));
    e.addEventListener("focus", () => { if (!following) azulejoDo(e.number, "rest"); });
    return e;
  }

  // pointed reports whether a mouse event comes from a pointer, and not from a key or a screen reader.
  const pointed = (e) => e.detail > 0 && (e.clientX !== 0 || e.clientY !== 0);

  // pass gives the canvas what a pointer does to an element above it. Touches stay with the element that they began on, which may have
  // been removed since, so each element passes on its own.
  function pass(e) {
    if (/^mouse(down|up)$/.test(e.type) && !pointed(e)) return;
    e.stopPropagation();
    if (!canvas.dispatchEvent(e.touches ? touch(e) : new e.constructor(e.type, e)) && e.cancelable) e.preventDefault();
    mirror.style.cursor = canvas.style.cursor;
  }

  // touch copies a touch event for the canvas, which counts all fingers as its own.
  const touch = (e) => new TouchEvent(e.type, { touches: [...e.touches], targetTouches: [...e.touches], changedTouches: [...e.changedTouches], bubbles: true, cancelable: true });

  const touched = () => matchMedia("(pointer: coarse)").matches;
  const isField = (e) => e?.localName === "input" && e.type === "text";

  // writable has all that happens in the element of a text field told to the game: keyboards, input methods, the clipboard and screen
  // readers write there. e.composing is what an input method has composed and may still change, undefined while there is none.
  function writable(e) {
    Object.assign(e, { autocomplete: "off", spellcheck: false, enterKeyHint: "done" });
    e.addEventListener("compositionstart", () => { e.composing = ""; });
    e.addEventListener("compositionupdate", (event) => { e.composing = event.data; });
    e.addEventListener("compositionend", () => {
      e.composing = undefined;
      write(e);
    });
    e.addEventListener("input", () => write(e));
    e.addEventListener("focus", () => select(e));
  }

  // write tells the game what a field holds, what is selected, and what is being composed, in UTF-16 code units.
  function write(e) {
    const [from, to] = [e.selectionStart, e.selectionEnd], back = e.selectionDirection === "backward";
    e.range = back ? [to, from] : [from, to];
    azulejoWrite(e.number, e.value, ...e.range, ...composed(e));
  }

  // composed is the range of what is being composed: the caret is at its end, or else within it.
  function composed({ value, composing, selectionEnd }) {
    if (!composing) return [0, 0];
    const behind = selectionEnd - composing.length;
    const from = behind >= 0 && value.startsWith(composing, behind) ? behind : value.lastIndexOf(composing, selectionEnd);
    return from < 0 ? [0, 0] : [from, from + composing.length];
  }

  // azulejoFill puts what the game holds into its focused field: it limits texts, and moves the caret where the canvas is clicked. Whatever is
  // being composed belongs to the input method until it is done.
  globalThis.azulejoFill = (number, value, anchor, caret) => {
    const e = elements[number];
    if (!e || e.composing !== undefined) return;
    if (e.value !== value) e.value = value;
    e.range = [anchor, caret];
    if (document.activeElement === e) select(e);
  };

  // select selects in a field what the game has selected there.
  function select(e) {
    if (!e.range) return;
    const [from, to] = [Math.min(...e.range), Math.max(...e.range)], way = e.range[1] < e.range[0] ? "backward" : "forward";
    if (e.selectionStart !== from || e.selectionEnd !== to) e.setSelectionRange(from, to, way);
  }
  document.addEventListener("selectionchange", () => {
    if (isField(document.activeElement)) write(document.activeElement);
  });

  // A field that is tapped or clicked on the canvas takes the focus at once: phones open their keyboard only while a gesture is handled.
  let pressed; // the field in which a finger or the mouse went down
  const fieldAt = ({ clientX: x, clientY: y }) => elements.find((e) => {
    const box = e.getBoundingClientRect();
    return isField(e) && e.tabIndex === 0 && e.classList.contains("placed") && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  const press = (point) => { pressed = fieldAt(point); };
  const release = (point) => {
    if (!pressed || pressed !== fieldAt(point)) return;
    following = true; // the canvas tells the game itself
    pressed.focus();
    following = false;
  };
  document.addEventListener("mousedown", press);
  document.addEventListener("mouseup", release);
  document.addEventListener("touchstart", (e) => press(e.changedTouches[0]));
  document.addEventListener("touchend", (e) => release(e.changedTouches[0]));

  const set = (e, name, value) => { if (e.getAttribute(name) !== value) value === undefined ? e.removeAttribute(name) : e.setAttribute(name, value); };

  // dress lets an element say what is told of it now.
  function dress(e, role, t) {
    if (holds.has(role)) set(e, "aria-label", t.name || undefined);
    else if (role === "slider" || role === "field") set(e, "aria-label", t.name);
    else if (role === "item" || e.textContent !== t.name) { if (e.firstChild?.data !== t.name) e.firstChild?.nodeType === 3 ? (e.firstChild.data = t.name) : e.prepend(t.name); }
    if (role === "option" || role === "switch") set(e, "aria-checked", String(!!t.on));
    if (role === "dialog") set(e, "aria-modal", "true");
    set(e, "aria-current", t.step ? "step" : undefined);
    if (role === "head") set(e, "role", e.first ? "rowheader" : "columnheader");
    if (role === "slider") {
      e.level = t.level ?? 0;
      if (Number(e.value) !== e.level) e.value = e.level;
      set(e, "aria-valuetext", t.value);
    }
    if (role === "field" && e.composing === undefined && e.value !== (t.value ?? "")) e.value = t.value ?? "";
    if (role in { button: 0, option: 0, switch: 0, slider: 0, field: 0 }) {
      set(e, "aria-disabled", t.stop && !t.off ? undefined : "true");
      e.tabIndex = t.stop ? 0 : -1;
    }
  }

  // azulejoMirror puts what is told in the place of what was. Elements that go on to be told are kept, and the focus in them; azulejoRest
  // follows and says where it is now.
  globalThis.azulejoMirror = (text) => {
    const told = JSON.parse(text), now = new Map(), ways = [{ way: "", counts: {} }];
    elements = told.map((t, number) => {
      const on = ways[t.depth], sort = t.role + " " + (t.key || ""), nth = on.counts[sort] = (on.counts[sort] ?? 0) + 1;
      const way = on.way + "/" + sort + " " + nth, e = kept.get(way) ?? make(t.role);
      e.number = number;
      if (t.key) e.dataset.key = t.key;
      now.set(way, e);
      ways[t.depth + 1] = { way, counts: {} };
      return e;
    });
    for (const [way, e] of kept) if (!now.has(way)) e.remove();
    kept = now;
    place(told);
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

  // azulejoPlaces tells where the elements lie in pixels of the canvas, four numbers each, so that touch exploration finds them there. What
  // has no size lies nowhere.
  globalThis.azulejoPlaces = (flat) => {
    places = flat;
    if (canvas) overlay();
  };

  // overlay lays the elements over what they mirror.
  function overlay() {
    const box = canvas.getBoundingClientRect(), k = box.width / canvas.width;
    elements.forEach((e, i) => {
      const [x, y, w, h] = places.slice(4 * i, 4 * i + 4), placed = w > 0 && h > 0;
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
    const e = elements[resting] ?? waiting(), now = document.activeElement;
    const writes = isField(e);
    if (writes && touched()) return; // no keyboard opens by itself over the screen of a phone
    if (now === e || now === canvas && begun && !ring && !writes || now === news || now === moves) return;
    begun = true;
    following = true;
    e.focus({ preventScroll: true });
    following = false;
  }

  // waiting is where the focus rests while there is nothing to choose: on the title, which says what goes on.
  function waiting() {
    const e = elements.find((e) => e.localName === "h1");
    if (e) e.tabIndex = -1;
    return e ?? mirror;
  }

  // forward gives the canvas a key that was pressed elsewhere; it would take the focus for it.
  function forward(e) {
    canvas.focus = () => {};
    canvas.dispatchEvent(new KeyboardEvent(e.type, { code: e.code || e.key, key: e.key, shiftKey: e.shiftKey, ctrlKey: e.ctrlKey, altKey: e.altKey, metaKey: e.metaKey, repeat: e.repeat }));
    delete canvas.focus;
  }

  const down = new Set(); // the keys pressed that were forwarded

  // own reports whether an element answers a key by itself.
  function own(e) {
    const at = e.target;
    if (e.key === "Tab") return true;
    if (at.localName === "button") return e.key === "Enter" || e.key === " ";
    return isField(at) && (e.isComposing || !/^(Escape|Enter|ArrowUp|ArrowDown|F\d+)$/.test(e.key));
  }

  globalThis.azulejoCanvas = (found) => {
    canvas = found;
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true"); // the mirror tells what it shows
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) canvas.addEventListener(type, (e) => {
      if (!e.isTrusted || e.touches.length === e.targetTouches.length) return;
      e.stopImmediatePropagation(); // other fingers are on elements above the canvas
      if (!canvas.dispatchEvent(touch(e)) && e.cancelable) e.preventDefault();
    }, { capture: true, passive: false });
    mirror.hidden = news.hidden = moves.hidden = false;
    document.addEventListener("keydown", (e) => {
      if (!e.isTrusted || e.target === canvas || own(e)) return;
      down.add(e.code);
      forward(e);
      if (!e.ctrlKey && !e.altKey && !e.metaKey) e.preventDefault(); // those are the browser's, too
      if (e.key === "Enter" && isField(e.target) && touched()) e.target.blur(); // which shuts the keyboard
    });
    document.addEventListener("keyup", (e) => { // wherever the focus is by now
      if (e.isTrusted && down.delete(e.code) && e.target !== canvas) forward(e);
    });
    overlay();
    follow();
  };
})();
