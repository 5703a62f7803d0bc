// Plays the browser game like a user of a screen reader: node reader.mjs FOLDER, where FOLDER has a built game. It finds elements by role and name and
// presses them by key. The exit status is 1 if a check fails.
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { choices, choose, named, next, opened as open, press, settings } from "./hear.mjs";
import { launch, report, serve, until } from "./host.mjs";

const { check, end } = report();
const site = { folder: process.argv[2] ?? "dist/web" };
const { address, close } = await serve(site);
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const browser = await launch();
const opened = (game, before) => open(browser, address, settings(game), { before, failed: (text) => check(false, text) });

// expectNoViolations checks the page with axe.
async function expectNoViolations(page, where) {
  if (!await page.evaluate(() => Boolean(globalThis.axe))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const told = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).slice(0, 3).join(" | ")}`);
  check(told.length === 0, `axe finds nothing at the ${where}: ${told.join("; ")}`);
}

// findReachable runs in the page. It returns a point of each element that is found there, and descriptions of the others.
function findReachable() {
  const found = [...document.querySelectorAll("#mirror *")].filter((e) => !e.childElementCount && (e.textContent || e.ariaLabel));
  const parts = [...Array(15)].map((_, i) => (i + 0.5) / 15), points = [], wrong = [];
  for (const e of found) {
    const r = e.getBoundingClientRect(), pressed = e.matches("button, input"), name = e.ariaLabel || e.textContent;
    const at = (pressed ? [0.5] : parts).flatMap((a) => (pressed ? [0.5] : parts).map((b) => [r.x + a * r.width, r.y + b * r.height]));
    const point = at.find(([x, y]) => document.elementFromPoint(x, y) === e), least = pressed ? 10 : 1;
    const inside = r.x >= -1 && r.y >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1 && r.width > least && r.height > least;
    if (point && inside) points.push({ point, name });
    else wrong.push(`${e.localName} “${name}” ${[r.x, r.y, r.width, r.height].map(Math.round)}`);
  }
  return { points, wrong };
}

// expectReachable checks the hit test, which screen readers use for touch exploration. Every element with text must be in the window and topmost at
// some point. Buttons and inputs must be large enough for a finger and topmost at their centre. At that point, Chromium's hit test must find the
// element, and the accessibility tree must have it with the same text.
async function expectReachable(page, where) {
  let points, wrong;
  await until(async () => { // nothing moves any more
    const last = JSON.stringify(points);
    await page.waitForTimeout(500);
    ({ points, wrong } = await page.evaluate(findReachable));
    return points.length >= 3 && wrong.length === 0 && JSON.stringify(points) === last;
  }, 10);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.getDocument");
  for (const { point: [x, y], name } of points) {
    const { backendNodeId } = await devtools.send("DOM.getNodeForLocation", { x: Math.round(x), y: Math.round(y) });
    const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { backendNodeId, fetchRelatives: true });
    const said = nodes.filter((n) => !n.ignored).map((n) => n.name?.value);
    if (!said.includes(name)) wrong.push(`at ${x}, ${y} “${said[0]}” is found in place of “${name}”`);
  }
  await devtools.detach();
  check(points.length >= 3 && wrong.length === 0, `${points.length} elements are found by touch at the ${where}, except ${wrong.length}: ${wrong.slice(0, 12).join("; ")}`);
}

// clickCentre clicks the centre of an element.
async function clickCentre(page, element) {
  const r = await element.boundingBox();
  await page.mouse.click(r.x + r.width / 2, r.y + r.height / 2);
}

// testLanguages measures the time from the key that changes the language to the end of the first frame that shows it. The fastest of several changes
// counts, because other programs may slow some of them down.
async function testLanguages() {
  const page = await opened("azul", () => {
    const seen = globalThis.seen = { times: [] };
    for (const name of ["drawElements", "drawArrays"]) {
      const draw = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function (...args) { seen.drawn = seen.spoken; draw.apply(this, args); };
    }
    addEventListener("keydown", () => { seen.key = performance.now(); }, true);
    const ask = requestAnimationFrame;
    globalThis.requestAnimationFrame = (f) => ask((at) => {
      f(at);
      if (seen.drawn) {
        seen.times.push(performance.now() - seen.key);
        seen.drawn = seen.spoken = false;
      }
    });
  });
  await page.evaluate(() => { const speak = azulejoSpeak; globalThis.azulejoSpeak = (l) => { seen.spoken = true; speak(l); }; });
  await press(page, named(page, "button", "Settings"));
  await press(page, named(page, "radio", "Look"));
  await press(page, page.locator("#mirror button", { hasText: /^Language/ }));
  for (const [n, language] of ["Nederlands", "Deutsch", "Français", "Español", "Português", "English"].entries()) {
    const choice = named(page, "button", language);
    await choice.waitFor({ state: "attached" });
    await press(page, choice);
    await page.waitForFunction((n) => seen.times.length > n, n, { timeout: 20000 });
  }
  const times = await page.evaluate(() => seen.times.sort((a, b) => a - b));
  check(times[0] < 300, `another language is seen after ${times.map((t) => t.toFixed(0)).join(", ")} ms`);
  await page.context().close();
}

// repeated returns the lines of news that repeat the text of the recent focus or report, or earlier news since the last report.
function repeated() {
  const all = heard.filter(({ text }) => text);
  return all.filter(({ at, kind, text }, i) => kind === "news" && all.slice(0, i).reverse().some((e, j) =>
    e.at > at - 1500 && (e.kind === "focus" && e.text.includes(text) && all.slice(i - j, i).every((o) => o.kind !== "focus") || e.kind === "moves" && e.text === text) ||
    e.kind === "news" && e.text === text && all.slice(i - j, i).every((o) => o.kind !== "moves"))).map(({ text }) => text);
}

// playWholeGame plays a game to its end.
async function playWholeGame(game) {
  const page = await opened(game);
  await expectNoViolations(page, "title");
  await press(page, named(page, "button", "Settings"));
  for (const name of ["Look", "Accessibility", "Sound"]) {
    await press(page, named(page, "radio", name));
    await expectNoViolations(page, `settings, ${name}`);
  }
  await named(page, "switch", "Mute").waitFor({ state: "attached" });
  await press(page, named(page, "switch", "Mute"));
  await page.locator("#mirror [role=switch][aria-checked=true]", { hasText: "Mute" }).waitFor({ state: "attached" });
  check(true, "a switch is switched and says so");
  // A second action would follow within the rest.
  const expectMute = async (state, what) => {
    const has = async () => await named(page, "switch", "Mute").getAttribute("aria-checked") === state;
    await until(has);
    await page.waitForTimeout(500);
    check(await has(), what);
  };
  await clickCentre(page, named(page, "switch", "Mute"));
  await expectMute("false", "a click on a switch acts once");
  await named(page, "switch", "Mute").evaluate((e) => e.click());
  await expectMute("true", "a press by a screen reader acts once");
  await named(page, "slider", "Effects").focus();
  const value = () => named(page, "slider", "Effects").getAttribute("aria-valuetext"), before = await value();
  await page.keyboard.press("ArrowLeft");
  check(await until(async () => await value() !== before), `a slider is moved: ${before}, ${await value()}`);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Azulejo" }).waitFor({ state: "attached" });
  await expectReachable(page, "title");
  await clickCentre(page, named(page, "button", "New game"));
  await named(page, "textbox", "Name at seat 1").waitFor({ state: "attached" });
  await named(page, "textbox", "Name at seat 1").focus();
  await page.waitForTimeout(500); // the game selects its text
  await named(page, "textbox", "Name at seat 1").fill("Zoé");
  check(await until(async () => await named(page, "textbox", "Name at seat 1").inputValue() === "Zoé"), "a name is written");
  await expectNoViolations(page, "set-up");
  await press(page, named(page, "button", "Play"));
  await named(page, "heading", "Offer").waitFor({ state: "attached", timeout: 20000 });
  check(await page.locator("#mirror :is(li, button)", { hasText: /^Factory 1: / }).count() > 0, "the offer is told");
  check(await page.locator("#mirror [role=table][aria-label^=Zoé]").count() === 1, "the board is told");
  await expectNoViolations(page, "table");
  await expectReachable(page, "table");

  const astray = []; // unexpected places of the focus
  let presses = 0, idle = 0, over = false;
  while (!over && presses < 600 && idle < 400) {
    const now = await choices(page), to = next(now);
    over = (now.found[""] ?? []).includes("Play again");
    if (over) break;
    if (!to) {
      idle++;
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    presses++;
    const at = await page.evaluate(() => document.activeElement.closest("#mirror section")?.ariaLabel ?? document.activeElement.textContent);
    if (presses > 1 && !["Tiles to take", "Tiles to place", "Places to go", "Pay with"].includes(at) && !/^(Pass|Take|Done)/.test(at)) astray.push(`${at.slice(0, 60)} at press ${presses} for ${to}`);
    await choose(page, to);
  }
  if (!over) console.log(JSON.stringify(await choices(page)));
  check(over, `a whole game of ${game} by what is told: ${presses} presses`);
  check(astray.length === 0, `the focus rests on the next thing to choose, but ${astray.length} times: ${astray.join("; ")}`);
  const twice = await page.evaluate(repeated);
  check(twice.length === 0, `each line is heard once, but ${twice.length}: ${twice.slice(0, 6).join("; ")}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/reader-${game}.png` });
  await expectNoViolations(page, "results");
  const moves = await page.locator("#moves p").allTextContents();
  check(moves.some((m) => /^Inês: /.test(m)) && moves.some((m) => /^Zoé: /.test(m)) && /^The game is over\. /.test(moves.at(-1)), `what happened is heard in order, at last “${moves.at(-1)}”`);
  check(await page.evaluate(() => document.activeElement.closest("#mirror") !== null), "the focus rests in what is told");
  await press(page, named(page, "button", "Review"));
  await named(page, "button", "Next move").waitFor({ state: "attached", timeout: 10000 });
  await expectNoViolations(page, "review");
  await page.context().close();
}

// tour checks every scene that has an address with axe, including those over a table.
async function tour() {
  const page = await opened("azul");
  const under = (place, names) => names.map((name) => `${place}/${name}`);
  const visit = async (place) => {
    await page.evaluate((place) => { location.hash = place; }, place);
    await page.waitForTimeout(500); // the scene before has gone; some scenes still load their texts, under the name of the game
    await page.waitForFunction(() => !/^Azulejo|^Your turn/.test(document.querySelector("#mirror h1")?.textContent ?? "Azulejo"), undefined, { timeout: 10000 }).catch(() => {});
    const [hash, title] = await page.evaluate(() => [location.hash, document.querySelector("#mirror h1")?.textContent]);
    check(hash === "#" + place && title && title !== "Azulejo", `${hash} is “${title}”`);
    await expectNoViolations(page, place);
  };
  for (const place of ["setup", "games", "keys", ...under("settings", ["play", "look", "sound", "access", "language", "keys"]), ...under("rules", ["table", "floor"]),
    ...under("learn", ["azul", "pavilion", "azul/1", "azul/5", "azul/9", "pavilion/3", "pavilion/9"]), "setup"]) await visit(place);
  await press(page, named(page, "button", "Play"));
  await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent), undefined, { timeout: 20000 });
  await choose(page, next(await choices(page)));
  await choose(page, next(await choices(page)));
  for (const place of under("play", ["menu", "help", "moves", "board-2"])) await visit(place);
  const board = await page.locator("#mirror [role=dialog] [role=table]").getAttribute("aria-label");
  check(/^Inês: /.test(board), `the board of another player is told: ${board}`);
  await page.keyboard.press("Escape");
  await press(page, named(page, "button", "Rate my move"));
  await page.waitForTimeout(2500);
  await expectNoViolations(page, "verdict");
  await page.context().close();
}

await testLanguages().catch((e) => check(false, `languages: ${e.message}`));
await tour().catch((e) => check(false, `places: ${e.message}`));
for (const game of ["azul", "pavilion"]) await playWholeGame(game).catch((e) => check(false, `${game}: ${e.message}`));
await browser.close();
close();
end();
