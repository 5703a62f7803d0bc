package settings

import (
	"cmp"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// Keys is the dialog in which the keys of actions are changed. After a press on an action, the next key becomes its key.
type Keys struct {
	dialog    *dialog.Scene
	listening bool        // the next key is the new key of action
	action    keys.Action // the action that was pressed last
	message   string      // the result of the last change; "" for none
}

// NewKeys returns the dialog.
func NewKeys() *Keys {
	s := &Keys{}
	s.dialog = dialog.NewPaged(&dialog.Paged{Name: "change-keys", Title: "settings.keys", Rows: s.rows,
		Note: func(k dialog.Kit) string { return cmp.Or(s.message, k.Words.T("keys.ask")) }})
	return s
}

// Layout implements game.Scene.
func (k *Keys) Layout(c *game.Context) { k.dialog.Layout(c) }

// Draw implements game.Scene.
func (k *Keys) Draw(c *game.Context) { k.dialog.Draw(c) }

// Pause implements game.Pauser.
func (k *Keys) Pause(c *game.Context) { k.dialog.Pause(c) }

// Moving implements game.Animated.
func (k *Keys) Moving() bool { return k.dialog.Moving() }

// Leave implements game.Leaver.
func (k *Keys) Leave(c *game.Context) { c.Input.CapturingKey = false }

// Update implements game.Scene.
func (k *Keys) Update(c *game.Context) {
	if !k.listening {
		k.dialog.Update(c)
		return
	}
	h := c.Input.Capture()
	switch {
	case c.Input.Did(input.Cancel):
		k.stopListening(c, "")
	case h.Cleared:
		c.Shortcuts.SetBindings(c.Settings.Keys.Clear(k.action))
		k.reportKeys(c, nil)
	case h.Invalid:
		k.show(c, c.Words.T("keys.unfit"))
	case h.Valid:
		k.setKey(c, h.Chord)
	case c.Pointer().Pressed: // anywhere
		k.stopListening(c, "")
	}
}

// restoreText is the size of the label of the button that restores all keys, in design units.
const restoreText = 20.0

// rows returns a row for each action, in groups, and one that restores all keys.
func (k *Keys) rows(kit dialog.Kit, width float64) (rows []dialog.Row) {
	for _, g := range keys.Groups() {
		rows = append(rows, kit.HeadingRow(kit.Words.T("keys.of."+g.Name)))
		for _, a := range g.Actions {
			rows = append(rows, k.actionRow(kit, a, width))
		}
	}
	label := kit.Words.T("keys.first")
	return append(rows, kit.TallRow(kit.UI.WrappedButtonHeight(label, restoreText, width), func(r stage.Rect) *stage.Node {
		return kit.UI.Button("keys-first", label, false, r, func() { k.restore(kit.Context) }).WrapText(restoreText, 0).Node
	}))
}

// chordsOf returns the chords of an action.
func chordsOf(k dialog.Kit, a keys.Action) [][]string {
	return dialog.ChordParts(k.Context.Settings.Keys.Chords(a))
}

// Lengths of the button of an action in design units.
const (
	actionHeight  = 54.0
	actionText    = 18.0
	actionPadding = 14.0
	capsGap       = 8.0 // between the name of the action and its key caps
)

const (
	capsShare   = 0.6 // the width of key caps, at most, in widths of the button
	nameMargins = 0.8 // above and below the name together, in text sizes
)

// actionPlan returns the plan of the button of an action: its name, wrapped, and key caps of a width.
func actionPlan(k dialog.Kit, name string, caps float64) plan {
	u := k.UI.Unit
	text := plan{Area: nameArea, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		return layout.Fixed(k.TextHeight(name, actionText, width) + nameMargins*k.UI.Size(actionText))
	}}
	return layout.InRow(text, plan{Area: capsArea}.WithWidth(caps)).WithGap(capsGap*u).Padded(actionPadding*u, 0)
}

// actionRow returns a row with the button of an action, in a column of a width.
func (k *Keys) actionRow(kit dialog.Kit, a keys.Action, width float64) dialog.Row {
	_, caps := kit.KeyCaps(chordsOf(kit, a), capsShare*width)
	p := actionPlan(kit, kit.ActionName(a), caps)
	height := max(kit.UI.Row(actionHeight, restoreText), p.HeightIn(width).Min)
	return kit.TallRow(height, func(r stage.Rect) *stage.Node { return k.button(kit, a, r) })
}

// button returns the button of an action, with its name and its key caps.
func (k *Keys) button(kit dialog.Kit, a keys.Action, r stage.Rect) *stage.Node {
	chords, name, listening, ink := chordsOf(kit, a), kit.ActionName(a), k.listening && k.action == a, ui.Ink
	if listening {
		ink = ui.OnAccent
	}
	b := kit.UI.Button("key-"+a.String(), "", listening, r, func() { k.listen(kit.Context, a) })
	b.SetRole(stage.RoleButton, kit.Words.T("keys.entry", "action", name, "keys", kit.ChordNames(chords)))
	caps, width := kit.KeyCaps(chords, capsShare*r.W)
	areas := layout.Solve(stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}, actionPlan(kit, name, width))
	caps.X = areas[capsArea].X
	return b.Add(kit.UI.FitLines(name, gfx.Serif, actionText, areas[nameArea], ink), caps)
}

// listen starts to listen for the new key of an action.
func (k *Keys) listen(c *game.Context, a keys.Action) {
	k.listening, k.action = true, a
	k.show(c, c.Words.T("keys.listen", "action", dialog.NewKit(c).ActionName(a)))
}

// stopListening stops listening for a key, and shows a message.
func (k *Keys) stopListening(c *game.Context, message string) {
	k.listening = false
	k.show(c, message)
}

// show shows a message, or with "" how to change a key.
func (k *Keys) show(c *game.Context, message string) {
	k.message, c.Input.CapturingKey = message, k.listening
	c.Announce("", message)
	k.Layout(c)
}

// restore restores the default keys of all actions.
func (k *Keys) restore(c *game.Context) {
	c.Shortcuts.SetBindings(nil)
	k.stopListening(c, c.Words.T("keys.restored"))
}

// setKey gives the action a key. If another action had that key, the two actions swap keys.
func (k *Keys) setKey(c *game.Context, chord keys.Chord) {
	b, other, swapped := c.Settings.Keys.Assign(k.action, chord)
	c.Shortcuts.SetBindings(b)
	if !swapped {
		k.reportKeys(c, []keys.Chord{chord})
		return
	}
	kit := dialog.NewKit(c)
	k.stopListening(c, kit.Words.T("keys.swapped", "action", kit.ActionName(k.action), "keys", kit.ChordNames([][]string{chord.Caps()}),
		"otherAction", kit.ActionName(other), "otherKeys", kit.ChordNames(dialog.ChordParts(b.Chords(other)))))
}

// reportKeys shows the keys that the action has now.
func (k *Keys) reportKeys(c *game.Context, chords []keys.Chord) {
	kit := dialog.NewKit(c)
	k.stopListening(c, kit.Words.T("keys.given", "action", kit.ActionName(k.action), "keys", kit.ChordNames(dialog.ChordParts(chords))))
}
