package wall

import (
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// spare are the spaces that are bare at first, in the order in which finished games set them; slim are those of a panel without its border column.
func spare() []spot { return []spot{{11, 4}, {11, 7}, {0, 6}, {11, 1}, {10, 0}, {11, 0}} }
func slim() []spot  { return []spot{{10, 6}, {0, 6}, {10, 2}, {0, 2}, {10, 0}, {0, 0}} }

// whole is the number of tiles of a panel, and Begun how many of them hang there after the first start.
const (
	whole = columns * rows
	Begun = whole - 6
)

// Due is how many tiles of the panel are to be seen after so many finished games.
func Due(finished int) int { return min(Begun+finished, whole) }

// Room is where the panel hangs: Foot is the lower edge of its last row and Left the left edge of its first column, in pixels, Side the side of
// a tile. It covers the window from its left edge to Right and from the top to Foot.
type Room struct{ Left, Right, Foot, Side float64 }

// Panel is the panel of tiles on the title. It belongs to one layout of the window.
type Panel struct {
	// Wall holds what hangs on the wall, Light what the light does over it.
	Wall, Light *stage.Node

	room   Room
	unit   float64
	glow   gfx.Colour
	bare   []spot
	tiles  map[spot]*stage.Node
	bed    *stage.Node // under tiles that are still to be set at the first start
	glints []glint
	air    *stage.Node // tiles on their way
	window *light
	tick   int
	still  bool
	line   tween.Timeline
	clink  func(step int)
}

// glint is the gleam of the light on a tile.
type glint struct {
	*stage.Node
	tile *stage.Node
	at   float64 // how far along the way of the light the tile lies, 0 to 1
	most float64
}

// NewPanel hangs a panel with so many of its tiles set; clink is heard whenever another is set, higher by step.
func NewPanel(c *game.Context, r Room, set int, clink func(step int)) *Panel {
	p := &Panel{Wall: stage.Group("panel").Says(stage.RoleSilent, ""), Light: stage.Group("light").Says(stage.RoleSilent, ""), room: r, unit: c.Unit, glow: glow(c),
		bare: spare(), tiles: map[spot]*stage.Node{}, air: stage.Group("air"), still: c.Settings.ReducedMotion, clink: clink}
	if !p.bordered() {
		p.bare = slim()
	}
	p.ground(c)
	for _, s := range p.spots() {
		x, y := p.middle(s)
		n := tile(p.painted(s), x, y, r.Side, p.glow)
		p.tiles[s] = n
		p.Wall.Add(n)
	}
	p.Wall.Add(p.air)
	p.shine(c)
	p.show(set)
	return p
}

// bordered reports whether the panel ends with the column of the border; else its field goes on to the right, too.
func (p *Panel) bordered() bool { return math.Abs(p.room.Left+columns*p.room.Side-p.room.Right) < 1 }

// painted is the spot whose picture a spot shows.
func (p *Panel) painted(s spot) spot {
	if s.column >= border && !p.bordered() {
		s.column += columns // beyond the panel
	}
	return s
}

// middle is the middle of a spot on the stage.
func (p *Panel) middle(s spot) (x, y float64) {
	return p.room.Left + (float64(s.column)+0.5)*p.room.Side, p.room.Foot - (float64(rows-s.row)-0.5)*p.room.Side
}

// spots are all that can be seen, row by row.
func (p *Panel) spots() (all []spot) {
	r := p.room
	left, top := int(math.Floor(-r.Left/r.Side+0.01)), rows-int(math.Ceil(r.Foot/r.Side-0.01))
	right := int(math.Ceil((r.Right-r.Left)/r.Side - 0.01))
	for row := top; row < rows; row++ {
		for column := left; column < right; column++ {
			all = append(all, spot{column, row})
		}
	}
	return all
}

// ground is what lies under the tiles: the shadow of the whole, the joints, and the bedding of the bare spaces.
func (p *Panel) ground(c *game.Context) {
	r := p.room
	joints := &stage.Fill{Colour: mul(gfx.Hex(0xC6BA9E), p.glow)}
	p.Wall.Add(stage.Box("", stage.Slab("shadow", p.unit, 14), stage.Rect{X: -r.Side, Y: -r.Side, W: r.Right + r.Side + 4*p.unit, H: r.Foot + r.Side + 4*p.unit}),
		stage.Box("", joints, stage.Rect{W: r.Right, H: r.Foot}))
	p.bed = stage.Group("bed")
	for _, s := range p.spots() {
		bedding := p.over(s, "bedding")
		if slices.Contains(p.bare, s) {
			p.Wall.Add(bedding)
		} else {
			p.bed.Add(bedding)
		}
	}
	p.Wall.Add(p.bed)
}

// over is a picture over a spot: its mortar, or a gleam.
func (p *Panel) over(s spot, picture string) *stage.Node {
	x, y := p.middle(s)
	return stage.New("", &stage.Sprite{Name: picture, Tint: p.glow}, x, y, p.room.Side, p.room.Side)
}

// shine lays the light over the wall, and a gleam on every tile that can catch it.
func (p *Panel) shine(c *game.Context) {
	dice := rand.New(rand.NewPCG(3, 14))
	for _, s := range p.spots() {
		n := p.over(s, "glint")
		at := (float64(s.column)+0.55*float64(s.row)+2.4*dice.Float64())/(columns+0.55*rows) - 0.06
		p.glints = append(p.glints, glint{n, p.tiles[s], at, 0.25 + 0.75*dice.Float64()})
		p.Light.Add(n)
	}
	p.window = &light{shade: shade(c), over: 2 * driftWay * p.unit}
	p.Light.Add(stage.Box("", p.window, stage.Rect{W: c.W, H: c.H}))
}

// gleam lets the tiles shine as the light stands.
func (p *Panel) gleam() {
	way := 0.3
	if !p.still {
		way = p.window.off / (driftWay * p.unit)
	}
	for _, g := range p.glints {
		from := (g.at - way) / 0.11
		g.Alpha = g.most * math.Exp(-from*from)
		g.Hidden = g.tile.Hidden || g.Alpha < 0.03
	}
}

// show hangs so many tiles, with the next one before its space.
func (p *Panel) show(set int) {
	p.air.Clear()
	p.bed.Hidden = set > 0
	for s, n := range p.tiles {
		i := slices.Index(p.bare, s)
		n.Hidden = set == 0 || i >= 0 && Begun+i >= set
	}
	if i := set - Begun; i >= 0 && i < len(p.bare) {
		n := p.loose(p.bare[i])
		p.lift(n, p.bare[i], 1)
		p.air.Add(n)
	}
	p.gleam()
}

// How a tile hovers: how much larger than set, its turn in radians, and its distance from its space in tiles.
const (
	lifted   = 1.12
	tilted   = 0.122
	asideX   = -0.06
	asideY   = 0.02
	shadowed = 1.5 // the size of its shadow
)

// loose is a tile of the panel that is not set.
func (p *Panel) loose(s spot) *stage.Node {
	return loose(p.painted(s), p.room.Side, shadowed, p.glow)
}

// lift holds a loose tile off its space: not at all (0) or as it hovers (1), or further.
func (p *Panel) lift(n *stage.Node, s spot, t float64) {
	x, y := p.middle(s)
	side := p.room.Side
	n.X, n.Y = x+asideX*side*t, y+asideY*side*t
	n.Scale, n.Turn = 1+(lifted-1)*t, tilted*t
	shade := n.Children()[0]
	shade.X, shade.Y, shade.Alpha = 0.07*side*t, 0.12*side*t, min(1, 0.2+0.8*math.Abs(t))
}
