// Tests updates from release to release of the browser game in Chromium: node release.mjs FOLDER, where FOLDER has a built game. The exit status is 1
// if a check fails.
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { remember, report, serve } from "./host.mjs";

const folder = process.argv[2] ?? "dist/web";
const scratch = await mkdtemp(join(tmpdir(), "azulejo-releases-"));
const { check, end } = report();

// program writes a copy of the WebAssembly program with a note in it, which makes it another version.
async function program(note) {
  const file = join(scratch, note + ".wasm"), text = Buffer.from(note);
  const section = Buffer.concat([Buffer.from([0, text.length + 1, text.length]), text]); // an empty custom section
  await writeFile(file, Buffer.concat([await readFile(join(folder, "azulejo.wasm")), section]));
  return file;
}

// release builds a complete release with its own version.
async function release(note) {
  const out = join(scratch, note);
  execFileSync("go", ["run", "./build", "web", "-o", out, "-program", await program(note)], { stdio: "inherit" });
  return out;
}

// firstRelease builds a release with the first version of the page.
async function firstRelease(note) {
  const out = join(scratch, note), wasm = await readFile(await program(note));
  await mkdir(out);
  for (const name of ["worker.js", "wasm_exec.js", "icon-32.png", "icon-128.png", "icon-512.png", "manifest.webmanifest"]) await cp(join(folder, name), join(out, name));
  for (const name of ["index.html", "page.js", "offline.js"]) {
    const text = await readFile(new URL("first/" + name, import.meta.url), "utf8");
    await writeFile(join(out, name), text.replaceAll("{{.Bytes}}", wasm.length).replaceAll("{{.Version}}", note));
  }
  await writeFile(join(out, "azulejo.wasm"), wasm);
  return out;
}

// mixed returns a copy of a release with some files of another, like an interrupted upload.
async function mixed(name, base, other, files) {
  const out = join(scratch, name);
  await cp(base, out, { recursive: true });
  for (const f of files) await cp(join(other, f), join(out, f));
  return out;
}

const old = new Date(Date.now() - 30 * 86400e3).toUTCString();
const manners = {
  "files 30 days old": { "last-modified": old },
  "max-age of a year": { "last-modified": old, "cache-control": "max-age=31536000" },
};

// visitor returns a browser with a persistent profile and a server whose site can be changed.
async function visitor(headers) {
  const site = { headers }, { address, close } = await serve(site);
  const context = await remember(await mkdtemp(join(scratch, "profile-")), { width: 960, height: 540 });

  const open = async () => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };

  // visit opens the page and returns the version that could be played, or the message of the page.
  const visit = async (seconds) => {
    let page;
    try {
      page = await open();
      const got = await play(page, seconds);
      await installed(page);
      return got;
    } catch (e) {
      return e.message.split("\n")[0];
    } finally {
      await page?.close();
    }
  };
  return {
    visit, open, site,
    forget: async () => (await context.newCDPSession(context.pages()[0])).send("Network.clearBrowserCache"),
    slowly: () => context.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = async function (...args) {
        await new Promise((done) => setTimeout(done, 5000));
        return register.apply(this, args);
      };
    }),
    end: async () => { await context.close(); close(); },
  };
}

// play starts the game as soon as possible and returns its version, or the message of the page. It waits some seconds, because a page with a broken
// offline copy first reloads itself.
async function play(page, seconds = 1) {
  const wait = (what, ms) => page.waitForFunction(what, undefined, { timeout: ms, polling: 100 });
  const line = () => page.evaluate(() => document.querySelector("#status, #say").textContent); // #say in the first release
  for (let i = 0; i < 10 * seconds; i++) {
    try {
      await wait(() => !document.getElementById("start").hidden || document.getElementById("bar").hidden, 30000);
      if (await page.isVisible("#start")) return await drawn(page);
    } catch (e) {
      if (!/navigation|destroyed/.test(e.message)) return (await line()) + "; " + e.message.split("\n")[0];
    }
    await page.waitForTimeout(100);
  }
  return line();
}

// drawn starts the game, checks that it draws and returns its version. A screenshot in a single colour would be small.
async function drawn(page) {
  await page.click("#start");
  await page.waitForSelector("canvas", { timeout: 30000 });
  for (let i = 0; i < 100; i++) {
    if ((await page.locator("canvas").screenshot()).length > 60000) return version(page);
    await page.waitForTimeout(100);
  }
  return "the canvas stays empty";
}

// version returns the note in the loaded program.
const version = (page) => page.evaluate(async () => {
  const program = performance.getEntriesByType("resource").find((e) => e.name.includes("azulejo.wasm"));
  const text = new TextDecoder("latin1").decode(new Uint8Array(await (await fetch(program.name)).arrayBuffer()).slice(-12));
  return /(first|new)-\w+$/.exec(text)?.[0] ?? "unknown";
});

