// Package help has the dialogs that explain a scene: its keys, and "What is what" for a table.
package help

import (
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// NewKeys returns the dialog that lists the keys and gamepad buttons of the scene below it.
func NewKeys() *dialog.Scene {
	return dialog.NewPaged(&dialog.Paged{Name: "keys", Title: "keys.title", Rows: rows})
}

// rows returns the list in groups: the gamepad buttons if a gamepad was used last, the keys of every scene, and those of the scene below.
func rows(k dialog.Kit, width float64) (all []dialog.Row) {
	available, help := k.Context.Shortcuts.Actions()
	name := func(a keys.Action, usual string) string {
		if key := help.Names[a]; key != "" {
			return k.Words.T(key)
		}
		return usual
	}
	if family, last := k.Context.Input.Pad(); last {
		all = padRows(k, family, available, help.Pad, name, width)
	}
	all = append(all, k.HeadingRow(k.Words.T("keys.of.focus")),
		keyRow(k, k.Words.T("keys.go"), [][]string{{"arrows"}}, width),
		keyRow(k, k.Words.T("keys.next"), [][]string{{"Tab"}, {"Shift", "Tab"}}, width),
		keyRow(k, k.Words.T("keys.choose"), [][]string{{"Enter"}, {"Space"}}, width),
		keyRow(k, k.Words.T("keys.leave"), [][]string{{"Escape"}}, width))
	for _, g := range keys.Groups() {
		actions := slices.DeleteFunc(slices.Clone(g.Actions), func(a keys.Action) bool { return !slices.Contains(available, a) })
		var fixed []game.FixedKeys
		if g.Name == "look" {
			fixed = help.Fixed
		}
		if len(actions)+len(fixed) > 0 {
			all = append(all, k.HeadingRow(k.Words.T("keys.of."+g.Name)))
		}
		for _, f := range fixed {
			all = append(all, keyRow(k, k.Words.T(f.Text), f.Keys, width))
		}
		for _, a := range actions {
			all = append(all, keyRow(k, name(a, k.ActionName(a)), dialog.ChordParts(k.Context.Settings.Keys.Chords(a)), width))
		}
	}
	return all
}

// keyRow returns a row with a text and key caps. It leaves out chords that do not fit next to the text.
func keyRow(k dialog.Kit, text string, chords [][]string, width float64) dialog.Row {
	return k.ShortcutRow(text, k.ChordNames(chords), width, func(limit float64) (*stage.Node, float64) { return k.KeyCaps(chords, limit) })
}

// padRows returns the rows of gamepad buttons, for the available actions. Those of some actions do others, which pad holds.
func padRows(k dialog.Kit, f input.Family, available []keys.Action, pad map[keys.Action]keys.Action, name func(keys.Action, string) string, width float64) []dialog.Row {
	rows := []dialog.Row{
		k.HeadingRow(k.Words.T("keys.pad")),
		padRow(k, width, k.Words.T("keys.choose"), f.Glyph(input.Confirm)),
		padRow(k, width, k.Words.T("keys.leave"), f.Glyph(input.Cancel)),
		padRow(k, width, name(input.Next, k.Words.T("keys.next")), f.Glyph(input.Next), f.Glyph(input.Prev)),
	}
	for a := range keys.ActionCount {
		does, other := pad[a]
		if !other {
			does = a
		}
		if g := f.Glyph(a); g != "" && (other || slices.Contains(available, a)) {
			rows = append(rows, padRow(k, width, name(does, k.ActionName(does)), g))
		}
	}
	return rows
}

// padRow returns a row with a text and gamepad buttons. The last button is at the right end.
func padRow(k dialog.Kit, width float64, text string, glyphs ...input.Glyph) dialog.Row {
	var names []string
	for _, g := range glyphs {
		names = append(names, string(g))
	}
	return k.ShortcutRow(text, strings.Join(names, ", "), width, func(float64) (*stage.Node, float64) {
		all, width := stage.Group(""), -6*k.UI.Unit
		for _, glyph := range slices.Backward(glyphs) {
			n, glyphWidth := k.UI.Glyph(glyph, k.UI.Size(18)*1.65)
			width += 6 * k.UI.Unit
			n.X = width + glyphWidth/2
			width += glyphWidth
			all.Add(n)
		}
		return all, width
	})
}
