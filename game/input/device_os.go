//go:build !js

package input

// notch is the wheel delta of one notch.
const notch = 1

// cancelListener reports cancelled touches. Only browsers have them.
type cancelListener struct{}

func (*cancelListener) cancelled() bool { return false }
