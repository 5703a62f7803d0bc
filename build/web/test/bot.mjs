// The browser's computer player as an outside bot, for matches against the native program:
//   azulejo match -seat "cmd:node build/web/test/bot.mjs dist/web master 100" -seat searcher
// The optional last argument is a thinking time in ms that replaces the requested one. The program runs as in worker.js. At the end it reports how
// much memory the program had to take.
import fs from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const [folder, level, ms] = process.argv.slice(2);

// The window library initializes itself in a document, which is a stub here: every property and every call returns the stub.
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});
Object.assign(globalThis, { window: globalThis, document: nothing, addEventListener: nothing, fs });
globalThis.navigator ??= nothing;
globalThis.Document = class { get hidden() { return false; } };

// The worker serves all levels: requests name the level, and answers include progress and the candidate moves.
let open = 0, over = false; // unanswered requests, and whether the input has ended
const leave = () => {
  if (!over || open) return;
  process.stderr.write(`memory of the program: ${Math.ceil(instance.exports.mem.buffer.byteLength / 1e6)} MB\n`);
  process.exit();
};
globalThis.azulejoReady = () => {
  createInterface({ input: process.stdin })
    .on("line", (line) => {
      open++;
      azulejoHear(JSON.stringify({ ...JSON.parse(line), level, ...(ms ? { ms: Number(ms) } : {}) }));
    })
    .on("close", () => {
      over = true;
      leave();
    });
};
globalThis.azulejoReply = (line) => {
  const { progress, lines, ...answer } = JSON.parse(line);
  if (progress) return;
  open--;
  process.stdout.write(JSON.stringify(answer.move ? answer : { ...answer, lines }) + "\n", leave);
};
globalThis.azulejoYield = (resume) => setImmediate(resume);
globalThis.azulejoWeights = Object.fromEntries(fs.readdirSync(folder).filter((name) => name.endsWith(".weights"))
  .map((name) => [name, new Uint8Array(fs.readFileSync(resolve(folder, name)))]));

createRequire(import.meta.url)(resolve(folder, "wasm_exec.js"));
const go = new Go();
go.argv = ["azulejo", "worker"];
const { instance } = await WebAssembly.instantiate(fs.readFileSync(resolve(folder, "azulejo.wasm")), go.importObject);
await go.run(instance);
