package board

import (
	"math"
	"slices"
	"strconv"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// ShapeKind is the kind of a shape.
type ShapeKind uint8

const (
	Halo     ShapeKind = iota // a light around tiles, or around a place
	Light                     // the light of a target: a line or a space
	Ghost                     // a faint tile
	Coin                      // a number on a disc
	Cost                      // the number of tiles that a ghost costs, on a disc over it
	Arrow                     // an arrow between the places of a move, and its number, if any, on a disc at its end
	Played                    // a fainter tile with a dashed edge: a move that was not the best
	Denied                    // a crossed tile with a dashed edge: one that a seat does not get
	Brackets                  // frames around the runs in which a tile scored, with their lengths
	runs                      // a line around both runs in which a tile would score
	plus                      // a plus between a hand and the ghosts of what it would gain
)

// Shape is drawn over the tiles to explain a position. It is data: the screen chooses the shapes, and the Board draws them.
type Shape struct {
	Kind   ShapeKind
	At     engine.Place
	Tile   engine.Tile   // the tile of a ghost
	Number int           // the number on a disc; that of an arrow says how early it is, and is 0 for none
	From   engine.Place  // where an arrow begins
	Emblem int           // the emblem of the seat whose colour an arrow has
	Before int           // the number of arrows of earlier moves that end in the same hand as an arrow
	Keep   []stage.Rect  // what an arrow should not cross, besides the texts and emblems of the table and other arrows' numbers
	Scored engine.Scored // the tile whose runs are framed

	depth  depth
	tiles  []*table.Actor // the tiles in a halo; nil for all at the place
	spot   *table.Spot    // of a ghost or a plus; nil for the place
	target *table.Target  // of a light; nil for that at the place
	skin   *table.Skin    // of a ghost; nil for that of the tile at the place
}

// depth is where a shape is drawn among the tiles.
type depth uint8

const (
	onTop       depth = iota // above all tiles
	belowCounts              // above tiles that do not move, below the numbers on stacks
	belowTiles
	aboveZoom // above the enlarged area
	depths
)

// SetShapes replaces the shapes that the screen shows with what it says. They are removed when the position changes.
func (b *Board) SetShapes(all ...Shape) {
	b.ownShapes = all
	b.drawShapes()
}

// SetAutoShapes replaces the shapes that the program shows by itself.
func (b *Board) SetAutoShapes(all ...Shape) {
	b.autoShapes = all
	b.drawShapes()
}

// Hint lights tiles until ClearHint or until the position changes.
func (b *Board) Hint(tiles []*table.Actor) {
	b.hints = append(b.hints, Shape{Kind: Halo, tiles: tiles})
	b.drawShapes()
}

// ClearHint removes the lights of hints.
func (b *Board) ClearHint() {
	b.hints = nil
	b.drawShapes()
}

// drawShapes draws the shapes of the state. Whatever changes the state calls it.
func (b *Board) drawShapes() {
	for _, layer := range b.layers.shapes {
		layer.Clear()
	}
	for _, s := range b.shapes() {
		n, _ := b.shapeNode(s)
		b.layers.shapes[s.depth].Add(n)
	}
}

// shapes returns all shapes that the state shows, each depth from bottom to top.
func (b *Board) shapes() (all []Shape) {
	for i := range b.targets {
		if t := &b.targets[i]; b.lit(t) {
			all = append(all, Shape{Kind: Light, depth: belowTiles, At: t.Place})
		}
	}
	if m, picks := b.mode.(*picking); picks {
		all = append(all, Shape{Kind: Light, depth: belowTiles, target: &table.Target{Rect: m.def.Highlight}})
	}
	if o := b.ghosted(); o != nil {
		for _, g := range o.Placed() {
			all = append(all, Shape{Kind: Ghost, depth: belowTiles, At: g.Place, Tile: g.Tile})
		}
		if cost := len(o.Price); cost > 0 {
			all = append(all, Shape{Kind: Cost, depth: belowTiles, At: o.To, Number: cost})
		}
	}
	if o := b.previewed; o != nil && o.Scored != nil {
		all = append(all, Shape{Kind: Ghost, depth: belowCounts, At: o.Scored.At, Tile: o.Scored.Tile}, Shape{Kind: runs, depth: belowCounts, Scored: o.Scored.Scored})
	}
	all = b.addLights(all)
	if m, places := b.mode.(*placing); places {
		all = append(all, Shape{Kind: Halo, depth: aboveZoom, tiles: b.payers(m.proposed())})
	}
	all = append(append(append(all, b.hints...), b.autoShapes...), b.ownShapes...)
	for i := range all {
		if s := &all[i]; s.Kind == Halo && s.depth == onTop && (s.tiles != nil || len(b.At(s.At)) > 0) {
			s.depth = belowCounts
		}
	}
	return all
}

// ghosted returns the move whose tiles are shown at their target: the one that the screen demonstrates, that of the target under the pointer or,
// if there is none, the pending placement.
func (b *Board) ghosted() *table.Option {
	switch m, places := b.mode.(*placing); {
	case b.demonstrated != nil:
		return b.demonstrated
	case b.menuOpen():
	case b.pointed.target >= 0:
		if options := b.targets[b.pointed.target].options; len(options) > 0 {
			return &options[0]
		}
	case places:
		return &m.ways[m.choice]
	}
	return nil
}

// addLights adds the lights of what the pointer or the focus is on.
func (b *Board) addLights(all []Shape) []Shape {
	p := &b.pointed
	switch {
	case p.all:
		for _, g := range b.options().Pickables() {
			all = append(all, Shape{Kind: Halo, depth: belowCounts, tiles: b.cast.TilesOf(g)})
		}
	case p.source != nil:
		all = append(b.addGain(all, *p.source), Shape{Kind: Halo, depth: belowCounts, tiles: b.cast.TilesOf(*p.source)})
	case p.pick != nil:
		all = append(all, Shape{Kind: Halo, depth: belowCounts, tiles: []*table.Actor{p.pick}})
	}
	return all
}

// addGain adds ghosts behind a plus that show what a click on a pickable would add to a hand; none if the hand would have to be rearranged.
func (b *Board) addGain(all []Shape, g table.Pickable) []Shape {
	o, ok := b.clickOption(g)
	if !ok || !o.To.Zone.Pool() {
		return all
	}
	tiles := b.cast.LiftedTiles(g)
	n := len(b.At(o.To))
	sum := n + 1 + len(tiles)
	spot := func(i int) *table.Spot {
		at := b.table.Anchor(o.To, i, sum)
		return &at
	}
	if *spot(0) != b.table.Anchor(o.To, 0, max(1, n)) {
		return all
	}
	for i, a := range tiles {
		all = append(all, Shape{Kind: Ghost, depth: belowCounts, spot: spot(n + 1 + i), skin: &a.Art.Skin})
	}
	return append(all, Shape{Kind: plus, depth: belowCounts, spot: spot(n)})
}

// payers returns the tiles that pay for a placement.
func (b *Board) payers(o table.Option) (tiles []*table.Actor) {
	unpaid := slices.Clone(o.Price)
	for _, a := range b.At(o.From.From) {
		if i := slices.Index(unpaid, a.Tile); i >= 0 {
			unpaid, tiles = slices.Delete(unpaid, i, i+1), append(tiles, a)
		}
	}
	return tiles
}

// shapeNode returns the node of a shape and the rectangle that it covers.
func (b *Board) shapeNode(s Shape) (*stage.Node, stage.Rect) {
	k := b.frame.Kit
	switch s.Kind {
	case Brackets:
		n, r, _ := table.RunBrackets(k, b.table, s.Scored)
		return n, r
	case runs:
		n := table.RunOutline(k, b.table, s.Scored)
		return n, n.Bounds()
	case Arrow:
		n := b.arrow(s)
		return n, stage.Rect{}
	case Light:
		target := b.table.Target(s.At)
		if s.target != nil {
			target = *s.target
		}
		return target.Halo(k.Unit), target.Rect
	}
	if s.tiles != nil && s.Kind == Halo {
		return haloGroup(s.tiles), stage.Rect{}
	}
	at := b.table.Anchor(s.At, 0, 1)
	if s.spot != nil {
		at = *s.spot
	}
	switch s.Kind {
	case Ghost:
		if s.skin != nil {
			return s.skin.Ghost(at), table.Around(0, at)
		}
		return b.table.Skin(table.Piece{Place: s.At, Tile: s.Tile}).Ghost(at), table.Around(0, at)
	case Played:
		return b.playedTile(s, at), table.Around(0, at)
	case Denied:
		side := deniedCross * at.Size
		return b.playedTile(s, at).Add(stage.New("", &stage.Sprite{Name: "icon-close", Tint: ui.Loss.Colour()}, at.X, at.Y, side, side)), table.Around(0, at)
	case Coin:
		n := table.Coin(k, s.Number, at.X, at.Y)
		return n, n.Bounds()
	case Cost:
		n := b.costDisc(s.Number, at)
		return n, n.Bounds()
	case plus:
		return k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()), table.Around(0, at)
	}
	if tiles := b.At(s.At); len(tiles) > 0 {
		return haloGroup(tiles), b.tilesRect(s.At)
	}
	return b.table.Skin(table.Piece{Place: s.At, Tile: s.Tile}).Halo(at), table.Around(0, at)
}

