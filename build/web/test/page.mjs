// Tests the page around the game in Chromium: node page.mjs FOLDER, where FOLDER has a built game. The exit status is 1 if a check fails.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drawing, launch, newGame, report, serve, until } from "./host.mjs";

const { check, end } = report();
const folder = process.argv[2] ?? "dist/web";
const shared = await launch([...drawing, "--js-flags=--liftoff-only"]); // no visit lasts long enough for the optimising compiler to pay
const said = (page) => page.textContent("#status");

const visits = []; // added by opened and started

// opened adds a visit, which opens the page with separate storage, cache and server, without its service worker, and calls act with the page and the served site. flags start a
// separate browser for the visit.
const opened = (act, more) => { visits.push(() => visit(act, more ?? {})); };

async function visit(act, { flags, options = {}, before, listen, served = {}, forbidden = 0 }) {
  const site = { folder, ...served }, { address, close } = await serve(site);
  const browser = flags ? await launch(flags) : shared, context = await browser.newContext({ viewport: { width: 960, height: 540 }, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  const errors = [];
  page.on("console", (m) => { if (/Content Security Policy/.test(m.text())) errors.push(m.text()); });
  page.on("pageerror", (e) => errors.push(e.message));
  if (before) await page.addInitScript(before);
  await listen?.(page);
  await page.goto(address);
  await act(page, site);
  check(errors.length === forbidden, `${errors.length} errors, expected ${forbidden}: ${errors}`);
  await (flags ? browser : context).close();
  close();
}

// startGame presses the start button and waits for the title screen.
async function startGame(page) {
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 });
  await page.waitForSelector("#mirror button", { state: "attached", timeout: 60000 });
}

// started adds a visit that starts the game.
const started = (act, more) => opened(async (page) => {
  await startGame(page);
  await act(page);
}, more);

const key = async (page, k) => {
  for (const part of k.split("+")) await page.keyboard.down(part);
  await page.waitForTimeout(80);
  for (const part of k.split("+").reverse()) await page.keyboard.up(part);
  await page.waitForTimeout(250);
};
const focus = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.closest("#mirror") && document.activeElement.textContent || document.activeElement.localName);

// expectRequirement checks that the page names a missing browser feature before it loads the game.
function expectRequirement(what, words, more) {
  opened(async (page) => {
    await page.waitForFunction(() => document.getElementById("bar").hidden, undefined, { timeout: 60000 });
    const line = await said(page);
    check(words.test(line) && !await page.isVisible("#start"), `${what}: ${line}`);
  }, more);
}

expectRequirement("no WebGL", /WebGL 2.*hardware acceleration/, { flags: ["--disable-gpu", "--disable-software-rasterizer", "--disable-3d-apis"] });
expectRequirement("no WebAssembly", /WebAssembly.*[Uu]pdate/, { before: () => { delete globalThis.WebAssembly; } });
expectRequirement("no workers", /Web Workers.*[Uu]pdate/, { before: () => { delete globalThis.Worker; } });

// The page reports an interrupted or stalled download in the player's language and offers a retry.
for (const [what, hangs, words] of [["breaks off", false, /^Die Verbindung ist/], ["stalls", true, /^Der Download ist/]]) {
  opened(async (page, site) => {
    await page.waitForSelector("#retry:not([hidden])", { timeout: 60000 });
    check(words.test(await said(page)), `a download that ${what}: ${await said(page)}`);
    check(await focus(page) === "retry" && await page.textContent("#retry") === "Erneut versuchen", `it can be tried again: ${await focus(page)}`);
    site.torn = undefined;
    await page.click("#retry");
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    check(await page.isHidden("#retry"), "and the second try succeeds");
  }, { options: { locale: "de-DE" }, served: { torn: "/azulejo.wasm", hangs } });
}

