package scenes

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// curve draws the course of a match on a sheet: a line for each seat, the winner's the boldest, and marks where the game turned.
type curve struct {
	*course
	*ui.Kit
	c      *game.Context
	names  []string
	winner engine.Seat
	recall func(to int) // shows the table after so many moves
	on     *stage.Node  // all that changes as the course becomes known
	room   stage.Rect   // of the lines
	below  stage.Rect   // of the sentences
}

// curveHeight is the height of the sheet in design units where text has the design's size.
const curveHeight = 212.0

// lay puts the sheet over a room.
func (v *curve) lay(root *stage.Node, r stage.Rect) {
	u, w := v.Unit, v.c.Words
	pad, head := 28*u, 1.5*v.Size(24)
	title := w.T("results.course")
	sheet := stage.Group("course").Says(stage.RoleRegion, title).Add(stage.Box("", stage.Slab("sheet", u, 0), r),
		v.FitText(title, gfx.SerifBold, 24, r.X+pad, r.Y+0.75*head, 0, r.W-2*pad, ui.Ink))
	foot := 2.7*v.Size(18) + 0.5*pad
	v.room = stage.Rect{X: r.X + pad, Y: r.Y + head + 8*u, W: r.W - 2*pad, H: r.H - head - foot - 16*u}
	v.below = stage.Rect{X: v.room.X, Y: v.room.Y + v.room.H + 8*u, W: v.room.W, H: foot - 0.5*pad}
	v.on = stage.Group("")
	feel := stage.Box("", nil, v.room)
	feel.Touch = &stage.Touch{Click: func(x, _ float64) { v.open(v.nearest(x)) }}
	root.Add(sheet.Add(feel, v.on))
	v.draw()
}

// open shows the table as it was at a stop.
func (v *curve) open(stop int) { v.recall(v.stops[stop]) }

// nearest is the stop that lies below a place from left to right.
func (v *curve) nearest(x float64) int {
	last := len(v.stops) - 1
	return max(0, min(last, int(math.Round((x-v.room.X)/v.room.W*float64(last)))))
}

// point is where a chance at a stop lies.
func (v *curve) point(stop int, chance float64) (x, y float64) {
	return v.room.X + v.room.W*float64(stop)/float64(max(1, len(v.stops)-1)), v.room.Y + v.room.H*(1-chance)
}

// draw draws what is known.
func (v *curve) draw() {
	v.on.Clear()
	v.grid()
	for s := range v.names {
		if engine.Seat(s) != v.winner {
			v.line(engine.Seat(s), 1.6*v.Unit, 0.75)
		}
	}
	v.shade()
	v.line(v.winner, 3*v.Unit, 1)
	if v.known == len(v.stops) {
		v.marks()
	}
}

// grid draws the fair share, and a tick where each round begins.
func (v *curve) grid() {
	fine := max(1, v.Unit)
	fill := func(r stage.Rect, alpha float64) {
		v.on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(alpha)}, r))
	}
	_, fair := v.point(0, 1/float64(len(v.names)))
	fill(stage.Rect{X: v.room.X, Y: fair, W: v.room.W, H: fine}, 0.35)
	fill(stage.Rect{X: v.room.X, Y: v.room.Y + v.room.H, W: v.room.W, H: fine}, 0.6)
	for i := 1; i < len(v.stops); i++ {
		if v.match.At(v.stops[i]).Round() != v.match.At(v.stops[i-1]).Round() {
			x, _ := v.point(i, 0)
			fill(stage.Rect{X: x, Y: v.room.Y, W: fine, H: v.room.H}, 0.22)
		}
	}
}

// line draws the chances of a seat as far as they are known.
func (v *curve) line(s engine.Seat, thick, alpha float64) {
	ink := &stage.Fill{Colour: gfx.Hex(seatInk(int(s))).Fade(alpha)}
	for i := 0; i+1 < v.known; i++ {
		x, y := v.point(i, v.at(i, s))
		tx, ty := v.point(i+1, v.at(i+1, s))
		n := stage.New("", ink, (x+tx)/2, (y+ty)/2, math.Hypot(tx-x, ty-y)+0.4*thick, max(1, thick))
		n.Turn = math.Atan2(ty-y, tx-x)
		v.on.Add(n)
	}
}

// shade tints what lies below the winner's line.
func (v *curve) shade() {
	ink := &stage.Fill{Colour: gfx.Hex(seatInk(int(v.winner))).Fade(0.1)}
	for i := 0; i+1 < v.known; i++ {
		x, y := v.point(i, v.at(i, v.winner))
		tx, ty := v.point(i+1, v.at(i+1, v.winner))
		top := (y + ty) / 2
		v.on.Add(stage.Box("", ink, stage.Rect{X: x, Y: top, W: tx - x, H: v.room.Y + v.room.H - top}))
	}
}

// marks number the turns of the winner's line and tell of them below.
func (v *curve) marks() {
	all := v.turns(v.winner)
	slices.Sort(all)
	if len(all) == 0 {
		v.on.Add(v.FitLines(v.c.Words.T("results.even"), gfx.Serif, 18, v.below, ui.Body))
		return
	}
	h := v.below.H / float64(len(all))
	for i, stop := range all {
		x, y := v.point(stop+1, v.at(stop+1, v.winner))
		coin := table.Coin(v.Kit, i+1, min(x, v.room.X+v.room.W-14*v.Unit), max(y, v.room.Y+6*v.Unit))
		sentence := v.sentence(stop)
		row := stage.Rect{X: v.below.X, Y: v.below.Y + float64(i)*h, W: v.below.W, H: h}
		button := stage.Box(fmt.Sprint("turn-", i+1), nil, row).Says(stage.RoleButton, sentence)
		button.Touch = &stage.Touch{Focus: true, Press: func() { v.open(stop) }, Reach: stage.Around(max(0, (v.Target(0)-h)/2))}
		words := row
		words.X, words.W = row.X+30*v.Unit, row.W-30*v.Unit
		number := v.FitBox(fmt.Sprint(i+1), gfx.SerifBold, 18, row.X+10*v.Unit, row.Y+h/2, 0.5, 24*v.Unit, h, ui.GoldDark)
		v.on.Add(coin, number, v.FitLines(sentence, gfx.Serif, 18, words, ui.Body), button)
	}
}

// sentence tells of a turn: when it was, who was to move, and from where to where it took the winner's chances.
func (v *curve) sentence(stop int) string {
	pos := v.match.At(v.stops[stop])
	whole := func(i int) int { return int(math.Round(100 * v.at(i, v.winner))) }
	return v.c.Words.T("results.turn", pos.Round(), v.names[pos.ToMove()], v.names[v.winner], whole(stop), whole(stop+1))
}
