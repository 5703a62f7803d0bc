// Plays the browser game in Firefox and WebKit: node engines.mjs FOLDER, where FOLDER has a built game. In each browser it types a composed name and
// plays some turns of every edition against a computer, through the elements that mirror the canvas. It also tests Back and a reload. The browsers
// are those of the packages firefox-esr and webkit2gtk-driver. If one is not installed the test fails in CI, and is skipped elsewhere. If SHOTS names
// a folder, it writes screenshots there. The exit status is 1 if a check fails.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choices, next, settings } from "./hear.mjs";
import { report, serve } from "./host.mjs";

const { check, end } = report();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const scratch = await mkdtemp(join(tmpdir(), "azulejo-engines-"));

// The page is served with a first script that records errors, because these browsers do not report them to tests.
const site = { folder: join(scratch, "site") };
await cp(process.argv[2] ?? "dist/web", site.folder, { recursive: true });
const index = join(site.folder, "index.html");
await writeFile(index, (await readFile(index, "utf8")).replace("<script", `<script src="watch.js"></script>\n<script`));
for (const packed of [".br", ".gz"]) await rm(index + packed, { force: true });
await writeFile(join(site.folder, "watch.js"), `
  const keep = (what) => { sessionStorage.faults = (sessionStorage.faults ?? "") + what + "\\n"; };
  addEventListener("error", (e) => keep(e.message ?? "not loaded: " + (e.target.src ?? e.target.href)), true);
  addEventListener("unhandledrejection", (e) => keep("rejected: " + e.reason));
  const { error } = console;
  console.error = (...said) => { keep(said.join(" ")); error(...said); };
`);
const { address, close } = await serve(site);

const running = [];
const start = (program, args, options) => {
  const child = spawn(program, args, { stdio: "ignore", ...options });
  running.push(child);
  return child;
};

// until waits until a function returns a truthy value and returns that value.
async function until(holds, what, seconds = 60) {
  for (const began = Date.now(); Date.now() - began < 1000 * seconds; await pause(50)) {
    const is = await holds();
    if (is) return is;
  }
  throw new Error(`${what} has not come in ${seconds} s`);
}

// display starts a virtual display and returns the environment for programs on it.
async function display() {
  const server = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((done) => server.stdio[3].once("data", (data) => done(String(data).trim())));
  const home = await mkdtemp(join(scratch, "home-"));
  return { ...process.env, DISPLAY: ":" + number, LIBGL_ALWAYS_SOFTWARE: "1", LANG: "C.UTF-8", GTK_IM_MODULE: "gtk-im-context-simple", XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home };
}

// typed returns the WebDriver actions for keys. A key with the prefix + is only pressed, and one with the prefix - only released.
const typed = (keys) => [{ type: "key", id: "keyboard", actions: keys.flatMap((key) => {
  const [, sign, value] = /^([+-]?)(.+)$/s.exec(key);
  return [...(sign === "-" ? [] : [{ type: "keyDown", value }]), ...(sign === "+" ? [] : [{ type: "keyUp", value }])];
}) }];