// If the server fails, the page names the error and offers a retry. So it does for files that do not match.
for (const [path, status, words] of [["/azulejo.wasm", 500, /error 500/], ["/worker.js", 503, /error 503/], ["/azulejo.wasm", 404, /do not match/]]) {
  opened(async (page, site) => {
    await page.waitForSelector("#retry:not([hidden])", { timeout: 60000 });
    check(words.test(await said(page)), `status ${status} for ${path}: ${await said(page)}`);
    site.status = {};
    await page.click("#retry");
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    check(await page.isHidden("#retry"), "and a retry succeeds");
  }, { served: { status: { [path]: status } } });
}
opened(async (page) => {
  await page.route(/frame\.html/, (r) => r.fulfill({ contentType: "text/html", body: '<iframe sandbox="allow-scripts" src="./"></iframe>' }));
  await page.goto(page.url() + "frame.html");
  const frame = page.frames()[1];
  await frame.waitForSelector("#retry:not([hidden])", { timeout: 60000 });
  const line = await frame.textContent("#status");
  check(/window of its own/.test(line), `in a sandboxed frame: ${line}`);
});

// Progress counts transferred bytes, not uncompressed ones.
{
  const sent = statSync([".br", ""].map((suffix) => join(folder, "azulejo.wasm" + suffix)).find(existsSync)).size;
  opened(async (page) => {
    await page.waitForFunction(() => /MB/.test(document.getElementById("status").textContent), undefined, { timeout: 60000 });
    await page.waitForTimeout(2000);
    const [got, total] = (await said(page)).match(/[\d.]+/g).map(Number);
    check(total === Math.round(sent / 1e5) / 10 && got > 0 && got < total, `half of ${sent} bytes are ${await said(page)}`);
  }, { served: { torn: "/azulejo.wasm", hangs: true } });
}

// While it loads, the page shows the panel exactly where the title screen then shows it, in the same light. shot returns the top left part of the
// window, given in percent of its width and height, downscaled to 24 × 20 pixels.
const shot = async (page, wide, high) => {
  const png = (await page.screenshot()).toString("base64");
  return page.evaluate(async ([png, wide, high]) => {
    const img = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
    const to = new OffscreenCanvas(24, 20).getContext("2d");
    to.imageSmoothingQuality = "high";
    to.drawImage(img, 0, 0, img.width * wide / 100, img.height * high / 100, 0, 0, 24, 20);
    return [...to.getImageData(0, 0, 24, 20).data];
  }, [png, wide, high]);
};
const distance = (a, b) => a.reduce((sum, v, i) => sum + Math.abs(v - b[i]), 0) / a.length;

