// What the browser tests share: a static server, and Chromium.
import { chromium } from "playwright-core";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, extname } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".png": "image/png", ".svg": "image/svg+xml", ".webp": "image/webp", ".webmanifest": "application/manifest+json" };

// serve hands out the files of site.folder, which may be changed, with the compressed copies where there are some, and counts bytes.
// site.headers go with every file; while site.down is set nothing is answered. site.torn is a file of which half is sent, after which the
// connection breaks, or hangs if site.hangs is set.
export async function serve(site) {
  const server = createServer(async (req, res) => {
    if (site.down) return req.socket.destroy();
    let path = new URL(req.url, "http://x").pathname;
    if (path.endsWith("/")) path += "index.html";
    const file = join(site.folder, path);
    try {
      const br = (req.headers["accept-encoding"] ?? "").includes("br") && existsSync(file + ".br");
      const data = await readFile(br ? file + ".br" : file);
      site.sent = (site.sent ?? 0) + data.length;
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

// drawing lets Chromium draw with WebGL where there is no graphics card.
export const drawing = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

const options = (flags) => ({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: [...common, ...flags] });

// launch starts Chromium.
export const launch = (flags = drawing) => chromium.launch(options(flags));

// remember starts one that keeps in a folder what it has seen, and returns its only context.
export const remember = (profile, viewport) => chromium.launchPersistentContext(profile, { ...options(drawing), viewport });

// report prints checks as they come; end closes with status 1 if one failed.
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