// firefox starts Firefox and returns functions that control it, through the Marionette protocol of its own tests.
async function firefox() {
  const profile = join(scratch, "firefox");
  await mkdir(profile);
  const wishes = { "marionette.port": 0, "webgl.force-enabled": true, "intl.accept_languages": "en-GB", "datareporting.policy.dataSubmissionEnabled": false };
  await writeFile(join(profile, "user.js"), Object.entries(wishes).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
  start("firefox-esr", ["--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile, "--width", "1280", "--height", "760"], { env: await display() });
  const file = join(profile, "MarionetteActivePort");
  const port = await until(async () => existsSync(file) && Number(await readFile(file, "utf8")), "Firefox");
  const socket = connect(port, "127.0.0.1"), waiting = new Map();
  let came = Buffer.alloc(0), last = 0;
  socket.on("data", (data) => { // a message is its length, a colon and JSON
    came = Buffer.concat([came, data]);
    for (let colon; (colon = came.indexOf(":")) >= 0;) {
      const stop = colon + 1 + Number(came.subarray(0, colon));
      if (came.length < stop) break;
      const message = JSON.parse(came.subarray(colon + 1, stop));
      came = came.subarray(stop);
      if (!Array.isArray(message)) continue; // the greeting
      const [, id, failure, result] = message;
      failure ? waiting.get(id).reject(new Error(failure.message)) : waiting.get(id).resolve(result);
    }
  });
  const send = (name, parameters = {}) => new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    const message = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
  });
  await send("WebDriver:NewSession", { capabilities: {} });
  return {
    name: "Firefox",
    go: (url) => send("WebDriver:Navigate", { url }),
    back: () => send("WebDriver:Back"),
    reload: () => send("WebDriver:Refresh"),
    run: async (script, args) => (await send("WebDriver:ExecuteScript", { script, args })).value,
    picture: async () => (await send("WebDriver:TakeScreenshot", { full: false })).value,
    type: (...keys) => send("WebDriver:PerformActions", { actions: typed(keys) }),
    // compose composes a text with an input method and replaces it with the result.
    async compose(text, result) {
      await send("Marionette:SetContext", { value: "chrome" });
      await send("WebDriver:ExecuteScript", { args: [text, result], script: `
        const tip = Components.classes["@mozilla.org/text-input-processor;1"].createInstance(Components.interfaces.nsITextInputProcessor);
        if (!tip.beginInputTransactionForTests(window)) throw new Error("no input method");
        tip.setPendingCompositionString(arguments[0]);
        tip.appendClauseToPendingComposition(arguments[0].length, tip.ATTR_RAW_CLAUSE);
        tip.setCaretInPendingComposition(arguments[0].length);
        tip.flushPendingComposition();
        tip.commitCompositionWith(arguments[1]);` });
      await send("Marionette:SetContext", { value: "content" });
    },
    // pressOn presses the key with a code on a keyboard of which it types a character, together with Ctrl.
    async pressOn(code, key) {
      await send("Marionette:SetContext", { value: "chrome" });
      await send("WebDriver:ExecuteScript", { args: [code, key], script: `
        const tip = Components.classes["@mozilla.org/text-input-processor;1"].createInstance(Components.interfaces.nsITextInputProcessor);
        if (!tip.beginInputTransactionForTests(window)) throw new Error("no keyboard");
        const control = new window.KeyboardEvent("", { key: "Control", code: "ControlLeft", keyCode: 17 });
        const letter = new window.KeyboardEvent("", { key: arguments[1], code: arguments[0], keyCode: arguments[1].toUpperCase().charCodeAt(0) });
        tip.keydown(control);
        tip.keydown(letter);
        tip.keyup(letter);
        tip.keyup(control);` });
      await send("Marionette:SetContext", { value: "content" });
    },
  };
}

// webkit starts the MiniBrowser of WebKitGTK and returns functions that control it through WebDriver.
async function webkit() {
  const port = await free();
  start("WebKitWebDriver", [`--port=${port}`], { env: await display() });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message || value.error);
    return value;
  };
  const browser = { binary: miniBrowser(), args: ["--automation"] };
  const session = await until(() => call("POST", "", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browser } } }).catch(() => {}), "WebKit");
  const on = (method, path, body) => call(method, `/${session.sessionId}${path}`, body);
  await on("POST", "/window/rect", { width: 1280, height: 760 });
  const type = (...keys) => on("POST", "/actions", { actions: typed(keys) });
  return {
    name: "WebKit",
    go: (url) => on("POST", "/url", { url }),
    back: () => on("POST", "/back", {}),
    reload: () => on("POST", "/refresh", {}),
    run: (script, args) => on("POST", "/execute/sync", { script, args }),
    picture: () => on("GET", "/screenshot"),
    type,
    // compose types the code point of the result for the input method of GTK, which underlines it until Space replaces it with the letter.
    async compose(_, result) {
      const [control, shift] = ["\uE009", "\uE008"];
      await type("+" + control, "+" + shift, "U", "-" + shift, "-" + control);
      await type(...result.codePointAt(0).toString(16), " ");
    },
  };
}

// free returns an unused port.
const free = () => new Promise((done) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

// miniBrowser returns the path of the MiniBrowser of WebKitGTK, or undefined.
const miniBrowser = () => ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync);

