package rulebook

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// pictureBuilder adds the pictures of a page to a node.
type pictureBuilder struct {
	kit  dialog.Kit
	book *book
	page page
	on   *stage.Node
}

// addAll adds all pictures in a rectangle.
func (b pictureBuilder) addAll(in stage.Rect) {
	pictures := b.page.pictures
	switch b.page.arrangement {
	case captioned:
		b.addCaptioned(in)
		return
	case payments:
		b.addPayments(in)
		return
	case floorCost:
		upper := in
		upper.H = min(0.4*in.H, 0.2*in.W+2*b.kit.UI.Size(34))
		b.addFloorCost(pictures[0], upper)
		in.Y, in.H = in.Y+upper.H, in.H-upper.H
		pictures = pictures[1:]
	}
	in.H = min(in.H, float64(len(pictures))*0.9*in.W) // near the text on a high page
	b.addPlain(pictures, in)
}

// addPlain adds pictures without text side by side or, where that is too narrow, below each other.
func (b pictureBuilder) addPlain(pictures []picture, in stage.Rect) {
	n, cell := len(pictures), stage.Rect.Row
	if in.W > 0.8*float64(n)*in.H {
		cell = stage.Rect.Column
	}
	for i, p := range pictures {
		b.addPicture(p, cell(in, i, n, 16*b.kit.UI.Unit))
	}
}

// addPicture adds a picture with the points that it scores below it.
func (b pictureBuilder) addPicture(p picture, r stage.Rect) {
	run := b.book.run(p)
	if p.crop == cropOffer {
		b.on.Add(board.Offer(b.table(run), b.kit.BoardFrame(), run.Position(), r))
		return
	}
	if points := b.points(run); points != "" {
		height := b.pointsHeight()
		b.on.Add(b.kit.UI.Text(points, gfx.SerifBold, 40, r.X+r.W/2, r.Y+r.H-height/2, 0.5, ui.Gain))
		r.H -= height
	}
	b.addDetail(p, run, r.Grow(-4*b.kit.UI.Unit))
}

// addDetail adds the part of a board that a picture shows, with brackets at the runs that were scored, or else with gold around the places
// that it is about.
func (b pictureBuilder) addDetail(p picture, run *lesson.Run, r stage.Rect) {
	t := b.table(run)
	var wall []engine.Place
	if all := games.Find(b.book.games, run.Game).Wall; all != nil {
		wall = all(seatOf(run))
	}
	detail, spot := board.Detail(t, b.kit.BoardFrame(), run.Position(), seatOf(run), p.crop.places(lesson.Places(run.Step().At), wall), r.Grow(-8*b.kit.UI.Unit))
	b.on.Add(detail)
	if scored, ok := run.Scored(); ok {
		brackets, _ := table.RunBrackets(b.kit.UI, t, scored)
		brackets.X, brackets.Y = detail.X, detail.Y
		b.on.Add(brackets)
		return
	}
	lit := run.Step().At
	if right, _ := run.Offers(); len(right) > 1 { // several ways to pay for one space
		to := table.OptionOf(t, run.Position(), right[0]).To
		lit = []lesson.Area{{From: to, To: to}}
	}
	b.highlight(t, lit, spot)
}

// highlight puts gold around areas: a frame around each, and halos around the spaces of stars. spot returns where a place is.
func (b pictureBuilder) highlight(look table.Look, at []lesson.Area, spot func(engine.Place) table.Spot) {
	for _, a := range at {
		switch skin := look.Skin(table.Piece{Place: a.From}); {
		case !a.From.Zone.Spaces():
		case skin.Lozenge:
			for _, p := range a.Places() {
				b.on.Add(look.Skin(table.Piece{Place: p}).Halo(spot(p)))
			}
		default:
			b.addGold(table.Around(0.05, spot(a.From), spot(a.To)))
		}
	}
}

// addGold adds a golden frame.
func (b pictureBuilder) addGold(r stage.Rect) {
	frame := stage.Slab("focus", 1.5*b.kit.UI.Unit, 0)
	frame.Tint = ui.Across.Colour()
	b.on.Add(stage.Box("", frame, r))
}

// caption returns the text of the page with a key.
func (b pictureBuilder) caption(key string) string {
	return b.kit.Words.T("rules." + b.page.name + "." + key)
}

// table returns the table of the game of a lesson.
func (b pictureBuilder) table(run *lesson.Run) table.Table {
	return b.kit.Table(games.Find(b.book.games, run.Game))
}

// points returns what a step scores, by the rules, or "" for nothing. Of two runs it returns the sum.
func (b pictureBuilder) points(run *lesson.Run) string {
	s, ok := run.Scored()
	w := b.kit.Words
	switch {
	case !ok:
		return ""
	case len(s.Across) > 1 && len(s.Down) > 1:
		return fmt.Sprintf("%s + %s = %s", w.Number(len(s.Across)), w.Number(len(s.Down)), w.Number(s.Points))
	}
	return "+" + w.Number(s.Points)
}

// pointsHeight returns the height of the points below a picture.
func (b pictureBuilder) pointsHeight() float64 { return 1.4 * b.kit.UI.Size(40) }

// places returns the places in a picture of a step, or nil for the whole board. wall is all spaces of the wall; of these a picture of a
// target shows the rectangle from the first to the last.
func (c crop) places(at, wall []engine.Place) []engine.Place {
	switch {
	case c == cropWall:
		return wall
	case c != cropTarget:
		return nil
	case !slices.Contains(wall, at[0]):
		return at
	}
	first, last := at[0], at[len(at)-1]
	return slices.DeleteFunc(wall, func(p engine.Place) bool {
		return p.Row < first.Row || p.Row > last.Row || p.Col < first.Col || p.Col > last.Col
	})
}

// seatOf returns the seat whose board a step points at.
func seatOf(run *lesson.Run) (seat engine.Seat) {
	for _, at := range run.Step().At {
		seat = at.From.Seat
	}
	return seat
}
