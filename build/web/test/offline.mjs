// Tests offline play in Chromium: node offline.mjs FOLDER, where FOLDER has a built game. The exit status is 1 if a check fails.
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newGame, remember, report, serve } from "./host.mjs";

const { check, end } = report();
const folder = process.argv[2] ?? "dist/web";
const scratch = await mkdtemp(join(tmpdir(), "azulejo-offline-"));

// The computer has the first turn, so the test needs no move.
const settings = JSON.stringify({ speed: "off", "computer-pause": 0, language: "en", "comments-asked": true, "last-setup": { Seats: 2, Seating: { Game: "azul", Start: 1, Seed: "7",
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "master" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } } });

// visitor returns a browser with a persistent profile and a server whose site can be changed.
async function visitor(status) {
  const site = { folder, status }, { address, close } = await serve(site);
  const context = await remember(await mkdtemp(join(scratch, "profile-")), { width: 960, height: 540 });
  await context.addInitScript((s) => {
    if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s);
    globalThis.heard = [];
    new MutationObserver(() => heard.push(document.getElementById("moves")?.textContent)).observe(document, { subtree: true, childList: true });
  }, settings);
  return {
    site,
    open: async () => {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
      return page;
    },
    end: async () => {
      await context.close();
      close();
    },
  };
}

// start starts the game and lets the computer begin a new one.
async function start(page) {
  await page.click("#start");
  await newGame(page);
}

// saved waits until everything is said to be cached.
const saved = (page) => page.waitForFunction(() => document.getElementById("offline-text").textContent === "Saved for offline play.", undefined, { timeout: 60000 });

// moved waits until the computer has moved, and returns its level in the record.
async function moved(page, seconds = 60) {
  const record = () => page.evaluate(() => localStorage.getItem("azulejo/autosave.azl") ?? "");
  for (let i = 0; i < 10 * seconds; i++) {
    if (await page.evaluate(() => document.querySelector("#mirror h1")?.textContent.startsWith("Your turn"))) break;
    await page.waitForTimeout(100);
  }
  const turn = await page.textContent("#mirror h1");
  return (turn.startsWith("Your turn") ? "" : turn + ", ") + (/\[Level2 "(.*)"\]/.exec(await record())?.[1] ?? "no record");
}

// A visit that starts the game and is then closed is enough to play against Master offline.
async function offlineMaster() {
  const v = await visitor(), first = await v.open();
  await first.click("#start");
  const began = Date.now();
  await saved(first);
  check(Date.now() - began < 25000, `everything is cached ${((Date.now() - began) / 1000).toFixed(1)} s after the start`);
  await first.close();
  v.site.down = true;
  const page = await v.open();
  await start(page);
  const level = await moved(page);
  check(level === "master", `offline ${level} has moved`);
  const lines = (await page.evaluate(() => heard.at(-1) ?? "")).slice(0, 200);
  check(!lines.includes("computer player"), `and nothing is said about computer players: ${lines}`);
  await v.end();
}

// While weights cannot be loaded, the version does not count as cached, and the computer player waits and says so.
async function lackingWeights() {
  const v = await visitor({ "/azul.weights": 503 }), page = await v.open();
  await start(page);
  const said = await page.waitForFunction(() => /lacks files/.test(heard.join()), undefined, { timeout: 30000 }).then(() => true, () => false);
  check(said, "a computer player without its weights says what it lacks");
  const complete = () => page.evaluate(async () => Boolean(await caches.match("./")));
  check(!await complete(), "meanwhile the game is not said to be cached");
  await page.waitForTimeout(45000); // longer than a computer player that does not answer is waited for
  const title = await page.textContent("#mirror h1");
  check(/Inês/.test(title), `after 45 s it still waits: ${title}`);
  v.site.status = {};
  const level = await moved(page);
  check(level === "master", `as soon as they can be loaded, ${level} has moved`);
  await saved(page);
  check(await complete(), "and the game is cached completely");
  await v.end();
}

// damage replaces a cached file by another, and digest returns the hash of one.
const damage = (page, name) => page.evaluate(async (name) => {
  const [key] = await caches.keys(), cache = await caches.open(key);
  const request = (await cache.keys()).find((r) => new URL(r.url).pathname === "/" + name);
  const { headers } = await cache.match(request, { ignoreVary: true });
  await cache.put(request, new Response("damaged {", { headers }));
}, name);
const cached = (page, name) => page.evaluate(async (name) => {
  const [key] = await caches.keys(), cache = await caches.open(key);
  const request = (await cache.keys()).find((r) => new URL(r.url).pathname === "/" + name);
  const bytes = request && await (await cache.match(request, { ignoreVary: true })).arrayBuffer();
  return bytes && [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
}, name);
const names = (page) => page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).map((r) => new URL(r.url).pathname.slice(1)).filter((name) => name !== "hashes").sort());

// Whichever cached file is damaged, the next visit with a connection starts and repairs it.
async function damaged(part, parts) {
  const v = await visitor();
  let page = await v.open();
  await saved(page);
  const all = await names(page);
  check(all.length >= 40, `${all.length} files are cached`);
  for (const name of all.filter((_, i) => i % parts === part)) {
    await damage(page, name);
    await page.close();
    const what = `with a damaged ${name || "start page"} in the cache the page`;
    try {
      page = await v.open();
      await saved(page);
      const expected = createHash("sha256").update(await readFile(join(folder, name || "index.html"))).digest("hex");
      check(await cached(page, name) === expected, `${what} starts and repairs it`);
    } catch (e) {
      check(false, `${what}: ${e.message.split("\n")[0]}`);
      break;
    }
  }
  await v.end();
}

// lackingWeights mostly waits, so it runs next to the others.
const failed = (e) => check(false, String(e.stack ?? e));
await Promise.all([lackingWeights().catch(failed), offlineMaster().catch(failed).then(() => Promise.all([damaged(0, 2), damaged(1, 2)])).catch(failed)]);
await rm(scratch, { recursive: true, force: true });
end();
