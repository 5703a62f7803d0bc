// Tests the text fields of the browser game: node typing.mjs FOLDER, where FOLDER has a built game. It uses a phone emulated by Chromium as well as
// mouse and keyboard, with an input method, dead keys and the clipboard. It checks the text that the game reports for its field. If SHOTS names a
// folder, it writes screenshots there. The exit status is 1 if a check fails.
import { join } from "node:path";
import { launch, report, serve } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const browser = await launch();

// opened opens the set-up of a new game.
async function opened(options) {
  const context = await browser.newContext({ locale: "en-GB", permissions: ["clipboard-read", "clipboard-write"], ...options });
  await context.addInitScript(() => {
    const watched = globalThis.watched = { gestures: [], set: [] };
    let gesture = false; // a gesture is being handled
    for (const name of ["touchend", "mouseup"]) {
      addEventListener(name, () => { gesture = true; }, { capture: true });
      addEventListener(name, () => { gesture = false; });
    }
    const request = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (f) => request((at) => watched.paused ? watched.paused.push(f) : f(at));
    addEventListener("focusin", (e) => { if (e.target.type === "text") watched.gestures.push(gesture); });
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.focus("#start");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Azulejo" }).waitFor({ state: "attached", timeout: 60000 });
  await page.evaluate(() => {
    const pixels = globalThis.azulejoTextPixels;
    globalThis.azulejoTextPixels = (text, ...rest) => {
      const set = pixels(text, ...rest);
      watched.set.push([text, set.filter((_, i) => i % 4 === 3).some((alpha) => alpha > 100)]);
      return set;
    };
    const mirror = globalThis.azulejoMirror;
    globalThis.azulejoMirror = (text) => {
      watched.told = JSON.parse(text);
      mirror(text);
    };
  });
  await page.waitForTimeout(500);
  await element(page, "button", "New game").focus();
  await page.keyboard.press("Enter");
  const devtools = await context.newCDPSession(page);
  await field(page).waitFor({ state: "attached" });
  await page.waitForTimeout(1000);
  return { page, devtools, context };
}

const element = (page, role, name) => page.locator("#mirror").getByRole(role, { name, exact: true }).first();
const field = (page) => page.locator("#mirror input[type=text]").first();

// held returns the text that the game reports for its first field.
const held = (page) => page.evaluate(() => watched.told?.find((t) => t.role === "field")?.value ?? "");

// expect waits until the first field of the game and its mirror element have a text.
async function expect(page, want, what) {
  for (let n = 0; n < 40 && (await held(page) !== want || await field(page).inputValue() !== want); n++) await page.waitForTimeout(50);
  const [game, shown] = [await held(page), await field(page).inputValue()];
  check(game === want && shown === want, `${what}: the game holds "${game}" and the element "${shown}", of "${want}"`);
}

// expectDrawn waits until the page has rendered a text for the game with some opaque pixels.
const expectDrawn = (page, text, where) => becomes(() => page.evaluate((text) => watched.set.some(([set, opaque]) => set === text && opaque), text), `${text} is seen ${where}`);

const focused = (page) => field(page).evaluate((e) => e === document.activeElement);

// becomes checks a condition as soon as it is true, or after three seconds.
async function becomes(holds, what) {
  for (let n = 0; n < 200 && !await holds(); n++) await new Promise((done) => setTimeout(done, 50));
  check(await holds(), what);
}
const selection = (page) => field(page).evaluate((e) => [e.selectionStart, e.selectionEnd]);
const middle = async (of) => {
  const box = await of.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const shot = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `typing-${name}.png`) }); };

// compose shows texts one after another in an input method and then commits the result.
async function compose({ devtools, page }, texts, result) {
  for (const text of texts) {
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(100);
  }
  await devtools.send("Input.insertText", { text: result });
}

const empty = async ({ page }) => {
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await expect(page, "", "all deleted");
};

