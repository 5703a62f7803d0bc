package help

import (
	"cmp"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// NewExplanations returns "What is what": the dimmed table with a sentence next to each topic. Sentences cover no topic and,
// except on phones, no tile, name or text. Where one has no room there is a question mark, and pressing the topic shows its sentence.
func NewExplanations(r route.Explain) *dialog.Scene {
	return dialog.New("close", func(c *game.Context, _ *float64) *stage.Node { return explain(c, r) })
}

// explanations is the layout of the sentences for one window.
type explanations struct {
	kit              dialog.Kit
	layer, sentences *stage.Node
	window           stage.Rect
	buttons          []stage.Rect
	obstacles        []stage.Rect // sentences, question marks and buttons
	subjects         []stage.Rect // the areas of all topics
	onTable          []stage.Rect // tiles, names, texts and buttons
	texts            []stage.Rect
	others           []stage.Rect // boards of other players and the log, which sentences should avoid
	openedSentence   *stage.Node  // the sentence that was opened by a press, or nil
}

func explain(c *game.Context, r route.Explain) *stage.Node {
	k := dialog.NewTouchKit(c)
	title := k.Words.T("help.title")
	e := &explanations{kit: k, sentences: stage.Group(""), layer: stage.Group("explained").SetRole(stage.RoleDialog, title), window: stage.Rect{W: c.W, H: c.H}}
	scrim := dialog.Fill(ui.HelpScrim, 0.6, e.window.Grow(200*c.Device))
	scrim.Touch = &stage.Touch{Press: c.Pop}
	e.layer.Add(scrim, stage.Box("", nil, e.window).SetRole(stage.RoleTitle, title))
	e.placeButtons()
	topics, keep := r.Topics(), r.Obstacles()
	e.others, e.texts = keep.Avoid, r.Texts()
	all := slices.DeleteFunc(middleTopics(topics), func(t table.Topic) bool { return t.Rect.OverlapsAny(e.buttons) })
	named := all
	if !k.Shape().Phone() { // which has hardly any other room
		named, e.onTable = topics, append(keep.Keep, keep.Spare...)
	}
	for _, t := range named {
		e.subjects = append(e.subjects, t.Rect)
	}
	var hidden []table.Topic
	for _, t := range all {
		e.layer.Add(stage.Box("", stage.NewPanel("glow", k.UI.Unit, 5), t.Rect))
		if !e.addSentence(t) {
			hidden = append(hidden, t)
		}
	}
	e.addTargets(hidden)
	e.layer.Add(e.sentences, k.UI.Button("close", k.Words.T("settings.close"), true, e.buttons[0], c.Pop).Node)
	if k.MentionsKeys() {
		e.layer.Add(k.UI.Button("keys", k.Words.T("menu.keys"), false, e.buttons[1], c.Shortcuts.Show).Node)
	}
	return e.layer
}

// middleTopics returns, for each sentence, the middle one of its topics.
func middleTopics(topics []table.Topic) (all []table.Topic) {
	byKey := map[string][]table.Topic{}
	for _, t := range topics {
		byKey[t.Key] = append(byKey[t.Key], t)
	}
	for _, t := range topics {
		if group := byKey[t.Key]; group != nil && t.Rect.W > 0 {
			all = append(all, group[len(group)/2])
			delete(byKey, t.Key)
		}
	}
	return all
}

// Dimensions of the buttons in design units.
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

// placeButtons places the two buttons, which close the help and show the keys: at the top of the window or, on a phone, at the bottom, where they
// cover the buttons of the table.
func (e *explanations) placeButtons() {
	u := e.kit.UI.Unit
	width := layout.Size{Pref: buttonWidth * u * e.kit.UI.TextGrowth(buttonText)}
	buttons := layout.Box[int]{
		Height: layout.Fixed(e.kit.UI.Row(buttonHeight, buttonText)), PaddingX: buttonGap * u, Gap: buttonGap * u, MainAlign: layout.Middle,
		Items: []layout.Box[int]{{Area: closeArea, Width: width}},
	}
	if e.kit.MentionsKeys() {
		buttons.Items = append(buttons.Items, layout.Box[int]{Area: keysArea, Width: width})
	}
	column := layout.Box[int]{Kind: layout.Column, PaddingY: buttonMargin * u, Items: []layout.Box[int]{buttons, {Height: layout.Flexible(0)}}}
	if e.kit.Shape().Phone() {
		slices.Reverse(column.Items)
	}
	areas := layout.Solve(e.window, column)
	e.buttons = []stage.Rect{areas[closeArea], areas[keysArea]}
	e.obstacles = slices.Clone(e.buttons)
}

// addSentence adds the sentence of a topic next to it, where it overlaps no topic, nothing on the table and no other sentence. It reports whether there
// was room.
func (e *explanations) addSentence(t table.Topic) bool {
	c := table.NewCallout(e.sentence(t), 15, 300*e.kit.UI.Unit*e.kit.UI.TextGrowth(15))
	p := e.placement(t, slices.Concat(withoutContaining(e.subjects, t.Rect), withoutContaining(e.onTable, t.Rect), e.obstacles))
	n := c.Place(e.kit.UI, p)
	if n == nil {
		return false
	}
	e.sentences.Add(n)
	e.obstacles = append(e.obstacles, n.Bounds())
	return true
}

// placement returns the placement of a sentence near its topic, without overlapping keep.
func (e *explanations) placement(t table.Topic, keep []stage.Rect) *popover.Placement {
	return &popover.Placement{Bounds: e.window, Anchor: t.Rect, Gap: 5 * e.kit.UI.Unit, Reach: 40 * e.kit.UI.Unit, Obstacles: popover.Obstacles{Keep: keep, Avoid: e.others}}
}

func (e *explanations) sentence(t table.Topic) string { return e.kit.Words.T(t.Key, t.Values...) }

// withoutContaining returns rectangles without one of them and without those that contain it.
func withoutContaining(rects []stage.Rect, one stage.Rect) []stage.Rect {
	x, y := one.Middle()
	return slices.DeleteFunc(slices.Clone(rects), func(r stage.Rect) bool { return r == one || r.Contains(x, y) && r.W*r.H > one.W*one.H })
}

// addTargets adds a question mark and a target for each topic whose sentence is hidden. Targets of small topics are above those of large ones, and a
// topic whose middle is covered by a smaller one is pressed at its question mark.
func (e *explanations) addTargets(hidden []table.Topic) {
	slices.SortStableFunc(hidden, func(a, b table.Topic) int { return cmp.Compare(b.Rect.W*b.Rect.H, a.Rect.W*a.Rect.H) })
	for i, t := range hidden {
		mark := e.addQuestionMark(t.Rect)
		r := e.target(t.Rect)
		x, y := r.Middle()
		if mark.W > 0 && slices.ContainsFunc(hidden[i+1:], func(o table.Topic) bool { return e.target(o.Rect).Contains(x, y) }) {
			r = e.target(mark)
		}
		e.addTarget(t, r)
	}
}

// addTarget adds a target for a topic that shows its sentence when it is pressed or hovered over.
func (e *explanations) addTarget(t table.Topic, at stage.Rect) {
	open := func() { e.open(t) }
	n := stage.Box("explain-"+t.Key, nil, at).SetRole(stage.RoleButton, e.sentence(t))
	n.Touch = &stage.Touch{Focus: true, Press: open, Hover: func(on bool) {
		if on {
			open()
		}
	}}
	e.layer.Add(n)
}

// target returns the target for an area: at least the minimum target size, and within the window.
func (e *explanations) target(r stage.Rect) stage.Rect {
	x, y := r.Middle()
	w, h := max(r.W, e.kit.UI.Target(0)), max(r.H, e.kit.UI.Target(0))
	return stage.Rect{X: max(0, min(x-w/2, e.window.W-w)), Y: max(0, min(y-h/2, e.window.H-h)), W: w, H: h}
}

// addQuestionMark marks a topic whose sentence is hidden. The mark is at a corner of the topic, in its middle or at the middle of an edge, or else next to
// one of these, wherever it overlaps neither text nor a sentence. It returns the rectangle of the mark, which is empty if there is no room.
func (e *explanations) addQuestionMark(r stage.Rect) stage.Rect {
	side := max(28*e.kit.UI.Unit, 1.4*e.kit.UI.Size(16))
	for _, outward := range []float64{0, side} {
		for _, at := range [][2]float64{{1, 0}, {0, 0}, {1, 1}, {0, 1}, {0.5, 0.5}, {0.5, 0}, {0.5, 1}, {0, 0.5}, {1, 0.5}} {
			x, y := r.X+at[0]*r.W+(at[0]-0.5)*outward, r.Y+at[1]*r.H+(at[1]-0.5)*outward
			box := stage.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
			if !box.In(e.window) || box.OverlapsAny(e.obstacles) || box.OverlapsAny(e.texts) {
				continue
			}
			e.obstacles = append(e.obstacles, box)
			e.layer.Add(stage.Box("", stage.NewSprite("knob"), box).Add(e.kit.UI.Text("?", gfx.SerifBold, 16, 0, 0, 0.5, ui.Ink).SetRole(stage.RoleSilent, "")))
			return box
		}
	}
	return stage.Rect{}
}

// open shows the sentence of a topic, replaces the one opened before, and hides the sentences that it overlaps.
func (e *explanations) open(t table.Topic) {
	if e.openedSentence != nil {
		e.openedSentence.Remove()
	}
	c := table.NewCallout(e.sentence(t), 18, min(340*e.kit.UI.Unit*e.kit.UI.TextGrowth(18), 0.8*e.window.W))
	p := e.placement(t, e.buttons)
	p.Spare = e.texts
	if e.openedSentence = c.Place(e.kit.UI, p); e.openedSentence == nil { // the topic fills the window
		e.openedSentence = c.Node(e.kit.UI)
		r, _ := p.LeastCovering(popover.Size{W: e.openedSentence.W, H: e.openedSentence.H})
		e.openedSentence.X, e.openedSentence.Y = r.Middle()
	}
	for _, n := range e.sentences.Children() {
		n.Hidden = n.Bounds().Overlaps(e.openedSentence.Bounds())
	}
	e.layer.Add(e.openedSentence)
}
