package input

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// bound is a chord of an action as the devices know it: a letter, a character that is written, or a key.
type binding struct {
	action    Action
	letter    byte
	char      rune
	key       ebiten.Key
	modifiers modifiers
	types     bool // it writes where text is taken
}

// Bind has actions done by these keys from now on.
func (in *Input) Bind(b keys.Bindings) {
	in.bindings = in.bindings[:0]
	for a := range keys.ActionCount {
		for _, c := range b.Chords(a) {
			in.bindings = append(in.bindings, newBinding(a, c))
		}
	}
}

func newBinding(a Action, c keys.Chord) binding {
	b := binding{action: a, modifiers: modifiers{c.Shift, c.Alt, c.Command}, types: !c.Command && !keys.IsFunction(c.Key)}
	switch written := c.Char(); {
	case written != 0:
		b.char = written
	case c.Key[0] >= 'A' && c.Key[0] <= 'Z' && len(c.Key) == 1:
		b.letter = c.Key[0] | 0x20
	default:
		b.key = keyNamed(c.Key)
	}
	return b
}

// keyOf is the key of a name that is no letter.
func keyNamed(name string) (k ebiten.Key) {
	if keys.IsAlphanumeric(name) {
		name = "Digit" + name
	}
	if err := k.UnmarshalText([]byte(name)); err != nil {
		panic(err) // chords name no other keys
	}
	return k
}

// acts reports whether a chord was pressed in this tick.
func (in *Input) chordPressed(b *binding) bool {
	switch h := in.modifiers; {
	case b.types && in.Editing:
		return false
	case b.char != 0:
		return (!h.command || h.alt) && slices.Contains(in.runes, b.char) // browsers tell what is written with Ctrl, too
	case h != b.modifiers:
		return false
	case b.letter != 0:
		return in.letterPressed(b.letter)
	}
	return in.src.KeyTicks(b.key) == 1
}

// letter reports whether the key of a small letter on the player's keyboard went down.
func (in *Input) letterPressed(l byte) bool {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if in.src.KeyTicks(k) == 1 && letterOf(in.src, k) == l {
			return true
		}
	}
	return false
}
