// Tests in Chromium that the game reacts after a rest and after a turn of the phone: node rest.mjs FOLDER, where FOLDER has a built game. A first game
// rests for ten minutes, with a clock that is stopped and moved forward, then the pointer is used. On a phone that is turned, a sheet must look as if it
// had been opened there. Two pages are open at a time, because they mostly wait. If SHOTS names a folder, it writes screenshots there. The exit
// status is 1 if a check fails.
import { readFile, writeFile } from "node:fs/promises";
import { launch, newGame, report, serve } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const browser = await launch();

async function opened(options, kept) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...options });
  if (kept) await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, JSON.stringify(kept));
  await context.addInitScript(countDraws);
  const page = await context.newPage();
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  return page;
}

// countDraws runs in the page. It counts frames and records the last one in which the game has drawn anything; a page at rest draws nothing.
function countDraws() {
  globalThis.drawing = { frame: 0, last: 0 };
  for (const name of ["drawElements", "drawArrays"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) { drawing.last = drawing.frame; draw.apply(this, args); };
  }
  const count = () => { drawing.frame++; requestAnimationFrame(count); };
  requestAnimationFrame(count);
}

// settle waits until the page has drawn nothing and fetched nothing for 24 frames, for at most 15 seconds. What is to settle must have been asked for.
async function settle(page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done)), fetched = () => performance.getEntriesByType("resource").length;
    for (let i = 0; i < 4; i++) await nextFrame(); // for what has been asked for to begin
    const late = performance.now() + 15000;
    for (let quiet = drawing.frame, files = fetched(); drawing.frame - quiet < 24 && performance.now() < late;) {
      await nextFrame();
      quiet = Math.max(quiet, drawing.last);
      if (fetched() !== files) [quiet, files] = [drawing.frame, fetched()];
    }
  });
}

async function startGame(page) {
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start", { timeout: 120000 });
  await newGame(page);
  await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent ?? ""), undefined, { timeout: 120000 });
  await page.waitForTimeout(3000);
}

// expectChange checks that the page soon looks different from a screenshot.
async function expectChange(page, before, what) {
  let changed = false;
  for (const start = Date.now(); !changed && Date.now() - start < 15000;) changed = !before.equals(await page.screenshot());
  check(changed, what);
}

// rested tests the pointer in a first game after a rest: answered says whether the question of the first game was answered before it, and the others
// whether the pointer hovers before it clicks.
async function rested(answered, hovers) {
  const page = await opened({ viewport: { width: 1280, height: 720 } });
  await page.clock.install();
  await startGame(page);
  const question = page.locator("#mirror button", { hasText: /^No, thanks$/ }).first();
  const asked = await question.count() > 0;
  if (answered && asked) {
    await question.focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(1000);
  }
  await page.clock.fastForward("10:00");
  await page.waitForTimeout(2000);
  const box = await page.locator('#mirror section[aria-label="Tiles to take"] button').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const what = `after ten minutes, the question ${!asked ? "not asked" : answered ? "answered" : "open"},`;
  if (hovers) {
    const before = await page.screenshot();
    await page.mouse.move(x, y, { steps: 4 });
    await expectChange(page, before, `${what} a hovered tile is marked`);
  }
  await page.mouse.click(x, y, { delay: 100 });
  const taken = await page.waitForSelector('#mirror section[aria-label="Places to go"]', { state: "attached", timeout: 20000 }).then(() => true, () => false);
  check(taken, `${what} a click ${hovers ? "after a hover " : ""}takes tiles`);
  if (!hovers && taken) {
    const before = await page.screenshot(), place = await page.locator('#mirror section[aria-label="Places to go"] button').first().boundingBox();
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
    await expectChange(page, before, `${what} and then a hovered line is marked`);
  }
  await page.context().close();
}

// shot returns a screenshot of the page when nothing moves any more, downscaled to 24 × 24 pixels.
async function shot(page, name) {
  await settle(page);
  const png = await page.screenshot();
  if (process.env.SHOTS) await writeFile(`${process.env.SHOTS}/rest-${name}.png`, png);
  return page.evaluate(async (png) => {
    const img = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
    const to = new OffscreenCanvas(24, 24).getContext("2d");
    to.imageSmoothingQuality = "high";
    to.drawImage(img, 0, 0, 24, 24);
    return [...to.getImageData(0, 0, 24, 24).data];
  }, png.toString("base64"));
}
const distance = (a, b) => a.reduce((sum, v, i) => sum + Math.abs(v - b[i]), 0) / a.length;

