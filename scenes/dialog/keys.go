package dialog

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// ActionName returns what an action is called.
func (k Kit) ActionName(a keys.Action) string { return k.Words.T("action." + a.String()) }

// ChordParts returns the names of the keys of each chord.
func ChordParts(chords []keys.Chord) [][]string {
	parts := make([][]string, len(chords))
	for i, c := range chords {
		parts[i] = c.Caps()
	}
	return parts
}

// keyLabels returns chords with the labels of their keys in the player's language.
func (k Kit) keyLabels(chords [][]string) [][]string {
	labels := make([][]string, len(chords))
	for i, chord := range chords {
		for _, key := range chord {
			if k.Words.Has("key." + key) {
				key = k.Words.T("key." + key)
			}
			labels[i] = append(labels[i], key)
		}
	}
	return labels
}

// ChordNames returns chords in words, such as "Ctrl + Z, U".
func (k Kit) ChordNames(chords [][]string) string {
	if len(chords) == 0 {
		return k.Words.T("keys.none")
	}
	var names []string
	for _, chord := range k.keyLabels(chords) {
		names = append(names, strings.Join(chord, " + "))
	}
	return strings.Join(names, ", ")
}

// capsText is the size of the labels of key caps in design units.
const capsText = 17.0

// KeyCaps returns the caps of as many chords as fit into a width, and their width.
func (k Kit) KeyCaps(chords [][]string, limit float64) (caps *stage.Node, width float64) {
	labels := k.keyLabels(chords)
	if len(labels) == 0 {
		return k.UI.KeyCaps(capsText)
	}
	for n := len(labels); n > 0; n-- {
		units := layout.LargestFit(k.UI.MinTextUnits(), capsText, func(units float64) bool {
			_, width := k.UI.KeyCaps(units, labels[:n]...)
			return width <= limit
		})
		if caps, width = k.UI.KeyCaps(units, labels[:n]...); width <= limit {
			break
		}
	}
	return caps, width
}

// ShortcutRow returns a row that says what is done and, at its right end, shows what does it. name is what a screen reader calls that;
// signs draws it, no wider than a limit, and returns its width. In a handheld window the row is as high as its text for a column of width
// pixels.
func (k Kit) ShortcutRow(text, name string, width float64, signs func(limit float64) (n *stage.Node, width float64)) Row {
	height := k.UI.Size(18) * 2.1
	if k.Handheld() {
		_, taken := signs(width * 0.64)
		height = max(height, k.TextHeight(text, 18, width-taken-10*k.UI.Unit)+0.6*k.UI.Size(18))
	}
	return Row{Height: height, Build: func(r stage.Rect) *stage.Node {
		sign, width := signs(r.W * 0.64)
		sign.X, sign.Y = r.X+r.W-width, r.Y+r.H/2
		room := stage.Rect{X: r.X, Y: r.Y, W: r.W - width - 10*k.UI.Unit, H: r.H}
		return stage.Group("").SetRole(stage.RoleText, k.Words.T("keys.entry", "action", text, "keys", name)).Add(k.UI.FitLines(text, gfx.Serif, 18, room, ui.Ink), sign)
	}}
}
