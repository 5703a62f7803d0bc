package players

// tableBits is the size of a search's memory: 3 MB, as a browser tab has to hold several.
const tableBits = 16
