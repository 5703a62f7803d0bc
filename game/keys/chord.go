package keys

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Chord is a key and what is held to it.
type Chord struct {
	// Key is a letter A to Z, a digit, F1 to F12, one that is Named, or any other character that the keyboard writes, which takes nothing held to it.
	Key                 string
	Command, Alt, Shift bool // Command is Ctrl or Cmd
}

// named are the keys that write nothing and have a name.
var namedKeys = []string{"PageUp", "PageDown", "Home", "End", "Insert"}

// Named reports whether a key is one of those that write nothing and have a name, such as PageUp.
func IsNamed(key string) bool { return slices.Contains(namedKeys, key) }

// Function reports whether a key is one of F1 to F12.
func IsFunction(key string) bool {
	return len(key) == 2 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9' || key == "F10" || key == "F11" || key == "F12"
}

// Plain reports whether a key is a letter or a digit.
func IsAlphanumeric(key string) bool {
	return len(key) == 1 && (key[0] >= 'A' && key[0] <= 'Z' || key[0] >= '0' && key[0] <= '9')
}

// Written is the character of a chord that stands for what is written, whichever keys write it, and 0 for another.
func (c Chord) Char() rune {
	r, n := utf8.DecodeRuneInString(c.Key)
	if n != len(c.Key) || r == utf8.RuneError || IsAlphanumeric(c.Key) {
		return 0
	}
	return r
}

// Valid reports whether there can be such a chord.
func (c Chord) Valid() bool {
	if IsAlphanumeric(c.Key) || IsFunction(c.Key) || IsNamed(c.Key) {
		return true
	}
	r := c.Char()
	return r > ' ' && unicode.IsPrint(r) && !(r >= 'a' && r <= 'z') && !c.Command && !c.Alt && !c.Shift
}

// held are the words for what is held, in the order of writing.
var modifierNames = [...]string{"Ctrl", "Alt", "Shift"}

// Parts are the caps of the chord, one to press last.
func (c Chord) Caps() (caps []string) {
	for i, on := range [...]bool{c.Command, c.Alt, c.Shift} {
		if on {
			caps = append(caps, modifierNames[i])
		}
	}
	return append(caps, c.Key)
}

// String is the form in files: Ctrl+Shift+Z.
func (c Chord) String() string { return strings.Join(c.Caps(), "+") }

// Parse reads what String writes.
func Parse(text string) (c Chord, ok bool) {
	for i, into := range [...]*bool{&c.Command, &c.Alt, &c.Shift} {
		text, *into = strings.CutPrefix(text, modifierNames[i]+"+")
	}
	c.Key = text
	return c, c.Valid()
}
