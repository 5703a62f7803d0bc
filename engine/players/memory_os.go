//go:build !js

package players

// tableBits is the size of a search's memory: 13 MB.
const tableBits = 18