// haloGroup returns halos around tiles, one for each stack.
func haloGroup(tiles []*table.Actor) *stage.Node {
	g := stage.Group("halo")
	for _, a := range table.OnePerStack(tiles) {
		g.Add(a.Art.Skin.Halo(a.Spot()))
	}
	return g
}

// tilesRect returns the rectangle of the tiles at a place, or of the place if it is empty.
func (b *Board) tilesRect(at engine.Place) stage.Rect {
	if table.IsPlate(at) {
		return table.PlateRect(b.table, at, 0)
	}
	spots := []table.Spot{b.table.Anchor(at, 0, 1)}
	if tiles := b.At(at); len(tiles) > 0 {
		spots = nil
		for _, a := range tiles {
			spots = append(spots, a.Spot())
		}
	}
	return table.Around(0, spots...)
}

// MoveShapes returns shapes that show a move without making it: its tiles as ghosts with lights, and their cost, or lights on what it chooses.
func (b *Board) MoveShapes(m engine.Move) (all []Shape) {
	o := b.optionOf(m)
	if chosen := b.ChoiceShapes(Halo, m); chosen != nil {
		return chosen
	}
	for _, g := range o.Placed() {
		all = append(all, Shape{Kind: Ghost, At: g.Place, Tile: g.Tile}, Shape{Kind: Halo, At: g.Place, Tile: g.Tile})
	}
	if cost := len(o.Price); cost > 0 {
		all = append(all, Shape{Kind: Cost, At: o.To, Number: cost})
	}
	return all
}

