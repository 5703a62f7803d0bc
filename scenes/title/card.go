package title

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// card is the button that resumes the game in progress: a picture of the board of the seat on turn, and next to it the game, its round and
// the scores.
type card struct {
	kit   dialog.Kit
	game  *games.Game
	pos   engine.Position
	saved route.Play
}

// newCard returns the card of a game in progress.
func newCard(k dialog.Kit, all []games.Game, saved route.Play) *card {
	return &card{k, games.Find(all, saved.Match.Edition.ID), saved.Match.Position(), saved}
}

// Lengths of the card in design units.
const (
	cardPadding  = 16.0
	cardHeight   = 180.0 // at least
	pictureWidth = 230.0 // at most
	pictureEdge  = 5.0
	continueText = 40.0
	cardText     = 20.0
	scoreText    = 24.0
	seatHeight   = 44.0
	seatGap      = 6.0
	emblemSide   = 34.0
)

// Heights of text on the card in text sizes.
const (
	continueLine = 1.25
	gameMargin   = 0.2
	seatLine     = 1.4
	emblemGrowth = 0.8 // by which the emblem grows with the text
)

// weights returns the weights of the picture and of the text in the width of the card. Four seats need more text than two.
func (c *card) weights() (picture, text float64) {
	if len(c.saved.Players) <= 2 {
		return 49, 51
	}
	return 36, 64
}

// columns returns the number of seats next to each other in a card of a width: two if all names have room, else one.
func (c *card) columns(width float64) int {
	u := c.kit.UI.Unit
	picture, text := c.weights()
	half := (width-3*cardPadding*u)*text/(picture+text)/2 - 3*seatGap*u - c.emblem()
	for i, n := range c.pos.Scores(nil) {
		score := c.kit.TextWidth(gfx.SerifBold, scoreText, c.kit.Words.Number(n))
		if name := c.kit.UI.FitText(c.saved.Players[i].Name, gfx.Serif, cardText, 0, 0, 0, half-score, ui.OnAccent); name.Art.(*stage.Label).Truncated {
			return 1
		}
	}
	return 2
}

// emblem returns the side of the emblem of a seat in pixels.
func (c *card) emblem() float64 {
	return emblemSide * c.kit.UI.Unit * max(1, emblemGrowth*c.kit.UI.TextGrowth(cardText))
}

// plan returns the plan of the card in a column of a width.
func (c *card) plan(width float64) plan {
	k, columns := c.kit, c.columns(width)
	text := layout.InColumn(restOfColumn(1),
		plan{Area: continueArea}.WithHeight(continueLine*k.UI.Size(continueText)),
		plan{Area: gameArea, HeightFor: func(width float64) layout.Size {
			_, height := c.gameLines(stage.Rect{W: width})
			return layout.Fixed(height + gameMargin*k.UI.Size(cardText))
		}})
	for i := 0; i < len(c.saved.Players); i += columns {
		pair := plan{Kind: layout.Row}
		for j := range columns {
			pair.Items = append(pair.Items, plan{Area: seatArea + area(i+j), Width: layout.Flexible(0)})
		}
		text.Items = append(text.Items, pair.WithHeight(max(k.UI.Gap(seatHeight), seatLine*k.UI.Size(cardText))))
	}
	text.Items = append(text.Items, restOfColumn(1))
	u := k.UI.Unit
	pictureWeight, textWeight := c.weights()
	text.Width = layout.Size{Weight: textWeight}
	card := layout.InRow(plan{Area: pictureArea, Width: layout.Size{Weight: pictureWeight, Max: pictureWidth * u}}, text).
		WithGap(cardPadding*u).Padded(cardPadding*u, cardPadding*u).Named(cardArea)
	content := card
	card.HeightFor = func(width float64) layout.Size {
		return layout.Fixed(max(k.UI.Gap(cardHeight), content.HeightIn(width).Min))
	}
	return card
}

