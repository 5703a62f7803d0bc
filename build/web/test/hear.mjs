// Shared code of the tests for screen readers: a page that records what a screen reader would say, and functions that play through the mirror elements.

// settings returns settings for a game of two seats.
export const settings = (game, more = {}) => JSON.stringify({ speed: "off", "computer-pause": 0, forced: false, "last-setup": { Seats: 2, Seating: { Game: game, Start: 0, Seed: "7",
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "greedy" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } }, ...more });

// listen records focus changes and the texts of live regions in heard.
function listen() {
  const heard = globalThis.heard = [], note = (kind, text) => heard.push({ at: performance.now(), kind, text });
  const kinds = { button: "button", radio: "radio button", switch: "switch", range: "slider", text: "edit", h1: "heading level 1" };
  let part = "";
  addEventListener("focusin", ({ target: e }) => {
    const name = e.ariaLabel || e.textContent || e.localName, kind = kinds[e.getAttribute("role") ?? e.type] ?? kinds[e.localName] ?? "";
    const within = e.closest("section, [role=dialog], [role=radiogroup]")?.ariaLabel ?? "";
    note("focus", [within !== part && within, name, kind, e.ariaDisabled && "unavailable"].filter(Boolean).join(", "));
    part = within;
  });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target.closest?.("#news, #moves");
      if (region) for (const n of addedNodes) note(region.id, n.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

// opened opens the game on its title screen and returns the page.
export async function opened(browser, address, kept, { before = () => {}, failed = () => {}, locale = "en-GB" } = {}) {
  const context = await browser.newContext({ viewport: { width: 960, height: 540 }, locale, bypassCSP: true });
  await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, kept);
  await context.addInitScript(listen);
  await context.addInitScript(before);
  const page = await context.newPage();
  page.on("pageerror", (e) => failed("page error: " + e.message));
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.focus("#start");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Azulejo" }).waitFor({ state: "attached", timeout: 60000 });
  return page;
}

// press focuses an element and presses Enter.
export async function press(page, element) {
  await element.focus();
  await page.keyboard.press("Enter");
}
export const named = (page, role, name) => page.locator("#mirror").getByRole(role, { name, exact: true });

// choices returns the names of the enabled buttons in each section of the table, with those outside of sections under "".
export const choices = (page) => page.evaluate(() => {
  const found = {};
  for (const e of document.querySelectorAll("#mirror button:not([aria-disabled])")) {
    const part = e.closest("section")?.getAttribute("aria-label") ?? "";
    (found[part] ??= []).push(e.textContent);
  }
  return { found, title: document.querySelector("#mirror h1")?.textContent ?? "" };
});

// next returns the section and the name of the button to press, or undefined if it is not the person's turn.
export function next({ found, title }) {
  if (!/^Your (turn|move)/.test(title)) return;
  const action = (found[""] ?? []).find((name) => /^Pass/.test(name));
  for (const part of ["Pay with", "Places to go"]) {
    const names = found[part];
    if (names) return [part, names.find((n) => /; \+/.test(n)) ?? names.find((n) => /short/.test(n)) ?? names[0]];
  }
  if (action) return ["", action];
  if (found["Tiles to take"]) return ["Tiles to take", found["Tiles to take"][0]];
}

// choose presses the button returned by next and waits for some frames.
export async function choose(page, [part, name]) {
  const on = part ? page.locator(`#mirror section[aria-label="${part}"]`) : page.locator("#mirror");
  await press(page, on.getByRole("button", { name, exact: true }).first()).catch(() => {}); // the button may have disappeared
  await page.evaluate(() => new Promise((done) => { let n = 0; const step = () => (++n < 6 ? requestAnimationFrame(step) : done()); step(); }));
}