// installed waits until the service worker has finished installing.
async function installed(page) {
  await page.evaluate(async () => {
    const late = Date.now() + 15000;
    const r = await navigator.serviceWorker?.getRegistration();
    await r?.update().catch(() => {});
    while (r?.installing && Date.now() < late) await new Promise((done) => setTimeout(done, 50));
  }).catch(() => {});
}

const a = await release("new-a"), b = await release("new-b");
const names = { program: ["azulejo.wasm"], page: ["index.html", "page.js", "offline.js", "worker.js"] };
const torn = await mixed("torn", b, b, []);
await truncate(join(torn, "azulejo.wasm"), 1e7);
const broken = {
  "the new page with the old program": await mixed("page", a, b, names.page),
  "the new program with the old page": await mixed("program", a, b, names.program),
  "a torn program": torn,
};

// walk tests a sequence of releases.
async function walk(manner) {
  const v = await visitor(manners[manner]);
  const step = async (what, expected) => {
    const got = await v.visit();
    check(expected.includes(got), `${manner}: ${what}: ${got}`);
  };
  v.site.folder = a;
  await step("first visit", ["new-a"]);
  v.site.down = true;
  await step("offline", ["new-a"]);
  v.site.down = false;
  for (const [what, site] of Object.entries(broken)) {
    v.site.folder = site;
    await step(what, ["new-a"]);
  }
  v.site.down = true;
  await step("offline after a release that broke off", ["new-a"]);
  v.site.down = false;
  v.site.folder = b;
  await step("second release", ["new-a", "new-b"]);
  v.site.down = true;
  await step("offline right after", ["new-b"]);
  v.site.down = false;
  await step("second visit to it", ["new-b"]);
  await v.end();
}

// newcomer tests a first visit to an incomplete release: the page explains it, and works as soon as the release is complete.
async function newcomer(manner) {
  for (const [what, site] of Object.entries(broken)) {
    const v = await visitor(manners[manner]);
    v.site.folder = site;
    const said = await v.visit();
    check(said.includes("A new version may be on its way"), `${manner}: newcomer, ${what}: ${said}`);
    v.site.folder = b;
    const got = await v.visit();
    check(got === "new-b", `${manner}: newcomer, ${what}, then the whole release: ${got}`);
    await v.end();
  }
}

// stranded tests a visitor whose offline copy by the first versions lost the program, while the browser cache is empty.
async function stranded(manner) {
  const v = await visitor(manners[manner]);
  v.site.folder = await firstRelease("first-a");
  check(await v.visit() === "first-a", `${manner}: the first version`);
  v.site.folder = await firstRelease("first-bb");
  await v.visit();
  await v.forget();
  const said = await v.visit();
  check(said.includes("longer than expected"), `${manner}: its second version locks out: ${said}`);
  v.site.folder = a;
  const got = await v.visit(60);
  check(got === "new-a", `${manner}: this version lets in again: ${got}`);
  v.site.down = true;
  const alone = await v.visit();
  check(alone === "new-a", `${manner}: and offline: ${alone}`);
  await v.end();
}

// staying tests a window that stays open: it keeps its version, and a reload plays the next one as soon as that is complete. The service worker is
// registered only some seconds after the game has started, as on a slow machine.
async function staying(manner) {
  const v = await visitor(manners[manner]);
  await v.slowly();
  v.site.folder = a;
  const page = await v.open();
  await play(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await installed(page);
  v.site.folder = b;
  check(await page.isHidden("#reload"), `${manner}: no release is announced while there is none`);
  await installed(page);
  await page.waitForSelector("#reload:visible", { timeout: 20000 }).catch(() => {});
  check(await page.isVisible("#reload") && await page.isVisible("canvas"), `${manner}: a new release is announced, and the game goes on`);
  const reloaded = async () => {
    await page.reload();
    const got = await play(page);
    await installed(page);
    return got;
  };
  const got = await reloaded();
  check(["new-a", "new-b"].includes(got), `${manner}: a window that stays open and is reloaded: ${got}`);
  const then = await reloaded();
  check(then === "new-b", `${manner}: and again: ${then}`);
  v.site.down = true;
  const alone = await reloaded();
  check(alone === "new-b", `${manner}: and offline: ${alone}`);
  await v.end();
}

const [aged, lasting] = Object.keys(manners);
await Promise.all([walk(aged), walk(lasting)]);
await Promise.all([newcomer(lasting), stranded(aged).then(() => staying(aged))]);
await rm(scratch, { recursive: true });
end();
