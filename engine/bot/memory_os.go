//go:build !js

package bot

// tableBits is the size of a search's memory: 25 MB.
const tableBits = 18