// ChoiceShapes returns shapes of a kind, Halo or Played, on the tiles that a move chooses among those on the table, such as bonus tiles. There are none for
// other moves.
func (b *Board) ChoiceShapes(kind ShapeKind, m engine.Move) (all []Shape) {
	d, picks := b.picksOf(m)
	if picks == nil || !d.Automatic {
		return nil
	}
	for _, a := range b.tilesToPick(d, picks) {
		spot := a.Spot()
		all = append(all, Shape{Kind: kind, At: a.Place, Tile: a.Tile, tiles: []*table.Actor{a}, spot: &spot})
	}
	return all
}

// The dots of an arrow, in design units, and the bend as a fraction of its length.
const (
	arrowStep = 17
	arrowDot  = 10
	arrowBend = 0.14
)

// ArrowBetween returns an arrow of dots from the edge of a rectangle to that of another, or an empty node if they are too close to each other. unit is the
// number of pixels to a design unit.
func ArrowBetween(start, end stage.Rect, unit float64) *stage.Node {
	g := stage.Group("arrow")
	from, to := edgePoint(start, end), edgePoint(end, start)
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := int(length / (arrowStep * unit))
	if n < 2 {
		return g
	}
	bend := arrowBend * length
	for i := range n {
		x, y := bentPoint(from, to, bend, float64(i)/float64(n))
		g.Add(stage.New("", &stage.Sprite{Name: "knob", Tint: ui.Arrow.Colour()}, x, y, arrowDot*unit, arrowDot*unit))
	}
	x, y := bentPoint(from, to, bend, 1)
	px, py := bentPoint(from, to, bend, 0.96)
	tip := stage.New("", &stage.Sprite{Name: "arrow", Tint: gfx.White()}, x, y, 30*unit, 19*unit)
	tip.Rotation = math.Atan2(y-py, x-px)
	return g.Add(tip)
}

// edgePoint returns where the line from the middle of a rectangle to that of another crosses its edge.
func edgePoint(r, to stage.Rect) table.Spot {
	x, y := r.Middle()
	tx, ty := to.Middle()
	dx, dy := tx-x, ty-y
	t := 1.0
	if dx != 0 {
		t = min(t, r.W/2/math.Abs(dx))
	}
	if dy != 0 {
		t = min(t, r.H/2/math.Abs(dy))
	}
	return table.Spot{X: x + dx*t, Y: y + dy*t}
}

// bentPoint returns the point at a fraction t of a path that is bent, to the left or the right if it is upright, or else downwards.
func bentPoint(from, to table.Spot, bend, t float64) (x, y float64) {
	dx, dy := to.X-from.X, to.Y-from.Y
	away := 4 * bend * t * (1 - t) / max(1, math.Hypot(dx, dy))
	if dx < 0 {
		away = -away
	}
	return from.X + dx*t - dy*away, from.Y + dy*t + dx*away
}

