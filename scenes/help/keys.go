// Package help holds the dialogs that explain a scene: its keys, and "What is what" at a table.
package help

import (
	"slices"
	"strings"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// NewKeys returns the list of what keys and gamepad buttons do in the scene below it.
func NewKeys() *dialog.Scene {
	return dialog.NewPaged(&dialog.Paged{Name: "keys", Title: "keys.title", Rows: rows})
}

// rows returns the list in groups: the buttons of a gamepad where one was used last, the keys that work everywhere, and those of the scene.
func rows(k dialog.Kit, width float64) (all []dialog.Row) {
	can := k.Context.Shortcuts.Actions()
	if family, last := k.Context.Input.Pad(); last {
		all = padRows(k, family, can, width)
	}
	all = append(all, k.HeadingRow(k.Words.T("keys.of.focus")),
		keyRow(k, k.Words.T("keys.go"), [][]string{{"arrows"}}, width),
		keyRow(k, k.Words.T("keys.next"), [][]string{{"Tab"}, {"Shift", "Tab"}}, width),
		keyRow(k, k.Words.T("keys.choose"), [][]string{{"Enter"}, {"Space"}}, width),
		keyRow(k, k.Words.T("keys.leave"), [][]string{{"Escape"}}, width))
	for _, g := range keys.Groups() {
		actions := slices.DeleteFunc(slices.Clone(g.Actions), func(a keys.Action) bool { return !slices.Contains(can, a) })
		if len(actions) > 0 {
			all = append(all, k.HeadingRow(k.Words.T("keys.of."+g.Name)))
		}
		for _, a := range actions {
			all = append(all, keyRow(k, k.ActionName(a), dialog.ChordParts(k.Context.Settings.Keys.Chords(a)), width))
		}
	}
	return all
}

// keyRow returns a row with the caps of as many chords as leave the text its room.
func keyRow(k dialog.Kit, text string, chords [][]string, width float64) dialog.Row {
	return k.ShortcutRow(text, k.ChordNames(chords), width, func(limit float64) (*stage.Node, float64) { return k.KeyCaps(chords, limit) })
}

// padRows returns what the buttons of a gamepad do, of the actions that the scene can do.
func padRows(k dialog.Kit, f input.Family, can []keys.Action, width float64) []dialog.Row {
	rows := []dialog.Row{
		k.HeadingRow(k.Words.T("keys.pad")),
		padRow(k, width, k.Words.T("keys.choose"), f.Glyph(input.Confirm)),
		padRow(k, width, k.Words.T("keys.leave"), f.Glyph(input.Cancel)),
		padRow(k, width, k.Words.T("keys.next"), f.Glyph(input.Next), f.Glyph(input.Prev)),
	}
	for a := range keys.ActionCount {
		if g := f.Glyph(a); g != "" && slices.Contains(can, a) {
			rows = append(rows, padRow(k, width, k.ActionName(a), g))
		}
	}
	return rows
}

// padRow returns a row with buttons of a gamepad, the first of them at the right end.
func padRow(k dialog.Kit, width float64, text string, glyphs ...input.Glyph) dialog.Row {
	var names []string
	for _, g := range glyphs {
		names = append(names, string(g))
	}
	return k.ShortcutRow(text, strings.Join(names, ", "), width, func(float64) (*stage.Node, float64) {
		all, width := stage.Group(""), -6*k.UI.Unit
		for _, glyph := range slices.Backward(glyphs) {
			n, wide := k.UI.Glyph(glyph, k.UI.Size(18)*1.65)
			width += 6 * k.UI.Unit
			n.X = width + wide/2
			width += wide
			all.Add(n)
		}
		return all, width
	})
}