// stableShot returns the first shot that equals the one half a second before.
async function stableShot(page, wide, high) {
  let last = await shot(page, wide, high);
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(500);
    const now = await shot(page, wide, high);
    if (distance(last, now) < 0.1) return now;
    last = now;
  }
  throw new Error("the picture does not come to rest");
}
for (const [width, height, wide, high, light] of [[1280, 720, 55, 90, "morning"], [844, 390, 60, 88, "evening"], [390, 844, 100, 39, "morning"], [820, 1180, 100, 39, "evening"]]) {
  const settings = JSON.stringify({ light, panel: 200, finished: 200, "reduced-motion": true, "text-scale": 1 });
  opened(async (page, site) => {
    await page.waitForFunction(() => /MB/.test(document.getElementById("status").textContent), undefined, { timeout: 60000 });
    const before = await stableShot(page, wide, high);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/door-${width}.png` });
    site.torn = undefined;
    await page.reload();
    await startGame(page);
    const after = await stableShot(page, wide, high), apart = distance(before, after);
    check(apart < 15, `at ${width} x ${height} the page and the title differ by ${apart.toFixed(1)} of 255`);
  }, { options: { viewport: { width, height } }, served: { torn: "/azulejo.wasm", hangs: true }, before: `localStorage.setItem("azulejo/settings.json", '${settings}')` });
}
for (const [contrast, kept, expected] of [["more", {}, "rgb(0, 0, 0)"], ["more", { "high-contrast": false }, "rgb(20, 52, 95)"], ["no-preference", { "high-contrast": true }, "rgb(0, 0, 0)"]]) {
  opened(async (page) => {
    const colour = await page.evaluate(() => getComputedStyle(document.querySelector("h1")).color);
    check(colour === expected, `contrast ${contrast}, kept ${JSON.stringify(kept)}: the page writes in ${colour}`);
  }, { options: { contrast }, before: `localStorage.setItem("azulejo/settings.json", '${JSON.stringify(kept)}')` });
}

// If scripts are disabled or the script of the page is blocked, the page says so and shows no progress.
opened(async (page) => {
  const text = await page.innerText("body");
  check(/needs JavaScript/.test(text) && !/Loading/.test(text), `without JavaScript: ${text.slice(0, 80)}`);
}, { options: { javaScriptEnabled: false } });
opened(async (page) => {
  check(await page.isHidden("#stuck"), "a page whose script may yet come says nothing");
  await page.waitForSelector("#stuck:visible", { timeout: 30000 }).catch(() => {});
  check(await page.isVisible("#stuck") && !/Loading/.test(await page.innerText("body")), "a page whose script is blocked says so");
}, { listen: (page) => page.route(/page\.js/, (r) => r.abort()) });

opened(async (page) => {
  await page.waitForSelector("#stuck:visible", { timeout: 30000 }).catch(() => {});
  check(await page.isVisible("#stuck"), "so does one whose script fails before it has shown anything");
}, { forbidden: 1, listen: (page) => page.route(/page\.js/, async (r) => {
  const response = await r.fetch();
  await r.fulfill({ response, body: (await response.text()).replace("(()=>{", "(()=>{throw new Error('failed');") });
}) });

// Stored values of any kind do not keep the page from starting.
opened(async (page) => {
  for (const kept of ['{"language":5}', '{"language":["de"]}', '{"language":{}}', '{"language":"xx"}', '{"light":7,"high-contrast":"no"}', '{"light":{}}', "5", '"x"', "null", "[]", "{"]) {
    await page.evaluate((kept) => {
      localStorage.setItem("azulejo/settings.json", kept);
      sessionStorage.setItem("azulejo-afresh", "x");
    }, kept);
    await page.reload();
    const started = await page.waitForSelector("#start:not([hidden])", { timeout: 20000 }).then(() => true, () => false);
    check(started && await page.isHidden("#stuck"), `the page starts with the settings ${kept}`);
    check(/^(morning|evening)$/.test(await page.evaluate(() => document.documentElement.dataset.light)), "and in a light of the game");
  }
});
started(async (page) => {
  check(await page.isVisible("canvas"), "the program starts with a strange entry in the browser's history");
}, { before: "history.replaceState({ places: 5 }, '')" });

// An address of any length does not stop the program.
started(async (page) => {
  const began = Date.now();
  await page.evaluate(() => { location.hash = "a/".repeat(50000); });
  await key(page, "r");
  await page.waitForFunction(() => location.hash.startsWith("#rules"), undefined, { timeout: 300000 });
  check(Date.now() - began < 60000, `after an address of 100,000 characters the rules open within ${Date.now() - began} ms`);
});

// The canvas keeps the resolution of the screen, and the pointer its position, when the page is zoomed or moves to another screen.
started(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [2, 1.25, 1]) {
    await devtools.send("Emulation.setDeviceMetricsOverride", { width: 960, height: 540, deviceScaleFactor, mobile: false });
    const [width, height] = [960, 540].map((n) => n * deviceScaleFactor);
    const size = () => page.evaluate(() => { const { width, height } = document.querySelector("canvas"); return [width, height].join(); });
    check(await until(async () => await size() === [width, height].join()), `at ${deviceScaleFactor} device pixels per pixel the canvas has ${await size()}`);
    await page.waitForTimeout(1000);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ratio-${deviceScaleFactor}.png` });
    const box = await page.locator("#mirror button", { hasText: "Rules" }).first().boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 100 });
    const opened = await page.waitForFunction(() => location.hash.startsWith("#rules"), undefined, { timeout: 60000 }).then(() => true, () => false);
    check(opened, "and a click on Rules opens them");
    await page.goBack();
    await page.waitForFunction(() => location.hash === "" && document.querySelector("#mirror h1")?.textContent === "Azulejo", undefined, { timeout: 60000 });
  }
}, { options: { locale: "en-GB" } });