// tipFraction returns the fraction of a bent path at which the distance to its end is that given, in pixels. An arrow whose tip is there points at the end.
func tipFraction(from, to table.Spot, bend, distance float64) float64 {
	least, most := 0.0, 1.0
	for range 12 {
		t := (least + most) / 2
		if x, y := bentPoint(from, to, bend, t); math.Hypot(to.X-x, to.Y-y) < distance {
			most = t
		} else {
			least = t
		}
	}
	return least
}

// Lengths of arrows in design units.
const (
	firstArrow   = 5.0
	laterArrow   = 3.4
	arrowRim     = 2.0
	arrowHead    = 17.0
	seatCoin     = 34.0
	smallCoin    = 22.0
	arrowPoints  = 24
	arrowProbes  = 48  // the points at which an arrow is tested
	arrowMargin  = 5.0 // around what an arrow should not cross
	shortestLine = 1.5 // of an arrow, in lengths of its head
	edgeMargin   = 4.0 // of a number to the edge of the table
)

// arrowBends returns the bends that an arrow may have, as fractions of its length, the best first. A positive one is downwards.
func arrowBends() []float64 {
	return []float64{0.12, -0.12, 0.04, -0.04, 0.18, -0.18, 0.25, -0.25, 0.33, -0.33, 0.42, -0.42}
}

// lesserCrossing is how many lesser obstacles count as much as another one.
const lesserCrossing = 4

// clearestBend returns the bend, as a fraction of the length, with which a path crosses the least of some obstacles, of lesser ones, and of what is outside the
// table.
func clearestBend(from, to table.Spot, within stage.Rect, obstacles, lesser []stage.Rect) (clearest float64) {
	length, least := math.Hypot(to.X-from.X, to.Y-from.Y), math.MaxInt
	for _, bend := range arrowBends() {
		crossed := 0
		for i := range arrowProbes + 1 {
			x, y := bentPoint(from, to, bend*length, float64(i)/arrowProbes)
			if !within.Contains(x, y) {
				crossed += 2 * lesserCrossing // what is next to the table would cover it
			}
			for _, o := range obstacles {
				if o.Contains(x, y) {
					crossed += lesserCrossing
				}
			}
			for _, o := range lesser {
				if o.Contains(x, y) {
					crossed++
				}
			}
		}
		if crossed < least {
			least, clearest = crossed, bend
		}
	}
	return clearest
}

// coinSide returns the side of the disc with the number of an arrow that ends at a place.
func (b *Board) coinSide(at engine.Place) float64 {
	k, size := b.frame.Kit, b.table.Anchor(at, 0, 1).Size
	if size < smallCoin*k.Unit { // a small board, much of which a larger disc would cover
		return max(smallCoin*k.Unit, 1.3*k.MinTextSize())
	}
	return max(seatCoin*k.Unit, min(1.7*k.MinTextSize(), size))
}

// arrowObstacles returns what an arrow should not cross: emblems, names, scores, the numbers of other arrows and what the shape keeps, and lesser ones, which
// are all other texts of the table.
func (b *Board) arrowObstacles(s Shape) (all, lesser []stage.Rect) {
	all, lesser = append(b.SeatRects(), s.Keep...), popover.Texts(b.scenery.Texts, b.frame.Kit.Fonts)
	for seat := range b.scenery.Seats {
		if r, ok := b.ScoreRect(engine.Seat(seat)); ok {
			all = append(all, r)
		}
	}
	for _, o := range append(slices.Clone(b.autoShapes), b.ownShapes...) {
		if o.Kind != Arrow || o.Number == s.Number {
			continue
		}
		if to := b.arrowEnd(o); to.Size > 0 {
			to.Size = b.coinSide(o.At)
			all = append(all, table.Around(0, to))
		}
	}
	for i := range all {
		all[i] = all[i].Grow(arrowMargin * b.frame.Kit.Unit)
	}
	return all, lesser
}

