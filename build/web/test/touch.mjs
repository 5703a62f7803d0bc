// Plays the browser game by touch on a phone emulated by Chromium: node touch.mjs FOLDER, where FOLDER has a built game. It plays each game to its end,
// alternating between portrait and landscape orientation. If SHOTS names a folder, it writes screenshots there. The exit status is 1 if a check fails.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { launch, newGame, report, serve, until } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const seed = 7, raised = 48, upright = { width: 390, height: 844 }, lying = { width: 844, height: 390 };

// The guide computes the layout of the table.
const guide = spawn("go", ["run", "./build/web/test/guide"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: guide.stdout })[Symbol.asyncIterator]();
async function ask(phone) {
  const { width: w, height: h } = phone.page.viewportSize();
  const record = await saved(phone) ?? "";
  guide.stdin.write(JSON.stringify({ game: phone.game, record, w, h, seed }) + "\n");
  return { ...JSON.parse((await lines.next()).value), record };
}

const settings = (game) => JSON.stringify({ speed: "off", "computer-pause": 0, "comments-asked": true, forced: false, "reduced-motion": true, "last-setup": { Seats: 2, Seating: { Game: game, Start: 0, Seed: String(seed),
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "greedy" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } } });
const saved = ({ page }) => page.evaluate(() => localStorage.getItem("azulejo/autosave.azl"));
const wait = (phone, ms) => phone.page.waitForTimeout(ms);
const shot = async (phone, name) => { if (process.env.SHOTS) await phone.page.screenshot({ path: join(process.env.SHOTS, `touch-${phone.game}-${name}.png`) }); };

// frames waits until the page has shown its current state.
const frames = ({ page }) => page.evaluate(() => new Promise((done) => {
  let n = 0;
  const next = () => (++n < 5 ? requestAnimationFrame(next) : done());
  requestAnimationFrame(next);
}));

const browser = await launch();

// opened opens a new game on a phone.
async function opened(game, viewport) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings(game));
  const page = await context.newPage();
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  const phone = { game, page, devtools: await context.newCDPSession(page) };
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.tap("#start");
  await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 });
  await newGame(page);
  await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent), undefined, { timeout: 20000 });
  await wait(phone, 700); // for the transition
  return phone;
}

// fingers sends a touch event with a list of points; an empty list lifts all fingers.
const fingers = (phone, type, points) => phone.devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

// tapWithinFrame begins and ends a touch before the next frame, as a short tap on a slow phone does.
const tapWithinFrame = (phone, at) => phone.page.evaluate(([clientX, clientY]) => {
  const canvas = document.querySelector("canvas"), touch = new Touch({ identifier: 7, target: canvas, clientX, clientY });
  for (const [type, touches] of [["touchstart", [touch]], ["touchend", []]]) {
    canvas.dispatchEvent(new TouchEvent(type, { touches, targetTouches: touches, changedTouches: [touch], bubbles: true, cancelable: true }));
  }
}, at);

async function tap(phone, at, ms = 70) {
  await fingers(phone, "touchStart", [at]);
  await wait(phone, ms);
  await fingers(phone, "touchEnd", []);
  await wait(phone, 150);
}

// drag drags a tile from one point to another. The tile is shown above the finger.
async function drag(phone, [x, y], [tx, ty]) {
  await fingers(phone, "touchStart", [[x, y]]);
  for (let i = 1; i <= 6; i++) {
    await wait(phone, 40);
    await fingers(phone, "touchMove", [[x + (tx - x) * i / 6, y + (ty + raised - y) * i / 6]]);
  }
  await wait(phone, 100);
  await fingers(phone, "touchEnd", []);
  await wait(phone, 100);
}

