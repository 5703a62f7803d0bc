// Holds the page around the game to what it must do, in Chromium: node page.mjs FOLDER, a built game. Ends with status 1 when
// something is not as it must be.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drawing, launch, report, serve } from "./host.mjs";

const { check, end } = report();
const site = { folder: process.argv[2] ?? "dist/web" };
const { address, close } = await serve(site);
const said = (page) => page.textContent("#say");

// opened opens the page in a browser of its own and does something with it.
async function opened(act, { flags = drawing, options = {}, before, listen, forbidden = 0 } = {}) {
  const browser = await launch(flags);
  const page = await (await browser.newContext({ viewport: { width: 960, height: 540 }, ...options })).newPage();
  const errors = [];
  page.on("console", (m) => { if (/Content Security Policy/.test(m.text())) errors.push(m.text()); });
  page.on("pageerror", (e) => errors.push(e.message));
  if (before) await page.addInitScript(before);
  await listen?.(page);
  await page.goto(address);
  await act(page);
  check(errors.length === forbidden, `${errors.length} errors, expected ${forbidden}: ${errors}`);
  await browser.close();
}

// started opens the page and starts the game.
const started = (act, more) => opened(async (page) => {
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 });
  await page.waitForTimeout(2500);
  await act(page);
}, more);

const key = async (page, k) => {
  for (const part of k.split("+")) await page.keyboard.down(part);
  await page.waitForTimeout(80);
  for (const part of k.split("+").reverse()) await page.keyboard.up(part);
  await page.waitForTimeout(250);
};
const focus = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.closest("#mirror") && document.activeElement.textContent || document.activeElement.localName);

// lacks holds that what is missing is said before anything is loaded.
async function lacks(what, words, more) {
  await opened(async (page) => {
    await page.waitForFunction(() => document.getElementById("bar").hidden, undefined, { timeout: 60000 });
    const line = await said(page);
    check(words.test(line) && !await page.isVisible("#start"), `${what}: ${line}`);
  }, more);
}

await lacks("no WebGL", /WebGL 2.*hardware acceleration/, { flags: ["--disable-gpu", "--disable-software-rasterizer", "--disable-3d-apis"] });
await lacks("no WebAssembly", /WebAssembly.*[Uu]pdate/, { before: () => { delete globalThis.WebAssembly; } });
await lacks("no workers", /Web Workers.*[Uu]pdate/, { before: () => { delete globalThis.Worker; } });

// A download that breaks off or stalls is said in the player's language, and can be tried again.
for (const [what, hangs, words] of [["breaks off", false, /^Die Verbindung ist/], ["stalls", true, /^Das Herunterladen ist/]]) {
  Object.assign(site, { torn: "/azulejo.wasm", hangs });
  await opened(async (page) => {
    await page.waitForSelector("#retry:not([hidden])", { timeout: 60000 });
    check(words.test(await said(page)), `a download that ${what}: ${await said(page)}`);
    check(await focus(page) === "retry" && await page.textContent("#retry") === "Erneut versuchen", `it can be tried again: ${await focus(page)}`);
    site.torn = undefined;
    await page.click("#retry");
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    check(await page.isHidden("#retry"), "and the second try succeeds");
  }, { options: { locale: "de-DE" } });
}

// Progress counts what is transferred, not what it unpacks to.
{
  const sent = existsSync(join(site.folder, "azulejo.wasm.br")) ? statSync(join(site.folder, "azulejo.wasm.br")).size : statSync(join(site.folder, "azulejo.wasm")).size;
  Object.assign(site, { torn: "/azulejo.wasm", hangs: true });
  await opened(async (page) => {
    await page.waitForFunction(() => /MB/.test(document.getElementById("say").textContent), undefined, { timeout: 60000 });
    await page.waitForTimeout(2000);
    const [got, total] = (await said(page)).match(/[\d.]+/g).map(Number);
    check(total === Math.round(sent / 1e5) / 10 && got > 0 && got < total, `half of ${sent} bytes are ${await said(page)}`);
  });
  site.torn = undefined;
}

