package lessons

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// price returns the cost of the move that is pointed out, if it is several tiles: their number, the tile that is placed, and those that may be jokers. It
// is next to the tiles that pay.
func (s *Scene) price() (m analysis.Message, ok bool) {
	move := s.shownMove()
	if move == engine.NoMove || s.board.MadeOfPicks(move) {
		return m, false
	}
	o := s.table.Option(s.run.Position(), move)
	if len(o.Price) < 2 {
		return m, false
	}
	var paid stage.Rect
	for _, l := range s.sourceSpotlights(s.moveSource(move)) {
		paid = paid.Union(l.Rect)
	}
	card := s.paymentCard(o.From.From, o.Price)
	return analysis.Message{Kind: analysis.PriceMessage, Text: card.Accessible.Name, Card: card, At: paid}, true
}

// paymentCard returns a card with a price that is paid from a place, with its middle at the origin.
func (s *Scene) paymentCard(from engine.Place, price []engine.Tile) *stage.Node {
	const number, small = 34, 18
	k, w := s.kit(), s.ctx.Words
	size, label := k.Size(number), k.Size(small)
	tile, gap, pad := 1.5*size, 0.3*size, 0.5*size
	sign := w.Number(len(price)) + " ="
	lead, _ := k.Fonts.Measure(sign, gfx.SerifBold, size)
	colour := s.table.ColourName(price[0])
	either := w.T("lesson.pay.either", "colour", colour)
	first, _ := k.Fonts.Measure(colour, gfx.Serif, label)
	rest, _ := k.Fonts.Measure(either, gfx.Serif, label)
	first, rest = max(tile, first), max(float64(len(price)-1)*tile, rest)
	const apart = 2 // gaps between the two groups, so that their labels do not read as one
	width, high := lead+first+rest+(1+apart)*gap, tile+1.5*label
	card := stage.New("payment", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width+2*pad, high+pad)
	card.SetRole(stage.RoleText, strings.Join([]string{sign, colour, "+", either}, " "))
	x, y := -width/2, -high/2+tile/2
	card.Add(k.Text(sign, gfx.SerifBold, number, x, y, 0, ui.Ink))
	x += lead + gap
	group := func(tiles []engine.Tile, word string, wide float64) {
		for i, t := range tiles {
			at := table.Spot{X: x + wide/2 + (float64(i)-float64(len(tiles)-1)/2)*tile, Y: y, Size: 0.9 * tile}
			card.Add(s.table.Skin(table.Piece{Tile: t, Place: from}).Flat(at))
		}
		card.Add(k.Text(word, gfx.Serif, small, x+wide/2, high/2-0.6*label, 0.5, ui.Ink))
		x += wide + apart*gap
	}
	group(price[:1], colour, first)
	group(price[1:], either, rest)
	return card
}
