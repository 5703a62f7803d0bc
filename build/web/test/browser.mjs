// Plays the browser game in Chromium: node browser.mjs FOLDER. The exit status is 1 if a check fails.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { launch, serve } from "./host.mjs";

const folder = process.argv[2] ?? "dist/web";
const W = 960, H = 540, seed = 7;
const failures = [];
const check = (ok, what) => { console.log((ok ? "ok    " : "FAIL  ") + what); if (!ok) failures.push(what); };

const site = { folder, sent: 0 };
const { address, close } = await serve(site);

// The guide computes the layout of the table.
const guide = spawn("go", ["run", "./build/web/test/guide"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: guide.stdout })[Symbol.asyncIterator]();
let game = "azul";
async function ask(record) {
  guide.stdin.write(JSON.stringify({ game, record: record ?? "", w: W, h: H, seed }) + "\n");
  return JSON.parse((await lines.next()).value);
}

const settings = (level, speed) => JSON.stringify({ speed, "computer-pause": 0, "comments-asked": true, forced: false, "last-setup": { Seats: 2, Seating: { Game: game, Start: 0, Seed: String(seed),
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: level }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } } });

const browser = await launch();

async function openPage(context) {
  const page = await context.newPage();
  page.on("console", (m) => { if (["error", "warning"].includes(m.type()) && !/swiftshader|GPU stall|WebGL|GL Driver/i.test(m.text())) failures.push("console: " + m.text()); });
  page.on("pageerror", (e) => failures.push("page error: " + e.message));
  return page;
}
async function start(page) {
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  site.first ??= site.sent; // what is cached for offline play comes after it
  await page.click("#start");
  await page.waitForSelector("canvas", { timeout: 60000 });
  await page.waitForTimeout(2500);
}
const saved = (page) => page.evaluate(() => localStorage.getItem("azulejo/autosave.azl"));
const key = async (page, k) => { await page.keyboard.down(k); await page.waitForTimeout(80); await page.keyboard.up(k); await page.waitForTimeout(250); };

async function fresh(level, speed) {
  const context = await browser.newContext({ viewport: { width: W, height: H } });
  await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings(level, speed));
  await context.addInitScript(listen);
  const page = await openPage(context);
  await start(page);
  return page;
}
// listen makes the page count audible sounds, which start without a time, and record the pieces of music, which start at a given time.
function listen() {
  globalThis.heard = 0;
  globalThis.pieces = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    if (when) pieces.push({ when, ahead: when - this.context.currentTime, seconds: this.buffer.duration });
    else if (this.context.state === "running" && this.buffer.getChannelData(0).some((x) => Math.abs(x) > 0.01)) heard++;
    start.call(this, when);
  };
}
async function begin(page) {
  await key(page, "Enter");
  await page.waitForTimeout(400);
  await key(page, "Enter");
  await page.waitForTimeout(1200);
}
// playTurn plays a move by a drag if the guide has one, otherwise by clicks.
async function playTurn(page, turn) {
  if (turn.drag) return drag(page, ...turn.drag);
  for (const at of turn.clicks) {
    await page.mouse.click(...at, { delay: 60 });
    await page.waitForTimeout(350);
  }
}
async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.waitForTimeout(60);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.waitForTimeout(80);
  await page.mouse.up();
}
// frames waits until the page has shown its current state.
const frames = (page) => page.evaluate(() => new Promise((done) => {
  let n = 0;
  const next = () => (++n < 5 ? requestAnimationFrame(next) : done());
  requestAnimationFrame(next);
}));
// move plays the move proposed by the guide, runs meanwhile while the others play, and returns the next proposal. It retries, because a drag can
// come too early if frames are slow.
async function move(page, turn, meanwhile = async () => {}) {
  for (let i = 0; ; i++) {
    await frames(page);
    await playTurn(page, turn);
    await meanwhile(page);
    try {
      return await waitForTurn(page, turn.moves, i < 3 ? 60 : 400);
    } catch (e) {
      if (i === 3) throw e;
    }
  }
}
// playWholeGame plays a game to its end, with a reload in between.
async function playWholeGame(page) {
  await begin(page);
  let turn = await ask(await saved(page)), turns = 0;
  while (!turn.over && turns < 200) {
    turn = await move(page, turn);
    if (++turns === 3) {
      const kept = await saved(page);
      await start(page);
      check(await saved(page) === kept, "the game survives a reload");
      await key(page, "Enter");
      await page.waitForTimeout(800);
    }
  }
  check(turn.over, `a whole game of ${game} by pointer: ${turns} turns, scores ${turn.scores}`);
  const heard = await page.evaluate(() => globalThis.heard);
  check(heard > turns / 2, `${heard} sounds were heard in it`);
  const pieces = await page.evaluate(() => globalThis.pieces);
  const torn = pieces.filter((p, i) => i && Math.abs(p.when - pieces[i - 1].when - pieces[i - 1].seconds) > 1e-6).length;
  check(pieces.length > 5 && torn <= 1, // other programs may block the page for seconds
     `${pieces.length} pieces of music follow each other, ${torn} after a gap; the least is ready ${Math.min(...pieces.slice(1).map((p) => p.ahead)).toFixed(2)} s before it is heard`);
}
// waitForTurn waits until it is the person's turn again and returns the answer of the guide.
async function waitForTurn(page, moves, tries = 400) {
  for (let i = 0; i < tries; i++) {
    const a = await ask(await saved(page));
    if (a.over || (!a.wait && a.moves > moves)) return a;
    await page.waitForTimeout(50);
  }
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "web-stuck.png") });
  throw new Error("the computer does not play");
}
// recordFrameGaps makes the page record the longest gaps between frames, separately for frames during requests to the worker.
const recordFrameGaps = (page) => page.evaluate(() => {
  const send = globalThis.azulejoSend, hear = globalThis.azulejoHear, open = new Set();
  let touched = false, last = performance.now();
  globalThis.gaps = { thinking: 0, otherwise: 0, questions: 0 };
  globalThis.azulejoSend = (line, worker) => {
    const { id: number, op } = JSON.parse(line), id = worker + " " + number;
    if (op === "cancel") open.delete(id);
    else {
      gaps.questions++;
      open.add(id);
      touched = true;
    }
    send(line, worker);
  };
  globalThis.azulejoHear = (line, worker) => {
    const { id: number, progress } = JSON.parse(line), id = worker + " " + number;
    if (!progress) open.delete(id);
    hear(line, worker);
  };
  requestAnimationFrame(function frame() {
    const now = performance.now(), kind = touched ? "thinking" : "otherwise";
    touched = open.size > 0;
    gaps[kind] = Math.max(gaps[kind], now - last);
    last = now;
    requestAnimationFrame(frame);
  });
});
// movePointer moves the pointer over the table for most of a computer's turn.
async function movePointer(page) {
  await frames(page); // the tiles drop at the displayed position of the pointer
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(W * (0.5 + 0.2 * Math.sin(i / 9)), H * (0.5 + 0.25 * Math.cos(i / 7)));
    await page.waitForTimeout(10);
  }
}