// testInput types different texts in the focused field.
async function testInput(game, where) {
  const { page, devtools } = game;
  await empty(game);
  await devtools.send("Input.insertText", { text: "Ana" });
  await expect(page, "Ana", `written ${where}`);
  await compose(game, ["´"], "é");
  await expect(page, "Anaé", `a dead key ${where}`);
  await empty(game);
  await compose(game, ["t", "と", "とう"], "東");
  await expect(page, "東", `Japanese ${where}`);
  await compose(game, ["k", "きょう"], "京");
  await expect(page, "東京", `more Japanese ${where}`);
  await expectDrawn(page, "東京", where);
  await empty(game);
  await devtools.send("Input.insertText", { text: "مريم" });
  await expect(page, "مريم", `Arabic ${where}`);
  await expectDrawn(page, "مريم", where);
  await shot(page, `arabic-${where.replaceAll(" ", "-")}`);
  await empty(game);
  await devtools.send("Input.insertText", { text: "Maria Leopoldina de Áustria" });
  await expect(page, "Maria Leopoldina", `as much as the field takes ${where}`);
  await empty(game);
  await devtools.send("Input.insertText", { text: "a\u202e\u200bb" });
  await expect(page, "ab", `what cannot be seen is left out ${where}`);
  await empty(game);
}

// phone tests a field with taps and the input of an on-screen keyboard.
async function phone() {
  const game = await opened({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const { page } = game;
  check(!await focused(page), "no keyboard opens before a field is tapped");
  const [x, y] = await middle(field(page));
  await page.evaluate(() => { watched.gestures = []; });
  await page.touchscreen.tap(x, y);
  await becomes(async () => await focused(page), "a tap on a field gives its element the focus");
  check((await page.evaluate(() => watched.gestures))[0] === true, "within the gesture, as phones ask for before they open a keyboard");
  const size = await field(page).evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
  check(size >= 16, `text of ${size} px, at which phones do not zoom in`);
  await testInput(game, "on a phone");
  await game.devtools.send("Input.insertText", { text: "Ana" });
  await page.keyboard.press("Enter");
  await becomes(async () => !await focused(page), "Enter shuts the keyboard");
  await expect(page, "Ana", "after Enter");
  await page.touchscreen.tap(x, y);
  await becomes(async () => await focused(page), "another tap opens it again");
  await page.touchscreen.tap(...await middle(element(page, "heading", "New game")));
  await becomes(async () => !await focused(page), "a tap elsewhere shuts the keyboard");
  await game.context.close();
}

// desk tests a field with keyboard and mouse.
async function desk() {
  const game = await opened({ viewport: { width: 1280, height: 720 } });
  const { page } = game, box = await field(page).boundingBox();
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2);
  await becomes(async () => await focused(page), "a click on a field gives its element the focus");
  await testInput(game, "on a computer");
  await page.keyboard.type("hmqz");
  await expect(page, "hmqz", "letters that are keys elsewhere");
  await page.mouse.click(box.x + 4, box.y + box.height / 2);
  await becomes(async () => String(await selection(page)) === "0,0", "a click moves the caret");
  await page.keyboard.type("A");
  await expect(page, "Ahmqz", "written where the field was clicked");
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await becomes(async () => String(await selection(page)) === "3,5", "Shift and arrows select");
  await page.waitForTimeout(200);
  await shot(page, "selected");
  await page.keyboard.press("Control+X");
  await expect(page, "Ahm", "cut");
  check(await page.evaluate(() => navigator.clipboard.readText()) === "qz", "the clipboard has what was cut");
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+V");
  await expect(page, "qzAhm", "pasted");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+C");
  check(await page.evaluate(() => navigator.clipboard.readText()) === "qzAhm", "the clipboard has what was copied");
  await page.evaluate(() => navigator.clipboard.writeText("Zoé\n東京"));
  await page.keyboard.press("Control+V");
  await becomes(async () => /^Zoé ?東京$/.test(await held(page)), "two lines are pasted as one");
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(500);
  await page.evaluate(() => { watched.paused = []; });
  await page.mouse.up();
  await becomes(async () => { const [from, to] = await selection(page); return from === 0 && to >= 5; }, "the mouse selects");
  await page.keyboard.type("B"); // before the game draws again and sees that the mouse is up
  await page.evaluate(() => { watched.paused.splice(0).forEach((f) => requestAnimationFrame(f)); delete watched.paused; });
  await expect(page, "B", "written over what the mouse selected");
  await page.keyboard.press("ArrowDown");
  await becomes(async () => !await focused(page), "an arrow down leaves the field");
  await field(page).focus();
  await page.keyboard.press("Tab");
  await becomes(async () => !await focused(page), "Tab leaves the field");
  await field(page).focus();
  await page.keyboard.press("Escape");
  await element(page, "button", "New game").waitFor({ state: "attached", timeout: 10000 });
  check(true, "Escape leaves the set-up");
  await game.context.close();
}

try {
  await phone();
  await desk();
} catch (e) {
  check(false, String(e.stack ?? e));
}
await browser.close();
close();
end();
