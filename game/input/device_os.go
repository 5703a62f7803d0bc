//go:build !js

package input

// notch is what the wheel reports for one notch.
const notch = 1

// cancels are of fingers that the system takes away: outside of browsers they are lifted.
type cancelListener struct{}

func (*cancelListener) cancelled() bool { return false }
