// Web Worker that runs the program as a computer player: it receives and answers lines of the bot protocol.
// Ebitengine initializes itself although it is not used here. Give it a document of which every property and every call result is a stub.
const stub = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : stub),
  set: () => true,
  apply: () => stub,
  construct: () => stub,
});
self.window = self;
self.document = stub;
self.Document = class { get hidden() { return false; } };

// Lines from the page are passed to azulejoHear, once the program is ready; it replies with azulejoReply.
let ready = false;
const queue = [];

self.azulejoReady = () => {
  ready = true;
  queue.splice(0).forEach((line) => azulejoHear(line));
};
self.azulejoReply = (line) => postMessage(line);

// azulejoYield calls resume after the messages that are queued now, so that the program receives them during a search.
const channel = new MessageChannel();
const resumes = [];
channel.port1.onmessage = () => resumes.shift()();
self.azulejoYield = (resume) => {
  resumes.push(resume);
  channel.port2.postMessage(0);
};

const weights = {
{{- range .Weights}}
  "{{.}}": "{{$.Sum .}}",
{{- end}}
};

// fetchWeights fetches a file of evaluation weights.
async function fetchWeights([name, integrity]) {
  const response = await fetch(name + self.location.search, { integrity });
  if (!response.ok) throw new Error(name);
  return [name, new Uint8Array(await response.arrayBuffer())];
}

// fetchFiles fetches what the program needs. While something cannot be fetched, it reports that it waits, and tries again.
async function fetchFiles() {
  for (;;) {
    try {
      importScripts("wasm_exec.js" + self.location.search);
      self.azulejoWeights = Object.fromEntries(await Promise.all(Object.entries(weights).map(fetchWeights)));
      return postMessage({ waiting: false });
    } catch (e) {
      console.warn(e);
      postMessage({ waiting: true });
      await new Promise((retry) => { setTimeout(retry, 3000); });
    }
  }
}

async function run({ module }) {
  await fetchFiles();
  const go = new Go();
  go.argv = ["azulejo", "worker"];
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  throw new Error("ended");
}

onmessage = (e) => {
  if (e.data.module) run(e.data).catch((why) => postMessage({ failed: why.message }));
  else if (ready) azulejoHear(e.data);
  else queue.push(e.data);
};
