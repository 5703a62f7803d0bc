package keys

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Chord is a key with modifiers.
type Chord struct {
	// Key is a letter A to Z, a digit, F1 to F12, a key that IsNamed, or any other character that the keyboard types, which takes no
	// modifiers.
	Key                 string
	Command, Alt, Shift bool // Command is Ctrl or Cmd
}

// namedKeys are the keys that type nothing and have a name.
var namedKeys = []string{"PageUp", "PageDown", "Home", "End", "Insert", "Backspace"}

// IsNamed reports whether a key types nothing and has a name, such as PageUp.
func IsNamed(key string) bool { return slices.Contains(namedKeys, key) }

// IsFunction reports whether a key is one of F1 to F12.
func IsFunction(key string) bool {
	return len(key) == 2 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9' || key == "F10" || key == "F11" || key == "F12"
}

// IsAlphanumeric reports whether a key is a letter or a digit.
func IsAlphanumeric(key string) bool {
	return len(key) == 1 && (key[0] >= 'A' && key[0] <= 'Z' || key[0] >= '0' && key[0] <= '9')
}

// Char returns the typed character that the chord stands for, whichever keys type it, or 0 if the chord stands for a key.
func (c Chord) Char() rune {
	r, n := utf8.DecodeRuneInString(c.Key)
	if n != len(c.Key) || r == utf8.RuneError || IsAlphanumeric(c.Key) {
		return 0
	}
	return r
}

// Valid reports whether the chord is possible.
func (c Chord) Valid() bool {
	if IsAlphanumeric(c.Key) || IsFunction(c.Key) || IsNamed(c.Key) {
		return true
	}
	r := c.Char()
	return r > ' ' && unicode.IsPrint(r) && !(r >= 'a' && r <= 'z') && !c.Command && !c.Alt && !c.Shift
}

// modifierNames are the names of the modifiers in the order in which they are written.
var modifierNames = [...]string{"Ctrl", "Alt", "Shift"}

// Caps returns the labels of the key caps, modifiers first.
func (c Chord) Caps() (caps []string) {
	for i, on := range [...]bool{c.Command, c.Alt, c.Shift} {
		if on {
			caps = append(caps, modifierNames[i])
		}
	}
	return append(caps, c.Key)
}

// String returns the form used in files, such as Ctrl+Shift+Z.
func (c Chord) String() string { return strings.Join(c.Caps(), "+") }

// Parse reads the result of String.
func Parse(text string) (c Chord, ok bool) {
	for i, into := range [...]*bool{&c.Command, &c.Alt, &c.Shift} {
		text, *into = strings.CutPrefix(text, modifierNames[i]+"+")
	}
	c.Key = text
	return c, c.Valid()
}
