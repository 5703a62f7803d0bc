package scenes

import (
	"cmp"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// keyChoice is the sheet on which keys are chosen: an action, and then the key that is pressed.
type keyChoice struct {
	*paged
	asked bool        // for a key
	of    keys.Action // that is to do this
	told  string      // about it
}

func newKeyChoice() *keyChoice {
	s := &keyChoice{}
	s.paged = newPaged("change-keys", "settings.keys", s.rows)
	s.said = func(k kit) string { return cmp.Or(s.told, k.Words.T("keys.ask")) }
	return s
}

// rows are a button for each action, in groups, and one that restores all.
func (s *keyChoice) rows(k kit, width float64) (rows []leaf) {
	for _, g := range keys.Groups() {
		rows = append(rows, k.headLeaf(k.Words.T("keys.of."+g.Name)))
		for _, a := range g.Actions {
			rows = append(rows, k.pressed(s.height(k, a, width), func(r stage.Rect) *stage.Node { return s.button(k, a, r) }))
		}
	}
	word := k.Words.T("keys.first")
	return append(rows, k.pressed(k.Kit.WrappedHeight(word, 20, width), func(r stage.Rect) *stage.Node {
		return k.Kit.Button("keys-first", word, false, r, func() { s.restore(k.c) }).Wrapped(20, 0).Node
	}))
}

// pressed is a row that can be pressed, in a list so high.
func (k kit) pressed(listed float64, button func(stage.Rect) *stage.Node) leaf {
	height, gap := k.Kit.Row(42, 18), 8*k.Kit.Unit
	if k.handheld() {
		height = listed
	}
	return leaf{height + gap, false, func(r stage.Rect) *stage.Node {
		r.H -= gap
		return button(r)
	}}
}

// height is that of the button of an action in a list, with its name wrapped beside the key caps.
func (s *keyChoice) height(k kit, a keys.Action, width float64) float64 {
	_, caps := k.fitCaps(partsOfAll(k.c.Settings.Keys.Of(a)), width*0.6)
	return max(k.Kit.Row(54, 20), k.high(k.action(a), 18, width-caps-36*k.Kit.Unit)+0.8*k.Kit.Size(18))
}

// button is that of an action, with its key caps upon it.
func (s *keyChoice) button(k kit, a keys.Action, r stage.Rect) *stage.Node {
	chords, asked, ink := partsOfAll(k.c.Settings.Keys.Of(a)), s.asked && s.of == a, uint32(ui.Ink)
	if asked {
		ink = white
	}
	b := k.Kit.Button("key-"+a.String(), "", asked, r, func() { s.ask(k.c, a) })
	b.Says(stage.RoleButton, k.Words.T("keys.entry", k.action(a), k.chords(chords)))
	caps, width := k.fitCaps(chords, r.W*0.6)
	caps.X = r.W/2 - width - 14*k.Kit.Unit
	return b.Add(k.Kit.FitLines(k.action(a), gfx.Serif, 18, stage.Rect{X: -r.W/2 + 14*k.Kit.Unit, Y: -r.H / 2, W: r.W - width - 36*k.Kit.Unit, H: r.H}, ink), caps)
}

// ask waits for the key of an action.
func (s *keyChoice) ask(c *game.Context, a keys.Action) {
	s.asked, s.of = true, a
	s.say(c, c.Words.T("keys.listen", kitOf(c).action(a)))
}

// rest waits for no key any more.
func (s *keyChoice) rest(c *game.Context, said string) {
	s.asked = false
	s.say(c, said)
}

func (s *keyChoice) say(c *game.Context, said string) {
	s.told, c.Input.Listening = said, s.asked
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
	h := c.Input.Heard()
	switch {
	case c.Input.Did(input.Cancel):
		s.rest(c, "")
	case h.Cleared:
		c.Shortcuts.Bind(c.Settings.Keys.Clear(s.of))
		s.given(c, nil)
	case h.Unfit:
		s.say(c, c.Words.T("keys.unfit"))
	case h.Given:
		s.give(c, h.Chord)
	case c.Pointer().Pressed: // a press beside it all leaves it, too
		s.rest(c, "")
	}
}

// give gives the action its key, and tells with which other it has changed.
func (s *keyChoice) give(c *game.Context, chord keys.Chord) {
	b, other, swapped := c.Settings.Keys.Give(s.of, chord)
	c.Shortcuts.Bind(b)
	if !swapped {
		s.given(c, []keys.Chord{chord})
		return
	}
	k := kitOf(c)
	s.rest(c, k.Words.T("keys.swapped", k.action(s.of), k.chords([][]string{chord.Parts()}), k.action(other), k.chords(partsOfAll(b.Of(other)))))
}

// given tells which keys the action has now.
func (s *keyChoice) given(c *game.Context, chords []keys.Chord) {
	k := kitOf(c)
	s.rest(c, k.Words.T("keys.given", k.action(s.of), k.chords(partsOfAll(chords))))
}

// Leave implements game.Leaver.
func (s *keyChoice) Leave(c *game.Context) { c.Input.Listening = false }
