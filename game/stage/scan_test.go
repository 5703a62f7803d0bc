package stage

import "testing"

// tickScan runs a tick of switch scanning with a pace of three ticks.
func tickScan(d *Dispatcher, choose bool) { d.Update(Pointer{}, Keys{ScanTicks: 3, Switch: choose}) }

// TestSwitchScanning checks scanning of the three rows of the keypad. In keys, '.' waits three ticks and '!' presses the switch.
func TestSwitchScanning(t *testing.T) {
	for _, c := range []struct{ keys, at, calls string }{
		{"", "a", ""},
		{".", "d", ""},
		{"..", "e", ""},
		{"...", "a", ""},
		{"!", "a", ""},
		{"!!", "a", "a press"},
		{"!.!", "a", "b press"},
		{"!..!", "a", "c press"},
		{"!...!", "a", "a press"},
		{".!", "d", "d press"},
		{"!.......", "d", ""}, // twice through the row, then back to the rows
		{"!.!.!", "d", "b press, d press"},
	} {
		var log callLog
		d := &Dispatcher{Scope: keypad(&log)}
		tickScan(d, false)
		for _, k := range c.keys {
			if k == '!' {
				tickScan(d, true)
				tickScan(d, false)
				continue
			}
			for range 3 {
				tickScan(d, false)
			}
		}
		log.expect(t, c.keys, c.calls)
		if focused(d) != c.at || !d.FocusVisible() {
			t.Errorf("%q: at %s, ring %v; expected %s", c.keys, focused(d), d.FocusVisible(), c.at)
		}
	}
}
