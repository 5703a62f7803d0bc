package settings

import (
	"cmp"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// Keys is the dialog in which the keys of actions are changed: a press on an action, and then the new key.
type Keys struct {
	dialog    *dialog.Scene
	listening bool        // for the new key
	action    keys.Action // that gets it
	message   string      // what happened last, "" for nothing
}

// NewKeys returns the dialog.
func NewKeys() *Keys {
	s := &Keys{}
	s.dialog = dialog.NewPaged(&dialog.Paged{Name: "change-keys", Title: "settings.keys", Rows: s.rows,
		Note: func(k dialog.Kit) string { return cmp.Or(s.message, k.Words.T("keys.ask")) }})
	return s
}

// Layout implements game.Scene.
func (s *Keys) Layout(c *game.Context) { s.dialog.Layout(c) }

// Draw implements game.Scene.
func (s *Keys) Draw(c *game.Context) { s.dialog.Draw(c) }

// Wait implements game.Waiter.
func (s *Keys) Wait(c *game.Context) { s.dialog.Wait(c) }

// Moving implements game.Mover.
func (s *Keys) Moving() bool { return s.dialog.Moving() }

// Leave implements game.Leaver.
func (s *Keys) Leave(c *game.Context) { c.Input.CapturingKey = false }

// Update implements game.Scene.
func (s *Keys) Update(c *game.Context) {
	if !s.listening {
		s.dialog.Update(c)
		return
	}
	h := c.Input.Capture()
	switch {
	case c.Input.Did(input.Cancel):
		s.stopListening(c, "")
	case h.Cleared:
		c.Shortcuts.Bind(c.Settings.Keys.Clear(s.action))
		s.reportKeys(c, nil)
	case h.Invalid:
		s.show(c, c.Words.T("keys.unfit"))
	case h.Valid:
		s.setKey(c, h.Chord)
	case c.Pointer().Pressed: // anywhere
		s.stopListening(c, "")
	}
}

// rows returns a button for each action, in groups, and one that restores all keys.
func (s *Keys) rows(k dialog.Kit, width float64) (rows []dialog.Row) {
	for _, g := range keys.Groups() {
		rows = append(rows, k.HeadingRow(k.Words.T("keys.of."+g.Name)))
		for _, a := range g.Actions {
			rows = append(rows, k.TallRow(buttonHeight(k, a, width), func(r stage.Rect) *stage.Node { return s.button(k, a, r) }))
		}
	}
	label := k.Words.T("keys.first")
	return append(rows, k.TallRow(k.UI.WrappedHeight(label, 20, width), func(r stage.Rect) *stage.Node {
		return k.UI.Button("keys-first", label, false, r, func() { s.restore(k.Context) }).Wrapped(20, 0).Node
	}))
}

// chordsOf returns the chords of an action.
func chordsOf(k dialog.Kit, a keys.Action) [][]string {
	return dialog.ChordParts(k.Context.Settings.Keys.Chords(a))
}

// buttonHeight returns the height of the button of an action in a list, where its name is wrapped beside the key caps.
func buttonHeight(k dialog.Kit, a keys.Action, width float64) float64 {
	_, caps := k.KeyCaps(chordsOf(k, a), width*0.6)
	return max(k.UI.Row(54, 20), k.TextHeight(k.ActionName(a), 18, width-caps-36*k.UI.Unit)+0.8*k.UI.Size(18))
}

// button returns the button of an action, with its name and its key caps.
func (s *Keys) button(k dialog.Kit, a keys.Action, r stage.Rect) *stage.Node {
	chords, name, listening, ink := chordsOf(k, a), k.ActionName(a), s.listening && s.action == a, ui.Ink
	if listening {
		ink = ui.OnAccent
	}
	b := k.UI.Button("key-"+a.String(), "", listening, r, func() { s.listen(k.Context, a) })
	b.Says(stage.RoleButton, k.Words.T("keys.entry", "action", name, "keys", k.ChordNames(chords)))
	caps, width := k.KeyCaps(chords, r.W*0.6)
	caps.X = r.W/2 - width - 14*k.UI.Unit
	return b.Add(k.UI.FitLines(name, gfx.Serif, 18, stage.Rect{X: -r.W/2 + 14*k.UI.Unit, Y: -r.H / 2, W: r.W - width - 36*k.UI.Unit, H: r.H}, ink), caps)
}

// listen waits for the key of an action.
func (s *Keys) listen(c *game.Context, a keys.Action) {
	s.listening, s.action = true, a
	s.show(c, c.Words.T("keys.listen", "action", dialog.NewKit(c).ActionName(a)))
}

// stopListening waits for no key any more, and shows a message.
func (s *Keys) stopListening(c *game.Context, message string) {
	s.listening = false
	s.show(c, message)
}

// show shows a message, or with "" what to do.
func (s *Keys) show(c *game.Context, message string) {
	s.message, c.Input.CapturingKey = message, s.listening
	c.Announce(message)
	s.Layout(c)
}

// restore gives all actions their first keys.
func (s *Keys) restore(c *game.Context) {
	c.Shortcuts.Bind(nil)
	s.stopListening(c, c.Words.T("keys.restored"))
}

// setKey gives the action a key. An action that had the key gets the old one, which the message says.
func (s *Keys) setKey(c *game.Context, chord keys.Chord) {
	b, other, swapped := c.Settings.Keys.Assign(s.action, chord)
	c.Shortcuts.Bind(b)
	if !swapped {
		s.reportKeys(c, []keys.Chord{chord})
		return
	}
	k := dialog.NewKit(c)
	s.stopListening(c, k.Words.T("keys.swapped", "action", k.ActionName(s.action), "keys", k.ChordNames([][]string{chord.Caps()}),
		"otherAction", k.ActionName(other), "otherKeys", k.ChordNames(dialog.ChordParts(b.Chords(other)))))
}

// reportKeys says which keys the action has now.
func (s *Keys) reportKeys(c *game.Context, chords []keys.Chord) {
	k := dialog.NewKit(c)
	s.stopListening(c, k.Words.T("keys.given", "action", k.ActionName(s.action), "keys", k.ChordNames(dialog.ChordParts(chords))))
}
