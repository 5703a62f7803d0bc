// Hands files to the player, and takes those that the player chooses or drops on the page.
(() => {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.hidden = true;
  document.body.append(chooser);

  // azulejoDownload saves a file among the player's downloads.
  globalThis.azulejoDownload = (name, bytes) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    link.download = name;
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  // bring gives the program a file, with a byte more than it takes where the file is longer, or undefined where it cannot be read.
  async function bring(file) {
    azulejoFile(await file.slice(0, azulejoLongest + 1).arrayBuffer().then((b) => new Uint8Array(b), () => undefined));
  }
  chooser.addEventListener("change", () => {
    for (const file of chooser.files) bring(file);
    chooser.value = "";
  });

  // azulejoChoose asks for a file. Some browsers open the question only while they handle a gesture, which is over when the program hears
  // of it: so the button that asks is listened to here as well.
  let asked = -Infinity;
  globalThis.azulejoChoose = () => {
    if (performance.now() - asked < 2000) return;
    asked = performance.now();
    chooser.click();
  };
  const button = () => document.querySelector('#mirror [data-key="import"]');
  let pressed;
  const press = (p) => { pressed = p; };
  const release = (p) => {
    const from = pressed, box = button()?.getBoundingClientRect();
    pressed = undefined;
    if (!from || !box || Math.hypot(p.clientX - from.clientX, p.clientY - from.clientY) > 10) return;
    if (p.clientX >= box.left && p.clientX < box.right && p.clientY >= box.top && p.clientY < box.bottom) azulejoChoose();
  };
  document.addEventListener("mousedown", press);
  document.addEventListener("mouseup", release);
  document.addEventListener("touchstart", (e) => press(e.changedTouches[0]));
  document.addEventListener("touchend", (e) => release(e.changedTouches[0]));
  document.addEventListener("click", (e) => { if (e.target === button()) azulejoChoose(); });

  // The canvas does not hear of what is dropped: its window library reads entries of file systems, which not everything that is dropped has.
  document.addEventListener("dragover", (e) => e.preventDefault());
  document.addEventListener("drop", (e) => {
    e.preventDefault();
    e.stopPropagation();
    for (const file of e.dataTransfer.files) globalThis.azulejoFile && bring(file);
  }, true);
})();