// The start button says "Tap" on touchscreens and "Click" elsewhere.
for (const [hasTouch, words] of [[true, "Tap to start"], [false, "Click to start"]]) {
  opened(async (page) => {
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    check(await page.textContent("#start") === words, `the button says ${await page.textContent("#start")}`);
  }, { options: hasTouch ? { hasTouch, isMobile: true } : {} });
}

// Before the program has loaded, the page uses the language of the settings or, by default, of the browser.
function expectLanguage(language, words, more) {
  opened(async (page) => {
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    const [lang, start, small] = await page.evaluate(() => [document.documentElement.lang, document.getElementById("start").textContent, document.querySelector("small").textContent]);
    check(lang === language && words.test(start), `the page speaks ${lang}, expected ${language}: ${start}, ${small}`);
  }, more);
}
expectLanguage("nl", /^Klik/, { options: { locale: "nl-BE" } });
expectLanguage("pt-BR", /^Clique/, { options: { locale: "pt-BR" } });
expectLanguage("pt", /^Clica/, { options: { locale: "pt-PT" } });
expectLanguage("pt", /^Clica/, { options: { locale: "pt-BR" }, before: () => localStorage.setItem("azulejo/settings.json", '{"language":"pt"}') });
expectLanguage("en", /^Click/, { options: { locale: "ja-JP" } });
expectLanguage("fr", /^Clique/, { options: { locale: "de-DE" }, before: () => localStorage.setItem("azulejo/settings.json", '{"language":"fr"}') });
started(async (page) => {
  const name = () => page.evaluate(() => [document.documentElement.lang, document.querySelector("[data-label]").getAttribute("aria-label")].join());
  const german = await name();
  await page.evaluate(() => azulejoSpeak("pt"));
  check(/^de,/.test(german) && /^pt,/.test(await name()) && german.slice(2) !== (await name()).slice(2), `the page's first label is ${german}, and after a change ${await name()}`);
}, { options: { locale: "de-AT" } });

// Tab and Shift+Tab move through the mirror elements of the title screen and leave them at both ends. They skip the canvas.
started(async (page) => {
  const hidden = await page.getAttribute("canvas", "aria-hidden"), index = await page.evaluate(() => document.querySelector("canvas").tabIndex);
  check(hidden === "true" && index === -1, `the canvas is hidden from readers (${hidden}) and from Tab (${index})`);
  const touch = await page.evaluate(() => ["html", "body", "#loading", "canvas"].map((s) => getComputedStyle(document.querySelector(s)).touchAction).join());
  check(touch === "auto,auto,auto,none", `touches are the game's on the canvas only: ${touch}`);

  const way = [];
  // walk presses keys and reports whether the focus reaches an element.
  const walk = async (to, ...keys) => {
    for (const k of keys) await key(page, k);
    await until(async () => await focus(page) === to, 10);
    way.push(await focus(page));
    return way.at(-1) === to;
  };
  check(await walk("New game"), `the focus is on the first button: ${way[0]}`);
  check(await walk("Learn", "Tab") && await walk("Puzzles", "Tab") && await walk("Rules", "Tab") && await walk("Settings", "Tab"), `Tab goes through the game: ${way}`);
  check(await walk("news", "Tab"), `and out at its last element: ${way.at(-1)}`);
  check(await walk("Settings", "Shift+Tab"), `Shift+Tab comes back: ${way.at(-1)}`);
  check(await walk("Rules", "Shift+Tab") && await walk("Puzzles", "Shift+Tab") && await walk("Learn", "Shift+Tab") && await walk("New game", "Shift+Tab"), `and goes back through it: ${way}`);
  await page.mouse.click(20, 20); // on an empty part of the canvas
  check(await walk("Puzzles", "ArrowDown"), `a key pressed on the canvas brings the focus to what mirrors it: ${way.at(-1)}`);
  check(await walk("New game", "ArrowUp"), `and arrows go on from there: ${way.at(-1)}`);

  check(await walk("Play", "Enter"), `the focus was on the first element again, and New game puts it on ${way.at(-1)}`);
  await key(page, "Enter");
  await page.waitForFunction(() => document.getElementById("news").textContent !== "", undefined, { timeout: 20000 }).catch(() => {});
  const news = await page.evaluate(() => { const n = document.getElementById("news"); return [n.firstElementChild.getAttribute("aria-live"), n.innerText]; });
  check(news[0] === "polite" && news[1].length > 5, `the game is heard: ${JSON.stringify(news)}`);
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/page-play.png" });
});

