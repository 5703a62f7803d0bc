// Transfers saved games between browsers through a file, and opens links, pasted texts and shared ones, in Chromium: node transfer.mjs FOLDER, where
// FOLDER has a built game. It uses mouse, touch, keyboard and drag and drop. If SHOTS names a folder, it writes screenshots there. The exit status is 1 if a
// check fails.
import { readFile, writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, report, serve, until } from "./host.mjs";

const { check, end } = report();
const { address, close } = await serve({ folder: process.argv[2] ?? "dist/web" });
const browser = await launch(), folder = await mkdtemp(join(tmpdir(), "azulejo-transfer-"));

const game = (name, deal) => `[Game "azul"]\n[Players "2"]\n[Start "1"]\n[Name1 "${name}"]\n[Name2 "Bo"]\n\ndeal ${deal}\n`;
const games = { "azulejo/autosave.azl": game("Inês", "BBYR KKWW RRRK YYKW BBKR"), "azulejo/game-3.azl": game("Ana", "BBYR KKWW RRRK YYKW BBKW") };

// saved returns the first players of all saved games: current ones in the local storage and archived ones in the database.
const saved = (page) => page.evaluate(async () => {
  const archived = (await azulejoGames.stamps())[0].filter((key) => key.endsWith(".azl"));
  const texts = await Promise.all(archived.map(async (key) => (await azulejoGames.load(key))[0]));
  texts.push(...Object.entries(localStorage).filter(([key]) => key.endsWith(".azl")).map(([, text]) => text));
  return texts.map((text) => /Name1 "(.*)"/.exec(text)[1]).sort().join();
});
const heard = (page) => page.evaluate(() => document.getElementById("moves").lastChild?.textContent ?? "");
const button = (page, name) => page.locator(`#mirror [data-key="${name}"]`);

// opened opens the settings page for saved games in a browser with the given games, and calls act.
async function opened(kept, options, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, acceptDownloads: true, ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", '{"reduced-motion":true}');
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, kept);
  const page = await context.newPage(), errors = [];
  page.on("pageerror", (e) => errors.push(e.message));
  page.on("console", (m) => { if (/Content Security Policy/.test(m.text())) errors.push(m.text()); });
  await page.goto(address + "#settings/games");
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await button(page, "import").waitFor({ state: "attached", timeout: 60000 });
  await page.waitForTimeout(1500);
  await act(page);
  check(errors.length === 0, `no errors: ${errors}`);
  await context.close();
}

// middle returns the centre and the height of a mirror element in CSS pixels.
async function middle(page, name) {
  const box = await button(page, name).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

// presses has the ways to press a button.
const presses = {
  mouse: async (page, name) => {
    const { x, y } = await middle(page, name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(80);
    await page.mouse.up();
  },
  finger: async (page, name) => {
    const { x, y } = await middle(page, name), devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(80);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  },
  keyboard: async (page, name) => {
    for (let i = 0; i < 20 && !await button(page, name).evaluate((e) => e === document.activeElement); i++) {
      const at = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press("Tab", { delay: 80 });
      await until(() => page.evaluate((at) => document.activeElement !== at, at), 5);
    }
    await page.keyboard.press("Enter", { delay: 80 });
  },
};

// expectMessage waits for a message of the game.
async function expectMessage(page, words) {
  check(await until(async () => words.test(await heard(page))), `said is ${await heard(page)}`);
}

let file;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
for (const [how, options] of [["mouse", {}], ["keyboard", {}], ["finger", phone]]) {
  await opened(games, options, async (page) => {
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `transfer-${how}.png`) });
    if (how === "finger") for (const name of ["export", "import"]) check((await middle(page, name)).height >= 44, `${name} is ${(await middle(page, name)).height} px high`);
    const download = page.waitForEvent("download", { timeout: 20000 }).catch(() => undefined);
    await presses[how](page, "export");
    const got = await download;
    check(got?.suggestedFilename() === "azulejo-games.azl", `by ${how} the games are downloaded as ${got?.suggestedFilename()}`);
    await expectMessage(page, /downloading 2 games in the file azulejo-games\.azl/);
    file = join(folder, how + ".azl");
    await got.saveAs(file);
    const text = await readFile(file, "utf8");
    check(/Inês/.test(text) && /Ana/.test(text), `in ${text.length} bytes`);
  });
  await opened({}, options, async (page) => {
    let asked = 0;
    page.on("filechooser", () => asked++);
    const chooser = page.waitForEvent("filechooser", { timeout: 20000 }).catch(() => undefined);
    await presses[how](page, "import");
    const chosen = await chooser;
    check(chosen, `by ${how} a file is asked for`);
    await page.waitForTimeout(1000);
    check(asked === 1, `once: ${asked}`);
    await chosen?.setFiles(file);
    await expectMessage(page, /2 games were added/);
    check(await saved(page) === "Ana,Inês", `now here: ${await saved(page)}`);
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `transfer-${how}-done.png`) });
    await page.waitForTimeout(2000);
    const again = page.waitForEvent("filechooser", { timeout: 20000 });
    await presses[how](page, "import");
    await (await again).setFiles(file);
    await expectMessage(page, /All 2 games in this file are already here/);
    check(await saved(page) === "Ana,Inês", `nothing is added twice: ${await saved(page)}`);
  });
}

