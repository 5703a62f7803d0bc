// Measures the list of 1,000 games in Chromium: node shelf.mjs FOLDER, where FOLDER has a built game. It imports the games as one file, opens the list, and
// scrolls it by wheel. It checks how long the page's thread works, apart from what it waits for: without a graphics card the browser draws with the
// processor, which other programs use too. The limits are for a machine at its usual speed. The exit status is 1 if a check fails.
import { readFile } from "node:fs/promises";
import { launch, report, serve, slowness, until, worked } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const browser = await launch();
const count = 1000, frame = 1000 / 60; // ms

const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
await context.addInitScript(() => localStorage.setItem("azulejo/settings.json", '{"comments-asked":true}'));
const page = await context.newPage();
page.on("pageerror", (e) => check(false, "page error: " + e.message));
const button = (name) => page.locator(`#mirror [data-key="${name}"]`);

// start loads the page and waits for the title.
async function start() {
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start");
  await button("title-new").waitFor({ state: "attached", timeout: 60000 });
}
await start();

const heard = () => page.evaluate(() => document.getElementById("moves").lastChild?.textContent ?? "");
const game = await readFile(new URL("finished.azl", import.meta.url), "utf8");
const games = Array.from({ length: count }, (_, i) => game.replace('"Ana"', `"Ana ${i + 1}"`)).join("\n");
await page.locator("input[type=file]").setInputFiles({ name: "games.azl", mimeType: "text/plain", buffer: Buffer.from(games) });
check(await until(async () => /1,000 games were added/.test(await heard()), 120), await heard());
await button("title-kept").waitFor({ state: "attached", timeout: 20000 });

const sum = (values) => values.reduce((a, b) => a + b, 0);
// share returns the value that a share of the values do not exceed.
const share = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))];
const ms = (x) => `${x.toFixed(1)} ms`;

// attempt measures until all is good, at most five times, and checks the last results: other programs may have taken the processor. measure takes the
// slowness of the machine and returns pairs of whether a result is good and what it is.
async function attempt(measure) {
  for (let n = 1; ; n++) {
    const slow = await slowness(page), results = await measure(slow);
    if (n < 5 && !results.every(([good]) => good)) continue;
    console.log(`work takes ${slow.toFixed(2)} times as long as usual; attempt ${n}`);
    return results.forEach(([good, what]) => check(good, what));
  }
}

await attempt(async (slow) => {
  if (await button("title-kept").count() === 0) await start();
  let took;
  const { tasks } = await worked(page, async () => {
    took = await page.evaluate(() => new Promise((done) => {
      const begun = performance.now();
      new MutationObserver((_, watch) => {
        if (!document.querySelector('#mirror [data-key="kept-0"]')) return;
        watch.disconnect();
        const took = performance.now() - begun;
        requestAnimationFrame(() => requestAnimationFrame(() => done(took))); // until the task is over
      }).observe(document.getElementById("mirror"), { childList: true, subtree: true });
      document.querySelector('#mirror [data-key="title-kept"]').click();
    }));
  });
  const limit = 300 * slow;
  return [[sum(tasks) <= limit, `the list opens after ${ms(took)}, in which the page works for ${ms(sum(tasks))}, at most ${ms(limit)}`]];
});
await page.waitForTimeout(2000);
if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/shelf.png` });

await page.mouse.move(640, 400);
await attempt(async (slow) => {
  const { tasks, frames, gaps } = await worked(page, async () => {
    for (const begun = Date.now(); Date.now() - begun < 5000;) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(8);
    }
  });
  console.log(`${(1000 * gaps.length / sum(gaps)).toFixed(0)} frames a second; between frames: median ${ms(share(gaps, 0.5))}, longest ${ms(Math.max(...gaps))}`);
  const limit = frame * slow, most = share(frames, 0.95), all = sum(tasks) / frames.length;
  return [
    [most <= limit, `while it scrolls, a frame takes ${ms(share(frames, 0.5))}, 95 % take at most ${ms(most)}, the longest ${ms(Math.max(...frames))}, at most ${ms(limit)}`],
    [all <= limit, `with all else, the page works for ${ms(all)} a frame, in the longest task for ${ms(Math.max(...tasks))}, at most ${ms(limit)}`],
  ];
});
if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/shelf-scrolled.png` });
await browser.close();
close();
end();
