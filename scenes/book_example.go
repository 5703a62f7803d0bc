package scenes

import (
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

// examples lays the pictures of a page side by side or, where that is narrow, below each other.
func (f *opened) examples(g *stage.Node, p topic, in stage.Rect) {
	n := float64(len(p.shows))
	if n == 0 {
		return
	}
	gap, across := 16*f.Unit, in.W > 0.8*n*in.H || len(p.shows) == 3
	for i, e := range p.shows {
		r := stage.Rect{X: in.X, Y: in.Y + float64(i)*(in.H+gap)/n, W: in.W, H: (in.H+gap)/n - gap}
		if across {
			r = stage.Rect{X: in.X + float64(i)*(in.W+gap)/n, Y: in.Y, W: (in.W+gap)/n - gap, H: in.H}
		}
		f.example(g, e, r)
	}
}

// run is the step of a lesson that an example shows.
func (b *book) run(e example) *lesson.Run {
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
func (f *opened) example(g *stage.Node, e example, r stage.Rect) {
	run := f.b.run(e)
	look := games.Find(f.b.all, run.Game).Table()
	frame := table.Frame{Kit: f.Kit, Words: f.c.Words, Lettered: f.c.Settings.Letters}
	pos := run.Position()
	if e.crop == offerOnly {
		g.Add(board.Offer(look, frame, pos, sources(pos.Seats()), r))
		return
	}
	seat := engine.Seat(0)
	for _, at := range run.Step().At {
		seat = at.Seat
	}
	points := f.points(run)
	if points != "" {
		high := 1.4 * f.Size(40)
		g.Add(f.Text(points, gfx.SerifBold, 40, r.X+r.W/2, r.Y+r.H-high/2, 0.5, ui.Gain))
		r.H -= high
	}
	picture, spot := board.Detail(look, frame, pos, seat, e.crop.places(seat), r.Grow(-12*f.Unit))
	g.Add(picture)
	if scored, ok := run.Scored(); ok {
		brackets, _ := table.Brackets(f.Kit, look, scored)
		brackets.X, brackets.Y = picture.X, picture.Y
		g.Add(brackets)
		return
	}
	f.light(g, look, run.Step().At, spot)
}

// points is what a step counts, by the rules, "" where it counts nothing.
func (f *opened) points(run *lesson.Run) string {
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

// light frames the places that a step points at.
func (f *opened) light(g *stage.Node, look table.Look, at []engine.Place, spot func(engine.Place) table.Spot) {
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

func skinless(f *opened, s table.Spot) *stage.Node { return frameAround(f, table.Around(0.04, s)) }

// frameAround is a golden frame.
func frameAround(f *opened, r stage.Rect) *stage.Node {
	ring := stage.Slab("focus", 1.5*f.Unit, 0)
	ring.Tint = gfx.Hex(table.AcrossInk)
	return stage.Box("", ring, r)
}

// places are those of a crop, nil for the whole board.
func (c crop) places(s engine.Seat) (all []engine.Place) {
	if c == wallOnly {
		for i := range int8(25) {
			all = append(all, engine.Place{Zone: engine.Wall, Seat: s, Row: i / 5, Col: i % 5})
		}
	}
	return all
}

// sources are the factories and the centre of a table.
func sources(seats int) []engine.Place {
	all := []engine.Place{{Zone: engine.Centre}}
	for i := range int8(2*seats + 1) {
		all = append(all, engine.Place{Zone: engine.Factory, Row: i})
	}
	return all
}