// The system preferences for reduced motion and more contrast apply until the player chooses otherwise.
for (const [reducedMotion, contrast, kept, motionExpected, contrastExpected] of [
  ["reduce", "more", {}, null, null],
  ["reduce", "no-preference", { "reduced-motion": false, "high-contrast": true }, false, true],
  ["no-preference", "more", { "reduced-motion": true, "high-contrast": false }, true, false],
]) {
  started(async (page) => {
    await key(page, "m"); // changes a setting, so that all are saved
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("azulejo/settings.json")).mute, undefined, { timeout: 20000 });
    const written = await page.evaluate(() => JSON.parse(localStorage.getItem("azulejo/settings.json")));
    for (const [name, wish, expected] of [["reduced-motion", reducedMotion, motionExpected], ["high-contrast", contrast, contrastExpected]]) {
      check(written.mute === true && written[name] === expected, `${name}, wish ${wish}, kept ${JSON.stringify(kept)}: ${written[name]} is written`);
    }
  }, { options: { reducedMotion, contrast }, before: `if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", '${JSON.stringify(kept)}')` });
}

// A hidden page neither draws nor plays sounds. An idle visible page draws nothing, and its ticks are cheap. Reduced motion stops the animated light
// of the title screen.
function recordActivity() {
  localStorage.setItem("azulejo/settings.json", '{"reduced-motion":true}');
  let hidden = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => hidden, configurable: true });
  globalThis.hide = (on) => { hidden = on; document.dispatchEvent(new Event("visibilitychange")); };
  globalThis.seen = { draws: 0, ticks: [], contexts: [] };
  for (const name of ["drawElements", "drawArrays"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) { seen.draws++; draw.apply(this, args); };
  }
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real { constructor(...args) { super(...args); seen.contexts.push(this); } };
  const ask = requestAnimationFrame;
  globalThis.requestAnimationFrame = (f) => ask((at) => { const began = performance.now(); f(at); seen.ticks.push(performance.now() - began); });
}
started(async (page) => {
  const watched = async (ms) => {
    await page.evaluate(() => { seen.draws = 0; seen.ticks = []; });
    await page.waitForTimeout(ms);
    return page.evaluate(() => ({ draws: seen.draws, ticks: seen.ticks.sort((a, b) => a - b), sound: seen.contexts.map((c) => c.state).join() }));
  };
  const sound = (state) => until(() => page.evaluate((state) => seen.contexts.map((c) => c.state).join() === state, state));
  await until(async () => (await watched(2500)).draws === 0); // what is loaded after the title screen is drawn
  const rest = await watched(4000), middle = rest.ticks[Math.floor(rest.ticks.length / 2)];
  check(rest.draws === 0, `at rest ${rest.draws} draw calls in ${rest.ticks.length} frames`);
  console.log(`      a frame at rest takes ${middle?.toFixed(2)} ms of the page, the longest ${rest.ticks.at(-1)?.toFixed(2)}`);
  await key(page, "Tab"); // plays a sound
  await sound("running");
  await page.evaluate(() => hide(true));
  await sound("suspended");
  const away = await watched(1500);
  check(away.sound === "suspended" && away.draws === 0, `out of sight: sound ${away.sound}, ${away.draws} draw calls`);
  await page.evaluate(() => hide(false));
  await key(page, "Tab");
  await sound("running");
  const back = await watched(500);
  check(back.sound === "running", `in sight again: sound ${back.sound}`);
}, { before: recordActivity });

// The game reports storage that is denied or full in plain words.
const listening = `globalThis.heard = [];
  new MutationObserver(() => {
    const text = document.getElementById("moves")?.textContent;
    if (text && text !== heard.at(-1)) heard.push(text);
  }).observe(document, { subtree: true, childList: true });`;
