package pavilion

import (
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// board is the layout of a board.
type board struct {
	rect  stage.Rect
	large bool
	x, y  float64    // the middle of the star in the centre
	side  float64    // the side of a rhombus
	hand  stage.Rect // the hand of a small board
	title stage.Rect // the line of name and score, or two lines of a narrow title
	head  float64    // the height of a line of name and score above the stars
	tile  float64    // the height of a tile in a small board's hand
	// compact is the layout without stars, or nil.
	compact *compactBoard
}

// starDistance is the distance between the middles of adjacent stars, in sides. They do not quite touch.
const starDistance = 3.2

// The size of all stars of a board together, in sides.
const (
	starsWidth  = 10.1
	starsHeight = 9.12
)

// newBoard returns a board in a rectangle.
func newBoard(r stage.Rect, k *ui.Kit, large bool) board {
	if !large && r.W > lowBoard*r.H {
		return newLowBoard(r, k)
	}
	unit := k.Unit
	b, design := board{rect: r, large: large, tile: 46 * unit}, k.Design() // larger text does not make the stars smaller
	if b.head = max(28*unit, 1.3*k.MinTextSize(), min(1.3*design.Size(17), 0.2*r.H)); large {
		b.head = max(46*unit, min(1.3*design.Size(28), 0.12*r.H))
		b.head = max(b.head, min(1.3*k.Size(28), 0.12*r.H, r.H-6*unit-(r.W-8*unit)/starsWidth*starsHeight))
	}
	b.title = stage.Rect{X: r.X, Y: r.Y, W: r.W, H: b.head}
	stars := stage.Rect{X: r.X, Y: r.Y + b.head, W: r.W, H: r.H - b.head - 6*unit}
	if !large && r.W > r.H*1.2 {
		stars.W = min(stars.W*0.7, stars.H*1.1)
		b.hand = stage.Rect{X: stars.X + stars.W, Y: stars.Y, W: r.X + r.W - stars.X - stars.W - 8*unit, H: stars.H}
	} else if !large {
		stars.H -= 46 * unit
		b.hand = stage.Rect{X: r.X + 10*unit, Y: stars.Y + stars.H, W: r.W - 20*unit, H: 44 * unit}
	}
	b.fit(stars, 4*unit)
	return b
}

// lowBoard is the width from which a small board is low, in heights of it.
const lowBoard = 1.9

// newLowBoard returns a small board whose stars take its height, with title and hand next to them.
func newLowBoard(r stage.Rect, k *ui.Kit) board {
	margin := 6 * k.Unit
	b := board{rect: r, tile: 46 * k.Unit}
	stars := stage.Rect{X: r.X + margin, Y: r.Y + margin, H: r.H - 2*margin, W: (r.H - 2*margin) / starsHeight * starsWidth}
	b.fit(stars, 0)
	x := stars.X + stars.W + margin
	b.title = stage.Rect{X: x, Y: r.Y + margin, W: r.X + r.W - margin - x, H: min(2.7*k.MinTextSize(), 0.5*r.H)}
	b.head = b.title.H / 2
	b.hand = stage.Rect{X: x, Y: b.title.Y + b.title.H, W: b.title.W, H: r.Y + r.H - margin - b.title.Y - b.title.H}
	return b
}

// low reports whether the title is next to the stars.
func (b *board) low() bool { return b.title.X > b.rect.X }

// fit lays the stars out in a rectangle with a margin.
func (b *board) fit(r stage.Rect, margin float64) {
	b.side = min(r.H/starsHeight, (r.W-2*margin)/starsWidth)
	b.x, b.y = r.Middle()
}

// starDirection returns the direction of an outer star from the middle, clockwise from the right.
func starDirection(star int) float64 { return float64(star+2) * math.Pi / 3 }

// star returns the middle of a star.
func (b *board) star(s int) (x, y float64) {
	if s == 0 {
		return b.x, b.y
	}
	return b.polarPoint(starDirection(s), starDistance)
}

// polarPoint returns the point in a direction from the middle of the board, at a distance in sides.
func (b *board) polarPoint(direction, sides float64) (x, y float64) {
	sin, cos := math.Sincos(direction)
	return b.x + sides*b.side*cos, b.y + sides*b.side*sin
}

// spaceDirection returns the direction of a space from the middle of its star.
func spaceDirection(at int) float64 {
	s, n := at/pavilion.Ring, float64(at%pavilion.Ring)
	if s == 0 {
		return n*math.Pi/3 + 3*math.Pi/2
	}
	return starDirection(s) + n*math.Pi/3 + math.Pi/2
}

// space returns the spot of a space. The upper tip of its tile points away from the middle of the star.
func (b *board) space(at int) table.Spot {
	x, y := b.star(at / pavilion.Ring)
	half := b.side * math.Sqrt(3) / 2
	sin, cos := math.Sincos(spaceDirection(at))
	return table.Spot{X: x + half*cos, Y: y + half*sin, Size: 2 * half * spriteHeight * 0.975, Turn: math.Remainder(spaceDirection(at)+math.Pi/2, 2*math.Pi)}
}

// keepClear returns the rectangles of the spaces and ornaments.
func (b *board) keepClear() (all []stage.Rect) {
	for at := range pavilion.Spaces {
		all = append(all, table.Around(-0.1, b.space(at)))
	}
	for _, o := range pavilion.Ornaments() {
		all = append(all, table.Around(0, b.ornament(o.Kind, o.Star)))
	}
	return all
}

// ornamentPosition returns the direction of an ornament from the middle of the board, and its distance in sides.
func ornamentPosition(kind pavilion.OrnamentKind, star int) (direction, sides float64) {
	switch kind {
	case pavilion.Statue:
		return starDirection(star) + math.Pi/6, starDistance * math.Sqrt(3) / 2
	case pavilion.Window:
		return starDirection(star), starDistance + 1.36
	}
	return starDirection(star), starDistance / 2
}

// ornament returns the spot of an ornament, by kind and outer star.
func (b *board) ornament(kind pavilion.OrnamentKind, star int) table.Spot {
	x, y := b.polarPoint(ornamentPosition(kind, star))
	return table.Spot{X: x, Y: y, Size: [...]float64{0.6, 0.86, 0.72}[kind] * b.side}
}

// missingLabel returns where the number of spaces that an ornament still needs is drawn: away from the tiles around it.
func (b *board) missingLabel(kind pavilion.OrnamentKind, star int) (x, y float64) {
	direction, sides := ornamentPosition(kind, star)
	return b.polarPoint(direction, sides+[...]float64{0, 0.44, 0.3}[kind])
}

// corner returns the spot of the i-th kept tile.
func (b *board) corner(i int) table.Spot {
	dx, dy := float64(i%2*2-1)*4.18, float64(i/2*2-1)*3.42
	return table.Spot{X: b.x + dx*b.side, Y: b.y + dy*b.side, Size: b.side * 1.5}
}

// phoneBoard returns a board whose stars fill a rectangle below the line of name and score.
func phoneBoard(r stage.Rect, d float64) board {
	b := board{rect: r, large: true, head: phoneHead * d, title: stage.Rect{X: r.X, Y: r.Y, W: r.W, H: phoneHead * d}}
	b.fit(stage.Rect{X: r.X, Y: r.Y + b.head, W: r.W, H: r.H - b.head - 4*d}, 5*d)
	return b
}

// anchor returns the spot of a tile on the board.
func (b *board) anchor(p engine.Place, i, n int) table.Spot {
	if b.compact != nil {
		return b.compact.anchor(p, i, n)
	}
	switch p.Zone {
	case engine.Star:
		return b.space(spaceOf(p))
	case engine.Corner:
		return b.corner(i)
	case engine.Hand:
		return packedSpot(b.hand, 0.9, b.tile, i, n)
	case engine.Ornament:
		return b.ornament(pavilion.OrnamentKind(p.Row), int(p.Col)+1)
	case engine.Keep:
		return table.Spot{X: b.x, Y: b.y - 4*b.side, Size: min(1.1*b.head, 1.7*b.side)} // between the upper stars
	}
	return table.Spot{X: b.rect.X + b.rect.W - b.head, Y: b.rect.Y + b.head*0.55, Size: b.head * 0.8} // where points arrive
}

// The heights of the head of a single board and of the hand below it, in device-independent pixels.
const (
	singleBoardHead = 38.0
	singleBoardHand = 40.0
)

// SingleBoard implements table.Look. The hand is below the stars.
func (t *Table) SingleBoard(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	d, seat := f.Kit.Device, f.Viewer
	head, hand := singleBoardHead*d, singleBoardHand*d
	b := board{large: true, head: head, tile: 0.9 * hand}
	b.side = min((f.W-10*d)/starsWidth, (f.H-head-hand-8*d)/starsHeight)
	stars := starsHeight * b.side
	f.H = head + stars + hand + 8*d
	b.rect, b.x, b.y = f.Rect, f.X+f.W/2, f.Y+head+stars/2
	b.title = stage.Rect{X: f.X, Y: f.Y, W: f.W, H: head}
	b.hand = stage.Rect{X: f.X + 12*d, Y: f.Y + head + stars + 2*d, W: f.W - 24*d, H: hand}
	f.Viewer = engine.Nature // as the hand lies on the board
	t.setLayout(f, tableLayout{frame: f, offer: table.HiddenOffer{}})
	t.boards[seat] = b
	alone := newScenery(t, pos, v)
	alone.drawBoard(seat)
	alone.drawStarOutlines()
	drawn := stage.Group("").SetRole(stage.RoleSilent, "").Add(alone.Below, table.BoardTiles(t, t.Pieces(pos), seat), alone.Above)
	return stage.Group("alone").Add(drawn, t.boardTable(pavilion.See(pos), seat, v.Names[seat])), f.H
}

// Set implements table.Look.
func (t *Table) Set(pos engine.Position, e engine.Event, _ []table.Piece) table.Set {
	switch {
	case e.Source == engine.FromStars:
		return spacesOf(e.Seat, func(at int) bool { return at/pavilion.Ring == int(e.To.Row) })
	case e.Source == engine.FromNumbers:
		p := pavilion.See(pos)
		number := p.Cost(spaceOf(e.To))
		return spacesOf(e.Seat, func(at int) bool { return p.Cost(at) == number })
	case e.To.Zone == engine.Ornament:
		return ornamentSet(e.To)
	}
	return table.Set{}
}

// ornamentSet returns the set of an ornament and the spaces around it.
func ornamentSet(at engine.Place) table.Set {
	for _, o := range pavilion.Ornaments() {
		if ornamentPlace(at.Seat, o) == at {
			set := spacesOf(at.Seat, func(i int) bool { return o.Spaces>>i&1 == 1 })
			set.Places = append(set.Places, at)
			return set
		}
	}
	return table.Set{}
}

// spacesOf returns the set of some spaces of a seat's stars.
func spacesOf(s engine.Seat, some func(at int) bool) (set table.Set) {
	for at := range pavilion.Spaces {
		if some(at) {
			set.Places = append(set.Places, spacePlace(s, at))
		}
	}
	return set
}

// SetShape returns the shape of the sets that a source counts.
func SetShape(s engine.Source) table.SetShape {
	return map[engine.Source]table.SetShape{engine.FromStars: table.StarShape, engine.FromNumbers: table.NumberShape}[s]
}

// LastRound implements table.Look.
func (t *Table) LastRound(pos engine.Position) bool { return pos.Round() >= pavilion.Rounds }
