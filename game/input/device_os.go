//go:build !js

package input

import "github.com/hajimehoshi/ebiten/v2"

// notch is the wheel delta of one notch.
const notch = 1

// touchListener corrects what Ebitengine knows about touches, which is right outside browsers.
type touchListener struct{}

func (*touchListener) cancelled() bool { return false }

func (*touchListener) tick([]ebiten.TouchID) {}

// touchFirst reports whether the main pointer of the device is a finger, which only browsers say.
func touchFirst() bool { return false }

// PixelRatio returns the number of device pixels per device-independent pixel of the monitor.
func PixelRatio() float64 {
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}

// layoutPosition returns a position that Ebitengine has reported in layout pixels.
func layoutPosition(x, y float64) (float64, float64) { return x, y }

// keyLabels are the characters on the player's keyboard, whose layout the system knows.
type keyLabels struct{}

func newKeyLabels() keyLabels { return keyLabels{} }

// KeyName implements Source.
func (keyLabels) KeyName(k ebiten.Key) string { return ebiten.KeyName(k) }
