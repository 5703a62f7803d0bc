// Runs the program as computer players: takes and answers lines of the bot protocol.
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

// The program reads the lines that the page sends by azulejoHear, once it is ready, and replies by azulejoReply.
let ready = false;
const lines = [];

self.azulejoReady = () => {
  ready = true;
  lines.splice(0).forEach((line) => azulejoHear(line));
};
self.azulejoReply = (line) => postMessage(line);

// azulejoYield calls resume after the messages that wait now, so that the program hears them while it thinks.
const turn = new MessageChannel();
const resumes = [];
turn.port1.onmessage = () => resumes.shift()();
self.azulejoYield = (resume) => {
  resumes.push(resume);
  turn.port2.postMessage(0);
};

const weights = {
{{- range .Weights}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
};

// fetched is a file of weights, without which computer players cannot think.
async function fetched([name, integrity]) {
  const answer = await fetch(name + self.location.search, { integrity });
  if (!answer.ok) throw new Error(name);
  return [name, new Uint8Array(await answer.arrayBuffer())];
}

async function run({ module }) {
  self.azulejoWeights = Object.fromEntries(await Promise.all(Object.entries(weights).map(fetched)));
  const go = new Go();
  go.argv = ["azulejo", "worker"];
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  throw new Error("ended");
}

onmessage = (e) => {
  if (e.data.module) run(e.data).catch((why) => postMessage({ failed: why.message }));
  else if (ready) azulejoHear(e.data);
  else lines.push(e.data);
};