// While it loads, the page shows the picture of the title where the title then hangs it, in its light: nothing jumps. shot is the left part of
// the window, so many of its hundredths, reduced to a few coarse dots.
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
for (const [width, height, wide, high, light] of [[1280, 720, 55, 90, "morning"], [844, 390, 60, 88, "evening"], [390, 844, 100, 41, "morning"], [820, 1180, 100, 41, "evening"]]) {
  Object.assign(site, { torn: "/azulejo.wasm", hangs: true });
  const settings = JSON.stringify({ light, panel: 200, finished: 200, "reduced-motion": true, "text-scale": 1 });
  await opened(async (page) => {
    await page.waitForFunction(() => /MB/.test(document.getElementById("say").textContent), undefined, { timeout: 60000 });
    await page.waitForTimeout(500);
    const before = await shot(page, wide, high);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/door-${width}.png` });
    site.torn = undefined;
    await page.reload();
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    await page.click("#start");
    await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 });
    await page.waitForTimeout(3000);
    const after = await shot(page, wide, high), apart = before.reduce((sum, v, i) => sum + Math.abs(v - after[i]), 0) / before.length;
    check(apart < 15, `at ${width} x ${height} the page and the title differ by ${apart.toFixed(1)} of 255`);
  }, { options: { viewport: { width, height } }, before: `localStorage.setItem("azulejo/settings.json", '${settings}')` });
}
for (const [contrast, kept, expected] of [["more", {}, "rgb(0, 0, 0)"], ["more", { "high-contrast": false }, "rgb(20, 52, 95)"], ["no-preference", { "high-contrast": true }, "rgb(0, 0, 0)"]]) {
  await opened(async (page) => {
    const colour = await page.evaluate(() => getComputedStyle(document.querySelector("h1")).color);
    check(colour === expected, `contrast ${contrast}, kept ${JSON.stringify(kept)}: the page writes in ${colour}`);
  }, { options: { contrast }, before: `localStorage.setItem("azulejo/settings.json", '${JSON.stringify(kept)}')` });
}

// Where scripts are off, or the page's own is blocked, the page says so and does not pretend to load.
await opened(async (page) => {
  const text = await page.innerText("body");
  check(/needs JavaScript/.test(text) && !/Loading/.test(text), `without JavaScript: ${text.slice(0, 80)}`);
}, { options: { javaScriptEnabled: false } });
await opened(async (page) => {
  check(await page.isHidden("#stuck"), "a page whose script may yet come says nothing");
  await page.waitForTimeout(11000);
  check(await page.isVisible("#stuck") && !/Loading/.test(await page.innerText("body")), "a page whose script is blocked says so");
}, { listen: (page) => page.route(/page\.js/, (r) => r.abort()) });

// A finger is asked to tap, a mouse to click.
for (const [hasTouch, words] of [[true, "Tap to start"], [false, "Click to start"]]) {
  await opened(async (page) => {
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    check(await page.textContent("#start") === words, `the button says ${await page.textContent("#start")}`);
  }, { options: hasTouch ? { hasTouch, isMobile: true } : {} });
}

// The page speaks the browser's language before the program is there, and the one that was chosen in the game before that.
async function speaks(language, words, more) {
  await opened(async (page) => {
    await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
    const [lang, start, small] = await page.evaluate(() => [document.documentElement.lang, document.getElementById("start").textContent, document.querySelector("small").textContent]);
    check(lang === language && words.test(start), `the page speaks ${lang}, expected ${language}: ${start}, ${small}`);
  }, more);
}
await speaks("nl", /^Klik/, { options: { locale: "nl-BE" } });
await speaks("pt-BR", /^Clique/, { options: { locale: "pt-BR" } });
await speaks("pt", /^Clica/, { options: { locale: "pt-PT" } });
await speaks("pt", /^Clica/, { options: { locale: "pt-BR" }, before: () => localStorage.setItem("azulejo/settings.json", '{"language":"pt"}') });
await speaks("en", /^Click/, { options: { locale: "ja-JP" } });
await speaks("fr", /^Clique/, { options: { locale: "de-DE" }, before: () => localStorage.setItem("azulejo/settings.json", '{"language":"fr"}') });
await started(async (page) => {
  const name = () => page.evaluate(() => [document.documentElement.lang, document.querySelector("[data-label]").getAttribute("aria-label")].join());
  const german = await name();
  await page.evaluate(() => azulejoSpeak("pt"));
  check(/^de,/.test(german) && /^pt,/.test(await name()) && german.slice(2) !== (await name()).slice(2), `the page's first label is ${german}, and after a change ${await name()}`);
}, { options: { locale: "de-AT" } });

// Tab goes through what mirrors the title's buttons, out at the last, and comes back in, both ways; the canvas itself is passed by.
await started(async (page) => {
  const hidden = await page.getAttribute("canvas", "aria-hidden"), index = await page.evaluate(() => document.querySelector("canvas").tabIndex);
  check(hidden === "true" && index === -1, `the canvas is hidden from readers (${hidden}) and from Tab (${index})`);
  const touch = await page.evaluate(() => ["html", "body", "#door", "canvas"].map((s) => getComputedStyle(document.querySelector(s)).touchAction).join());
  check(touch === "auto,auto,auto,none", `touches are the game's on the canvas only: ${touch}`);

  const way = [];
  // walk presses keys and reports whether the focus comes to where it has to.
  const walk = async (to, ...keys) => {
    for (const k of keys) await key(page, k);
    for (let i = 0; i < 40 && await focus(page) !== to; i++) await page.waitForTimeout(50);
    way.push(await focus(page));
    return way.at(-1) === to;
  };
  check(await walk("New game"), `the focus is on the first button: ${way[0]}`);
  check(await walk("Learn", "Tab") && await walk("Rules", "Tab") && await walk("Settings", "Tab"), `Tab goes through the game: ${way}`);
  check(await walk("news", "Tab"), `and out at its last element: ${way.at(-1)}`);
  check(await walk("Settings", "Shift+Tab"), `Shift+Tab comes back: ${way.at(-1)}`);
  check(await walk("Rules", "Shift+Tab") && await walk("Learn", "Shift+Tab") && await walk("New game", "Shift+Tab"), `and goes back through it: ${way}`);
  await page.mouse.click(20, 20); // on the canvas, where nothing is
  check(await walk("Rules", "ArrowDown"), `a key pressed on the canvas brings the focus to what mirrors it: ${way.at(-1)}`);
  check(await walk("New game", "ArrowUp"), `and arrows go on from there: ${way.at(-1)}`);

  await key(page, "Enter"); // the focus is on the first element again: New game
  await page.waitForTimeout(700);
  await key(page, "Enter");
  await page.waitForFunction(() => document.getElementById("news").textContent !== "", undefined, { timeout: 20000 }).catch(() => {});
  const news = await page.evaluate(() => { const n = document.getElementById("news"); return [n.getAttribute("aria-live"), n.innerText]; });
  check(news[0] === "polite" && news[1].length > 5, `the game is heard: ${JSON.stringify(news)}`);
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/page-play.png" });
});

// The wishes for less motion and for more contrast hold until something else is chosen.
for (const [name, option, wish, kept, expected] of [
  ["reduced-motion", "reducedMotion", "reduce", {}, null], ["reduced-motion", "reducedMotion", "reduce", { "reduced-motion": false }, false],
  ["reduced-motion", "reducedMotion", "no-preference", { "reduced-motion": true }, true],
  ["high-contrast", "contrast", "more", {}, null], ["high-contrast", "contrast", "more", { "high-contrast": false }, false],
  ["high-contrast", "contrast", "no-preference", { "high-contrast": true }, true],
]) {
  await started(async (page) => {
    await key(page, "m"); // a setting is changed, so that all are written
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("azulejo/settings.json")).mute, undefined, { timeout: 20000 });
    const written = await page.evaluate(() => JSON.parse(localStorage.getItem("azulejo/settings.json")));
    check(written.mute === true && written[name] === expected, `${name}, wish ${wish}, kept ${JSON.stringify(kept)}: ${written[name]} is written`);
  }, { options: { [option]: wish }, before: `if (!localStorage.getItem("azulejo/settings.json")) localStorage.setItem("azulejo/settings.json", '${JSON.stringify(kept)}')` });
}

