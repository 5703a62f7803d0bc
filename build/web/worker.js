// Runs the program as a computer player: takes {id, level, line} and answers {id, line}, both lines of the bot protocol.
importScripts("wasm_exec.js" + self.location.search);
// The program's window library prepares itself when it loads, although it is never used here: it gets a document of which every
// property and every call is nothing in particular.
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});
self.window = self;
self.document = nothing;
self.Document = class { get hidden() { return false; } };

let ready = false;
const questions = [];

function answer(q) {
  postMessage({ id: q.id, line: azulejoAnswer(q.level, q.line) });
}

self.azulejoReady = () => {
  ready = true;
  questions.splice(0).forEach(answer);
};

async function run(module) {
  const go = new Go();
  go.argv = ["azulejo", "worker"];
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  throw new Error("{{.Word "page.worker.ended" | js}}");
}

onmessage = (e) => {
  if (e.data.module) run(e.data.module).catch((why) => postMessage({ failed: why.message }));
  else if (ready) answer(e.data);
  else questions.push(e.data);
};
