//go:build !js

package input

// notch is what the wheel reports for one notch.
const notch = 1
