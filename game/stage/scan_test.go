package stage

import "testing"

// one is a tick for who has one switch, with a pace of three ticks.
func one(d *Dispatcher, choose bool) { d.Update(Pointer{}, Keys{Pace: 3, Choose: choose}) }

// TestOneSwitch: three rows of the keypad; '.' is a rest of three ticks, '!' the switch.
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
		{"!.......", "d", ""}, // twice round in the row, then on with the rows
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
		if focused(d) != c.at || !d.ByKey() {
			t.Errorf("%q: at %s, ring %v; expected %s", c.keys, focused(d), d.ByKey(), c.at)
		}
	}
}
