// Reviews a finished game in Chromium: node review.mjs FOLDER, where FOLDER has a built game. It measures the quick values of all moves, how long the
// page works without a break meanwhile, and how soon a saved review is shown again, and exports the curve. The exit status is 1 if a check fails.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, report, serve, slowness, until, worked } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const record = await readFile(fileURLToPath(new URL("finished.azl", import.meta.url)), "utf8");
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
await context.addInitScript((record) => {
  localStorage.setItem("azulejo/settings.json", "{}");
  if (!localStorage.getItem("azulejo/autosave.azl")) localStorage.setItem("azulejo/autosave.azl", record);
}, record);
const page = await context.newPage();
page.on("pageerror", (e) => check(false, "page error: " + e.message));

// open opens the review of the saved game and waits for its screen.
async function open() {
  await page.goto(address + "#review");
  await page.reload(); // another part of an address alone loads nothing
  await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
  await page.click("#start");
  await page.locator('#mirror [data-key="button-luck"]').waitFor({ state: "attached", timeout: 60000 });
}
// looking reports whether some moves have no values yet, or the review has failed.
const looking = () => page.evaluate(() => /Looking at move|has stopped/.test(document.getElementById("mirror").textContent));

await open();
const began = Date.now();
await page.waitForTimeout(2000); // the table is drawn for the first time
const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
const { tasks, gaps } = await worked(page, async () => {
  check(await until(async () => !await looking(), 120), `all moves have values after ${seconds()} s`);
  const kept = await until(async () => / win /.test(await page.evaluate(() => localStorage.getItem("azulejo/autosave.azl"))), 300);
  check(kept, `the review is complete and saved after ${seconds()} s`);
});
const slow = await slowness(page), most = 50 * slow, [collection, longest] = tasks.sort((a, b) => b - a);
console.log(`longest gap between frames meanwhile: ${Math.max(...gaps).toFixed(0)} ms, of which a graphics card would spare what the processors draw`);
// The heap of some 30 MB is collected about once a minute, in one go.
check(longest <= most, `the page works for at most ${longest.toFixed(0)} ms without a break, at most ${most.toFixed(0)}, and once for ${collection.toFixed(0)}`);
check(collection <= 2 * most, "no garbage collection takes twice as long");
await open();
check(!await looking(), "a saved review is shown at once");

// The curve is downloaded as a picture, which the page encodes.
await page.locator('#mirror [data-key="button-export"]').focus();
await page.keyboard.press("Enter");
await page.locator('#mirror [data-key="button-export-picture"]').focus();
const download = page.waitForEvent("download", { timeout: 20000 });
await page.keyboard.press("Enter");
const got = await download, png = await readFile(await got.path());
check(got.suggestedFilename() === "azulejo-review.png" && png.toString("latin1", 1, 4) === "PNG", `the curve is downloaded as ${got.suggestedFilename()}`);
const seen = await page.evaluate(async (bytes) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const canvas = new OffscreenCanvas(picture.width, picture.height), on = canvas.getContext("2d");
  on.drawImage(picture, 0, 0);
  const { data: pixels } = on.getImageData(0, 0, picture.width, picture.height);
  return { width: picture.width, height: picture.height, colours: new Set(new Uint32Array(pixels.buffer)).size, opaque: pixels.every((v, i) => i % 4 < 3 || v === 255) };
}, [...png]);
check(seen.width === 1600 && seen.height === 712 && seen.colours > 50 && seen.opaque, `its picture is ${JSON.stringify(seen)}`);
if (process.env.SHOTS) await got.saveAs(join(process.env.SHOTS, "review-curve.png"));

// A variation that is on the table survives a reload, and leads back to the review.
const mirror = () => page.evaluate(() => document.getElementById("mirror").textContent);
const at = (hash) => until(async () => hash.test(await page.evaluate(() => location.hash)), 30);
await page.keyboard.press("f");
check(await at(/branches$/), "F opens the variations");
await page.locator('#mirror [data-key="free"]').focus();
await page.keyboard.press("Enter");
check(await at(/^#review\/[^/]+\/(?!branches)/), "a variation begins");
for (let n = 0; n < 10 && !/\[Branch1 /.test(await page.evaluate(() => localStorage.getItem("azulejo/autosave.azl"))); n++) {
  for (const key of ["ArrowRight", "Enter", "Enter"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
}
const variation = await page.evaluate(() => location.hash);
await page.reload();
await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
await page.click("#start");
check(await until(async () => /Variation 1/.test(await mirror()), 60), "a reload leads back to the variation");
check(await page.evaluate(() => location.hash) === variation, "its address stays");
await page.keyboard.press("f");
check(await at(/^#review\/[^/]+$/), "the way back leads to the review");
await browser.close();
close();
end();
