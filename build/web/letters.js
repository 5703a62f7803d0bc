// Draws text in scripts that the typefaces of the game lack, with the fonts of the browser.
(() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  // azulejoTextWidth returns the width of a text in a font.
  globalThis.azulejoTextWidth = (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };

  // azulejoTextPixels returns the RGBA pixels of an image with a text in white, with the left end of its baseline at (x, y).
  globalThis.azulejoTextPixels = (text, font, width, height, x, y) => {
    Object.assign(context.canvas, { width, height }); // resizing clears the canvas
    Object.assign(context, { font, fillStyle: "white" });
    context.fillText(text, x, y);
    return context.getImageData(0, 0, width, height).data;
  };
})();