// move plays the move proposed by the guide and returns the next proposal. It retries, because a gesture can come too early if frames are slow.
async function move(phone, turn, byDrag) {
  for (let i = 0; i < 5; i++) {
    await frames(phone);
    if (turn.drag && (byDrag || i % 2)) await drag(phone, ...turn.drag);
    else for (const at of turn.clicks) {
      await tap(phone, at);
      await wait(phone, 250); // for opening animations
    }
    for (let n = 0; n < 40; n++) {
      const next = await ask(phone);
      if (next.over || (!next.wait && next.moves > turn.moves)) return next;
      await wait(phone, 50);
    }
  }
  await shot(phone, "stuck");
  throw new Error(`the move after ${turn.moves} cannot be made: ${JSON.stringify(turn.clicks)}, ${JSON.stringify(turn.drag)}`);
}

// playWholeGame plays a game to its end and rotates the phone in between.
async function playWholeGame(game, ...ways) {
  const phone = await opened(game, ways[0]);
  let turn = await ask(phone), turns = 0;
  await shot(phone, "begins");
  while (!turn.over && turns < 120) {
    turn = await move(phone, turn, turns % 3 === 1);
    if (++turns % 6 === 0) {
      await phone.page.setViewportSize(ways[(turns / 6) % 2]);
      await wait(phone, 400);
      turn = await ask(phone);
      await shot(phone, `turned-${turns}`);
    }
  }
  await wait(phone, 1000);
  await shot(phone, "ends");
  check(turn.over, `a whole game of ${game} by touch, upright and lying: ${turns} turns, scores ${turn.scores}`);
  await phone.page.context().close();
}

// expectMove waits until the game differs from a record and it is the person's turn again.
async function expectMove(phone, before, what) {
  check(await until(async () => await saved(phone) !== before), what);
  await until(async () => !(await ask(phone)).wait);
}

// expectNoMove checks that an action does not change the game.
async function expectNoMove(phone, what, act) {
  const before = await saved(phone);
  await act();
  await wait(phone, 300);
  check(await saved(phone) === before, `${what} makes no move`);
}

// testGestures tests gestures other than moves.
async function testGestures() {
  const phone = await opened("azul", upright);
  const { clicks: [from], drag: [, to] } = await ask(phone);
  const pressEscape = async (state) => {
    await phone.page.keyboard.press("Escape", { delay: 200 });
    await phone.page.waitForSelector("#mirror [role=dialog]", { state, timeout: 20000 });
  };
  await pressEscape("attached");
  const entries = await phone.page.locator("#mirror [role=dialog] button, #mirror [role=dialog] [role=button]").allTextContents();
  check(entries.length > 3 && !entries.includes("Keys"), `before the first touch a phone is known as one, whose menu has no keys: ${entries}`);
  await pressEscape("detached");
  await wait(phone, 600);
  await expectNoMove(phone, "a tap of two fingers", async () => {
    await fingers(phone, "touchStart", [from, to]);
    await wait(phone, 80);
    await fingers(phone, "touchEnd", []);
  });
  await expectNoMove(phone, "a drag that ends with two fingers", async () => {
    await fingers(phone, "touchStart", [from]);
    await wait(phone, 60);
    const down = [to[0], to[1] + raised];
    await fingers(phone, "touchMove", [down]);
    await wait(phone, 60);
    await fingers(phone, "touchStart", [down, [40, 40]]);
    await wait(phone, 60);
    await fingers(phone, "touchEnd", []);
  });
  await wait(phone, 500);
  const table = await phone.page.screenshot();
  await expectNoMove(phone, "a drag whose finger the system takes away", async () => {
    await fingers(phone, "touchStart", [from]);
    await wait(phone, 60);
    await fingers(phone, "touchMove", [[to[0], to[1] + raised]]);
    await wait(phone, 60);
    check(!table.equals(await phone.page.screenshot()), "what a finger drags is seen");
    await fingers(phone, "touchCancel", []);
  });
  check(await until(async () => table.equals(await phone.page.screenshot())), "what the finger held is home");
  await expectNoMove(phone, "a long press", async () => {
    await fingers(phone, "touchStart", [from]);
    await wait(phone, 1200);
    await shot(phone, "held");
    await fingers(phone, "touchEnd", []);
  });
  const heard = () => phone.page.evaluate(() => document.querySelector("#mirror [role=dialog]")?.getAttribute("aria-label") ?? "");
  const opens = async (name, at, said, shut, touch = tap) => {
    await touch(phone, at);
    check(await until(async () => said.test(await heard())), `a tap opens ${name}: ${await heard()}`);
    await wait(phone, 400); // for the transition
    await shot(phone, name);
    await shut();
    check(await until(async () => await heard() === ""), `${name} is shut`);
    await wait(phone, 400);
  };
  await opens("strip", [120, 130], /Inês’s board/, () => tap(phone, [195, 20]));
  await opens("moves", [195, 778], /Moves/, () => tap(phone, [195, 20]));
  await opens("strip within a frame", [120, 130], /Inês’s board/, () => tap(phone, [195, 20]), tapWithinFrame);
  await testAddressBar(phone);
  await testRemovedElement(phone);
  await testSafeArea(phone);
  await phone.page.context().close();
}