const upright = { width: 390, height: 844 }, lying = { width: 844, height: 390 };
const quick = { light: "morning", "reduced-motion": true, "comments-asked": true, speed: "off", "computer-pause": 0, forced: false };
const phone = { viewport: upright, hasTouch: true, isMobile: true };

// visit opens an address of the game.
async function visit(page, hash) {
  await page.evaluate((hash) => { location.hash = "#" + hash; }, hash);
  await settle(page);
}

// press presses the first button for screen readers whose name matches a pattern.
async function press(page, name) {
  const button = page.locator("#mirror button", { hasText: name }).first();
  await button.waitFor({ state: "attached", timeout: 20000 });
  await button.focus();
  await page.keyboard.press("Enter");
  await settle(page);
}

// turn turns a phone there and back with a sheet open, and compares the sheet with the same one opened in each position. open opens it, and leave
// closes it. most is the greatest mean difference of a channel. The phone is upright before and after it.
async function turn(page, name, open, leave, most = 6) {
  await open();
  for (const [size, way] of [[lying, "lying"], [upright, "upright"]]) {
    await page.setViewportSize(size);
    const file = `${name.replaceAll("/", "-")}-${way}`, after = await shot(page, file + "-turned");
    await leave();
    await open();
    const apart = distance(after, await shot(page, file + "-opened"));
    check(apart < most, `${name}, turned to ${way}, differs by ${apart.toFixed(1)} of 255 from the one opened there`);
  }
  await leave();
}

// Some sheets over the table and over the title; the Go test TestTurnedSheets checks all others.
const sheets = [["play", ["play/moves", "play/new", "settings/play"]], ["", ["setup"]]];

// turned turns a phone with each of some sheets open over the table, or over the title if base is empty.
async function turned(base, sheets) {
  const page = await opened(phone, quick);
  await startGame(page);
  await visit(page, base);
  for (const sheet of sheets) await turn(page, (base ? "" : "title, ") + sheet, () => visit(page, sheet), () => visit(page, base));
  await page.context().close();
}

// resumed opens a page on the game of a record, on an upright phone.
async function resumed(record) {
  const page = await opened(phone, quick), text = await readFile(new URL(`../../pictures/saves/${record}.azl`, import.meta.url), "utf8");
  await page.addInitScript((text) => { if (!localStorage.getItem("azulejo/autosave.azl")) localStorage.setItem("azulejo/autosave.azl", text); }, text);
  await page.goto(address + "#play");
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start", { timeout: 120000 });
  return page;
}

// chosen turns a phone while tiles are chosen: those that a pass keeps.
async function chosen() {
  const page = await resumed("pavilion-2");
  await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent ?? ""), undefined, { timeout: 120000 });
  await page.waitForTimeout(1500);
  await turn(page, "the choice of kept tiles", () => press(page, /^Pass/), async () => { await page.keyboard.press("Escape"); await settle(page); });
  await page.context().close();
}

// paid turns a phone while a payment is chosen: on an enlarged star, with the tiles to pay next to the button that places them.
async function paid() {
  const page = await resumed("pavilion-2");
  await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent ?? ""), undefined, { timeout: 120000 });
  await page.waitForTimeout(1500);
  const pay = async () => {
    await press(page, /^orange star$/);
    await press(page, /^the 2 of the orange star/);
    check(await page.locator("#mirror button", { hasText: /^Cancel$/ }).count() > 0, "a payment is asked for");
  };
  const cancel = async () => {
    for (let i = 0; i < 2; i++) { // the payment, and the star
      await page.keyboard.press("Escape");
      await settle(page);
    }
  };
  await turn(page, "a payment", pay, cancel, 2); // the star covers a part of the window
  await page.context().close();
}

// ended turns a phone with the results open.
async function ended() {
  const page = await resumed("azul-2-end");
  await page.waitForFunction(() => location.hash === "#play/results", undefined, { timeout: 120000 });
  await page.waitForTimeout(20000); // for the chances of all positions
  await turn(page, "play/results", () => visit(page, "play/results"), () => visit(page, "play"));
  await page.context().close();
}

const tests = [...sheets.map((s) => () => turned(...s)), () => rested(false, true), () => rested(false, false), () => rested(true, true), () => rested(true, false), ended, chosen, paid];
async function run() {
  for (let next; (next = tests.shift());) await next().catch((e) => check(false, String(e.stack ?? e)));
}
await Promise.all([run(), run()]);
await browser.close();
close();
end();
