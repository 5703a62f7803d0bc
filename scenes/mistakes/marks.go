package mistakes

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// recentTries is the number of tries that stay on the table as they are. Earlier ones have the opacity fadedTries.
const (
	recentTries = 3
	fadedTries  = 0.4
)

// The opacity of the tiles of the move played and of those of a try at their targets.
const (
	playedAlpha = 0.36
	tryAlpha    = 0.34
)

// ghostAlpha is the opacity with which a ghost is drawn by itself.
const ghostAlpha = 0.5

// Sides of coins on the table: in design units, and at least in device-independent pixels.
const (
	coinSide    = 46.0
	minCoinSide = 24.0
)

// firstRecent returns the index of the first try that stays on the table as it is.
func (s *Scene) firstRecent() int { return max(0, len(s.session.tries)-recentTries) }

// buildMarks draws what was played, dashed, and the tries with their losses over the table. The tiles of an earlier try are not drawn where a later one
// has tiles, and coins do not overlap.
func (s *Scene) buildMarks() {
	s.marks.Clear()
	s.coin.node = nil
	if s.session.current == nil || s.phase == showing {
		return
	}
	s.addPlayed()
	if s.phase == solved {
		s.addSolved()
		return
	}
	var coins []stage.Rect
	var taken []engine.Place
	for i, t := range slices.Backward(s.session.tries) {
		if s.looked != allTries && s.looked != i {
			continue
		}
		alpha := 1.0
		if i < s.firstRecent() && s.looked != i {
			alpha = fadedTries
		}
		spots := s.targetSpots(t.move)
		for _, p := range s.placed(t.move) {
			if slices.Contains(taken, p.Place) {
				continue
			}
			taken = append(taken, p.Place)
			at := s.table.Anchor(p.Place, 0, 1)
			ghost := s.table.Skin(p).Ghost(at)
			ghost.Alpha = alpha * tryAlpha / ghostAlpha
			s.marks.Add(ghost)
		}
		text, grade := "·", review.Unmarked
		if t.judged {
			text, grade = s.coinText(t)
		}
		coin := s.coinAt(text, grade, spots, coins)
		coins = append(coins, coin.Bounds())
		coin.Alpha = alpha
		s.marks.Add(coin)
		if i == len(s.session.tries)-1 {
			s.coin.node = coin
		}
	}
}

// coinText returns the text of the coin of a try that was judged, and the grade whose colour it has.
func (s *Scene) coinText(t *try) (string, review.Grade) {
	if t.verdict.Found {
		return review.Good.Mark(), review.Good
	}
	lost := review.Points(t.verdict.Loss)
	return analysis.LossText(s.ctx.Words, lost), review.GradeOf(lost, len(s.players))
}

// addSolved draws the coin of the try that was found.
func (s *Scene) addSolved() {
	t := s.session.tries[len(s.session.tries)-1]
	for _, each := range s.session.tries {
		if each.judged && each.verdict.Found {
			t = each
		}
	}
	text, grade := s.coinText(t)
	s.coin.node = s.coinAt(text, grade, s.targetSpots(t.move), nil)
	s.marks.Add(s.coin.node)
}

// placed returns the tiles of a move at the places where it puts them, without those in a hand.
func (s *Scene) placed(m engine.Move) []table.Piece {
	o := s.table.Option(s.position(), m)
	return slices.DeleteFunc(o.Placed(), func(p table.Piece) bool { return p.Place.Zone.Pool() })
}

// targetSpots returns where a move puts its tiles or, without such places, where it takes them.
func (s *Scene) targetSpots(m engine.Move) (all []table.Spot) {
	for _, p := range s.placed(m) {
		if at := s.table.Anchor(p.Place, 0, 1); at.Size > 0 {
			all = append(all, at)
		}
	}
	if len(all) == 0 {
		for _, a := range s.takenTiles(m) {
			all = append(all, a.Spot())
		}
	}
	return all
}

