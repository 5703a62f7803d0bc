package play

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// headline is what the heading says about the phase.
type headline struct {
	title, prompt string
	short         string  // the title where that has no room, or ""
	back          command // of the button in the banner around it: noCommand for no banner
}

// heading is the title above the table and the sentence below it, in one line or two.
type heading struct {
	layer     *stage.Node
	kit       *ui.Kit
	titleText string
	room      stage.Rect // of title and lines
	banner    stage.Rect // around text and button, while an earlier position is shown
	button    stage.Rect // the button that returns to the latest position, or from a branch to the game
	back      command    // of the button
	align     float64    // the alignment of all lines: left if the corner of the rectangle is occupied
	title     *stage.Node
	sub       [2]*stage.Label
	lines     [2]*stage.Node
	text      string // below the title
}

// build sets the title and, if the corner of the area is occupied, the round next to it. designHeight returns the height of the area with text at 100 %.
// show must follow.
func (h *heading) build(k *ui.Kit, w *locale.Words, areas table.Areas, designHeight func() float64, round int, l headline) {
	on, corner := h.layer, areas.TitleCorner
	on.Clear()
	h.kit, h.titleText, h.align = k, l.title, 0.5
	h.layOutBanner(w, areas, l.back)
	room := h.room
	units, x, width := 34.0, room.X+room.W/2, room.W
	switch {
	case corner.W > 0:
		units, x, width, h.align = table.PhoneTitle*k.Device/k.Unit, room.X, corner.X-room.X-5*k.Device, 0
	case l.back != noCommand:
		x, h.align = room.X, 0
	}
	title := l.title
	if w, _ := k.Fonts.Measure(title, gfx.SerifBold, k.MinTextSize()); w > width && l.short != "" {
		title = l.short
	}
	fit := func(k *ui.Kit, units, height float64) *stage.Node {
		return k.FitBox(title, gfx.SerifBold, units, x, room.Y+room.H*0.36, h.align, width, height*0.52, k.On.Ink())
	}
	design := *k
	design.Scale = k.Design()
	h.title = k.BuildLargest(func(k *ui.Kit) *stage.Node {
		write := func(units float64) (n *stage.Node, complete bool) {
			n = fit(k, units, room.H).SetRole(stage.RoleTitle, l.title)
			n.Name = "title"
			return n, h.align != 0 || addRound(k, n, w.T("play.round", "round", round), width)
		}
		n, complete := write(units)
		if h.kit.Zoom > 1 && !complete { // what has the round at 100 % keeps it
			least := fit(&design, units, designHeight()).Art.(*stage.Label).Size / (k.Unit * k.Zoom)
			smaller, complete := write(layout.LargestFit(least, units, func(units float64) bool {
				_, complete := write(units)
				return complete
			}))
			if complete {
				return smaller
			}
		}
		return n
	})
	on.Add(h.title)
	for i := range h.sub {
		h.sub[i] = &stage.Label{Face: gfx.Serif, Align: h.align, Colour: k.On.Body()}
		h.lines[i] = stage.New(fmt.Sprint("prompt-", i), h.sub[i], x, room.Y+room.H*0.76, 0, 0)
		on.Add(h.lines[i])
	}
}

// The width of the button that returns to the latest position: on a phone in device-independent pixels, and elsewhere its bounds.
const (
	phoneReturnWidth = 64.0
	minReturnWidth   = 40.0
	maxReturnShare   = 0.42
)

// backLabel returns the label of the button in the banner.
func backLabel(w *locale.Words, back command) string {
	if back == cmdLeave {
		return w.T("branch.back")
	}
	return w.T("play.present")
}

// layOutBanner lays out the banner of an earlier position or of a branch, with its button, and sets the room for title and lines. Otherwise there is no
// banner, and they have the whole area.
func (h *heading) layOutBanner(w *locale.Words, areas table.Areas, back command) {
	k, r := h.kit, areas.Title
	h.room, h.banner, h.button, h.back = r, stage.Rect{}, stage.Rect{}, back
	if back == noCommand {
		return
	}
	if areas.TitleCorner.W > 0 {
		width, gap := min(phoneReturnWidth*k.Device, max(minReturnWidth*k.Device, 0.16*r.W)), 5*k.Device
		h.banner = r.Grow(2 * k.Device)
		h.button = stage.Rect{X: r.X, Y: r.Y, W: width, H: r.H}
		h.room.X, h.room.W = r.X+width+gap, r.W-width-gap
		return
	}
	u := k.Unit
	textWidth, _ := k.Fonts.Measure(backLabel(w, back), gfx.Serif, k.Size(22))
	width, height := min(textWidth+32*u, maxReturnShare*r.W), min(r.H-8*u, max(k.Target(44), 0.6*r.H))
	h.banner = r
	h.button = stage.Rect{X: r.X + r.W - width - 10*u, Y: r.Y + (r.H-height)/2, W: width, H: height}
	h.room.X += 16 * u
	h.room.W = h.button.X - 12*u - h.room.X
}

