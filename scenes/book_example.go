package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// exhibit shows the pictures of a page of an open book.
type exhibit struct {
	*opened
	g *stage.Node
	p topic
}

// examples lays the pictures out.
func (f exhibit) examples(in stage.Rect) {
	shows := f.p.shows
	switch f.p.layout {
	case captioned:
		f.cases(in)
		return
	case paying:
		f.payments(in)
		return
	case floorSum:
		upper := in
		upper.H = min(0.4*in.H, 0.2*in.W+2*f.Kit.Size(34))
		f.floor(shows[0], upper)
		in.Y, in.H = in.Y+upper.H, in.H-upper.H
		shows = shows[1:]
	}
	f.pictures(shows, in)
}

// pictures lays pictures without words out, near the text on a high page.
func (f exhibit) pictures(shows []example, in stage.Rect) {
	in.H = min(in.H, float64(len(shows))*0.9*in.W)
	f.arrange(shows, in)
}

// arrange lays pictures without words side by side or, where that is narrow, below each other.
func (f exhibit) arrange(shows []example, in stage.Rect) {
	n, part := float64(len(shows)), partDown
	if in.W > 0.8*n*in.H {
		part = partAcross
	}
	for i, e := range shows {
		f.example(e, part(in, i, len(shows), 16*f.Kit.Unit))
	}
}

// said are the words of the page by what they are for.
func (f exhibit) said(key string) string { return f.Words.T("rules." + f.p.name + "." + key) }

// run is the step of a lesson that an example shows.
func (b *book) run(e example) *lesson.Run {
	at := slices.IndexFunc(b.lessons, func(l *lesson.Lesson) bool { return l.Name == e.lesson })
	return lesson.Until(b.lessons[at], e.step)
}

// look is a table of the game of a lesson.
func (f exhibit) look(run *lesson.Run) table.Table { return f.kit.look(games.Find(f.b.all, run.Game)) }

// example draws a picture with what it counts.
func (f exhibit) example(e example, r stage.Rect) {
	run := f.b.run(e)
	if e.crop == offerOnly {
		f.g.Add(board.Offer(f.look(run), f.frame(), run.Position(), r))
		return
	}
	if points := f.points(run); points != "" {
		high := f.pointsHeight()
		f.g.Add(f.Kit.Text(points, gfx.SerifBold, 40, r.X+r.W/2, r.Y+r.H-high/2, 0.5, ui.Gain))
		r.H -= high
	}
	f.detail(e, run, r.Grow(-4*f.Kit.Unit))
}

// pointsHeight is the height of what a step counts, below its picture.
func (f exhibit) pointsHeight() float64 { return 1.4 * f.Kit.Size(40) }

// points is what a step counts, by the rules, "" where it counts nothing.
func (f exhibit) points(run *lesson.Run) string {
	s, ok := run.Scored()
	switch {
	case !ok:
		return ""
	case len(s.Across) > 1 && len(s.Down) > 1:
		return fmt.Sprintf("%s + %s = %s", f.Words.Number(len(s.Across)), f.Words.Number(len(s.Down)), f.Words.Number(s.Points))
	}
	return "+" + f.Words.Number(s.Points)
}

// light frames some places.
func (f exhibit) light(look table.Look, at []engine.Place, spot func(engine.Place) table.Spot) {
	var upright []table.Spot
	for _, p := range at {
		switch p.Zone {
		case engine.Star:
			f.g.Add(look.Skin(table.Piece{Place: p}).Halo(spot(p)))
		case engine.Wall, engine.Floor, engine.Line:
			upright = append(upright, spot(p))
		}
	}
	switch len(upright) {
	case 0:
	case 1, 2:
		f.ring(table.Around(0.06, upright...))
	default:
		for _, s := range upright {
			f.ring(table.Around(0.04, s))
		}
	}
}

// ring draws a golden frame.
func (f exhibit) ring(r stage.Rect) {
	ring := stage.Slab("focus", 1.5*f.Kit.Unit, 0)
	ring.Tint = gfx.Hex(table.AcrossInk)
	f.g.Add(stage.Box("", ring, r))
}

// places are those of a crop at a step, nil for the whole board.
func (c crop) places(run *lesson.Run) (all []engine.Place) {
	seat, at := seatOf(run), run.Step().At
	low, high := engine.Place{}, engine.Place{Row: 4, Col: 4}
	switch {
	case c == nearOnly && at[0].Zone != engine.Wall:
		return at
	case c == nearOnly:
		low, high = at[0], at[len(at)-1]
	case c != wallOnly:
		return nil
	}
	for row := low.Row; row <= high.Row; row++ {
		for col := low.Col; col <= high.Col; col++ {
			all = append(all, engine.Place{Zone: engine.Wall, Seat: seat, Row: row, Col: col})
		}
	}
	return all
}

// seatOf is the seat whose board a step points at.
func seatOf(run *lesson.Run) (seat engine.Seat) {
	for _, at := range run.Step().At {
		seat = at.Seat
	}
	return seat
}
