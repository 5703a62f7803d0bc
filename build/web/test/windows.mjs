// Opens the browser game in two pages of one browser at the same time: node windows.mjs FOLDER. Each page must keep its own game, also after a reload.
// The exit status is 1 if a check fails.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { launch, newGame, report, serve } from "./host.mjs";

const W = 960, H = 540, seed = 7;
const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });

const guide = spawn("go", ["run", "./build/web/test/guide"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: guide.stdout })[Symbol.asyncIterator]();
async function ask(record) {
  guide.stdin.write(JSON.stringify({ game: "azul", record: record ?? "", w: W, h: H, seed }) + "\n");
  return JSON.parse((await lines.next()).value);
}

const settings = JSON.stringify({ speed: "off", "computer-pause": 0, "comments-asked": true, forced: false, "last-setup": { Seats: 2, Seating: { Game: "azul", Start: 0, Seed: String(seed),
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "greedy" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } } });

const browser = await launch();

async function newContext() {
  const context = await browser.newContext({ viewport: { width: W, height: H } });
  await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings);
  return context;
}
async function open(context) {
  const page = await context.newPage();
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  await start(page);
  return page;
}
// start loads or reloads a page and starts the game.
async function start(page) {
  await page.bringToFront();
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start");
  await page.waitForSelector("#mirror button", { state: "attached", timeout: 60000 });
}
async function begin(page) {
  await page.bringToFront();
  await newGame(page);
}
async function resume(page) {
  await page.bringToFront();
  await page.locator("#mirror button", { hasText: /^Continue/ }).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#play", undefined, { timeout: 60000 });
}
const first = "azulejo/autosave.azl", second = "azulejo/autosave-2.azl";
const kept = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);

// move plays the move proposed by the guide for the game with a storage key, and returns the number of moves of that game.
async function move(page, name) {
  await page.bringToFront();
  let turn = await ask(await kept(page, name));
  const before = turn.moves;
  for (let i = 0; i < 5; i++) {
    const [from, to] = turn.drag;
    await page.mouse.move(...from);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
    await page.mouse.move(...to, { steps: 3 });
    await page.waitForTimeout(100);
    await page.mouse.up();
    for (let j = 0; j < 60; j++) {
      const now = await ask(await kept(page, name));
      if (!now.wait && now.moves > before) return now.moves;
      await page.waitForTimeout(50);
    }
  }
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "pages-stuck.png") });
  throw new Error(`no move is made in ${name}`);
}
const movesIn = async (page, name) => (await ask(await kept(page, name))).moves;

try {
  let context = await newContext();
  const a = await open(context);
  await begin(a);
  await move(a, first);
  const own = await kept(a, first);
  const b = await open(context);
  if (process.env.SHOTS) await b.screenshot({ path: join(process.env.SHOTS, "pages-second.png") });
  await begin(b);
  const few = await move(b, second);
  check(await kept(b, first) === own, "the second page leaves the first page's game alone");
  await move(a, first);
  const many = await move(a, first);
  check(await movesIn(b, second) === few, "the first page leaves the second page's game alone");

  await b.goto(address); // releases its slot
  await a.goto(address);
  await start(b); // in the opposite order
  await start(a);
  await resume(b);
  await resume(a);
  check(await movesIn(a, first) === many && await movesIn(a, second) === few, "both games survive that both pages are loaded anew");
  check(await move(a, first) > many, "the first page goes on with its own game");
  check(await move(b, second) > few, "the second page goes on with its own game");
  const left = await movesIn(a, second);
  await a.evaluate((name) => localStorage.removeItem(name), first);
  await a.close();
  await b.close();
  const c = await open(context);
  await resume(c);
  check(await move(c, second) > left, "a page without a game of its own goes on with the one that is left");
  await context.close();

  context = await newContext();
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  const d = await open(context);
  await begin(d);
  check(await move(d, first) > 0, "a browser without locks keeps the game all the same");
  await context.close();
} catch (e) {
  check(false, String(e));
}
await browser.close();
guide.stdin.end();
close();
end();
