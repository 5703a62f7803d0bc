package scenes

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// curve draws the course of a match on a sheet: a line for each seat, the winner's the boldest, and marks where the game turned.
type curve struct {
	*course
	kit
	players seating.Players
	winner  engine.Seat
	recall  func(to int) // shows the table after so many moves
	on      *stage.Node  // all that changes as the course becomes known
	cursor  int          // the stop that the cursor rests on, none below 0
	whole   *stage.Node  // what the keyboard rests on
	room    stage.Rect   // of the lines
	below   stage.Rect   // of the sentences
}

// curveHeight is the height of the sheet in design units where text has the design's size.
const curveHeight = 234.0

// lay puts the sheet over a room.
func (v *curve) lay(root *stage.Node, r stage.Rect) {
	u, title := v.Kit.Unit, v.Words.T("results.course")
	pad, head := 28*u, 1.5*v.Kit.Size(24)
	sheet := stage.Group("course").Says(stage.RoleRegion, title).Add(v.slab("sheet", r),
		v.Kit.FitText(title, gfx.SerifBold, 24, r.X+pad, r.Y+0.75*head, 0, r.W-2*pad, ui.Ink))
	v.caption(sheet, title, stage.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: 1.5 * head})
	foot, axis := 2.7*v.Kit.Size(18)+0.5*pad, v.measure(gfx.Sans, 15, "100")+10*u
	v.room = stage.Rect{X: r.X + pad + axis, Y: r.Y + head + 14*u, W: r.W - 2*pad - axis, H: r.H - head - foot - v.Kit.Size(16) - 28*u}
	v.below = stage.Rect{X: r.X + pad, Y: r.Y + r.H - foot, W: r.W - 2*pad, H: foot - 0.5*pad}
	v.on, v.cursor = stage.Group(""), -1
	v.whole = stage.Box("course-line", nil, v.room).Says(stage.RoleButton, title)
	v.whole.Touch = &stage.Touch{
		Focus: true,
		Click: func(x, _ float64) { v.cursor = min(v.nearest(x), v.known()-1) },
		Press: func() { v.open(max(0, v.cursor)) },
		Arrow: func(dx, _ int) bool { return dx != 0 && v.step(dx) },
	}
	root.Add(sheet.Add(v.whole, v.on))
	v.draw()
}

// caption says whose line is the boldest, where the head has room for it beside the title.
func (v *curve) caption(sheet *stage.Node, title string, head stage.Rect) {
	text := v.Words.T("results.chance", v.players[v.winner].Name)
	if v.measure(gfx.SerifItalic, 18, text)+v.measure(gfx.SerifBold, 24, title)+20*v.Kit.Unit < head.W {
		sheet.Add(v.Kit.Text(text, gfx.SerifItalic, 18, head.X+head.W, head.Y+head.H/2, 1, ui.Body))
	}
}

// open shows the table as it was at a stop.
func (v *curve) open(stop int) { v.recall(v.stops[stop]) }

// step moves the cursor to the next stop that is known and reports whether there is one.
func (v *curve) step(by int) bool {
	to := v.cursor + by
	if to < 0 || to >= v.known() {
		return false
	}
	v.cursor = to
	v.whole.Voice.Name = v.told(to)
	v.draw()
	return true
}

// told words the chances at a stop.
func (v *curve) told(stop int) string {
	var parts []string
	for i, p := range v.players {
		percent := v.Words.T("play.percent", whole(100*v.at(stop, engine.Seat(i))))
		parts = append(parts, v.Words.T("play.chances.seat", p.Name, percent))
	}
	return v.Words.T("told.pile", v.Words.T("play.round", v.round(stop)), v.Words.T("play.chances", strings.Join(parts, ", ")))
}

// nearest is the stop that lies below a place from left to right.
func (v *curve) nearest(x float64) int {
	last := len(v.stops) - 1
	return max(0, min(last, int(math.Round((x-v.room.X)/v.room.W*float64(last)))))
}

// point is where a chance at a stop lies.
func (v *curve) point(stop int, chance float64) (x, y float64) {
	return v.room.X + v.room.W*float64(stop)/float64(max(1, len(v.stops)-1)), v.room.Y + v.room.H*(1-chance)
}

// spot is where the line of a seat runs at a stop: by the mean of its neighbours and itself, and at the end by what came out.
func (v *curve) spot(stop int, s engine.Seat) (x, y float64) {
	if stop == len(v.stops)-1 {
		return v.point(stop, v.at(stop, s))
	}
	return v.point(stop, v.mean(stop-1, stop+1, s))
}

// draw draws what is known.
func (v *curve) draw() {
	v.on.Clear()
	v.grid()
	for s := range v.players {
		if engine.Seat(s) != v.winner {
			v.line(engine.Seat(s), 1.6*v.Kit.Unit, 0.75)
		}
	}
	v.shade()
	v.line(v.winner, 3*v.Kit.Unit, 1)
	if v.known() == len(v.stops) {
		v.marks()
	}
	if v.cursor >= 0 {
		x, y := v.spot(v.cursor, v.winner)
		v.rule(stage.Rect{X: x, Y: v.room.Y, H: v.room.H}, 0.9)
		v.on.Add(dot(x, y, 13*v.Kit.Unit))
	}
}