// gameLines returns the name of the game and its round from the upper edge of a rectangle down, and their height.
func (c *card) gameLines(r stage.Rect) (text *stage.Node, height float64) {
	return c.kit.UI.Lines(c.title(), gfx.Serif, cardText, r.X, r.Y+firstLine*c.kit.UI.Size(cardText), r.W, 0, ui.OnAccent)
}

// title returns the name of the game and its round.
func (c *card) title() string {
	return c.kit.Words.T("title.saved", "game", c.kit.Words.T(c.game.Title), "round", c.pos.Round())
}

// description returns what a screen reader says of the card.
func (c *card) description() string {
	w := c.kit.Words
	var seats []string
	for i, n := range c.pos.Scores(nil) {
		seats = append(seats, w.T("play.log.score", "name", c.saved.Players[i].Name, "points", w.Number(n)))
	}
	return w.T("list.middle", "list", w.T("title.continue"), "item", w.T("list.middle", "list", c.title(), "item", w.List(seats...)))
}

// build returns the card in its areas.
func (c *card) build(portraits *board.Portraits, areas layout.Areas[area]) *stage.Node {
	k := c.kit
	card := k.UI.Button("title-continue", "", true, areas[cardArea], func() { k.Context.Go(c.saved) }).SetRole(stage.RoleButton, c.description())
	shown := board.Subject{
		ID:       fmt.Sprintf("%s %x", c.game.Edition.ID, c.pos.Hash()),
		Seat:     max(0, c.pos.ToMove()), // the first seat where tiles are about to be drawn
		Position: func() (engine.Position, table.Table) { return c.pos, c.game.Table() },
	}
	on := stage.Group("")
	on.X, on.Y = -card.X, -card.Y
	picture, resume := areas[pictureArea], areas[continueArea]
	game, _ := c.gameLines(areas[gameArea])
	on.Add(k.Panel("button", picture), portraits.Node(k.BoardFrame(), shown, picture.Grow(-pictureEdge*k.UI.Unit)),
		k.UI.FitText(k.Words.T("title.continue"), gfx.SerifBold, continueText, resume.X, resume.Y+resume.H/2, 0, resume.W, ui.OnAccent).SetRole(stage.RoleSilent, ""),
		game.SetRole(stage.RoleSilent, ""))
	for i := range c.saved.Players {
		c.addSeat(on, i, areas[seatArea+area(i)])
	}
	return card.Add(on)
}

// addSeat adds the emblem, name and score of a seat. A name that has no room is left out.
func (c *card) addSeat(on *stage.Node, i int, r stage.Rect) {
	k, player := c.kit, c.saved.Players[i]
	u, score := k.UI.Unit, k.Words.Number(c.pos.Scores(nil)[i])
	gap := seatGap * u
	side := min(c.emblem(), r.H)
	points := k.TextWidth(gfx.SerifBold, scoreText, score)
	name := k.UI.FitText(player.Name, gfx.Serif, cardText, 0, 0, 0, r.W-side-points-3*gap, ui.OnAccent)
	seat := layout.InRow(plan{Area: emblemArea}.WithWidth(side))
	if !name.Art.(*stage.Label).Truncated {
		seat.Items = append(seat.Items, plan{Area: playerArea}.WithWidth(table.Width(k.UI, name)))
	}
	seat.Items = append(seat.Items, plan{Area: scoreArea}.WithWidth(points))
	seat.Gap, seat.MainAlign = gap, layout.Start
	areas := layout.Solve(r, seat)
	x, y := areas[emblemArea].Middle()
	on.Add(stage.New("", table.Emblem(c.saved.Players.Emblem(engine.Seat(i))), x, y, side, side))
	if at, shown := areas[playerArea]; shown {
		name.X, name.Y = at.X, y
		on.Add(name)
	}
	on.Add(k.UI.Text(score, gfx.SerifBold, scoreText, areas[scoreArea].X, y, 0, ui.OnAccent))
}