const hears = (page, why) => page.waitForFunction((why) => RegExp(why).test(heard.join(" ")), why.source, { timeout: 20000 }).then(() => true, () => false);
for (const [name, why] of [["SecurityError", /access to the storage was denied/], ["QuotaExceededError", /there is no room left/]]) {
  started(async (page) => {
    await hears(page, why);
    const heard = await page.evaluate(() => heard.join(" "));
    check(why.test(heard) && !/JavaScript|raw message|\.azl|\.json/.test(heard), `a storage with a ${name}: ${heard}`);
  }, { before: `${listening} Storage.prototype.setItem = () => { throw new DOMException("raw message", "${name}"); };` });
}

// Without the database of the browser, the game says so and is saved in the local storage. A database without room leaves the game in progress in its
// place, and another one begins. If the browser may delete what is saved, the settings say so.
const savedKeys = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(".azl")).sort().join());
started(async (page) => {
  const why = /The database of this browser cannot be opened: access to the storage was denied/;
  check(await hears(page, why), `a database that is refused: ${await page.evaluate(() => heard.join(" "))}`);
  await newGame(page);
  check(await until(async () => await savedKeys(page) === "azulejo/autosave.azl"), `then a game is saved: ${await savedKeys(page)}`);
}, { before: `${listening} IDBFactory.prototype.open = () => { throw new DOMException("raw message", "SecurityError"); };` });
const inProgress = '[Game "azul"]\\n[Players "2"]\\n[Start "1"]\\n[Name1 "Ana"]\\n[Name2 "Bo"]\\n\\ndeal BBYR KKWW RRRK YYKW BBKR\\n1B2\\n';
started(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1 });
  await newGame(page);
  const why = /The game in progress was left as it is: there is no room left/;
  check(await hears(page, why), `a database without room: ${await page.evaluate(() => heard.join(" "))}`);
  check(await until(async () => await savedKeys(page) === "azulejo/autosave-2.azl,azulejo/autosave.azl"), `both games are saved: ${await savedKeys(page)}`);
  check(await page.evaluate(() => localStorage.getItem("azulejo/autosave.azl").includes("1B2")), "the first one is as it was");
}, { before: `${listening} if (!localStorage.getItem("azulejo/autosave.azl")) localStorage.setItem("azulejo/autosave.azl", '${inProgress}');` });
started(async (page) => {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForFunction(() => globalThis.azulejoTemporary, undefined, { timeout: 10000 }).catch(() => {});
  await page.evaluate(() => { location.hash = "#settings/games"; });
  const said = () => page.evaluate(() => document.getElementById("mirror").innerHTML);
  check(await until(async () => /Your browser may delete saved games/.test(await said())), "a browser that may delete saved games is named in the settings");
}, { before: `localStorage.setItem("azulejo/autosave.azl", '${inProgress}'); navigator.storage.persist = async () => false;` });

// After losing its graphics context, the page reloads and starts the game by itself.
started(async (page) => {
  const reloaded = page.waitForEvent("load", { timeout: 30000 });
  await page.evaluate(() => { document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(); });
  await reloaded;
  const back = await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 }).then(() => true, () => false);
  check(back && await page.isHidden("#loading"), "a lost graphics context brings the game back without a press");
  await page.reload();
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  check(await page.isVisible("#start"), "a reload by hand waits for one, as sound needs it");
});

// The page can be installed, and its shortcut opens a new game.
opened(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  check(errors.length === 0, `the manifest is understood: ${errors.map((e) => e.message)}`);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const lacking = installabilityErrors.map((e) => e.errorId).filter((e) => e !== "in-incognito"); // contexts of tests are incognito
  check(lacking.length === 0, `the page can be installed: ${lacking}`);
  const { icons, screenshots, shortcuts } = JSON.parse(data);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (src) => { const { width, height } = await createImageBitmap(await (await fetch(src)).blob()); return `${width}x${height}`; }, src);
    check(size === sizes, `${src} is ${size}`);
  }
  await page.goto(new URL(shortcuts[0].url, page.url()).href);
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await page.waitForFunction(() => document.getElementById("news").textContent.length > 0, undefined, { timeout: 20000 }).catch(() => {});
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/page-new.png" });
});

