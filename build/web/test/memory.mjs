// Measures the memory of the browser game over many games of four computers: node memory.mjs FOLDER [GAMES] [LEVEL], where FOLDER has a built game.
// After each game it collects garbage and prints the memory of the program, of its first worker, of the JavaScript heap, and of the whole renderer
// process (Linux only). The exit status is 1 if the last third of the games needs more than the third before it.
import { readFile } from "node:fs/promises";
import { launch, report, serve } from "./host.mjs";

const { check, end } = report();
const [folder = "dist/web", games = "12", level = "expert"] = process.argv.slice(2);
const { address, close } = await serve({ folder });
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 960, height: 540 }, locale: "en-GB", serviceWorkers: "block" });

// keepMemory keeps the memory of the program for the measurement.
const keepMemory = `{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const result = await instantiate(...args);
    globalThis.programMemory = result.exports.mem;
    return result;
  };
}`;
const editions = ["azul", "azul-grey", "pavilion", "pavilion-sepia"];
const settings = (game) => JSON.stringify({ speed: "fast", "computer-pause": 0, "comments-asked": true, "last-setup": { Seats: 4, Seating: { Game: game, Start: 0, Seed: "",
  Players: ["Ana", "Inês", "Duarte", "Marta"].map((Name) => ({ Name, Level: level })) } } });
await context.addInitScript(keepMemory);
await context.addInitScript((s) => { if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", s); }, settings(editions[0]));
await context.route(/worker\.js/, async (route) => {
  if (route.request().resourceType() === "fetch") return route.continue(); // the page checks the script
  const response = await route.fetch();
  await route.fulfill({ response, body: keepMemory + await response.text() });
});
const page = await context.newPage();
page.on("pageerror", (e) => check(false, "page error: " + e.message));

const devtools = await context.newCDPSession(page), system = await browser.newBrowserCDPSession();
const memory = () => globalThis.programMemory?.buffer.byteLength ?? 0;
const mb = (bytes) => Math.round(bytes / 1e6);

// renderer returns the resident memory of the largest renderer process, or 0 where it is unknown.
async function renderer() {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  const sizes = await Promise.all(processInfo.filter((p) => p.type === "renderer").map(async (p) => {
    const status = await readFile(`/proc/${p.id}/status`, "utf8").catch(() => "");
    return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  }));
  return Math.max(0, ...sizes);
}

// measure collects garbage and returns the memory in use, in MB.
async function measure() {
  for (let i = 0; i < 3; i++) await devtools.send("HeapProfiler.collectGarbage");
  await page.waitForTimeout(1000);
  const { usedSize } = await devtools.send("Runtime.getHeapUsage"), { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const [worker] = page.workers();
  return { program: mb(await page.evaluate(memory)), worker: mb(worker ? await worker.evaluate(memory) : 0), heap: mb(usedSize), renderer: mb(await renderer()), nodes, listeners: jsEventListeners };
}

const button = (name) => page.locator("#mirror").getByRole("button", { name, exact: true }).first();
async function press(element) {
  await element.waitFor({ state: "attached", timeout: 60000 });
  await element.focus();
  await page.keyboard.press("Enter");
}

await page.goto(address);
await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
await page.click("#start");
await button("New game").waitFor({ state: "attached", timeout: 60000 });
const began = Date.now(), measured = [];
for (let n = 0; n < Number(games); n++) {
  await page.evaluate(() => { location.hash = "#setup"; });
  await press(button("Play"));
  for (const speed of [/^Speed 1/, /^Speed 2/]) await press(page.locator("#mirror button", { hasText: speed }).first()); // four times as fast
  await page.waitForFunction(() => history.state?.places.at(-1) === "play/results", undefined, { timeout: 1800e3, polling: 1000 });
  await page.waitForTimeout(3000);
  measured.push(await measure());
  console.log(`game ${n + 1}, ${Math.round((Date.now() - began) / 1000)} s:`, Object.entries(measured.at(-1)).map(([what, n]) => `${what} ${n}`).join(", "));
}
await browser.close();
close();

// Memory grows while the program sees its screens for the first time and its heap finds its size. From game to game the least that it needs must not
// grow any more; what it needs at times depends on when garbage is collected.
const third = Math.floor(measured.length / 3), least = (what, list) => Math.min(...list.map((m) => m[what]));
for (const [what, slack] of [["program", 5], ["worker", 5], ["heap", 5], ["renderer", 30]]) {
  const [middle, last] = [least(what, measured.slice(-2 * third, -third)), least(what, measured.slice(-third))];
  check(last <= middle + slack, `${what}: at least ${last} MB in the last ${third} games, ${middle} MB in those before them`);
}
end();
