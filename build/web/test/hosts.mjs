// Serves the page with nginx and with Caddy and their recommended headers: node hosts.mjs FOLDER. The game must start in Chromium without an error,
// in no frame of another site, and each file must have its headers. The exit status is 1 if a check fails.
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { launch, report, serve } from "./host.mjs";

const { check, end } = report();
const folder = resolve(process.argv[2] ?? "dist/web");
const files = resolve(import.meta.dirname, "../hosts");
const scratch = mkdtempSync(join(tmpdir(), "azulejo-hosts-"));
const servers = [
  { name: "nginx", port: 7741, file: "nginx.conf", args: (file) => ["-c", file, "-p", scratch], text: (port) => `
    daemon off; pid ${scratch}/pid; error_log stderr; user root;
    events {}
    http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${scratch};
      server { listen 127.0.0.1:${port}; root ${folder}; include ${files}/nginx.conf; } }` },
  { name: "caddy", port: 7742, file: "Caddyfile", args: (file) => ["run", "--adapter", "caddyfile", "--config", file], text: (port) => `
{
  admin off
}
import ${files}/Caddyfile
http://127.0.0.1:${port} {
  root * ${folder}
  import azulejo
}
` },
];

// answers waits until a server answers.
async function answers(address) {
  for (let n = 0; n < 100; n++) {
    const response = await fetch(address).catch(() => null);
    if (response) return response;
    await new Promise((done) => setTimeout(done, 200));
  }
}

const browser = await launch();
for (const { name, port, file, args, text } of servers) {
  const path = join(scratch, file), address = `http://127.0.0.1:${port}/`;
  writeFileSync(path, text(port));
  const server = spawn(name, args(path), { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (data) => said += data);
  server.on("error", (e) => said += e.message);
  try {
    const start = await answers(address);
    if (!check(start?.ok, `${name} serves the page`)) {
      console.log(said);
      continue;
    }
    const policy = start.headers.get("content-security-policy") ?? "", html = await start.text();
    const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)[1];
    check(policy === own + "; frame-ancestors 'none'", `${name} sends the policy of the page and frame-ancestors`);
    check(start.headers.get("cache-control") === "no-cache", `${name} has the page checked each time`);
    const version = /style\.css\?([0-9a-f]+)/.exec(html)[1];
    const types = { "page.js": /javascript/, "worker.js": /javascript/, "offline.js": /javascript/, "style.css": /text\/css/, "azulejo.wasm": /application\/wasm/, "manifest.webmanifest": /application\/manifest\+json/,
      "words-nl.json": /application\/json/, "azul.weights": /application\/octet-stream/, "icon-32.png": /image\/png/, "EBGaramond-Regular.ttf": /font/ };
    for (const [part, type] of Object.entries(types)) {
      const response = await fetch(`${address}${part}?${version}`);
      await response.arrayBuffer();
      const h = (header) => response.headers.get(header) ?? "";
      check(response.ok && type.test(h("content-type")) && h("x-content-type-options") === "nosniff" && h("content-security-policy") === policy && /immutable/.test(h("cache-control")),
        `${name}: ${part} is ${h("content-type")}, ${h("cache-control")}`);
    }
    check((await fetch(`${address}offline.js`)).headers.get("cache-control") === "no-cache", `${name} has files without a version checked each time`);
    const packed = await fetch(`${address}azulejo.wasm?${version}`, { headers: { "accept-encoding": "gzip" } });
    check(packed.headers.get("content-encoding") === "gzip", `${name} sends compressed copies`);
    await packed.arrayBuffer();
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    const errors = [];
    page.on("pageerror", (e) => errors.push(e.message));
    page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
    await page.goto(address);
    await page.waitForSelector("#start:not([hidden])", { timeout: 120000 });
    await page.click("#start");
    await page.waitForSelector("canvas", { timeout: 60000 });
    await page.waitForTimeout(3000);
    check(errors.length === 0, `${name}: the game starts without an error ${errors.join("; ")}`);
    const other = await serve({ folder: scratch });
    writeFileSync(join(scratch, "index.html"), `<!doctype html><iframe src="${address}"></iframe>`);
    await page.goto(other.address);
    await page.waitForTimeout(1000);
    check(!page.frames().some((f) => f.url().startsWith(address)), `${name}: another site shows the game in no frame`);
    other.close();
    await page.close();
  } finally {
    server.kill();
  }
}
await browser.close();
end();