// A page out of sight neither draws nor sounds; one at rest in sight draws nothing either, and its ticks cost next to nothing.
// The light on the title's wall, which goes on moving, is told to stand still.
function witness() {
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
await started(async (page) => {
  const watched = async (ms) => {
    await page.evaluate(() => { seen.draws = 0; seen.ticks = []; });
    await page.waitForTimeout(ms);
    return page.evaluate(() => ({ draws: seen.draws, ticks: seen.ticks.sort((a, b) => a - b), sound: seen.contexts.map((c) => c.state).join() }));
  };
  const rest = await watched(4000), middle = rest.ticks[Math.floor(rest.ticks.length / 2)];
  check(rest.draws === 0, `at rest ${rest.draws} draw calls in ${rest.ticks.length} frames`);
  console.log(`      a frame at rest takes ${middle?.toFixed(2)} ms of the page, the longest ${rest.ticks.at(-1)?.toFixed(2)}`);
  await key(page, "Tab"); // sounds, so that there is something to be silenced
  await page.evaluate(() => hide(true));
  const away = await watched(1500);
  check(away.sound === "suspended" && away.draws === 0, `out of sight: sound ${away.sound}, ${away.draws} draw calls`);
  await page.evaluate(() => hide(false));
  await key(page, "Tab");
  const back = await watched(1500);
  check(back.sound === "running", `in sight again: sound ${back.sound}`);
}, { before: witness });

// A browser that refuses its storage, or has no room in it, is told of in plain words.
for (const [name, why] of [["SecurityError", /access to the storage is not allowed/], ["QuotaExceededError", /there is no room left/]]) {
  await started(async (page) => {
    const heard = await page.evaluate(() => heard.join(" "));
    check(why.test(heard) && !/JavaScript|denied|\.azl|\.json/.test(heard), `a storage with a ${name}: ${heard}`);
  }, { before: `globalThis.heard = [];
    new MutationObserver(() => heard.push(document.getElementById("moves")?.textContent)).observe(document, { subtree: true, childList: true });
    Storage.prototype.setItem = () => { throw new DOMException("denied", "${name}"); };` });
}

// A lost graphics context brings the game back by itself.
await started(async (page) => {
  const reloaded = page.waitForEvent("load", { timeout: 30000 });
  await page.evaluate(() => { document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(); });
  await reloaded;
  const back = await page.waitForSelector("canvas[aria-hidden]", { timeout: 60000 }).then(() => true, () => false);
  check(back && await page.isHidden("#door"), "a lost graphics context brings the game back without a press");
  await page.reload();
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  check(await page.isVisible("#start"), "a reload by hand waits for one, as sound needs it");
});

// The page can be installed, and its shortcut opens a new game.
await opened(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  check(errors.length === 0, `the manifest is understood: ${errors.map((e) => e.message)}`);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const lacking = installabilityErrors.map((e) => e.errorId).filter((e) => e !== "in-incognito"); // as every context of a test is
  check(lacking.length === 0, `the page can be installed: ${lacking}`);
  const { icons, screenshots, shortcuts } = JSON.parse(data);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (src) => { const { width, height } = await createImageBitmap(await (await fetch(src)).blob()); return `${width}x${height}`; }, src);
    check(size === sizes, `${src} is ${size}`);
  }
  await page.goto(address + shortcuts[0].url);
  await page.waitForSelector("#start:not([hidden])", { timeout: 60000 });
  await page.click("#start");
  await page.waitForFunction(() => document.getElementById("news").textContent.length > 0, undefined, { timeout: 20000 }).catch(() => {});
  if (process.env.SHOTS) await page.screenshot({ path: process.env.SHOTS + "/page-new.png" });
});

