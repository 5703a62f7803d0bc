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
	pad := 16 * k.Unit
	wide := min(230*k.Unit, [...]float64{0.47, 0.35}[(len(d.players)-1)/2]*(r.W-2*pad)) // the picture
	d.inner.W = r.W - 3*pad - wide
	r.H = max(k.Gap(180), 2*pad+d.height())
	b := k.Button("title-continue", "", true, r, func() { k.c.Go(*t.saved) })
	d.node = b.Says(stage.RoleButton, d.told())
	picture := stage.Rect{X: -r.W/2 + pad, Y: -r.H/2 + pad, W: wide, H: r.H - 2*pad}
	seat := max(0, d.pos.ToMove()) // the first where tiles are drawn
	d.node.Add(k.slab("button", picture),
		board.Portrait(d.game.Table(), k.frame(), d.pos, seat, picture.Grow(-5*k.Unit)))
	d.inner.X, d.inner.Y, d.inner.H = picture.X+wide+pad, picture.Y, picture.H
	d.write()
	return d.node
}

// name is what is played, and how far it has come.
func (d *card) name() string { return d.T("title.saved", d.T(d.game.Title), d.pos.Round()) }

// told is the card in words.
func (d *card) told() string {
	var seats []string
	for i, n := range d.pos.Scores(nil) {
		seats = append(seats, d.T("play.log.score", d.players[i].Name, d.Number(n)))
	}
	return d.T("list.middle", d.T("title.continue"), d.T("list.middle", d.name(), d.List(seats...)))
}

// height is that of all that is written.
func (d *card) height() float64 {
	_, name := d.lines(0)
	return 1.25*d.Size(40) + name + float64((len(d.players)+1)/2)*d.seatHeight()
}

// lines is the name in as many lines as it takes, the first one's middle at y, and their height.
func (d *card) lines(y float64) (*stage.Node, float64) {
	g, height := d.Lines(d.name(), gfx.Serif, 20, d.inner.X, y, d.inner.W, 0, white)
	return g.Says(stage.RoleSilent, ""), height + 0.2*d.Size(20)
}

// seatHeight is the height of a line of seats.
func (d *card) seatHeight() float64 { return max(d.Gap(44), 1.4*d.Size(20)) }

// write writes the word, the game, and the seats in twos.
func (d *card) write() {
	r := d.inner
	y := r.Y + max(0, r.H-d.height())/2
	d.node.Add(d.FitText(d.T("title.continue"), gfx.SerifBold, 40, r.X, y+0.6*d.Size(40), 0, r.W, white).Says(stage.RoleSilent, ""))
	y += 1.25 * d.Size(40)
	name, high := d.lines(y + 0.675*d.Size(20))
	d.node.Add(name)
	y += high
	for i := range d.players {
		seat := cell(stage.Rect{X: r.X, Y: y, W: r.W, H: d.seatHeight()}, i, 2, 0, 0)
		seat.W -= 6 * d.Unit
		d.seat(i, seat)
	}
}

// seat is a seat's emblem, name and score; a name that has no room is left out.
func (d *card) seat(i int, r stage.Rect) {
	side := min(34*d.Unit*max(1, 0.8*d.Spread(20)), r.H)
	middle := r.Y + r.H/2
	score := d.Number(d.pos.Scores(nil)[i])
	wide := d.measure(gfx.SerifBold, 24, score)
	d.node.Add(emblem(d.players, engine.Seat(i), r.X+side/2, middle, side))
	x := r.X + side + 6*d.Unit
	name := d.FitText(d.players[i].Name, gfx.Serif, 20, x, middle, 0, r.W-side-wide-12*d.Unit, white)
	if label := name.Art.(*stage.Label); !label.Cut {
		w, _ := d.Fonts.Measure(label.Text, gfx.Serif, label.Size)
		d.node.Add(name)
		x += w + 6*d.Unit
	}
	d.node.Add(d.Text(score, gfx.SerifBold, 24, x, middle, 0, white))
}
