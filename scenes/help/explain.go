package help

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// NewExplanations returns "What is what": over the dimmed table a sentence beside everything that has an explanation. Where a sentence has
// no room there is a question mark, and a press on the thing opens its sentence.
func NewExplanations(topics func() []table.Topic) *dialog.Scene {
	return dialog.New("close", func(c *game.Context, _ *float64) *stage.Node { return explain(c, topics()) })
}

// explanations are laid out for one window.
type explanations struct {
	kit              dialog.Kit
	layer, sentences *stage.Node
	window           stage.Rect
	buttons          []stage.Rect
	taken            []stage.Rect // by sentences and buttons
	things           []stage.Rect // that are explained
	opened           *stage.Node  // the sentence that a press has opened, or nil
}

func explain(c *game.Context, topics []table.Topic) *stage.Node {
	k := dialog.NewTouchKit(c)
	title := k.Words.T("help.title")
	e := &explanations{kit: k, sentences: stage.Group(""), layer: stage.Group("explained").SetRole(stage.RoleDialog, title), window: stage.Rect{W: c.W, H: c.H}}
	scrim := dialog.Fill(ui.HelpScrim, 0.6, e.window.Grow(200*c.Device))
	scrim.Touch = &stage.Touch{Press: c.Pop}
	e.layer.Add(scrim, stage.Box("", nil, e.window).SetRole(stage.RoleTitle, title))
	e.placeButtons()
	all := slices.DeleteFunc(middleOfEach(topics), func(t table.Topic) bool { return t.Rect.OverlapsAny(e.buttons) })
	for _, t := range all {
		e.things = append(e.things, t.Rect)
	}
	var left []table.Topic
	for _, t := range all {
		e.layer.Add(stage.Box("", stage.NewPanel("glow", k.UI.Unit, 5), t.Rect))
		if !e.addSentence(t) {
			left = append(left, t)
			e.addTarget(t)
		}
	}
	for _, t := range left {
		e.addQuestionMark(t.Rect)
	}
	e.layer.Add(e.sentences, k.UI.Button("close", k.Words.T("settings.close"), true, e.buttons[0], c.Pop).Node,
		k.UI.Button("keys", k.Words.T("menu.keys"), false, e.buttons[1], c.Shortcuts.Show).Node)
	return e.layer
}

// middleOfEach returns, of the topics that have the same sentence, the middle one.
func middleOfEach(topics []table.Topic) (all []table.Topic) {
	alike := map[string][]table.Topic{}
	for _, t := range topics {
		alike[t.Key] = append(alike[t.Key], t)
	}
	for _, t := range topics {
		if same := alike[t.Key]; same != nil && t.Rect.W > 0 {
			all = append(all, same[len(same)/2])
			delete(alike, t.Key)
		}
	}
	return all
}

// Lengths of the buttons in design units.
const (
	buttonWidth  = 220.0 // at the usual text size
	buttonHeight = 44.0
	buttonText   = 20.0
	buttonGap    = 12.0
	buttonMargin = 10.0 // from the edge of the window
)

// The areas of the window.
const (
	closeArea = iota + 1
	keysArea
)

// placeButtons finds the places of the two buttons, which close the help and show the keys: at the upper edge, or on a phone at the lower
// one, over the buttons of the table.
func (e *explanations) placeButtons() {
	u := e.kit.UI.Unit
	width := layout.Size{Pref: buttonWidth * u * e.kit.UI.TextGrowth(buttonText)}
	buttons := layout.Box[int]{
		Height: layout.Fixed(e.kit.UI.Row(buttonHeight, buttonText)), PaddingX: buttonGap * u, Gap: buttonGap * u, MainAlign: layout.Middle,
		Items: []layout.Box[int]{{Area: closeArea, Width: width}, {Area: keysArea, Width: width}},
	}
	column := layout.Box[int]{Kind: layout.Column, PaddingY: buttonMargin * u, Items: []layout.Box[int]{buttons, {Height: layout.Flexible(0)}}}
	if e.kit.Shape().Phone() {
		slices.Reverse(column.Items)
	}
	areas := layout.Solve(e.window, column)
	e.buttons = []stage.Rect{areas[closeArea], areas[keysArea]}
	e.taken = slices.Clone(e.buttons)
}