// Other files change nothing. Files can also be dropped, several at once, and a finished game among them is then saved like the others.
const finished = await readFile(new URL("finished.azl", import.meta.url), "utf8");
const long = join(folder, "long.azl"), wrong = join(folder, "wrong.azl");
await writeFile(long, Buffer.alloc((64 << 20) + 1, 32));
await writeFile(wrong, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]));
await opened(games, {}, async (page) => {
  for (const [path, words] of [[long, /too large/], [wrong, /damaged/]]) {
    await page.locator("input[type=file]").setInputFiles(path);
    await expectMessage(page, words);
  }
  await page.evaluate((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], "games.azl"));
    document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, game("Eva", "BBYR KKWW RRRK YYKW BBKB"));
  await expectMessage(page, /One game was added/);
  check(await saved(page) === "Ana,Eva,Inês", `here are ${await saved(page)}`);
  await page.evaluate((texts) => {
    const dropped = new DataTransfer();
    for (const text of texts) dropped.items.add(new File([text], "game.azl"));
    document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, [finished, game("Ida", "BBYR KKWW RRRK YYKW BBRB")]);
  await expectMessage(page, /2 games were added/);
});

// A whole shelf with settings and progress goes to another browser, and nothing is added twice.
const shelf = join(folder, "shelf.azl"), mine = { effects: 0.25, "text-scale": 1.25, "reduced-motion": true, lessons: ["azul-take"], finished: 3 };
const solved = { Rating: 40, Done: { "azul-1": 1 }, Days: { "2026-11-20": ["1R1", "!"] }, Own: null };
const kept = (page, key) => page.evaluate(async (key) => JSON.parse(localStorage.getItem("azulejo/" + key) ?? (await azulejoGames.load(key))[0] ?? "{}"), key);
await opened({ ...games, "azulejo/settings.json": JSON.stringify(mine), "azulejo/puzzles.json": JSON.stringify(solved) }, {}, async (page) => {
  const download = page.waitForEvent("download", { timeout: 20000 });
  await presses.mouse(page, "export");
  await (await download).saveAs(shelf);
});
await opened({}, {}, async (page) => {
  for (const words of [/2 games were added.*lessons and puzzles.*settings were restored/, /All 2 games in this file are already here\.$/]) {
    await page.locator("input[type=file]").setInputFiles(shelf);
    await expectMessage(page, words);
    const settings = await kept(page, "settings.json"), puzzles = await kept(page, "puzzles.json");
    check(settings.effects === 0.25 && settings["text-scale"] === 1.25 && settings.finished === 3 && `${settings.lessons}` === "azul-take", `settings: ${JSON.stringify(settings)}`);
    check(puzzles.Done?.["azul-1"] === 1 && puzzles.Days?.["2026-11-20"]?.length === 2, `puzzles: ${JSON.stringify(puzzles)}`);
  }
});

// A link to a game opens its review, one to a position its table, and a wrong one is refused in one line. Links can also be pasted, or shared with the
// installed page, which also opens files.
const title = (page) => page.evaluate(() => document.title);
const expectTitle = async (page, words, how) => check(await until(async () => words.test(await title(page)), 60), `${how}: “${await title(page)}”`);
async function visited(address, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, permissions: ["clipboard-read", "clipboard-write"] });
  await context.addInitScript(() => { // the browser starts an installed page with files
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => { globalThis.launched = take; } } });
  });
  const page = await context.newPage(), errors = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await page.goto(address);
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await page.waitForSelector("#mirror h1", { state: "attached", timeout: 60000 });
  await act(page);
  check(errors.length === 0, `no errors: ${errors}`);
  await context.close();
}
const paste = (page, text) => page.evaluate((text) => {
  const pasted = new DataTransfer();
  pasted.setData("text", text);
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true }));
}, text);
const links = JSON.parse(await readFile(new URL("links.json", import.meta.url), "utf8"));
const review = /^Move|^Review|^Looking back/, table = /^Variation/;
await visited(address + links.game, (page) => expectTitle(page, review, "a link to a game"));
await visited(address + links.position, (page) => expectTitle(page, table, "a link to a position"));
await visited(address + links.game.slice(0, -9), async (page) => {
  await expectMessage(page, /This link cannot be opened: .+/);
  check(!(await heard(page)).includes("\n"), "in one line");
});
await visited(address + "?text=" + encodeURIComponent("Look: " + address + links.position), (page) => expectTitle(page, table, "a link that is shared with the page"));
await visited(address, async (page) => {
  await paste(page, address + links.game);
  await expectTitle(page, review, "a pasted link");
});
await visited(address, async (page) => {
  await paste(page, finished);
  await expectTitle(page, review, "a pasted game");
});
await visited(address, async (page) => {
  await page.evaluate((text) => launched({ files: [{ getFile: async () => new File([text], "game.azl") }] }), finished);
  await expectTitle(page, review, "a file that the installed page opens");
});

await browser.close();
close();
end();