// visit runs the test in a browser.
async function visit({ name, go, back, reload, run, picture, type, compose, pressOn }) {
  const evaluate = (does, ...args) => run(`return (${does})(...arguments)`, args);
  const holds = (what, does, ...args) => until(() => evaluate(does, ...args), `${name}: ${what}`);
  // enter presses Enter on the element that a function finds. Browsers only keep history entries created after a key or a click.
  const enter = async (find, ...args) => await evaluate(`(...args) => { const e = (${find})(...args); e?.focus(); return Boolean(e); }`, ...args) && (await type("\uE007"), true);
  const press = (role, label) => until(() => enter((role, label) =>
    [...document.querySelectorAll(`#mirror button${role === "radio" ? "[role=radio]" : ":not([role])"}`)].find((e) => e.textContent === label && e.ariaDisabled !== "true"), role, label), `${name}: “${label}”`);
  // chooseSide chooses a side of a box. Where cards have labels, its name is only the first word, and both games have a “Coloured” side.
  const chooseSide = (game, side) => until(() => enter((game, side) => {
    const radios = [...document.querySelectorAll("#mirror button[role=radio]")].filter((e) => [side, side.split(" ")[0]].includes(e.textContent));
    return game === "Azul" ? radios[0] : radios.at(-1);
  }, game, side), `${name}: “${side}”`);
  const titled = (start) => holds(`the title “${start}”`, (start) => document.querySelector("#mirror h1")?.textContent.startsWith(start) && !document.querySelector("#mirror").hidden, start);
  const begin = async () => {
    await holds("the start", () => document.getElementById("start") && !document.getElementById("start").hidden);
    await enter(() => document.getElementById("start"));
    await holds("the canvas", () => document.querySelector("canvas[aria-hidden]") && true);
  };
  const shot = async (what) => { if (process.env.SHOTS) await writeFile(join(process.env.SHOTS, `${name.toLowerCase()}-${what}.png`), Buffer.from(await picture(), "base64")); };

  await go(address + "icon.svg");
  await evaluate((kept) => { localStorage.setItem("azulejo/settings.json", kept); return true; }, settings("azul", { asked: true, language: "en" }));
  await go(address);
  await begin();
  await titled("Azulejo");
  check(true, `${name} shows the title`);
  await shot("title");

  for (const [game, side] of [["Azul", "Coloured wall"], ["Azul", "Grey wall"], ["Summer Pavilion", "Coloured stars"], ["Summer Pavilion", "Sepia stars"]]) {
    await press("button", "New game");
    await titled("New game");
    await holds("the field", () => document.querySelector("#mirror input[type=text]") && true);
    await evaluate(() => { document.querySelector("#mirror input[type=text]").focus(); return true; });
    await pause(300); // the game selects its text
    await evaluate(() => { document.querySelector("#mirror input[type=text]").select(); return true; });
    await pause(200);
    await compose("´", "é");
    await holds("a composed name", () => document.querySelector("#mirror input[type=text]").value === "é");
    await press("radio", game); // small windows show only the sides of the chosen game
    await chooseSide(game, side);
    await press("button", "Play");
    await titled("Your turn");
    const moves = () => evaluate(() => [...document.querySelectorAll("#moves p")].map((p) => p.textContent));
    const before = (await moves()).length;
    let now;
    const made = async (who) => (await moves()).slice(before).filter((m) => m.startsWith(who + ": ")).length;
    await until(async () => {
      const to = next(now = await choices({ evaluate }));
      if (to) {
        await enter((part, label) => [...document.querySelectorAll(`#mirror ${part && `section[aria-label="${part}"] `}button`)].find((e) => e.textContent === label), ...to);
        await pause(150);
      }
      return await made("é") >= 3 && await made("Inês") >= 2;
    }, `${name}: three turns of ${side}, at last “${now?.title}”`);
    check(true, `${name} plays ${game}, ${side}, against a computer, by a composed name`);
    await shot(side.toLowerCase().replace(" ", "-"));
    if (pressOn && side === "Coloured wall") { // on a German keyboard, whose keys Y and Z are swapped
      await titled("Your turn");
      const record = () => evaluate(() => localStorage.getItem("azulejo/autosave.azl"));
      const whole = await record(), changed = (from, what) => until(async () => await record() !== from, `${name}: ${what}`, 20);
      await pressOn("KeyY", "z");
      await changed(whole, "undo with Ctrl+Z on a German keyboard");
      const undone = await record();
      check(undone.length < whole.length, `${name} undoes with Ctrl+Z on a German keyboard`);
      await pressOn("KeyZ", "y");
      await changed(undone, "redo with Ctrl+Y on a German keyboard");
      check(await record() === whole, `${name} does it again with Ctrl+Y`);
    }
    if (side !== "Sepia stars") {
      await back();
      await titled("Azulejo");
    }
  }
  await titled("Your turn");
  const shown = () => evaluate(() => document.querySelector("#mirror").textContent.replace(/[\s\S]*?Offer/, "Offer").slice(0, 300));
  const played = await shown();
  await reload();
  await begin();
  await titled("Your turn");
  check(await shown() === played, `${name} finds the game after a reload`);
  await back();
  await titled("Azulejo");
  check(true, `${name} goes back to the title`);
  const faults = await evaluate(() => sessionStorage.faults ?? "");
  check(faults === "", `${name} reports no error: ${faults}`);
}

// play runs the test in a browser if its package is installed.
async function play(name, there, launch) {
  if (!there && process.env.AZULEJO_CI) return check(false, `${name} is not installed`);
  if (!there) return console.log(`SKIP  ${name} is not installed`);
  const engine = await launch();
  await visit(engine).catch(async (e) => {
    console.log(await engine.run("return [location.href, document.body.innerText.slice(0, 300), sessionStorage.faults].join('\\n')", []).catch(String));
    if (process.env.SHOTS) await writeFile(join(process.env.SHOTS, `${engine.name.toLowerCase()}-failed.png`), Buffer.from(await engine.picture(), "base64"));
    throw e;
  });
}

const visits = await Promise.allSettled([
  play("firefox-esr", existsSync("/usr/bin/firefox-esr"), firefox),
  play("webkit2gtk-driver", existsSync("/usr/bin/WebKitWebDriver") && miniBrowser(), webkit),
]);
for (const { reason } of visits) if (reason) check(false, reason.stack);
for (const child of running.reverse()) child.kill();
close();
await pause(500); // the browsers are still writing files
await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
end();
