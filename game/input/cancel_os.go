//go:build !js

package input

// cancels are of fingers that the system takes away: outside of browsers they are lifted.
type cancels struct{}

func (*cancels) heard() bool { return false }