// takenTiles returns the tiles on the table that a move takes or picks.
func (s *Scene) takenTiles(m engine.Move) (all []*table.Actor) {
	pos := s.position()
	if d := table.MultiPickOf(s.table, pos); d != nil && d.Picks(m) != nil {
		left := slices.Clone(d.Picks(m))
		for _, a := range s.board.At(d.From) {
			if i := slices.Index(left, a.Tile); i >= 0 {
				left = slices.Delete(left, i, i+1)
				all = append(all, a)
			}
		}
		return all
	}
	o := s.table.Option(pos, m)
	wanted := slices.Repeat([]engine.Tile{o.From.Tile}, o.From.Count)
	if o.Price != nil {
		wanted = slices.Clone(o.Price)
	}
	for _, a := range s.board.At(o.From.From) {
		if i := slices.Index(wanted, a.Tile); i >= 0 {
			wanted = slices.Delete(wanted, i, i+1)
			all = append(all, a)
		}
	}
	return all
}

// addPlayed draws dashed lines in the colour of a loss around what was played: its tiles, and where they went.
func (s *Scene) addPlayed() {
	played, k := s.session.current.Played(), s.board.Frame().Kit
	for _, a := range table.OnePerStack(s.takenTiles(played)) {
		s.marks.Add(table.DashedFrame(a.Spot(), a.Art.Skin, ui.Loss.Colour(), k.Device))
	}
	for _, p := range s.placed(played) {
		at := s.table.Anchor(p.Place, 0, 1)
		if at.Size <= 0 {
			continue
		}
		skin := s.table.Skin(p)
		ghost := skin.Ghost(at)
		ghost.Alpha = playedAlpha / ghostAlpha
		s.marks.Add(ghost, table.DashedFrame(at, skin, ui.Loss.Colour(), k.Device))
	}
}

// coinAt returns a coin next to the first of some spots, with a line to it: at its left, or further left than other coins.
func (s *Scene) coinAt(text string, grade review.Grade, spots []table.Spot, others []stage.Rect) *stage.Node {
	k := s.board.Frame().Kit
	side := max(coinSide*k.Unit, minCoinSide*k.Device)
	if len(spots) == 0 {
		x, y := s.board.Areas().Offer.Middle()
		spots = []table.Spot{{X: x, Y: y}}
	}
	at := spots[0]
	for _, each := range spots {
		if each.X < at.X {
			at = each
		}
	}
	coin := analysis.LossCoin(k, text, grade, at.X-0.5*at.Size-0.75*side, at.Y, side)
	coin.X = max(coin.X, coin.W/2+2*k.Device)
	for coin.Bounds().OverlapsAny(others) && coin.X > coin.W {
		coin.X -= coin.W
	}
	if gap := at.X - 0.5*at.Size - coin.X - coin.W/2; gap > 0 {
		line := stage.New("", &stage.Fill{Colour: analysis.GradeRole(grade).Colour()}, coin.W/2+gap/2, 0, gap+2*k.Unit, 3*k.Unit)
		coin.Add(line)
	}
	return coin
}

// coinDrop animates the coin of the last try, which drops on the table.
type coinDrop struct {
	node *stage.Node // nil if there is none
	left int         // ticks
}

// The duration of the drop, and the scale with which it begins.
const (
	dropTicks = 12
	dropScale = 1.3
)

// start starts the animation of the coin that was drawn last.
func (c *coinDrop) start() { c.left = dropTicks }

// tick advances the animation by a tick.
func (c *coinDrop) tick(ctx *game.Context) {
	if c.left == 0 {
		return
	}
	c.left--
	if c.node == nil {
		return
	}
	share := float64(c.left) / dropTicks
	c.node.Scale, c.node.Alpha = 1+(dropScale-1)*share, 1
	if ctx.Settings.ReducedMotion {
		c.node.Scale, c.node.Alpha = 1, 1-share
	}
}

func (c *coinDrop) moving() bool { return c.left > 0 }
