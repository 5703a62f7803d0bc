package input

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// bound is a chord of an action as the devices know it: a letter, a character that is written, or a key.
type bound struct {
	action  Action
	letter  byte
	written rune
	key     ebiten.Key
	held    held
	writes  bool // it writes where text is taken
}

// Bind has actions done by these keys from now on.
func (in *Input) Bind(b keys.Bindings) {
	in.bound = in.bound[:0]
	for a := range keys.Actions {
		for _, c := range b.Of(a) {
			in.bound = append(in.bound, bind(a, c))
		}
	}
}

func bind(a Action, c keys.Chord) bound {
	b := bound{action: a, held: held{c.Shift, c.Alt, c.Command}, writes: !c.Command && !keys.Function(c.Key)}
	switch written := c.Written(); {
	case written != 0:
		b.written = written
	case c.Key[0] >= 'A' && c.Key[0] <= 'Z' && len(c.Key) == 1:
		b.letter = c.Key[0] | 0x20
	default:
		b.key = keyOf(c.Key)
	}
	return b
}

// keyOf is the key of a name that is no letter.
func keyOf(name string) (k ebiten.Key) {
	if keys.Plain(name) {
		name = "Digit" + name
	}
	if err := k.UnmarshalText([]byte(name)); err != nil {
		panic(err) // chords name no other keys
	}
	return k
}

// acts reports whether a chord was pressed in this tick.
func (in *Input) acts(b *bound) bool {
	switch h := in.held; {
	case b.writes && in.Writing:
		return false
	case b.written != 0:
		return (!h.command || h.alt) && slices.Contains(in.runes, b.written) // browsers tell what is written with Ctrl, too
	case h != b.held:
		return false
	case b.letter != 0:
		return in.letter(b.letter)
	}
	return in.src.Ticks(b.key) == 1
}

// letter reports whether the key of a small letter on the player's keyboard went down.
func (in *Input) letter(l byte) bool {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if in.src.Ticks(k) == 1 && letter(in.src, k) == l {
			return true
		}
	}
	return false
}
