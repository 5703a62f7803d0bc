// Makes the canvas accessible: elements mirror what it shows, take the keyboard focus and act like it, and live regions announce what
// happens.
(() => {
  const announcer = document.getElementById("news"), log = document.getElementById("moves"), mirror = document.getElementById("mirror");
  let canvas;
  let bounds = []; // bounds of the elements, four numbers each
  let elements = []; // by number in the game
  let byPath = new Map(); // elements by path from the root
  let focused = -1, focusVisible = false; // number of the focused element, and whether the focus is visible
  let focusEntered = false; // the focus has entered the game
  let movingFocus = false; // the focus is being moved by syncFocus

  // azulejoSay announces a sentence, after its title if that has changed, unless others follow within 200 ms, as when the pointer moves. Neither
  // is announced if it was just logged or a screen reader reads it with the focused element.
  let timer, lastTitle = "", logged = { text: "", at: -Infinity };
  globalThis.azulejoSay = (title, sentence) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = document.activeElement, read = mirror.contains(now) && now !== mirror ? now.ariaLabel || now.textContent : "";
      const isRead = (text) => read.includes(text) || text === logged.text && performance.now() - logged.at < 2000;
      const lines = [title === lastTitle ? "" : title, sentence].filter((text) => text && !isRead(text));
      lastTitle = title;
      if (lines.length) announce(lines);
    }, 200);
  };

  // announce fills the live region that is empty and empties the other one, so that screen readers also read the same lines again.
  function announce(lines) {
    const [full, empty] = announcer.firstElementChild.childElementCount ? announcer.children : [...announcer.children].reverse();
    full.replaceChildren();
    empty.replaceChildren(...lines.map(paragraph));
  }
  function paragraph(text) {
    const p = document.createElement("p");
    p.textContent = text;
    return p;
  }

  // azulejoReport appends a line to the log, which keeps the last lines.
  const maxLogLines = 40;
  globalThis.azulejoReport = (text) => {
    log.append(paragraph(text));
    logged = { text, at: performance.now() };
    while (log.childElementCount > maxLogLines) log.firstChild.remove();
  };

  // The element name and ARIA role for each role of the game.
  const tags = {
    dialog: ["div", "dialog"], region: ["section"], list: ["ul", "list"], item: ["li"], table: ["div", "table"], row: ["div", "row"], choice: ["div", "radiogroup"],
    head: ["div", "rowheader"], cell: ["div", "cell"], title: ["h1"], heading: ["h2"], text: ["p"],
    button: ["button"], option: ["button", "radio"], switch: ["button", "switch"], slider: ["input"], field: ["input"],
  };
  const containers = new Set(["dialog", "region", "list", "table", "row", "choice"]);

  function createElement(role) {
    const [tag, aria] = tags[role], e = document.createElement(tag);
    if (aria) e.setAttribute("role", aria);
    if (tag === "button" || tag === "input") e.type = { slider: "range", field: "text" }[role] ?? "button";
    if (role === "slider") [e.min, e.max, e.step] = [0, 1, 0.1];
    if (role === "field") makeEditable(e);
    for (const type of ["mousedown", "mouseup", "mousemove", "wheel", "contextmenu", "touchstart", "touchmove", "touchend", "touchcancel"]) e.addEventListener(type, forwardPointer);
    if (tag === "button") e.addEventListener("click", (event) => { if (!isPointer(event)) azulejoDo(e.number, "press"); });
    if (role === "slider") e.addEventListener("input", () => azulejoDo(e.number, Number(e.value) > e.level ? "more" : "less"));
    e.addEventListener("focus", () => { if (!movingFocus) azulejoDo(e.number, "rest"); });
    return e;
  }

  // isPointer reports whether a mouse event comes from a pointing device rather than the keyboard or a screen reader.
  const isPointer = (e) => e.detail > 0 && (e.clientX !== 0 || e.clientY !== 0);

  // forwardPointer passes a pointer event on an element to the canvas below. Touch events are sent to the element where the touch
  // started, even after it was removed, so each element has its own listeners.
  function forwardPointer(e) {
    if (/^mouse(down|up)$/.test(e.type) && !isPointer(e)) return;
    e.stopPropagation();
    if (!canvas.dispatchEvent(e.touches ? touchCopy(e) : new e.constructor(e.type, e)) && e.cancelable) e.preventDefault();
    mirror.style.cursor = canvas.style.cursor;
  }

  // touchCopy returns a copy of a touch event for the canvas, with all touches as its target touches.
  const touchCopy = (e) => new TouchEvent(e.type, { touches: [...e.touches], targetTouches: [...e.touches], changedTouches: [...e.changedTouches], bubbles: true, cancelable: true });

  const hasCoarsePointer = () => matchMedia("(pointer: coarse)").matches;
  const isField = (e) => e?.localName === "input" && e.type === "text";

  // makeEditable sends all changes of a text field to the game: by keyboards, input methods, the clipboard and screen readers.
  // e.composing is the text that an input method is composing, or undefined.
  function makeEditable(e) {
    Object.assign(e, { autocomplete: "off", spellcheck: false, enterKeyHint: "done" });
    e.addEventListener("compositionstart", () => { e.composing = ""; });
    e.addEventListener("compositionupdate", (event) => { e.composing = event.data; });
    e.addEventListener("compositionend", () => {
      e.composing = undefined;
      sendField(e);
    });
    e.addEventListener("input", () => sendField(e));
    e.addEventListener("focus", () => applySelection(e));
  }

  // sendField sends the text of a field, its selection and the composition range to the game, in UTF-16 code units.
  function sendField(e) {
    const [from, to] = [e.selectionStart, e.selectionEnd], back = e.selectionDirection === "backward";
    e.range = back ? [to, from] : [from, to];
    azulejoWrite(e.number, e.value, ...e.range, ...compositionRange(e));
  }

  // compositionRange returns the range of the composed text, which usually ends at the caret.
  function compositionRange({ value, composing, selectionEnd }) {
    if (!composing) return [0, 0];
    const start = selectionEnd - composing.length;
    const from = start >= 0 && value.startsWith(composing, start) ? start : value.lastIndexOf(composing, selectionEnd);
    return from < 0 ? [0, 0] : [from, from + composing.length];
  }

  // azulejoFill sets the text and the selection of a field to those of the game, which limits the length and moves the caret on clicks.
  // It does not interfere with an input method.
  globalThis.azulejoFill = (number, value, anchor, caret) => {
    const e = elements[number];
    if (!e || e.composing !== undefined) return;
    if (e.value !== value) e.value = value;
    e.range = [anchor, caret];
    if (document.activeElement === e) applySelection(e);
  };

  // applySelection selects the range that the game has selected.
  function applySelection(e) {
    if (!e.range) return;
    const [from, to] = [Math.min(...e.range), Math.max(...e.range)], direction = e.range[1] < e.range[0] ? "backward" : "forward";
    if (e.selectionStart !== from || e.selectionEnd !== to) e.setSelectionRange(from, to, direction);
  }
  document.addEventListener("selectionchange", () => {
    if (isField(document.activeElement)) sendField(document.activeElement);
  });

  // A field that is tapped or clicked on the canvas is focused at once, since phones open the keyboard only during a user gesture.
  let pressed; // field below the last press
  const fieldAt = ({ clientX: x, clientY: y }) => elements.find((e) => {
    const box = e.getBoundingClientRect();
    return isField(e) && e.tabIndex === 0 && e.classList.contains("placed") && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  const press = (point) => { pressed = fieldAt(point); };
  const release = (point) => {
    if (!pressed || pressed !== fieldAt(point)) return;
    movingFocus = true; // the canvas sends the click to the game
    pressed.focus();
    movingFocus = false;
  };
  document.addEventListener("mousedown", press);
  document.addEventListener("mouseup", release);
  document.addEventListener("touchstart", (e) => press(e.changedTouches[0]));
  document.addEventListener("touchend", (e) => release(e.changedTouches[0]));

  const setAttribute = (e, name, value) => { if (e.getAttribute(name) !== value) value === undefined ? e.removeAttribute(name) : e.setAttribute(name, value); };

  // updateElement sets the name, the value and the state of an element.
  function updateElement(e, role, t) {
    if (containers.has(role)) setAttribute(e, "aria-label", t.name || undefined);
    else if (role === "slider" || role === "field") setAttribute(e, "aria-label", t.name);
    else if (role === "item" || e.textContent !== t.name) { if (e.firstChild?.data !== t.name) e.firstChild?.nodeType === 3 ? (e.firstChild.data = t.name) : e.prepend(t.name); }
    if (role === "option" || role === "switch") setAttribute(e, "aria-checked", String(!!t.on));
    if (role === "dialog") setAttribute(e, "aria-modal", "true");
    setAttribute(e, "aria-current", t.step ? "step" : undefined);
    setAttribute(e, "aria-description", t.about);
    if (role === "head") setAttribute(e, "role", e.first ? "rowheader" : "columnheader");
    if (role === "slider") {
      e.level = t.level ?? 0;
      if (Number(e.value) !== e.level) e.value = e.level;
      setAttribute(e, "aria-valuetext", t.value);
    }
    if (role === "field" && e.composing === undefined && e.value !== (t.value ?? "")) e.value = t.value ?? "";
    if (role in { button: 0, option: 0, switch: 0, slider: 0, field: 0 }) {
      setAttribute(e, "aria-disabled", t.free && !t.off ? undefined : "true");
      e.tabIndex = t.stop ? 0 : -1;
    }
  }

  // azulejoMirror replaces the tree of elements. Elements with the same path are kept, and with them the focus; the game calls
  // azulejoRest afterwards.
  globalThis.azulejoMirror = (text) => {
    const nodes = JSON.parse(text), now = new Map(), parents = [{ path: "", counts: {} }];
    elements = nodes.map((t, number) => {
      const parent = parents[t.depth], kind = t.role + " " + (t.key || ""), nth = parent.counts[kind] = (parent.counts[kind] ?? 0) + 1;
      const path = parent.path + "/" + kind + " " + nth, e = byPath.get(path) ?? createElement(t.role);
      e.number = number;
      if (t.key) e.dataset.key = t.key;
      now.set(path, e);
      parents[t.depth + 1] = { path, counts: {} };
      return e;
    });
    for (const [path, e] of byPath) if (!now.has(path)) e.remove();
    byPath = now;
    arrange(nodes);
  };

  // arrange puts the elements into the document, nested and in order.
  function arrange(nodes) {
    const open = [{ e: mirror, next: mirror.firstChild, at: 0 }];
    nodes.forEach((t, i) => {
      const on = open[t.depth], e = elements[i];
      if (on.next === e) on.next = e.nextSibling;
      else on.e.insertBefore(e, on.next);
      e.first = on.at++ === 0 && !on.top;
      updateElement(e, t.role, t);
      open[t.depth + 1] = { e, next: t.role === "item" ? e.childNodes[1] ?? null : e.firstChild, at: 0, top: t.role === "row" && on.at === 1 };
    });
  }

  // azulejoPlaces sets the bounds of the elements in pixels of the canvas, so that touch exploration finds them there. Elements of size 0
  // have no position.
  globalThis.azulejoPlaces = (flat) => {
    bounds = flat;
    if (canvas) positionElements();
  };

  // positionElements positions the elements over the canvas.
  function positionElements() {
    const box = canvas.getBoundingClientRect(), k = box.width / canvas.width;
    elements.forEach((e, i) => {
      const [x, y, w, h] = bounds.slice(4 * i, 4 * i + 4), placed = w > 0 && h > 0;
      e.classList.toggle("placed", placed);
      const style = placed ? [box.x + x * k, box.y + y * k, w * k, h * k].map((n) => n + "px") : ["", "", "", ""];
      [e.style.left, e.style.top, e.style.width, e.style.height] = style;
    });
  }

  // azulejoRest reports the focus of the game. The document focus follows, unless the pointer is in use on the canvas.
  globalThis.azulejoRest = (number, byKey) => {
    [focused, focusVisible] = [number, byKey];
    syncFocus();
  };
  function syncFocus() {
    if (!elements.length) return;
    const e = elements[focused] ?? fallbackFocus(), now = document.activeElement;
    const writes = isField(e);
    if (writes && hasCoarsePointer()) return; // do not open the on-screen keyboard without a tap
    if (now === e || now === canvas && focusEntered && !focusVisible && !writes || now === announcer || now === log) return;
    focusEntered = true;
    movingFocus = true;
    e.focus({ preventScroll: true });
    movingFocus = false;
  }

  // fallbackFocus returns the element to focus while nothing can be chosen: the title, which describes the situation.
  function fallbackFocus() {
    const e = elements.find((e) => e.localName === "h1");
    if (e) e.tabIndex = -1;
    return e ?? mirror;
  }

  // forwardKey dispatches a key event to the canvas, without letting Ebitengine focus it.
  function forwardKey(e) {
    canvas.focus = () => {};
    canvas.dispatchEvent(new KeyboardEvent(e.type, { code: e.code || e.key, key: e.key, shiftKey: e.shiftKey, ctrlKey: e.ctrlKey, altKey: e.altKey, metaKey: e.metaKey, repeat: e.repeat }));
    delete canvas.focus;
  }

  const forwardedKeys = new Set(); // codes of the pressed keys that were forwarded

  // handlesKey reports whether an element handles a key itself.
  function handlesKey(e) {
    const at = e.target;
    if (e.key === "Tab") return true;
    if (at.localName === "button") return e.key === "Enter" || e.key === " ";
    return isField(at) && (e.isComposing || !/^(Escape|Enter|ArrowUp|ArrowDown|F\d+)$/.test(e.key));
  }

  globalThis.azulejoCanvas = (found) => {
    canvas = found;
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true"); // the mirror elements describe it
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) canvas.addEventListener(type, (e) => {
      if (!e.isTrusted || e.touches.length === e.targetTouches.length) return;
      e.stopImmediatePropagation(); // other touches are on elements above the canvas
      if (!canvas.dispatchEvent(touchCopy(e)) && e.cancelable) e.preventDefault();
    }, { capture: true, passive: false });
    mirror.hidden = announcer.hidden = log.hidden = false;
    document.addEventListener("keydown", (e) => {
      if (!e.isTrusted || e.target === canvas || handlesKey(e)) return;
      forwardedKeys.add(e.code);
      forwardKey(e);
      if (!e.ctrlKey && !e.altKey && !e.metaKey) e.preventDefault(); // shortcuts of the browser
      if (e.key === "Enter" && isField(e.target) && hasCoarsePointer()) e.target.blur(); // closes the on-screen keyboard
    });
    document.addEventListener("keyup", (e) => { // even if the focus has moved
      if (e.isTrusted && forwardedKeys.delete(e.code) && e.target !== canvas) forwardKey(e);
    });
    positionElements();
    syncFocus();
  };
})();
