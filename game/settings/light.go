package settings

import "fmt"

// Light is the light on the wall behind the screens around the table.
type Light int8

const (
	ByClock Light = iota
	Morning
	Evening
)

// Lights lists all, in the order in which they are offered.
func Lights() []Light { return []Light{ByClock, Morning, Evening} }

// At is morning or evening at an hour of the day, 0 to 23.
func (l Light) At(hour int) Light {
	if l != ByClock {
		return l
	}
	if hour >= 18 || hour < 7 {
		return Evening
	}
	return Morning
}

var lightNames = [...]string{ByClock: "clock", Morning: "morning", Evening: "evening"}

func (l Light) String() string { return lightNames[l] }

func (l Light) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

func (l *Light) UnmarshalText(text []byte) error {
	for i, name := range lightNames {
		if name == string(text) {
			*l = Light(i)
			return nil
		}
	}
	return fmt.Errorf("no light is called %q", text)
}