// dot marks a point of the line.
func dot(x, y, side float64) *stage.Node {
	return stage.New("", stage.Pic("pillar-done"), x, y, side, side)
}

// grid draws the scale, the fair share, and a tick where each round begins.
func (v *curve) grid() {
	for _, n := range []int{0, 50, 100} {
		_, y := v.point(0, float64(n)/100)
		v.rule(stage.Rect{X: v.room.X, Y: y, W: v.room.W}, 0.2)
		v.on.Add(v.Kit.Text(v.Words.Number(n), gfx.Sans, 15, v.room.X-8*v.Kit.Unit, y, 1, ui.Body))
	}
	_, fair := v.point(0, 1/float64(len(v.players)))
	v.rule(stage.Rect{X: v.room.X, Y: fair, W: v.room.W}, 0.35)
	from := 0
	for i := 1; i <= len(v.stops); i++ {
		if i == len(v.stops) || v.round(i) != v.round(from) {
			v.span(from, min(i, len(v.stops)-1))
			from = i
		}
	}
}

// round is that of a stop.
func (v *curve) round(stop int) int { return v.match.At(v.stops[stop]).Round() }

// rule is a fine line along a rectangle without width or without height.
func (v *curve) rule(r stage.Rect, alpha float64) {
	fine := max(1, v.Kit.Unit)
	r.W, r.H = max(r.W, fine), max(r.H, fine)
	v.on.Add(fill(ui.GoldDark, alpha, r))
}

// span names a round below the stops from its first to that of the next, if there is room, and parts it from the one before.
func (v *curve) span(from, to int) {
	x, y := v.point(from, 0)
	end, _ := v.point(to, 0)
	if from > 0 {
		v.rule(stage.Rect{X: x, Y: v.room.Y, H: v.room.H}, 0.22)
	}
	for _, name := range []string{v.Words.T("play.round", v.round(from)), v.Words.Number(v.round(from))} {
		for k := *v.Kit; ; k.Scale = k.Smaller() {
			if wide, _ := k.Fonts.Measure(name, gfx.Serif, k.Size(16)); wide < end-x {
				v.on.Add(k.Text(name, gfx.Serif, 16, (x+end)/2, y+0.75*v.Kit.Size(16), 0.5, ui.Body))
				return
			} else if k.Zoom <= 1 {
				break
			}
		}
	}
}

// line draws the chances of a seat as far as they are known.
func (v *curve) line(s engine.Seat, thick, alpha float64) {
	ink := &stage.Fill{Colour: gfx.Hex(v.players.Ink(s)).Fade(alpha)}
	for i := 0; i+1 < v.known(); i++ {
		x, y := v.spot(i, s)
		tx, ty := v.spot(i+1, s)
		n := stage.New("", ink, (x+tx)/2, (y+ty)/2, math.Hypot(tx-x, ty-y)+0.4*thick, max(1, thick))
		n.Turn = math.Atan2(ty-y, tx-x)
		v.on.Add(n)
	}
}

// shade tints what lies below the winner's line.
func (v *curve) shade() {
	for i := 0; i+1 < v.known(); i++ {
		x, y := v.spot(i, v.winner)
		tx, ty := v.spot(i+1, v.winner)
		top := (y + ty) / 2
		v.on.Add(fill(v.players.Ink(v.winner), 0.1, stage.Rect{X: x, Y: top, W: tx - x, H: v.room.Y + v.room.H - top}))
	}
}

// marks number the turns of the winner's line and tell of them below.
func (v *curve) marks() {
	all := v.turns(v.winner)
	slices.Sort(all)
	if len(all) == 0 {
		v.on.Add(v.Kit.FitLines(v.Words.T("results.even"), gfx.Serif, 18, v.below, ui.Body))
		return
	}
	for i, stop := range all {
		x, y := v.spot(stop+1, v.winner)
		coin := table.Coin(v.Kit, i+1, max(x-22*v.Kit.Unit, v.room.X+14*v.Kit.Unit), max(y-16*v.Kit.Unit, v.room.Y+6*v.Kit.Unit))
		sentence := v.sentence(stop)
		row := partDown(v.below, i, len(all), 0)
		button := stage.Box(fmt.Sprint("turn-", i+1), nil, row).Says(stage.RoleButton, sentence)
		button.Touch = &stage.Touch{Focus: true, Press: func() { v.open(stop) }, Reach: stage.Around(max(0, (v.Kit.Target(0)-row.H)/2))}
		words := row
		words.X, words.W = row.X+30*v.Kit.Unit, row.W-30*v.Kit.Unit
		number := v.Kit.FitBox(fmt.Sprint(i+1), gfx.SerifBold, 18, row.X+10*v.Kit.Unit, row.Y+row.H/2, 0.5, 24*v.Kit.Unit, row.H, ui.GoldDark)
		v.on.Add(dot(x, y, 13*v.Kit.Unit), coin, number, v.Kit.FitLines(sentence, gfx.Serif, 18, words, ui.Body), button)
	}
}

// sentence tells of a turn: when it was, who was to move, and from where to where it took the winner's chances.
func (v *curve) sentence(stop int) string {
	pos := v.match.At(v.stops[stop])
	before, after := v.turn(stop, v.winner)
	return v.Words.T("results.turn", pos.Round(), v.players[pos.ToMove()].Name, v.players[v.winner].Name, whole(100*before), whole(100*after))
}