// addSentence adds the sentence about a topic beside it, where it covers nothing that is explained and no other sentence. It reports
// whether there is such a place.
func (e *explanations) addSentence(t table.Topic) bool {
	c := table.NewCallout(e.sentence(t), 15, 300*e.kit.UI.Unit*e.kit.UI.TextGrowth(15))
	n := c.Place(e.kit.UI, e.placement(t, append(others(e.things, t.Rect), e.taken...)))
	if n == nil {
		return false
	}
	e.sentences.Add(n)
	e.taken = append(e.taken, n.Bounds())
	return true
}

// placement returns the placement of a sentence near its topic, clear of what is in keep.
func (e *explanations) placement(t table.Topic, keep []stage.Rect) *popover.Placement {
	return &popover.Placement{Bounds: e.window, Anchor: t.Rect, Gap: 5 * e.kit.UI.Unit, Reach: 40 * e.kit.UI.Unit, Obstacles: popover.Obstacles{Keep: keep}}
}

func (e *explanations) sentence(t table.Topic) string { return e.kit.Words.T(t.Key, t.Values...) }

// others returns things without one of them and those that contain it.
func others(things []stage.Rect, one stage.Rect) []stage.Rect {
	x, y := one.Middle()
	return slices.DeleteFunc(slices.Clone(things), func(r stage.Rect) bool { return r == one || r.Contains(x, y) && r.W*r.H > one.W*one.H })
}

// addTarget makes a press on a topic, or the pointer over it, open its sentence.
func (e *explanations) addTarget(t table.Topic) {
	open := func() { e.open(t) }
	n := stage.Box("explain-"+t.Key, nil, e.target(t.Rect)).SetRole(stage.RoleButton, e.sentence(t))
	n.Touch = &stage.Touch{Focus: true, Press: open, Hover: func(on bool) {
		if on {
			open()
		}
	}}
	e.layer.Add(n)
}

// target returns the target of a thing: at least as large as targets have to be, and within the window.
func (e *explanations) target(r stage.Rect) stage.Rect {
	x, y := r.Middle()
	w, h := max(r.W, e.kit.UI.Target(0)), max(r.H, e.kit.UI.Target(0))
	return stage.Rect{X: max(0, min(x-w/2, e.window.W-w)), Y: max(0, min(y-h/2, e.window.H-h)), W: w, H: h}
}

// addQuestionMark marks a thing whose sentence has to be opened: at a corner of it or in its middle, where the mark covers nothing.
func (e *explanations) addQuestionMark(r stage.Rect) {
	side := max(28*e.kit.UI.Unit, 1.4*e.kit.UI.Size(16))
	for _, at := range [][2]float64{{1, 0}, {0, 0}, {1, 1}, {0, 1}, {0.5, 0.5}} {
		x, y := r.X+at[0]*r.W, r.Y+at[1]*r.H
		room := stage.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		if !room.In(e.window) || room.OverlapsAny(e.taken) {
			continue
		}
		e.taken = append(e.taken, room)
		e.layer.Add(stage.Box("", stage.NewSprite("knob"), room).Add(e.kit.UI.Text("?", gfx.SerifBold, 16, 0, 0, 0.5, ui.Ink)))
		return
	}
}

// open shows the sentence about a topic in place of the one that was opened before. Sentences that it covers are hidden.
func (e *explanations) open(t table.Topic) {
	if e.opened != nil {
		e.opened.Remove()
	}
	c := table.NewCallout(e.sentence(t), 18, min(340*e.kit.UI.Unit*e.kit.UI.TextGrowth(18), 0.8*e.window.W))
	p := e.placement(t, e.buttons)
	if e.opened = c.Place(e.kit.UI, p); e.opened == nil { // the topic fills the window
		e.opened = c.Node(e.kit.UI)
		r, _ := p.LeastCovering(popover.Size{W: e.opened.W, H: e.opened.H})
		e.opened.X, e.opened.Y = r.Middle()
	}
	for _, n := range e.sentences.Children() {
		n.Hidden = n.Bounds().Overlaps(e.opened.Bounds())
	}
	e.layer.Add(e.opened)
}
