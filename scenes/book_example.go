package scenes

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// exhibit shows the pictures of an open book.
type exhibit struct{ *opened }

// examples lays the pictures of a page out.
func (f exhibit) examples(g *stage.Node, p topic, in stage.Rect) {
	switch p.layout {
	case captioned:
		f.cases(g, p, in)
	case paying:
		f.payments(g, p, in)
	case floorSum:
		upper := in
		upper.H = min(0.4*in.H, 0.2*in.W+2*f.Size(34))
		f.floor(g, p.shows[0], upper)
		in.Y, in.H = in.Y+upper.H, in.H-upper.H
		f.pictures(g, p.shows[1:], in)
	default:
		f.pictures(g, p.shows, in)
	}
}

// pictures lays pictures without words side by side or, where that is narrow, below each other.
func (f exhibit) pictures(g *stage.Node, shows []example, in stage.Rect) {
	n := float64(len(shows))
	in.H = min(in.H, n*0.9*in.W) // near the text on a high page
	gap, across := 16*f.Unit, in.W > 0.8*n*in.H
	for i, e := range shows {
		r := stage.Rect{X: in.X, Y: in.Y + float64(i)*(in.H+gap)/n, W: in.W, H: (in.H+gap)/n - gap}
		if across {
			r = stage.Rect{X: in.X + float64(i)*(in.W+gap)/n, Y: in.Y, W: (in.W+gap)/n - gap, H: in.H}
		}
		f.example(g, e, r)
	}
}

// run is the step of a lesson that an example shows.
func (b *book) run(e example) *lesson.Run {
	if i := slices.IndexFunc(b.cases, func(l *lesson.Lesson) bool { return l.Name == e.lesson }); i >= 0 {
		return lesson.Until(b.cases[i], e.step)
	}
	course, at, _ := b.lessonOf(e.lesson)
	return lesson.Until(courseIn(b.courses, course).Lessons[at], e.step)
}

func courseIn(all []lesson.Course, name string) lesson.Course {
	for _, c := range all {
		if c.Name == name {
			return c
		}
	}
	return lesson.Course{}
}

// example draws a picture with what it counts.
func (f exhibit) example(g *stage.Node, e example, r stage.Rect) {
	run := f.b.run(e)
	look := games.Find(f.b.all, run.Game).Table()
	frame := table.Frame{Kit: f.Kit, Words: f.c.Words, Lettered: f.c.Settings.Letters}
	pos := run.Position()
	if e.crop == offerOnly {
		g.Add(board.Offer(look, frame, pos, r))
		return
	}
	points := f.points(run)
	if points != "" {
		high := 1.4 * f.Size(40)
		g.Add(f.Text(points, gfx.SerifBold, 40, r.X+r.W/2, r.Y+r.H-high/2, 0.5, ui.Gain))
		r.H -= high
	}
	f.detail(g, e, run, r.Grow(-4*f.Unit))
}

// points is what a step counts, by the rules, "" where it counts nothing.
func (f exhibit) points(run *lesson.Run) string {
	scored, ok := run.Scored()
	if !ok {
		return ""
	}
	var parts []string
	number := f.c.Words.Number
	if len(scored.Across) > 1 && len(scored.Down) > 1 {
		parts = []string{number(len(scored.Across)), number(len(scored.Down))}
	}
	if len(parts) == 0 {
		return "+" + number(scored.Points)
	}
	return strings.Join(parts, " + ") + " = " + number(scored.Points)
}

// light frames some places.
func (f exhibit) light(g *stage.Node, look table.Look, at []engine.Place, spot func(engine.Place) table.Spot) {
	var upright []table.Spot
	for _, p := range at {
		skin := look.Skin(table.Piece{Place: p})
		switch {
		case p.Zone == engine.Star:
			g.Add(skin.Halo(spot(p)))
		case p.Zone == engine.Wall || p.Zone == engine.Floor || p.Zone == engine.Line:
			upright = append(upright, spot(p))
		}
	}
	if len(upright) > 2 {
		for _, s := range upright {
			g.Add(skinless(f, s))
		}
	} else if len(upright) > 0 {
		g.Add(frameAround(f, table.Around(0.06, upright...)))
	}
}

func skinless(f exhibit, s table.Spot) *stage.Node { return frameAround(f, table.Around(0.04, s)) }

// frameAround is a golden frame.
func frameAround(f exhibit, r stage.Rect) *stage.Node {
	ring := stage.Slab("focus", 1.5*f.Unit, 0)
	ring.Tint = gfx.Hex(table.AcrossInk)
	return stage.Box("", ring, r)
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