try {
  let page = await fresh("greedy", "off");
  // The photographs are fetched after the first screen, which looks the same without them.
  const photographs = ["dish", "lens", "plate", "plate-sage", "sack"].map((name) => `/${name}.webp`);
  check(site.first <= 4.5e6, `first screen transfers ${(site.first / 1e6).toFixed(2)} MB, at most 4.50`);
  check(photographs.every((path) => site.files[path]), `then the photographs and what is cached for offline play, ${((site.sent - site.first) / 1e3).toFixed(0)} kB`);
  await playWholeGame(page);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "web-end.png") });
  await page.context().close();

  game = "pavilion";
  page = await fresh("greedy", "off");
  await playWholeGame(page);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "web-pavilion.png") });
  await page.context().close();

  game = "azul";
  // think plays four turns of a new game against the searcher and checks the longest gaps in ms. It plays four more, at most twice, because other
  // programs on the machine may have caused a gap.
  const think = async (when, limit, meanwhile) => {
    page = await fresh("searcher", "off");
    await begin(page);
    let turn = await move(page, await ask(await saved(page))); // rasterizes the sprites of lifted tiles
    await recordFrameGaps(page);
    for (let again = 0; ; again++) {
      await page.evaluate(() => { gaps = { thinking: 0, otherwise: 0, questions: 0 }; });
      for (let i = 0; i < 4; i++) turn = await move(page, turn, meanwhile);
      const { thinking, otherwise, questions } = await page.evaluate(() => gaps), good = thinking <= limit && otherwise <= 200;
      if (!good && again < 2) continue;
      check(questions >= 4, `the worker was asked ${questions} times in four turns`);
      return check(good, `longest frame gap ${when}: ${thinking.toFixed(1)} ms, at most ${limit}; between its turns: ${otherwise.toFixed(1)} ms, at most 200`);
    }
  };
  await think("while a computer thinks", 50);
  await page.context().close();
  await think("with the pointer going over the table", 100, movePointer);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "web-table.png") });
} catch (e) {
  failures.push(String(e));
}
await browser.close();
guide.stdin.end();
close();
for (const f of failures) console.log("FAIL  " + f);
process.exit(failures.length ? 1 : 0);
