package scenes

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// card is the game in progress as it stands, at the top left of a rectangle and as wide: press it to go on.
type card struct {
	kit
	game    *games.Game
	pos     engine.Position
	players seating.Players
	node    *stage.Node
	inner   stage.Rect // of what is written
}

// white is the ink on cobalt.
const white = 0xFFFFFF

// card makes the card over the top of a rectangle; its height is what its words ask for.
func (t *title) card(k kit, r stage.Rect) *stage.Node {
	d := &card{kit: k, game: games.Find(t.games, t.saved.Match.Edition.ID), pos: t.saved.Match.Position(), players: t.saved.Players}
	pad := 16 * k.Kit.Unit
	wide := min(230*k.Kit.Unit, [...]float64{0.47, 0.35}[(len(d.players)-1)/2]*(r.W-2*pad)) // the picture
	d.inner.W = r.W - 3*pad - wide
	r.H = max(k.Kit.Gap(180), 2*pad+d.height())
	b := k.Kit.Button("title-continue", "", true, r, func() { k.c.Go(*t.saved) })
	d.node = b.Says(stage.RoleButton, d.told())
	picture := stage.Rect{X: -r.W/2 + pad, Y: -r.H/2 + pad, W: wide, H: r.H - 2*pad}
	seat := max(0, d.pos.ToMove()) // the first where tiles are drawn
	d.node.Add(k.slab("button", picture),
		board.Portrait(d.game.Table(), k.frame(), d.pos, seat, picture.Grow(-5*k.Kit.Unit)))
	d.inner.X, d.inner.Y, d.inner.H = picture.X+wide+pad, picture.Y, picture.H
	d.write()
	return d.node
}

// name is what is played, and how far it has come.
func (d *card) name() string { return d.Words.T("title.saved", d.Words.T(d.game.Title), d.pos.Round()) }

// told is the card in words.
func (d *card) told() string {
	var seats []string
	for i, n := range d.pos.Scores(nil) {
		seats = append(seats, d.Words.T("play.log.score", d.players[i].Name, d.Words.Number(n)))
	}
	return d.Words.T("list.middle", d.Words.T("title.continue"), d.Words.T("list.middle", d.name(), d.Words.List(seats...)))
}

// height is that of all that is written.
func (d *card) height() float64 {
	_, name := d.lines(0)
	return 1.25*d.Kit.Size(40) + name + float64((len(d.players)+1)/2)*d.seatHeight()
}

// lines is the name in as many lines as it takes, the first one's middle at y, and their height.
func (d *card) lines(y float64) (*stage.Node, float64) {
	g, height := d.Kit.Lines(d.name(), gfx.Serif, 20, d.inner.X, y, d.inner.W, 0, white)
	return g.Says(stage.RoleSilent, ""), height + 0.2*d.Kit.Size(20)
}

// seatHeight is the height of a line of seats.
func (d *card) seatHeight() float64 { return max(d.Kit.Gap(44), 1.4*d.Kit.Size(20)) }

// write writes the word, the game, and the seats in twos.
func (d *card) write() {
	r := d.inner
	y := r.Y + max(0, r.H-d.height())/2
	d.node.Add(d.Kit.FitText(d.Words.T("title.continue"), gfx.SerifBold, 40, r.X, y+0.6*d.Kit.Size(40), 0, r.W, white).Says(stage.RoleSilent, ""))
	y += 1.25 * d.Kit.Size(40)
	name, high := d.lines(y + 0.675*d.Kit.Size(20))
	d.node.Add(name)
	y += high
	for i := range d.players {
		seat := cell(stage.Rect{X: r.X, Y: y, W: r.W, H: d.seatHeight()}, i, 2, 0, 0)
		seat.W -= 6 * d.Kit.Unit
		d.seat(i, seat)
	}
}

// seat is a seat's emblem, name and score; a name that has no room is left out.
func (d *card) seat(i int, r stage.Rect) {
	side := min(34*d.Kit.Unit*max(1, 0.8*d.Kit.Spread(20)), r.H)
	middle := r.Y + r.H/2
	score := d.Words.Number(d.pos.Scores(nil)[i])
	wide := d.measure(gfx.SerifBold, 24, score)
	d.node.Add(emblem(d.players, engine.Seat(i), r.X+side/2, middle, side))
	x := r.X + side + 6*d.Kit.Unit
	name := d.Kit.FitText(d.players[i].Name, gfx.Serif, 20, x, middle, 0, r.W-side-wide-12*d.Kit.Unit, white)
	if label := name.Art.(*stage.Label); !label.Cut {
		w, _ := d.Kit.Fonts.Measure(label.Text, gfx.Serif, label.Size)
		d.node.Add(name)
		x += w + 6*d.Kit.Unit
	}
	d.node.Add(d.Kit.Text(score, gfx.SerifBold, 24, x, middle, 0, white))
}
