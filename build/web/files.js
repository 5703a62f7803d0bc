// Downloads files, and opens files that the player chooses or drops on the page.
(() => {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.hidden = true;
  document.body.append(chooser);

  // download downloads a file.
  function download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
  globalThis.azulejoDownload = (name, bytes) => download(name, new Blob([bytes], { type: "application/octet-stream" }));

  // azulejoDownloadPicture downloads opaque pixels, each with bytes for red, green, blue and alpha, as a picture.
  globalThis.azulejoDownloadPicture = (name, width, pixels) => {
    const picture = new ImageData(pixels, width), canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height: picture.height });
    canvas.getContext("2d").putImageData(picture, 0, 0);
    canvas.toBlob((blob) => download(name, blob), "image/png");
  };

  // readFiles passes the contents of files to the program at once, each cut off one byte after the maximum size, or undefined if it cannot be read.
  async function readFiles(files) {
    const read = (file) => file.slice(0, azulejoLongest + 1).arrayBuffer().then((b) => new Uint8Array(b), () => undefined);
    const named = async (file) => ({ name: file.name, bytes: await read(file) });
    azulejoFiles(...await Promise.all(Array.from(files, named)));
  }
  chooser.addEventListener("change", () => {
    readFiles(chooser.files);
    chooser.value = "";
  });

  // azulejoChoose opens the file chooser. Some browsers allow that only during a user gesture, which is over when the program handles it,
  // so the import button is also handled here.
  let lastOpened = -Infinity;
  globalThis.azulejoChoose = () => {
    if (performance.now() - lastOpened < 2000) return;
    lastOpened = performance.now();
    chooser.click();
  };
  const importButton = () => document.querySelector('#mirror [data-key="import"]');
  let pressed;
  const press = (p) => { pressed = p; };
  const release = (p) => {
    const from = pressed, box = importButton()?.getBoundingClientRect();
    pressed = undefined;
    if (!from || !box || Math.hypot(p.clientX - from.clientX, p.clientY - from.clientY) > 10) return;
    if (p.clientX >= box.left && p.clientX < box.right && p.clientY >= box.top && p.clientY < box.bottom) azulejoChoose();
  };
  document.addEventListener("mousedown", press);
  document.addEventListener("mouseup", release);
  document.addEventListener("touchstart", (e) => press(e.changedTouches[0]));
  document.addEventListener("touchend", (e) => release(e.changedTouches[0]));
  document.addEventListener("click", (e) => { if (e.target === importButton()) azulejoChoose(); });

  // azulejoCopyLink copies the link of this page with a fragment to the clipboard, after a text if there is one.
  globalThis.azulejoCopyLink = (fragment, text) => {
    const link = location.origin + location.pathname + "#" + fragment;
    navigator.clipboard?.writeText(text ? text + "\n" + link : link).catch(console.warn);
  };

  // A pasted link is opened like one that is followed, other pasted text and files like files, unless a text field takes them.
  document.addEventListener("paste", (e) => {
    const text = e.clipboardData.getData("text").trim(), [, address] = /#([gp]=[\w-]+)$/.exec(text) ?? [];
    if (e.target.matches?.("input, textarea") || !globalThis.azulejoFiles) return;
    if (address) location.hash = address;
    else readFiles(text ? [new File([text], "pasted.azl")] : e.clipboardData.files);
  });

  // started waits until the program takes files.
  const started = async () => { while (!globalThis.azulejoFiles) await new Promise((next) => setTimeout(next, 200)); };
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    await started();
    readFiles(await Promise.all(files.map((file) => file.getFile())));
  });

  // A link that is shared with the installed page is opened like one that is followed.
  const shared = [...new URLSearchParams(location.search).values()].map((text) => /#([gp]=[\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (shared) history.replaceState(null, "", location.pathname + "#" + shared);

  // Drop events are not passed to the canvas: Ebitengine expects file system entries, which not all dropped items have.
  document.addEventListener("dragover", (e) => e.preventDefault());
  document.addEventListener("drop", (e) => {
    e.preventDefault();
    e.stopPropagation();
    if (globalThis.azulejoFiles) readFiles(e.dataTransfer.files);
  }, true);
})();
