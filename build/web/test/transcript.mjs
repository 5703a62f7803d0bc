// Prints what a screen reader says during one round: node transcript.mjs FOLDER GAME, where FOLDER has a built game and GAME is azul or pavilion. It
// reads the table once and then plays through the mirror elements.
import { choices, choose, named, next, opened, press, settings } from "./hear.mjs";
import { launch, serve } from "./host.mjs";

const [folder = "dist/web", game = "azul"] = process.argv.slice(2);
const { address, close } = await serve({ folder });
const browser = await launch();
const page = await opened(browser, address, settings(game, { speed: "fast", "computer-pause": 300 }));

// drained returns the lines heard since its last call.
const drained = async () => (await page.evaluate(() => heard.splice(0))).map(({ kind, text }) => (kind === "focus" ? "" : "  ") + text);
const print = (lines) => { for (const l of lines) console.log(l); };

// read returns the page as a screen reader reads it line by line.
const read = () => page.evaluate(() => [...document.querySelectorAll("#mirror :is(h1, h2, p, li, button, [role=table], [role=row])")].map((e) => {
  if (e.role === "table") return `table, ${e.ariaLabel}`;
  if (e.role === "row") return "  " + [...e.children].map((c) => c.textContent).filter(Boolean).join(" | ");
  if (e.localName === "h1" || e.localName === "h2") return `heading level ${e.localName[1]}, ${e.textContent}`;
  if (e.localName === "button") return `${e.textContent}, button${e.ariaDisabled ? ", unavailable" : ""}`;
  return (e.localName === "li" ? "• " : "") + e.textContent;
}));

await press(page, named(page, "button", "New game"));
await named(page, "button", "Play").waitFor({ state: "attached" });
await drained();
await press(page, named(page, "button", "Play"));
await named(page, "heading", "Offer").waitFor({ state: "attached", timeout: 20000 });
await page.waitForFunction(() => /^Your turn/.test(document.querySelector("#mirror h1")?.textContent), undefined, { timeout: 60000 });
await page.waitForTimeout(1500);
print(["— At the table", ...await drained(), "", "— Read from top to bottom", ...await read(), "", "— A round"]);
await press(page, named(page, "button", "Hint"));
await page.waitForFunction(() => heard.some(({ text }) => text.startsWith("Look here")), undefined, { timeout: 20000 });
print(await drained());
for (let n = 0, over = false; n < 400 && !over;) {
  const to = next(await choices(page));
  if (to) {
    n++;
    print([...await drained(), `> ${to[1]}`]);
    await choose(page, to);
  }
  await page.waitForTimeout(400);
  over = await page.evaluate(() => [...document.querySelectorAll("#moves p")].some((p) => /^(Round 1|The game) is over/.test(p.textContent)));
}
await page.waitForTimeout(4000);
print(await drained());
await browser.close();
close();
