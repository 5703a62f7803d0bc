//go:build !js

package game

import "azulejo/game/stage"

// page is what is around the game in a browser; a window has nothing there.
type page struct {
	sides Insets // of the window, which has none but in tests
}

func (*page) say([]string) {}

func (*page) speak(string) {}

func (*page) report(string) {}

func (*page) open() {}

func (*page) visited() []string { return nil }

func (*page) place(func() ([]string, string)) {}

func (*page) act(*stage.Dispatcher) bool { return false }

func (*page) mirror(*stage.Dispatcher, func(*stage.Label) (w, h float64)) {}

// watch has nothing to do for a window, which goes on behind others.
func watch(func()) {}
