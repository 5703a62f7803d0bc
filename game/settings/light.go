package settings

// Light is the name of the light on the wall behind the screens.
type Light string

const (
	ByClock Light = "clock"
	Morning Light = "morning"
	Evening Light = "evening"
)

// Lights returns all lights in the order of the settings screen.
func Lights() []Light { return []Light{ByClock, Morning, Evening} }

// At returns Morning or Evening for an hour of the day, 0 to 23.
func (l Light) At(hour int) Light {
	if l != ByClock {
		return l
	}
	if hour >= 18 || hour < 7 {
		return Evening
	}
	return Morning
}
