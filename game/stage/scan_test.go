package stage

import "testing"

// one returns a tick of switch scanning with a pace of three ticks.
func one(d *Dispatcher, choose bool) { d.Update(Pointer{}, Keys{ScanTicks: 3, Switch: choose}) }

// TestOneSwitch runs through three rows of the keypad; '.' waits three ticks, '!' presses the switch.
func TestOneSwitch(t *testing.T) {
	for _, c := range []struct{ keys, at, told string }{
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
		var told diary
		d := &Dispatcher{Scope: keypad(&told)}
		one(d, false)
		for _, k := range c.keys {
			if k == '!' {
				one(d, true)
				one(d, false)
				continue
			}
			for range 3 {
				one(d, false)
			}
		}
		told.expect(t, c.keys, c.told)
		if focused(d) != c.at || !d.FocusVisible() {
			t.Errorf("%q: at %s, ring %v; expected %s", c.keys, focused(d), d.FocusVisible(), c.at)
		}
	}
}