// testAddressBar hides and shows the address bar while tiles are selected. They must stay selected, and the move must work at the new position of its
// target.
async function testAddressBar(phone) {
  const before = await saved(phone), { clicks: [from] } = await ask(phone);
  await tap(phone, from);
  for (const height of [844 - 56, 844, 844 - 56]) {
    await phone.page.setViewportSize({ width: 390, height });
    await wait(phone, 400);
  }
  await shot(phone, "bar");
  const { clicks: [, target] } = await ask(phone);
  await tap(phone, target);
  await expectMove(phone, before, "what is held outlasts an address bar that comes and goes");
  await phone.page.setViewportSize(upright);
  await wait(phone, 400);
}

// testRemovedElement removes the element under a finger during a drag. The drag must continue and end in a move.
async function testRemovedElement(phone) {
  const before = await saved(phone), { drag: [from, [x, y]] } = await ask(phone), over = ([x, y]) => document.elementFromPoint(x, y).localName;
  check(await phone.page.evaluate(over, from) === "button", "a finger on a tile touches what mirrors it");
  await fingers(phone, "touchStart", [from]);
  await wait(phone, 60);
  await phone.page.evaluate(([x, y]) => document.elementFromPoint(x, y).remove(), from);
  await fingers(phone, "touchMove", [[(from[0] + x) / 2, (from[1] + y) / 2]]);
  await wait(phone, 60);
  await fingers(phone, "touchMove", [[x, y + raised]]);
  await wait(phone, 100);
  await fingers(phone, "touchEnd", []);
  await expectMove(phone, before, "a drag outlasts the element that it began on");
}

// testSafeArea gives the phone a notch and a bottom bar, and checks that the game avoids them.
async function testSafeArea(phone) {
  await phone.devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } });
  await phone.page.setViewportSize({ width: 390, height: 843 });
  await phone.page.setViewportSize(upright);
  const taken = () => phone.page.evaluate(() => getComputedStyle(document.getElementById("safe-area")).paddingTop);
  check(await until(async () => await taken() === "47px"), `the page knows what the sides take: ${await taken()}`);
  await wait(phone, 400);
  await shot(phone, "sides");
  const before = await saved(phone);
  const { width: w, height: h } = { width: 390, height: 844 - 47 - 34 };
  guide.stdin.write(JSON.stringify({ game: phone.game, record: before ?? "", w, h, seed }) + "\n");
  const { clicks } = JSON.parse((await lines.next()).value);
  for (const [x, y] of clicks) await tap(phone, [x, y + 47]);
  await expectMove(phone, before, "a move is made where it is seen between the sides");
}

try {
  await testGestures();
  await playWholeGame("azul", upright, lying);
  await playWholeGame("pavilion", lying, upright);
} catch (e) {
  check(false, String(e.stack ?? e));
}
await browser.close();
guide.stdin.end();
close();
end();
