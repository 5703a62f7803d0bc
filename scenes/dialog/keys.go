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

// KeyCaps returns the key caps of the first chords, as many as fit in a width, and their width.
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

// Lengths of a row that explains a shortcut, in design units.
const (
	shortcutText = 18.0
	shortcutGap  = 10.0
)

const (
	keysShare      = 0.64 // the width of the keys, at most, in widths of the row
	shortcutHeight = 2.1  // the height of the row in text sizes
	textMargins    = 0.6  // above and below the text of a row in a handheld window together, in text sizes
)

// shortcutPlan returns the plan of a row that explains a shortcut: text, wrapped, and keys of a width.
func (k Kit) shortcutPlan(text string, keys float64) plan {
	size := k.UI.Size(shortcutText)
	return layout.InRow(plan{Area: textArea, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		height := shortcutHeight * size
		if k.Handheld() {
			height = max(height, k.TextHeight(text, shortcutText, width)+textMargins*size)
		}
		return layout.Fixed(height)
	}}, plan{Area: keysArea}.WithWidth(keys)).WithGap(shortcutGap * k.UI.Unit)
}

// ShortcutRow returns a row with the keys of an action at its right end, for a column of a width. text says what the action does, and name is
// what a screen reader calls the keys. draw returns the keys, no wider than a limit, and their width. In a handheld window the row is as
// high as its text.
func (k Kit) ShortcutRow(text, name string, width float64, draw func(limit float64) (keys *stage.Node, width float64)) Row {
	_, drawn := draw(keysShare * width)
	p := k.shortcutPlan(text, drawn)
	return Row{Height: p.HeightIn(width).Min, Build: func(r stage.Rect) *stage.Node {
		keys, drawn := draw(keysShare * r.W)
		areas := layout.Solve(r, k.shortcutPlan(text, drawn))
		keys.X, keys.Y = areas[keysArea].X, r.Y+r.H/2
		return stage.Group("").SetRole(stage.RoleText, k.Words.T("keys.entry", "action", text, "keys", name)).
			Add(k.UI.FitLines(text, gfx.Serif, shortcutText, areas[textArea], ui.Ink), keys)
	}}
}
