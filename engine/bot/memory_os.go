//go:build !js

package bot

// tableBits is the size of a search's memory: 13 MB.
const tableBits = 18