// arrow returns an arrow in the colour of a seat from the tiles that a move takes to the place where it ends, with the number of the move there, or without
// one for 0. It has only the number if either end is not shown or they are close to each other, and nothing if the second is not.
func (b *Board) arrow(s Shape) *stage.Node {
	k, g := b.frame.Kit, stage.Group("move-arrow")
	side, to := b.coinSide(s.At), b.arrowEnd(s)
	if to.Size == 0 {
		return g
	}
	if s.Number == 0 {
		side = 0
	}
	from := b.table.Anchor(s.From, 0, 1)
	for _, a := range b.At(s.From) {
		if a.Tile == s.Tile {
			from = a.Spot()
		}
	}
	colour, rim, head := ui.Seat(s.Emblem).Colour(), ui.LightRim.Colour(), arrowHead*k.Unit
	distance := side/2 + 0.7*head // of the tip from the middle of the number
	if long := math.Hypot(to.X-from.X, to.Y-from.Y); from.Size > 0 && long > distance+0.4*from.Size+shortestLine*head {
		width := laterArrow
		if s.Number <= 1 {
			width = firstArrow
		}
		begin := from.Towards(to, 0.4*from.Size/long)
		obstacles, lesser := b.arrowObstacles(s)
		bend := clearestBend(begin, to, b.frame.Rect.Grow(-arrowMargin*k.Unit), obstacles, lesser) * math.Hypot(to.X-begin.X, to.Y-begin.Y)
		tip := tipFraction(begin, to, bend, distance)
		line := &table.Polyline{Width: width * k.Unit, Rim: arrowRim * k.Unit, Ink: colour, RimColour: rim, Head: head}
		for i := range arrowPoints + 1 {
			x, y := bentPoint(begin, to, bend, tip*float64(i)/arrowPoints)
			line.Points = append(line.Points, [2]float64{x - to.X, y - to.Y})
		}
		g.Add(stage.New("", line, to.X, to.Y, 0, 0))
	}
	if side == 0 {
		return g
	}
	disc := func(side float64, tint gfx.Colour) *stage.Node {
		return stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: tint}, 0, 0, side, side)
	}
	coin := stage.New("", nil, to.X, to.Y, side, side).Add(disc(side+2*arrowRim*k.Unit, rim), disc(side, colour))
	label := &stage.Label{Text: strconv.Itoa(s.Number), Face: gfx.SerifBold, Size: max(0.6*side, k.MinTextSize()), Align: 0.5, Colour: ui.OnAccent.Colour()}
	return g.Add(coin.Add(stage.New("", label, 0, 0, 0, 0)))
}

// arrowEnd returns where an arrow ends. In a hand that is behind its tiles, or at the last one if there is no room for the number. The number is on the table.
func (b *Board) arrowEnd(s Shape) table.Spot {
	to, side := b.numberSpot(s), b.coinSide(s.At)
	if inset := side/2 + edgeMargin*b.frame.Kit.Unit; to.Size > 0 {
		to.X = min(max(to.X, b.frame.Rect.X+inset), b.frame.Rect.X+b.frame.Rect.W-inset)
		to.Y = min(max(to.Y, b.frame.Rect.Y+inset), b.frame.Rect.Y+b.frame.Rect.H-inset)
	}
	return to
}

// numberSpot returns the spot of the number of an arrow, wherever that is.
func (b *Board) numberSpot(s Shape) table.Spot {
	to, side := b.table.Anchor(s.At, 0, 1), b.coinSide(s.At)
	if s.At.Zone != engine.Hand || to.Size == 0 {
		return to
	}
	tiles := b.At(s.At)
	n, step := len(tiles), b.table.Anchor(s.At, 1, 2).X-to.X
	if n > 0 {
		to = tiles[n-1].Spot()
	}
	if step <= 0 {
		return to
	}
	all := n + int(math.Ceil(float64(s.Before+1)*side/step))
	next, last := b.table.Anchor(s.At, n, all), b.table.Anchor(s.At, all-1, all)
	if next.Y != last.Y || b.table.Anchor(s.At, 0, all) != b.table.Anchor(s.At, 0, max(1, n)) {
		return to
	}
	next.X += (side-step)/2 + float64(s.Before)*side
	return next
}

// playedOpacity is the opacity of a tile that was played, compared with a ghost.
const playedOpacity = 0.6

// deniedCross is the size of the cross on a tile that a seat does not get.
const deniedCross = 0.5

// playedTile returns a faint tile with a dashed edge at a spot.
func (b *Board) playedTile(s Shape, at table.Spot) *stage.Node {
	skin := b.table.Skin(table.Piece{Place: s.At, Tile: s.Tile})
	tile := skin.Ghost(at)
	tile.Alpha = playedOpacity
	corners := [][2]float64{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}
	if skin.Lozenge {
		h := skin.H / skin.W / 2
		corners = [][2]float64{{0, -h}, {0.5, 0}, {0, h}, {-0.5, 0}}
	}
	edge := skin.Node("", &table.Outline{Corners: corners, Width: 2.4 * b.frame.Kit.Unit, Ink: ui.Loss.Colour(), Edge: ui.LightRim.Colour().Fade(0.5), Dash: 0.16 * at.Size}, at)
	return stage.Group("played").Add(tile, edge)
}
