// Shared code of the browser tests: a static server and Chromium.
import { chromium } from "playwright-core";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, extname } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".png": "image/png", ".svg": "image/svg+xml", ".ttf": "font/ttf", ".webp": "image/webp", ".webmanifest": "application/manifest+json" };

// serve serves the files of site.folder, compressed if possible, and counts the bytes in site.sent, and by path in
// site.files. The fields of site may change at any time.
// site.headers are added to every response. While site.down is set, connections are closed. site.torn is a path of which only half is sent; then the
// connection is closed, or stalls if site.hangs is set. site.status has the status codes of paths that fail.
export async function serve(site) {
  const server = createServer(async (req, res) => {
    if (site.down) return req.socket.destroy();
    let path = new URL(req.url, "http://x").pathname;
    if (path.endsWith("/")) path += "index.html";
    if (site.status?.[path]) {
      res.writeHead(site.status[path]);
      return res.end();
    }
    const file = join(site.folder, path);
    try {
      const br = (req.headers["accept-encoding"] ?? "").includes("br") && existsSync(file + ".br");
      const data = await readFile(br ? file + ".br" : file);
      site.sent = (site.sent ?? 0) + data.length;
      site.files ??= {};
      site.files[path] = (site.files[path] ?? 0) + data.length;
      res.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "content-length": data.length, ...(br ? { "content-encoding": "br" } : {}), ...site.headers });
      if (site.torn !== path) return res.end(data);
      res.write(data.subarray(0, data.length / 2), () => { if (!site.hangs) setTimeout(() => req.socket.destroy(), 500); });
    } catch {
      res.writeHead(404);
      res.end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

const common = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

// drawing has the flags that enable WebGL in Chromium without a graphics card.
export const drawing = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

const options = (flags) => ({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: [...common, ...flags] });

// launch starts Chromium. By default its pages prefer reduced motion: the light that moves on the title keeps a processor busy, as there is no graphics
// card. Pass reducedMotion: null to newContext for what all players see.
export async function launch(flags = drawing) {
  const browser = await chromium.launch(options(flags)), newContext = browser.newContext.bind(browser);
  browser.newContext = (more) => newContext({ reducedMotion: "reduce", ...more });
  return browser;
}

// remember starts Chromium with a persistent profile folder and returns its only context.
export const remember = (profile, viewport) => chromium.launchPersistentContext(profile, { ...options(drawing), viewport });

// until waits until met returns true, for at most some seconds, and reports whether it did. How long the page takes depends on the machine.
export async function until(met, seconds = 20) {
  for (const late = Date.now() + 1000 * seconds; Date.now() < late;) {
    if (await met()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return met();
}

// slowness returns the time that the page's thread takes for a fixed piece of work, compared with that on a machine at its usual speed, at least 1: other
// programs can halve the speed. It is the median of three measurements.
export async function slowness(page) {
  const usual = 25, session = await page.context().newCDPSession(page); // ms
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => 1000 * (await session.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
  const took = [];
  for (let n = 0; n < 3; n++) {
    const begun = await busy();
    await page.evaluate(() => {
      const counts = new Uint32Array(1 << 16);
      for (let i = 0, x = 1; i < 16e6; i++) counts[(x = Math.imul(x, 1664525) + 1013904223 | 0) >>> 16] += x;
      return counts[0];
    });
    took.push(await busy() - begun);
  }
  await session.detach();
  return Math.max(1, took.sort((a, b) => a - b)[1] / usual);
}

// worked returns how long the page's thread works in its tasks while act runs, how long in callbacks of frames, and the times between frames, in ms. Work is
// what keeps a processor busy: without a graphics card the page also waits for processors that draw.
export async function worked(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents: all } = JSON.parse(await browser.stopTracing());
  const frames = all.filter((e) => e.name === "FireAnimationFrame" && e.ph === "X").sort((a, b) => a.ts - b.ts);
  const tasks = all.filter((e) => e.name === "RunTask" && e.pid === frames[0].pid && e.tid === frames[0].tid);
  const work = (events) => events.map((e) => (e.tdur ?? 0) / 1000);
  return { tasks: work(tasks), frames: work(frames), gaps: frames.slice(1).map((e, i) => (e.ts - frames[i].ts) / 1000) };
}

// newGame goes from the title screen to a new game by key, and waits until its table is there.
export async function newGame(page) {
  for (const name of ["New game", "Play"]) {
    const button = page.locator("#mirror").getByRole("button", { name, exact: true }).first();
    await button.waitFor({ state: "attached", timeout: 60000 });
    await button.focus();
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(() => location.hash === "#play", undefined, { timeout: 60000 });
}

// report returns functions for a test: check prints the result of a check, and end exits, with status 1 if a check has failed.
export function report() {
  let failed = 0;
  return {
    check(ok, what) {
      console.log((ok ? "ok    " : "FAIL  ") + what);
      if (!ok) failed++;
      return ok;
    },
    end: () => process.exit(failed ? 1 : 0),
  };
}
