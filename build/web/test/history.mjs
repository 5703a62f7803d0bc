// Tests Back, Forward, reloads and addresses in the browser game: node history.mjs FOLDER, where FOLDER has a built game. The exit status is 1 if a
// check fails.
import { launch, report, serve } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const browser = await launch();

const settings = (more) => JSON.stringify({ speed: "off", "computer-pause": 0, "comments-asked": true, forced: false, asked: true, "last-setup": { Seats: 2, Seating: { Game: "azul", Start: 0, Seed: "7",
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "greedy" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } }, ...more });

// opened opens the game at an address, with a window size and a language.
async function opened(hash, { viewport = { width: 960, height: 540 }, locale = "en-GB", ...more } = {}) {
  const context = await browser.newContext({ viewport, locale });
  await context.addInitScript((s) => { if (location.protocol === "http:" && !localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings(more));
  const page = await context.newPage();
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  await page.goto("about:blank"); // the page before the game
  await page.goto(address + hash);
  await start(page);
  return page;
}

// start starts the game on a loaded page.
async function start(page) {
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start");
  await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 });
}

// expectAt waits for the expected address and title, and for an element with a role and a name.
async function expectAt(page, what, hash, title, shown) {
  const now = () => page.evaluate(() => [location.hash, document.title]);
  let got;
  for (let i = 0; i < 100; i++) {
    got = await now().catch(() => []);
    const seen = !shown || await page.locator("#mirror").getByRole(shown[0], { name: shown[1] }).count().catch(() => 0) > 0;
    if (got[0] === hash && got[1] === title && seen) return check(true, `${what}: ${hash || "no address"}, “${title}”`);
    await page.waitForTimeout(100);
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/history.png` });
  return check(false, `${what}: expected ${hash}, “${title}” and ${shown}, got ${got}`);
}
const back = (page) => page.evaluate(() => { setTimeout(() => history.back()); }); // answers before the page may be left
const forward = (page) => page.evaluate(() => history.forward());
async function reload(page) {
  await page.reload();
  await start(page);
}
async function press(page, role, name) {
  const element = page.locator("#mirror").getByRole(role, { name, exact: typeof name === "string" }).first();
  await element.waitFor({ state: "attached", timeout: 20000 });
  await element.focus();
  await page.keyboard.press("Enter");
}
// pressFirst presses the first button of a section.
async function pressFirst(page, part) {
  const element = page.locator(`#mirror section[aria-label="${part}"] button`).first();
  await element.waitFor({ state: "attached", timeout: 20000 });
  await element.focus();
  await page.keyboard.press("Enter");
}
const saved = (page) => page.evaluate(() => localStorage.getItem("azulejo/autosave.azl"));

// expectLeave checks that Back leaves the page.
async function expectLeave(page, where) {
  await back(page);
  await page.waitForURL("about:blank", { timeout: 10000 }).then(() => check(true, `Back leaves the page from ${where}`), () => check(false, `Back stays at ${page.url()} instead of leaving from ${where}`));
  await page.context().close();
}

// game tests every screen of a game in a wide window.
const table = ["#play", "Azul – Azulejo", ["heading", "Offer"]], title = ["", "Azulejo", ["button", "New game"]];
async function game() {
  const page = await opened("");
  const menu = ["#play/menu", "Pause – Azulejo", ["dialog", "Pause"]], options = ["#settings/play", "Settings – Azulejo", ["dialog", "Settings"]];
  await expectAt(page, "it begins", ...title);
  await press(page, "button", "New game");
  await expectAt(page, "a new game", "#setup", "New game – Azulejo", ["button", "Play"]);
  await back(page);
  await expectAt(page, "Back from it", ...title);
  await forward(page);
  await expectAt(page, "Forward to it", "#setup", "New game – Azulejo", ["button", "Play"]);
  await reload(page);
  await expectAt(page, "it loaded anew", "#setup", "New game – Azulejo", ["button", "Play"]);
  await press(page, "button", "Play");
  await expectAt(page, "the table", ...table);
  await reload(page);
  await expectAt(page, "the table loaded anew before the first move", ...table);
  await page.getByRole("heading", { name: /^Your turn/ }).waitFor({ state: "attached" });
  await pressFirst(page, "Tiles to take");
  await pressFirst(page, "Places to go");
  await page.waitForFunction(() => /\d[BYRKW]\d \d[BYRKW]\d/.test(localStorage.getItem("azulejo/autosave.azl")), null, { timeout: 20000 });
  const kept = await saved(page);
  await page.keyboard.press("Escape");
  await expectAt(page, "the menu", ...menu);
  await press(page, "button", "Settings");
  await expectAt(page, "settings over it", ...options);
  await press(page, "radio", "Sound");
  await expectAt(page, "a page of them", "#settings/sound", options[1], ["slider", "Music"]);
  await reload(page);
  await expectAt(page, "they loaded anew", "#settings/sound", options[1], ["slider", "Music"]);
  await back(page);
  await expectAt(page, "Back to the menu", ...menu);
  await back(page);
  await expectAt(page, "Back to the table", ...table);
  await forward(page);
  await expectAt(page, "Forward to the menu", ...menu);
  await page.evaluate(() => history.go(-2));
  await expectAt(page, "two back, to the title", ...title);
  check(await saved(page) === kept, "the game is kept");
  await page.evaluate(() => history.go(3));
  await expectAt(page, "three forward", "#settings/sound", options[1], ["slider", "Music"]);
  await press(page, "button", "Done");
  await expectAt(page, "closed in the game", ...menu);
  await press(page, "button", "Resume");
  await expectAt(page, "and once more", ...table);
  check(await saved(page) === kept, "the game has all its moves");
  await back(page);
  await expectAt(page, "Back from the table", ...title);
  await expectLeave(page, "the title");
}

// phone tests drawers.
async function phone() {
  const page = await opened("", { viewport: { width: 390, height: 844 }, confirm: true });
  await press(page, "button", "New game");
  await press(page, "button", "Play");
  await expectAt(page, "the table of a phone", ...table);
  await press(page, "button", "Moves");
  await expectAt(page, "a drawer", "#play/moves", "Moves – Azulejo", ["dialog", "Moves"]);
  await reload(page);
  await expectAt(page, "the drawer loaded anew", "#play/moves", "Moves – Azulejo", ["dialog", "Moves"]);
  await back(page);
  await expectAt(page, "Back from it", ...table);
  await forward(page);
  await expectAt(page, "Forward to it", "#play/moves", "Moves – Azulejo", ["dialog", "Moves"]);
  await back(page);
  await expectAt(page, "Back from it again", ...table);
  await pressFirst(page, "Tiles to take");
  await pressFirst(page, "Places to go");
  await expectAt(page, "a question", "#play?", "Azul – Azulejo", ["button", "Confirm"]);
  await back(page);
  await page.locator("#mirror").getByRole("button", { name: "Confirm" }).waitFor({ state: "detached", timeout: 10000 }).catch(() => {});
  check(await page.locator("#mirror").getByRole("button", { name: "Confirm" }).count() === 0, "Back cancels the question");
  await expectAt(page, "and stays at the table", ...table);
  await back(page);
  await expectAt(page, "Back from the table", ...title);
  await expectLeave(page, "the title");
}

// learn tests lessons and the rules.
async function learn() {
  const page = await opened("");
  const list = ["#learn/azul", "Learn – Azulejo", ["dialog", "Learn"]];
  await press(page, "button", "Learn");
  await expectAt(page, "the lessons", ...list);
  const third = page.locator("#mirror [role=dialog] button:not([role])").nth(2), lesson = await third.textContent() + " – Azulejo";
  await third.focus();
  await page.keyboard.press("Enter");
  await expectAt(page, "a lesson", "#learn/azul/3", lesson, ["button", "Skip"]);
  await reload(page);
  await expectAt(page, "it loaded anew", "#learn/azul/3", lesson, ["button", "Skip"]);
  for (let step = 0; step < 12 && await page.evaluate(() => location.hash) === "#learn/azul/3"; step++) { // each step has one of these buttons
    await press(page, "button", /^(Next|Skip)$/);
    await page.waitForTimeout(1500);
  }
  await page.waitForFunction(() => location.hash === "#learn/azul/4", null, { timeout: 10000 });
  await back(page);
  await expectAt(page, "Back to the list", ...list);
  await forward(page);
  await page.waitForFunction(() => location.hash === "#learn/azul/4", null, { timeout: 10000 });
  await back(page);
  await expectAt(page, "Back again", ...list);
  await back(page);
  await expectAt(page, "Back to the title", ...title);
  await press(page, "button", "Rules");
  await expectAt(page, "the rules", "#rules/table", "The table – The rules – Azulejo", ["dialog", "The rules"]);
  await page.keyboard.press("PageDown");

}

// cold opens shared addresses.
async function cold() {
  for (const [hash, title, shown, locale] of [
    ["#rules/floor", "The floor line – The rules – Azulejo", ["dialog", "The rules"], "en-GB"],
    ["#rules/floor", "Die Bodenreihe – Die Regeln – Azulejo", ["dialog", "Die Regeln"], "de-DE"],
    ["#settings/sound", "Settings – Azulejo", ["slider", "Music"], "en-GB"],
  ]) {
    const page = await opened(hash, { locale });
    await expectAt(page, `the address ${hash} in ${locale}`, hash, title, shown);
    await back(page);
    await expectAt(page, "Back from there", "", "Azulejo");
    await expectLeave(page, "the title below it");
  }
}

// Two pages are open at a time, because they mostly wait.
const parts = [game, phone, learn, cold];
async function run() {
  for (let part; (part = parts.shift());) await part().catch((e) => check(false, `${part.name}: ${e.message}`));
}
await Promise.all([run(), run()]);
await browser.close();
close();
end();