// addRound adds the round after the title if both fit in a width, and reports whether they do.
func addRound(k *ui.Kit, title *stage.Node, round string, width float64) bool {
	label := title.Art.(*stage.Label)
	x, _ := k.Fonts.Measure(label.Text, label.Face, label.Size)
	x += 8 * k.Device
	n := k.FitBox(round, gfx.Sans, k.FloorUnits(0), x, 0.06*label.Size, 0, width-x, 0.85*label.Size, k.On.Body()) // smaller than the title
	fits := !n.Art.(*stage.Label).Truncated
	if fits {
		title.Add(n)
	}
	return fits
}

// show shows a sentence below the title. One that is long or contains a line break takes two lines. If the first of two lines does not fit, only the
// second is shown.
func (h *heading) show(sentence string) {
	h.text = sentence
	h.lines[0].SetRole(stage.RoleText, sentence)
	k, width := h.kit, h.room.W
	first, second, broken := strings.Cut(sentence, "\n")
	if w, _ := k.Fonts.Measure(first, gfx.Serif, k.MinTextSize()); broken && w > width { // what the first line says can be seen on the table
		sentence, first, second, broken = second, second, "", false
	}
	size := min(h.fittingSize(k.Size(k.FloorUnits(20)), first, second), h.lineSize(broken))
	if w, _ := k.Fonts.Measure(first, gfx.Serif, size); !broken {
		if wrapped := h.wrappedSize(sentence); w > width || wrapped > size {
			size = wrapped
			lines := k.Fonts.Wrap(sentence, gfx.Serif, size, table.BalancedWidth(k.Fonts, sentence, gfx.Serif, size, width))
			first, second, broken = lines[0], strings.Join(lines[1:], " "), true
		}
	}
	y := []float64{0.36, 0.76, 0.76} // of title and lines, as fractions of the height of the room
	if broken {
		y = []float64{0.22, 0.59, 0.88} // the title moves up
	}
	for i, n := range []*stage.Node{h.title, h.lines[0], h.lines[1]} {
		n.Y = h.room.Y + h.room.H*y[i]
	}
	for i, line := range []string{first, second} {
		h.sub[i].Size, h.sub[i].Text = size, k.Fonts.Truncate(line, gfx.Serif, size, width)
		h.sub[i].Truncated = h.sub[i].Text != line
	}
}

// choose returns the text for the heading: that of the first message that can be there.
func (h *heading) choose(all []analysis.Message) string {
	for _, m := range all {
		switch {
		case m.Text == "" || len(m.Buttons) > 0:
		case h.fits(m.Text) || m.Kind != analysis.TooltipMessage && m.Shorter == nil:
			return m.Text
		case m.Shorter != nil:
			if i := slices.IndexFunc(m.Shorter, h.fits); i >= 0 {
				return m.Shorter[i]
			}
			return m.Shorter[len(m.Shorter)-1]
		}
	}
	return ""
}

// lineSize returns the maximum size of a line below the title, or of each of two lines.
func (h *heading) lineSize(two bool) float64 {
	share := 1 / 3.5
	if two {
		share = 0.24
	}
	return max(h.kit.MinTextSize(), share*h.room.H)
}

// wrappedSize returns the size of a sentence in two lines: more than the smallest legible one only for text that the player has enlarged.
func (h *heading) wrappedSize(sentence string) float64 {
	k := h.kit
	most := min(k.Size(k.FloorUnits(20)), h.lineSize(true))
	if k.Zoom <= 1 {
		most = k.MinTextSize()
	}
	return layout.LargestFit(k.MinTextSize(), most, func(size float64) bool {
		lines := k.Fonts.Wrap(sentence, gfx.Serif, size, h.room.W)
		return len(lines) <= len(h.sub) && k.Fonts.MaxWidth(lines, gfx.Serif, size) <= h.room.W
	})
}

