// Plays in Chromium against a worker that never answers: node silent.mjs FOLDER. The worker must be restarted once, and a simple level
// must then move for it. The script also tests bot.mjs. The exit status is 1 if a check fails.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, newGame, report, serve, until } from "./host.mjs";

const { check, end } = report();
const folder = process.argv[2] ?? "dist/web";
const { address, close } = await serve({ folder });

// The computer has the first turn, so the test needs no move.
const settings = JSON.stringify({ speed: "off", "computer-pause": 0, "comments-asked": true, "last-setup": { Seats: 2, Seating: { Game: "azul", Start: 1, Seed: "7",
  Players: [{ Name: "Ana", Level: "" }, { Name: "Inês", Level: "master" }, { Name: "Duarte", Level: "greedy" }, { Name: "Marta", Level: "greedy" }] } } });

const browser = await launch();
try {
  const context = await browser.newContext({ viewport: { width: 960, height: 540 }, serviceWorkers: "block" });
  await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings);
  await context.route(/worker\.js/, (route) => { // the page itself fetches the real script to check that it exists
    if (route.request().resourceType() === "fetch") return route.continue();
    return route.fulfill({ contentType: "text/javascript", body: "onmessage = () => {};" });
  });
  const page = await context.newPage();
  let workers = 0, ended = 0;
  page.on("worker", (w) => { workers++; w.on("close", () => ended++); });
  page.on("pageerror", (e) => check(false, "page error: " + e.message));
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start");
  await newGame(page);
  const kept = () => page.evaluate(() => localStorage.getItem("azulejo/autosave.azl") ?? "");
  const title = () => page.evaluate(() => document.querySelector("#mirror h1")?.textContent ?? "");
  const began = Date.now();
  await until(async () => /^Your turn/.test(await title()), 150);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "web-silent.png") });
  check(/^Your turn/.test(await title()), `a simple level has moved after ${((Date.now() - began) / 1000).toFixed(0)} s: ${await title()}`);
  check(/\[Level2 "master"\]/.test(await kept()), "and the seat keeps its level, which is asked again later");
  check(workers === 2 && ended === 2, `of ${workers} workers, expected 2, ${ended} have been ended`);
} catch (e) {
  check(false, String(e));
}
await browser.close();
close();

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const [question] = readFileSync(file("../../../engine/players/testdata/greedy.txt"), "utf8").match(/(?<=^> ).*/m);
const ask = (question, ...time) => spawnSync(process.execPath, [file("bot.mjs"), folder, "master", ...time], { input: question + "\n", encoding: "utf8", timeout: 60000 });
const bot = ask(question, "50");
check(/^\{"id":1,"move":"[^"]+"\}\n$/.test(bot.stdout), `a bot answers a question with a move: ${bot.stdout.slice(0, 200)}${bot.stderr.slice(0, 200)}`);

// A question for values takes the most memory: it searches, looks behind the deal and plays games to the end.
const most = 150;
const review = ask(JSON.stringify({ ...JSON.parse(question), ms: undefined, nodes: 300000, lines: 4 }));
const memory = Number(/^memory of the program: (\d+) MB$/m.exec(review.stderr)?.[1]);
check(memory <= most, `after a question for values a worker has taken ${memory} MB, expected at most ${most}: ${review.stdout.slice(0, 100)}${review.stderr.slice(0, 200)}`);
end();
