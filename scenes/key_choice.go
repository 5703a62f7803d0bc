package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// keyChoice is the sheet on which keys are chosen: an action, and then the key that is pressed.
type keyChoice struct {
	sheet
	page  int
	asked bool        // for a key
	of    keys.Action // that is to do this
	said  string
}

func newKeyChoice() *keyChoice {
	s := &keyChoice{sheet: sheet{first: "close"}}
	s.build = s.lay
	return s
}

func (s *keyChoice) lay(c *game.Context, close func()) *stage.Node {
	k, w := pageKit(c), c.Words
	said := s.said
	if said == "" {
		said = w.T("keys.ask")
	}
	p := paged{name: "change-keys", title: w.T("settings.keys"), columns: columnsOf(c), rows: s.rows(c, k), page: s.page, footHeight: k.Size(18) * 4}
	p.turn = func(to int) {
		s.page = to
		s.Layout(c)
	}
	p.foot = func(r stage.Rect) *stage.Node { return k.FitLines(said, gfx.SerifItalic, 18, r, ui.Body) }
	return p.build(c, k, close)
}

// rows are a button for each action, in groups, and one that restores all.
func (s *keyChoice) rows(c *game.Context, k *ui.Kit) (rows []leaf) {
	for _, g := range keys.Groups() {
		rows = append(rows, headLeaf(k, c.Words.T("keys.of."+g.Name)))
		for _, a := range g.Actions {
			rows = append(rows, s.row(c, k, a))
		}
	}
	return append(rows, leaf{s.height(c, k), false, func(r stage.Rect) *stage.Node {
		return k.Button("keys-first", c.Words.T("keys.first"), false, inner(k, r), func() { s.restore(c) }).Node
	}})
}

// height is that of a row that can be pressed.
func (s *keyChoice) height(c *game.Context, k *ui.Kit) float64 {
	least := 0.0
	if k.Legible > 0 {
		least = 40 * c.Device
	}
	return max(k.Row(42, 18), least) + 8*k.Unit
}

func inner(k *ui.Kit, r stage.Rect) stage.Rect { r.H -= 8 * k.Unit; return r }

// row is the button of an action, with its key caps upon it.
func (s *keyChoice) row(c *game.Context, k *ui.Kit, a keys.Action) leaf {
	w, chords := c.Words, partsOfAll(c.Settings.Keys.Of(a))
	return leaf{s.height(c, k), false, func(r stage.Rect) *stage.Node {
		r = inner(k, r)
		b := k.Button("key-"+a.String(), "", s.asked && s.of == a, r, func() { s.ask(c, a) })
		b.Says(stage.RoleButton, w.T("keys.entry", actionWord(w, a), chordWords(w, chords)))
		caps, width := fitCaps(k, w, chords, r.W*0.6)
		caps.X = r.W/2 - width - 14*k.Unit
		ink := uint32(ui.Ink)
		if s.asked && s.of == a {
			ink = 0xFFFFFF
		}
		return b.Node.Add(k.FitLines(actionWord(w, a), gfx.Serif, 18, stage.Rect{X: -r.W/2 + 14*k.Unit, Y: -r.H / 2, W: r.W - width - 36*k.Unit, H: r.H}, ink), caps)
	}}
}

// ask waits for the key of an action.
func (s *keyChoice) ask(c *game.Context, a keys.Action) {
	s.asked, s.of = true, a
	s.say(c, c.Words.T("keys.listen", actionWord(c.Words, a)))
}

// rest waits for no key any more.
func (s *keyChoice) rest(c *game.Context, said string) {
	s.asked = false
	s.say(c, said)
}

func (s *keyChoice) say(c *game.Context, said string) {
	s.said, c.Input.Listening = said, s.asked
	c.Announce(said)
	s.Layout(c)
}

func (s *keyChoice) restore(c *game.Context) {
	c.Shortcuts.Bind(nil)
	s.rest(c, c.Words.T("keys.restored"))
}

// Update implements game.Scene.
func (s *keyChoice) Update(c *game.Context) {
	if !s.asked {
		s.sheet.Update(c)
		return
	}
	h, w := c.Input.Heard(), c.Words
	switch {
	case c.Input.Did(input.Cancel):
		s.rest(c, "")
	case h.Cleared:
		c.Shortcuts.Bind(c.Settings.Keys.Clear(s.of))
		s.rest(c, w.T("keys.given", actionWord(w, s.of), w.T("keys.none")))
	case h.Unfit:
		s.say(c, w.T("keys.unfit"))
	case h.Given:
		s.give(c, h.Chord)
	case c.Pointer().Pressed: // a press beside it all leaves it, too
		s.rest(c, "")
	}
}

// give gives the action its key, and tells with which other it has changed.
func (s *keyChoice) give(c *game.Context, chord keys.Chord) {
	w := c.Words
	b, other, swapped := c.Settings.Keys.Give(s.of, chord)
	c.Shortcuts.Bind(b)
	name, key := actionWord(w, s.of), chordWords(w, [][]string{chord.Parts()})
	if swapped {
		s.rest(c, w.T("keys.swapped", name, key, actionWord(w, other), chordWords(w, partsOfAll(b.Of(other)))))
		return
	}
	s.rest(c, w.T("keys.given", name, key))
}

// Leave implements game.Leaver.
func (s *keyChoice) Leave(c *game.Context) { c.Input.Listening = false }
