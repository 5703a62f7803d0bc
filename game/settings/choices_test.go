package settings

import "testing"

// TestLightFollowsTheClock checks that ByClock depends on the hour and that other lights do not.
func TestLightFollowsTheClock(t *testing.T) {
	for hour, want := range map[int]Light{0: Evening, 6: Evening, 7: Morning, 12: Morning, 17: Morning, 18: Evening, 23: Evening} {
		if got := ByClock.At(hour); got != want {
			t.Errorf("at %d the light is %v, expected %v", hour, got, want)
		}
		for _, l := range []Light{Morning, Evening} {
			if got := l.At(hour); got != l {
				t.Errorf("%v is %v at %d", l, got, hour)
			}
		}
	}
}

// TestLightsHaveNames checks that each light is read by its name and that an unknown one is an error.
func TestLightsHaveNames(t *testing.T) {
	for _, l := range Lights() {
		if s, err := Load(storeWith(t, `{"light": "`+string(l)+`"}`)); err != nil || s.Light != l {
			t.Errorf("%q is read as %v, %v", l, s.Light, err)
		}
	}
	if s, err := Load(storeWith(t, `{"light": "noon"}`)); err == nil || s.Light != ByClock {
		t.Errorf("noon is accepted as %v", s.Light)
	}
}