// The policy forbids what does not come with the page.
await opened(async (page) => {
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

// The words of a language are fetched with the program, and no others; where they cannot be had, the game begins in English and says so.
for (const [locale, wanted] of [["en-GB", ""], ["nl-BE", "words-nl.json"]]) {
  const asked = [];
  const listen = (page) => page.on("request", (r) => { if (/words-/.test(r.url())) asked.push(new URL(r.url()).pathname.split("/").pop()); });
  await started(async () => check([...new Set(asked)].join() === wanted, `words fetched in ${locale}: ${asked}`), { options: { locale }, listen });
}
await started(async (page) => {
  const [lang, mirror] = await page.evaluate(() => [document.documentElement.lang, document.getElementById("mirror").textContent]);
  check(lang === "en" && /Settings/.test(mirror), `without its words the page speaks ${lang}: ${mirror.slice(0, 60)}`);
  check(/could not be loaded/.test(await page.evaluate(() => document.body.textContent)), "and says what was not to be had");
}, { options: { locale: "de-DE" }, listen: (page) => page.route(/words-/, (r) => r.abort()) });

// The words of lessons and rules are fetched when the rules are opened, in the language of the page, and not before.
await started(async (page) => {
  const asked = [];
  page.on("request", (r) => { if (/learn-/.test(r.url())) asked.push(new URL(r.url()).pathname.split("/").pop()); });
  const told = () => page.evaluate(() => document.querySelector("#mirror [role=dialog]")?.textContent ?? "");
  check(asked.length === 0, `the words of the rules are not fetched before they are opened: ${asked}`);
  await key(page, "r");
  for (let i = 0; i < 40 && !/fabrieksschijf|fabriek/i.test(await told()); i++) await page.waitForTimeout(50);
  check(/fabriek/i.test(await told()), `the rules are open: ${(await told()).slice(0, 80)}`);
  check(asked.join() === "learn-nl.json", `for which were fetched: ${asked}`);
}, { options: { locale: "nl-NL" } });

close();
end();
