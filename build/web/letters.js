// Sets text in scripts that the game has no typeface for: in the browser's own fonts, which the canvas cannot show itself.
(() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  // azulejoTextWidth returns the width of a text in a font.
  globalThis.azulejoTextWidth = (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  };

  // azulejoTextPixels returns the pixels of a picture with a text in white from (x, y) on, the left end of its baseline.
  globalThis.azulejoTextPixels = (text, font, width, height, x, y) => {
    Object.assign(pen.canvas, { width, height }); // which clears it
    Object.assign(pen, { font, fillStyle: "white" });
    pen.fillText(text, x, y);
    return pen.getImageData(0, 0, width, height).data;
  };
})();
