package title

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// card is the button that resumes the game in progress: a picture of the board of the seat on turn, and beside it the game, its round and
// its scores.
type card struct {
	kit     dialog.Kit
	game    *games.Game
	pos     engine.Position
	players seating.Players
	node    *stage.Node
	inner   stage.Rect // of the text
}

// newCard returns the card for a saved game, from the upper edge of a rectangle down and as wide. Its height is what its text needs.
func newCard(k dialog.Kit, portraits *board.Portraits, g *games.Game, saved route.Play, r stage.Rect) *stage.Node {
	d := &card{kit: k, game: g, pos: saved.Match.Position(), players: saved.Players}
	pad := 16 * k.UI.Unit
	wide := min(230*k.UI.Unit, [...]float64{0.47, 0.35}[(len(d.players)-1)/2]*(r.W-2*pad)) // the picture
	d.inner.W = r.W - 3*pad - wide
	r.H = max(k.UI.Gap(180), 2*pad+d.height())
	b := k.UI.Button("title-continue", "", true, r, func() { k.Context.Go(saved) })
	d.node = b.SetRole(stage.RoleButton, d.description())
	picture := stage.Rect{X: -r.W/2 + pad, Y: -r.H/2 + pad, W: wide, H: r.H - 2*pad}
	shown := board.Subject{
		ID:       fmt.Sprintf("%s %x", g.Edition.ID, d.pos.Hash()),
		Seat:     max(0, d.pos.ToMove()), // the first seat where tiles are about to be drawn
		Position: func() (engine.Position, table.Look) { return d.pos, g.Table() },
	}
	d.node.Add(k.Panel("button", picture), portraits.Node(k.BoardFrame(), shown, picture.Grow(-5*k.UI.Unit)))
	d.inner.X, d.inner.Y, d.inner.H = picture.X+wide+pad, picture.Y, picture.H
	d.addText()
	return d.node
}

// name returns which game it is and its round.
func (d *card) name() string {
	return d.kit.Words.T("title.saved", "game", d.kit.Words.T(d.game.Title), "round", d.pos.Round())
}

// description returns what a screen reader says of the card.
func (d *card) description() string {
	var seats []string
	for i, n := range d.pos.Scores(nil) {
		seats = append(seats, d.kit.Words.T("play.log.score", "name", d.players[i].Name, "points", d.kit.Words.Number(n)))
	}
	return d.kit.Words.T("list.middle", "list", d.kit.Words.T("title.continue"), "item", d.kit.Words.T("list.middle", "list", d.name(), "item", d.kit.Words.List(seats...)))
}

// height returns the height of all text.
func (d *card) height() float64 {
	_, name := d.nameLines(0)
	return 1.25*d.kit.UI.Size(40) + name + float64((len(d.players)+1)/2)*d.seatHeight()
}

// nameLines returns the name in as many lines as it needs, the middle of the first one at y, and their height.
func (d *card) nameLines(y float64) (*stage.Node, float64) {
	g, height := d.kit.UI.Lines(d.name(), gfx.Serif, 20, d.inner.X, y, d.inner.W, 0, ui.OnAccent)
	return g.SetRole(stage.RoleSilent, ""), height + 0.2*d.kit.UI.Size(20)
}

// seatHeight returns the height of a line of two seats.
func (d *card) seatHeight() float64 { return max(d.kit.UI.Gap(44), 1.4*d.kit.UI.Size(20)) }

// addText adds "Continue", the name of the game, and the seats two by two.
func (d *card) addText() {
	r := d.inner
	y := r.Y + max(0, r.H-d.height())/2
	d.node.Add(d.kit.UI.FitText(d.kit.Words.T("title.continue"), gfx.SerifBold, 40, r.X, y+0.6*d.kit.UI.Size(40), 0, r.W, ui.OnAccent).SetRole(stage.RoleSilent, ""))
	y += 1.25 * d.kit.UI.Size(40)
	name, height := d.nameLines(y + 0.675*d.kit.UI.Size(20))
	d.node.Add(name)
	y += height
	for i := range d.players {
		seat := stage.Rect{X: r.X, Y: y, W: r.W, H: d.seatHeight()}.Cell(i, 2, 0, 0)
		seat.W -= 6 * d.kit.UI.Unit
		d.addSeat(i, seat)
	}
}

// addSeat adds the emblem, name and score of a seat. A name that has no room is left out.
func (d *card) addSeat(i int, r stage.Rect) {
	u := d.kit.UI
	side := min(34*u.Unit*max(1, 0.8*u.TextGrowth(20)), r.H)
	middle := r.Y + r.H/2
	score := d.kit.Words.Number(d.pos.Scores(nil)[i])
	wide := d.kit.TextWidth(gfx.SerifBold, 24, score)
	d.node.Add(stage.New("", table.Emblem(d.players.Emblem(engine.Seat(i))), r.X+side/2, middle, side, side))
	x := r.X + side + 6*u.Unit
	name := u.FitText(d.players[i].Name, gfx.Serif, 20, x, middle, 0, r.W-side-wide-12*u.Unit, ui.OnAccent)
	if label := name.Art.(*stage.Label); !label.Truncated {
		w, _ := u.Fonts.Measure(label.Text, gfx.Serif, label.Size)
		d.node.Add(name)
		x += w + 6*u.Unit
	}
	d.node.Add(u.Text(score, gfx.SerifBold, 24, x, middle, 0, ui.OnAccent))
}