// The content security policy forbids inline scripts.
opened(async (page) => {
  const ran = await page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "globalThis.ran = true";
    document.body.append(inline);
    inline.remove();
    return globalThis.ran;
  });
  check(!ran, "a script within the page does not run");
  check(await page.evaluate(() => document.querySelectorAll("style, script:not([src])").length) === 0, "the page has no style or script within it");
}, { forbidden: 1 });

// Only the strings of the current language are fetched with the program. If that fails, the game starts in English and reports it.
for (const [locale, wanted] of [["en-GB", ""], ["nl-BE", "words-nl.json"]]) {
  const asked = [];
  const listen = (page) => page.on("request", (r) => { if (/words-/.test(r.url())) asked.push(new URL(r.url()).pathname.split("/").pop()); });
  started(async (page) => {
    await page.waitForTimeout(2500);
    check([...new Set(asked)].join() === wanted, `words fetched in ${locale}: ${asked}`);
  }, { options: { locale }, listen });
}
started(async (page) => {
  await page.waitForFunction(() => /could not be loaded/.test(document.body.textContent), undefined, { timeout: 10000 }).catch(() => {});
  const [lang, mirror] = await page.evaluate(() => [document.documentElement.lang, document.getElementById("mirror").textContent]);
  check(lang === "en" && /Settings/.test(mirror), `without its words the page speaks ${lang}: ${mirror.slice(0, 60)}`);
  check(/could not be loaded/.test(await page.evaluate(() => document.body.textContent)), "and says what was not to be had");
}, { options: { locale: "de-DE" }, listen: (page) => page.route(/words-/, (r) => r.abort()) });

// The strings of lessons and rules are fetched in the language of the page, but only when the rules are opened.
started(async (page) => {
  const asked = [];
  page.on("request", (r) => { if (/learn-/.test(r.url())) asked.push(new URL(r.url()).pathname.split("/").pop()); });
  const told = () => page.evaluate(() => document.querySelector("#mirror [role=dialog]")?.textContent ?? "");
  await page.waitForTimeout(2500);
  check(asked.length === 0, `the words of the rules are not fetched before they are opened: ${asked}`);
  await key(page, "r");
  check(await until(async () => /fabriek/i.test(await told())), `the rules are open: ${(await told()).slice(0, 80)}`);
  check(asked.join() === "learn-nl.json", `for which were fetched: ${asked}`);
}, { options: { locale: "nl-NL" } });

// The images for high contrast are fetched when it is turned on, or before the game starts if it is already on.
started(async (page) => {
  const fetched = [];
  page.on("request", (r) => { if (/bold/.test(r.url())) fetched.push(r.url()); });
  await page.evaluate(() => { location.hash = "#settings/access"; });
  await page.waitForSelector("#mirror [role=switch]", { state: "attached", timeout: 20000 });
  await page.waitForTimeout(1000);
  check(fetched.length === 0, `the drawings of high contrast are not fetched before: ${fetched}`);
  await page.evaluate(() => [...document.querySelectorAll("#mirror [role=switch]")].find((b) => /contrast/i.test(b.textContent + b.getAttribute("aria-label"))).click());
  await until(() => fetched.length > 0);
  check(fetched.length === 1, `and once when it is turned on: ${fetched}`);
  await page.waitForTimeout(1500);
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/contrast-on.png" });
});
started(async (page) => {
  const held = await page.evaluate(() => azulejoHeld("bold.webp")?.length);
  check(held > 10000, `with high contrast wished for, its drawings are there before the game begins: ${held} bytes`);
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/contrast-from-start.png" });
}, { options: { contrast: "more" } });

// Two visits run at a time, because they mostly wait.
async function make() {
  for (let next; (next = visits.shift());) await next().catch((e) => check(false, String(e.stack ?? e)));
}
await Promise.all([make(), make()]);
await shared.close();
end();
