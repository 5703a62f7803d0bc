// The browser's computer player as an outside bot, for matches against the native program:
//   azulejo match -seat "cmd:node build/web/test/bot.mjs dist/web master 100" -seat searcher
// The last argument, if given, is the thinking time in ms in the place of the one asked for.
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const [folder, level, ms] = process.argv.slice(2);

// hurry runs the player with another thinking time.
function hurry() {
  const player = spawn(process.execPath, [process.argv[1], folder, level], { stdio: ["pipe", "inherit", "inherit"] });
  createInterface({ input: process.stdin })
    .on("line", (line) => player.stdin.write(line.replace(/"ms":\d+/, `"ms":${ms}`) + "\n"))
    .on("close", () => player.stdin.end());
}

// play runs the player. As in worker.js, the window library prepares itself in a document that is nothing in particular.
async function play() {
  const nothing = new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
    set: () => true,
    apply: () => nothing,
    construct: () => nothing,
  });
  Object.assign(globalThis, { window: globalThis, document: nothing, addEventListener: nothing, fs });
  globalThis.navigator ??= nothing;
  globalThis.Document = class { get hidden() { return false; } };
  createRequire(import.meta.url)(resolve(folder, "wasm_exec.js"));
  const go = new Go();
  go.argv = ["azulejo", "bot", "-level", level];
  go.exit = process.exit;
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(resolve(folder, "azulejo.wasm")), go.importObject);
  await go.run(instance);
}

if (ms) hurry();
else await play();
