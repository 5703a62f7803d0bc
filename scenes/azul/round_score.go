package azul

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// drawCorner draws emblem, name, level and score in the corner above the lines of an open board, and the round score.
func (s *scenery) drawCorner(seat engine.Seat) {
	b, kit := &s.table.boards[seat], s.table.frame.Kit
	r, side := b.title, b.emblem
	s.AddEmblem(seat, "", r.X+side/2, r.Y+r.H/2, side)
	left := 1.16 * side
	name := kit.FitBox(s.Names[seat], gfx.SerifBold, 32, r.X+left, r.Y+r.H/2, 0, r.W-left, r.H, ui.Ink)
	s.Texts.Add(name)
	if r, level := b.level, s.Levels[seat]; level != "" {
		table.WriteLevel(s.Texts, kit, level, 18, stage.Rect{X: r.X + left, Y: r.Y, W: r.W - left, H: r.H})
	}
	n := b.number
	score := kit.FitBox(s.table.Words.Number(s.pos.Score(seat)), gfx.SerifBold, 54, n.X+0.06*side, n.Y+n.H/2, 0, n.W, n.H, ui.Ink)
	s.Seats[seat].Name, s.Seats[seat].Score = name, score
	s.Texts.Add(score)
	s.drawRoundScore(seat)
}

// figure is a number of points with its colour.
type figure struct {
	text string
	ink  ui.Role
}

// pointsInk returns the colour of a number of points.
func pointsInk(n int) ui.Role {
	switch {
	case n > 0:
		return ui.Gain
	case n < 0:
		return ui.Loss
	}
	return ui.Body
}

// drawRoundScore draws what the seat would score if the round ended now, right of the floor line and with its parts as a caption. While the pointer is
// on a move, it shows the sum that the move leads to.
func (s *scenery) drawRoundScore(seat engine.Seat) {
	on := stage.Group("")
	s.Texts.Add(on)
	var shown []figure
	var caption string
	s.OnRedraw(func(now *table.LiveState) {
		figures, words := s.roundScore(seat, now)
		if words == caption && slices.Equal(figures, shown) {
			return
		}
		shown, caption = figures, words
		on.Clear()
		r := s.table.boards[seat].sum
		s.drawFigures(on, figures, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 0.4 * r.H})
		if words != "" {
			s.drawCaption(on, words, stage.Rect{X: r.X, Y: r.Y + 0.4*r.H, W: r.W, H: 0.6 * r.H})
		}
	})
}

// drawCaption draws the parts of a round score, with what they are where there is room, or only what the round score is. Where legible text has no
// room at all, as on the small table of the settings, it draws nothing: the lines would cover the number.
func (s *scenery) drawCaption(on *stage.Node, parts string, r stage.Rect) {
	w, kit := s.table.Words, s.table.frame.Kit
	label := w.T("azul.round")
	for _, text := range []string{w.T("accessible.pile", "label", label, "value", parts), parts, label} {
		switch line := 1.4 * kit.MinTextSize(); {
		case kit.HasRoom(text, gfx.Serif, r.W, r.H/2): // one line
			r.H /= 2
		case line <= r.H && kit.HasRoom(text, gfx.Serif, r.W, line): // one line on a small board, clear of the ornament in its corner
			r.Y, r.H = r.Y-line/6, line
		}
		if kit.HasRoom(text, gfx.Serif, r.W, r.H) {
			n := kit.AlignLines(text, gfx.Serif, 18, 1, r, ui.Body)
			for _, line := range n.Children() {
				line.Name = table.RoundPartsName
			}
			on.Add(n)
			return
		}
	}
}

// nextRoundScore returns the round score of a seat after the move under the pointer, or nil.
func (s *scenery) nextRoundScore(seat engine.Seat, now *table.LiveState) *engine.RoundScore {
	if s.Forecast && seat == s.pos.ToMove() {
		return now.Next
	}
	return nil
}

// roundScore returns the numbers and the caption of the round score of a seat: the sum of the current value and what the move under the pointer adds,
// or only the value; without forecasts only the cost of the floor line.
func (s *scenery) roundScore(seat engine.Seat, live *table.LiveState) (all []figure, caption string) {
	w, now := s.table.Words, live.Round[seat]
	if floor := now.Parts[engine.FromFloor]; !s.Forecast {
		if floor != 0 {
			all = []figure{{w.Signed(floor), ui.Loss}}
			caption = w.T("log.floor")
		}
		return all, caption
	}
	score, was := now, 0
	if next := s.nextRoundScore(seat, live); next != nil {
		score, was = *next, now.Net
	}
	total, parts := s.table.RoundScore(score)
	if len(parts) == 0 {
		return nil, ""
	}
	if more := score.Net - was; was != 0 && more != 0 {
		all = []figure{{w.Signed(was), pointsInk(was)}, {w.Signed(more), pointsInk(more)}, {"=", ui.Ink}}
	}
	return append(all, figure{total, pointsInk(score.Net)}), captionOf(parts)
}

// captionOf returns the parts of a round score in one line. Where it is broken, numbers stay with the words before them.
func captionOf(parts []string) string {
	return strings.NewReplacer(" +", "\u00a0+", " −", "\u00a0−").Replace(strings.Join(parts, ", "))
}

// drawFigures draws numbers next to each other, right-aligned in a rectangle. If that is too narrow, it draws only the last one.
func (s *scenery) drawFigures(on *stage.Node, figures []figure, r stage.Rect) {
	kit := s.table.frame.Kit
	fit := func() *stage.Label {
		var all []string
		for _, f := range figures {
			all = append(all, f.text)
		}
		return kit.FitBox(strings.Join(all, " "), gfx.SerifBold, 28, 0, 0, 1, r.W, r.H, ui.Ink).Art.(*stage.Label)
	}
	label := fit()
	if label.Truncated {
		figures = figures[len(figures)-1:]
		label = fit()
	}
	space, _ := kit.Fonts.Measure(" ", label.Face, label.Size)
	right := r.X + r.W
	for _, f := range slices.Backward(figures) {
		n := kit.FitBox(f.text, label.Face, label.Size/kit.Unit, right, r.Y+r.H/2, 1, r.W, r.H, f.ink)
		n.Art.(*stage.Label).Size = label.Size
		right -= table.Width(kit, n) + space
		on.Add(n)
	}
}
