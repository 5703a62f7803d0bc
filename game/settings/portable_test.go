package settings

import (
	"reflect"
	"testing"
)

// TestPortableSettings checks that the settings of one device are taken on another that has its defaults, but not what belongs to a device or to the progress
// of a player, that a setting that was changed here stays, and that taking them twice changes nothing more.
func TestPortableSettings(t *testing.T) {
	from := allChanged(t)
	text, err := from.Portable()
	if err != nil {
		t.Fatal(err)
	}
	want := from
	d := Default()
	want.FullScreen, want.Width, want.Height, want.Panel, want.Finished, want.Lessons = d.FullScreen, d.Width, d.Height, d.Panel, d.Finished, d.Lessons
	to := Default()
	for range 2 {
		if err := to.Adopt(text); err != nil || !reflect.DeepEqual(to, want) {
			t.Errorf("%v\ntook     %+v\nexpected %+v", err, to, want)
		}
	}
	to = Default()
	to.Effects, want.Effects = 0.1, 0.1
	if err := to.Adopt(text); err != nil || !reflect.DeepEqual(to, want) {
		t.Errorf("%v\ntook     %+v\nexpected %+v", err, to, want)
	}
}

// TestInvalidPortableSettings checks that settings of which one is not valid are not taken at all, and that those of another version are left out.
func TestInvalidPortableSettings(t *testing.T) {
	for _, text := range []string{``, `[]`, `{"effects": 0.1, "speed": "warp"}`, `{"effects": 0.1, "keys": {"jump": ["K"]}}`, `{"effects": 0.1} x`} {
		if s := Default(); s.Adopt([]byte(text)) == nil || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%s is taken: %+v", text, s)
		}
	}
	s, want := Default(), Default()
	want.Effects = 0.1
	if err := s.Adopt([]byte(`{"effects": 0.1, "later": 5, "width": 900, "lessons": ["x"]}`)); err != nil || !reflect.DeepEqual(s, want) {
		t.Errorf("%v, %+v", err, s)
	}
}