// fits reports whether a sentence fits below the title at a legible size.
func (h *heading) fits(sentence string) bool {
	lines := h.kit.Fonts.Wrap(sentence, gfx.Serif, h.kit.MinTextSize(), h.room.W)
	return len(lines) <= len(h.sub) && h.kit.Fonts.MaxWidth(lines, gfx.Serif, h.kit.MinTextSize()) <= h.room.W
}

// fitsLines reports whether each line of a text fits below the title at a legible size.
func (h *heading) fitsLines(text string) bool {
	lines := strings.Split(text, "\n")
	return len(lines) <= len(h.sub) && h.kit.Fonts.MaxWidth(lines, gfx.Serif, h.kit.MinTextSize()) <= h.room.W
}

// hoverText returns the two lines for a log entry under the pointer: its text and what a click does. If only one fits, it returns that one.
func (h *heading) hoverText(entry, click string) string {
	width := h.kit.Fonts.MaxWidth([]string{entry, click}, gfx.Serif, h.kit.MinTextSize())
	switch {
	case width <= h.room.W:
		return entry + "\n" + click
	case h.fits(entry):
		return entry
	}
	return click
}

// fittingSize returns the largest text size up to size at which all lines fit below the title, but at least the smallest legible one.
func (h *heading) fittingSize(size float64, lines ...string) float64 {
	for _, line := range lines {
		size = h.kit.FitSize(line, gfx.Serif, size, h.room.W)
	}
	return max(size, h.kit.MinTextSize())
}

// headline returns title and prompt for the position shown, in a branch with its name.
func (s *Scene) headline() headline {
	l := s.phaseHeadline()
	if b := s.session.branch; b != nil {
		l.title, l.short = s.ctx.Words.T("branch.heading", "branch", b.Name, "title", l.title), b.Name
		if l.back == noCommand {
			l.back = cmdLeave
		}
	}
	return l
}

// phaseHeadline returns title and prompt for the position shown.
func (s *Scene) phaseHeadline() headline {
	w, pos, m := s.ctx.Words, s.board.Shown(), s.session.match
	if s.past && s.phase.isSettled() {
		return headline{title: w.T("play.back"), prompt: s.analysedGame().LastMove(), back: cmdLatest}
	}
	switch s.phase {
	case celebrating, over:
		return headline{title: w.T("play.over"), prompt: s.session.players.OutcomeAndTie(w, engine.Cursor{Match: m, At: len(m.Moves())})}
	case dealing:
		return s.drawingHeadline(pos)
	case lookingBack:
		return headline{title: w.T("play.paused"), prompt: w.T("play.pausedHint")}
	case navigating:
		return headline{title: w.T("play.travelling")}
	case animating:
		return s.animationHeadline(pos)
	case computerThinking:
		prompt := w.T("play.thinking")
		if s.waiting {
			prompt = w.T("play.waiting")
		}
		return headline{title: w.T("play.theirTurn", "player", s.session.players[pos.ToMove()].Name), prompt: prompt}
	}
	l := headline{title: w.T("play.turnOf", "player", s.session.players[pos.ToMove()].Name), prompt: s.board.Prompt()}
	if l.prompt == "" {
		l.prompt = s.table.Prompt(pos)
	}
	if s.session.players.OnlyPerson(pos.ToMove()) {
		l.title = w.T("play.yourTurn")
	}
	return l
}

// drawingHeadline says what Nature draws. The word for the draw selects the sentence.
func (s *Scene) drawingHeadline(pos engine.Position) headline {
	word, _ := pos.Chance()
	return headline{title: s.ctx.Words.T("play.dealing." + word)}
}

// animationHeadline describes the move that is being animated: who made it, or that points are counted at the end of a round.
func (s *Scene) animationHeadline(pos engine.Position) headline {
	w, after, counting := s.ctx.Words, s.session.match.Position(), s.board.Counting()
	switch {
	case pos.ToMove() == engine.Nature:
		return s.drawingHeadline(pos)
	case counting && after.Over():
		return headline{title: w.T("play.finalScoring")}
	case counting && after.Round() != pos.Round():
		return headline{title: w.T("play.scoring", "round", pos.Round())}
	}
	moves := s.session.match.Moves()
	l := headline{title: w.T("play.theirMove", "player", s.session.players[pos.ToMove()].Name), prompt: s.table.MoveText(pos, moves[len(moves)-1])}
	if s.session.players.OnlyPerson(pos.ToMove()) {
		l.title = w.T("play.yourMove")
	}
	return l
}
