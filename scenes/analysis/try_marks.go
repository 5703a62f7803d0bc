package analysis

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
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

// TryMarks draws moves that are tried at a position over the board that shows it.
type TryMarks struct {
	Table    table.Table
	Board    *board.Board
	Position engine.Position
}

// Placed returns the tiles of a move at the places where it puts them, without those in a hand.
func (t TryMarks) Placed(m engine.Move) []table.Piece {
	o := t.Table.Option(t.Position, m)
	return slices.DeleteFunc(o.Placed(), func(p table.Piece) bool { return p.Place.Zone.Pool() })
}

// targetSpots returns where a move puts its tiles, or where it takes them if it puts none on the table. Tiles that fall besides others do not count.
func (t TryMarks) targetSpots(m engine.Move) (all []table.Spot) {
	placed := t.Placed(m)
	for _, p := range placed {
		if p.Place.Zone != placed[0].Place.Zone {
			continue
		}
		if at := t.Table.Anchor(p.Place, 0, 1); at.Size > 0 {
			all = append(all, at)
		}
	}
	if len(all) == 0 {
		for _, a := range t.Taken(m) {
			all = append(all, a.Spot())
		}
	}
	return all
}

// Taken returns the tiles on the table that a move takes or picks.
func (t TryMarks) Taken(m engine.Move) (all []*table.Actor) {
	if d := table.MultiPickOf(t.Table, t.Position); d != nil && d.Picks(m) != nil {
		left := slices.Clone(d.Picks(m))
		for _, a := range t.Board.At(d.From) {
			if i := slices.Index(left, a.Tile); i >= 0 {
				left = slices.Delete(left, i, i+1)
				all = append(all, a)
			}
		}
		return all
	}
	o := t.Table.Option(t.Position, m)
	wanted := append(slices.Repeat([]engine.Tile{o.From.Tile}, o.From.Count), slices.Repeat([]engine.Tile{o.From.Extra}, o.From.Extras)...)
	if o.Price != nil {
		wanted = slices.Clone(o.Price)
	}
	for _, a := range t.Board.At(o.From.From) {
		if i := slices.Index(wanted, a.Tile); i >= 0 {
			wanted = slices.Delete(wanted, i, i+1)
			all = append(all, a)
		}
	}
	return all
}

// Played returns dashed lines in the colour of a loss around what a move takes, and around its tiles where it puts them.
func (t TryMarks) Played(m engine.Move) (all []*stage.Node) {
	k := t.Board.Frame().Kit
	for _, a := range table.OnePerStack(t.Taken(m)) {
		all = append(all, table.DashedFrame(a.Spot(), a.Art.Skin, ui.Loss.Colour(), k.Device))
	}
	for _, p := range t.Placed(m) {
		at := t.Table.Anchor(p.Place, 0, 1)
		if at.Size <= 0 {
			continue
		}
		skin := t.Table.Skin(p)
		ghost := skin.Ghost(at)
		ghost.Alpha = playedAlpha / ghostAlpha
		all = append(all, ghost, table.DashedFrame(at, skin, ui.Loss.Colour(), k.Device))
	}
	return all
}

// Ghosts returns the tiles of a try at their targets, without those at places that are covered, and those places with its own.
func (t TryMarks) Ghosts(m engine.Move, covered []engine.Place) (all []*stage.Node, places []engine.Place) {
	for _, p := range t.Placed(m) {
		if slices.Contains(covered, p.Place) {
			continue
		}
		covered = append(covered, p.Place)
		ghost := t.Table.Skin(p).Ghost(t.Table.Anchor(p.Place, 0, 1))
		ghost.Alpha = tryAlpha / ghostAlpha
		all = append(all, ghost)
	}
	return all, covered
}

// Coin returns a coin next to where a move puts its tiles, with a line to it: at its left, or further left than other coins and tiles. A move that puts none on
// the table has its coin, without a line, next to all the tiles from which it takes some, if necessary higher or lower.
func (t TryMarks) Coin(m engine.Move, text string, grade review.Grade, others []stage.Rect) *stage.Node {
	k, spots := t.Board.Frame().Kit, t.targetSpots(m)
	side := max(coinSide*k.Unit, minCoinSide*k.Device)
	if len(spots) == 0 {
		x, y := t.Board.Areas().Offer.Middle()
		spots = []table.Spot{{X: x, Y: y}}
	}
	at, taken := spots[0], t.Taken(m)
	chooses := len(t.Placed(m)) == 0 && len(taken) > 0
	if chooses {
		for _, a := range t.Board.At(taken[0].Place) {
			others = append(slices.Clip(others), table.Around(0, a.Spot()))
		}
	}
	for _, each := range spots {
		if each.X < at.X {
			at = each
		}
	}
	coin := LossCoin(k, text, grade, at.X-0.5*at.Size-0.75*side, at.Y, side)
	coin.X = max(coin.X, coin.W/2+2*k.Device)
	offer := stage.Rect{}
	if chooses {
		offer = t.Board.Areas().Offer
	}
	placeCoin(coin, others, offer)
	if gap := at.X - 0.5*at.Size - coin.X - coin.W/2; gap > 0 && !chooses {
		line := stage.New("", &stage.Fill{Colour: GradeRole(grade).Colour()}, coin.W/2+gap/2, 0, gap+2*k.Unit, 3*k.Unit)
		coin.Add(line)
	}
	return coin
}

// placeCoin moves a coin left until it overlaps no others, or else, within an offer, down or up by as little as possible. It stays where it is if
// there is no room.
func placeCoin(coin *stage.Node, others []stage.Rect, offer stage.Rect) {
	x, y := coin.X, coin.Y
	for by := 0.0; by <= offer.H; by += coin.H / 4 {
		for _, at := range []float64{y + by, y - by} {
			if by > 0 && (at-coin.H/2 < offer.Y || at+coin.H/2 > offer.Y+offer.H) {
				continue
			}
			for coin.X, coin.Y = x, at; coin.X >= coin.W/2; coin.X -= coin.W / 4 {
				if !coin.Bounds().OverlapsAny(others) {
					return
				}
			}
		}
	}
	coin.X, coin.Y = x, y
}

// CoinDrop animates the coin of the last try, which drops on the table.
type CoinDrop struct {
	Node *stage.Node // nil if there is none
	left int         // ticks
}

// The duration of the drop, and the scale with which it begins.
const (
	dropTicks = 12
	dropScale = 1.3
)

// Start starts the animation of the coin that was drawn last.
func (d *CoinDrop) Start() { d.left = dropTicks }

// Tick advances the animation by a tick.
func (d *CoinDrop) Tick(ctx *game.Context) {
	if d.left == 0 {
		return
	}
	d.left--
	if d.Node == nil {
		return
	}
	share := float64(d.left) / dropTicks
	d.Node.Scale, d.Node.Alpha = 1+(dropScale-1)*share, 1
	if ctx.Settings.ReducedMotion {
		d.Node.Scale, d.Node.Alpha = 1, 1-share
	}
}

// Moving reports whether the coin is dropping.
func (d *CoinDrop) Moving() bool { return d.left > 0 }
