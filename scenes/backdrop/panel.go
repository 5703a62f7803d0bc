package backdrop

import (
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// lateSpots returns the spots that are empty after the first start, in the order in which finished games fill them. They differ if the
// panel has no border column.
func lateSpots(bordered bool) []spot {
	if bordered {
		return []spot{{11, 4}, {11, 7}, {0, 6}, {11, 1}, {10, 0}, {11, 0}}
	}
	return []spot{{10, 6}, {0, 6}, {10, 2}, {0, 2}, {10, 0}, {0, 0}}
}

// allTiles is the number of tiles of the panel, and FirstTiles that after the first start.
const (
	allTiles   = columns * rows
	FirstTiles = allTiles - 6
)

// TilesAfter returns the number of tiles of the panel after a number of finished games.
func TilesAfter(finished int) int { return min(FirstTiles+finished, allTiles) }

// Area is the part of a window that the panel covers, from its left edge to Right and from the top to Foot, in pixels. Left is the left edge
// of the first column, Side the side of a tile.
type Area struct{ Left, Right, Foot, Side float64 }

// Panel is the panel of tiles on the title screen, for one layout of the window.
type Panel struct {
	// Tiles holds the tiles, Light the light over them.
	Tiles, Light *stage.Node

	area   Area
	unit   float64
	tint   gfx.Colour // of the light
	late   []spot
	set    map[spot]*stage.Node
	bed    *stage.Node // the bedding under tiles that are set at the first start
	glints []glint
	moving *stage.Node // tiles on their way
	window *windowLight
	tick   int
	still  bool // nothing moves
	line   tween.Timeline
	clink  func(step int)
}

// glint is the reflection of the light on a tile.
type glint struct {
	node, tile *stage.Node
	at         float64 // where the tile is on the way of the light, from 0 to 1
	strength   float64
}

// NewPanel returns a panel with a number of tiles. clink plays the sound of a tile that drops into its spot, higher for a higher step.
func NewPanel(c *game.Context, a Area, tiles int, clink func(step int)) *Panel {
	p := &Panel{Tiles: stage.Group("panel").SetRole(stage.RoleSilent, ""), Light: stage.Group("light").SetRole(stage.RoleSilent, ""), area: a, unit: c.Unit, tint: lightTint(c),
		set: map[spot]*stage.Node{}, moving: stage.Group("air"), still: c.Settings.ReducedMotion, clink: clink}
	p.late = lateSpots(p.bordered())
	p.addBed()
	for _, s := range p.spots() {
		x, y := p.middle(s)
		n := setTile(p.pictured(s), x, y, a.Side, p.tint)
		p.set[s] = n
		p.Tiles.Add(n)
	}
	p.Tiles.Add(p.moving)
	p.addLight(c)
	p.show(tiles)
	return p
}

// bordered reports whether the panel ends with a border column. If not, its field continues to the right.
func (p *Panel) bordered() bool { return math.Abs(p.area.Left+columns*p.area.Side-p.area.Right) < 1 }

// pictured returns the spot with the same image in the atlas.
func (p *Panel) pictured(s spot) spot {
	if s.column >= border && !p.bordered() {
		s.column += columns // in the field beyond the panel
	}
	return s
}

// middle returns the middle of a spot in pixels.
func (p *Panel) middle(s spot) (x, y float64) {
	return p.area.Left + (float64(s.column)+0.5)*p.area.Side, p.area.Foot - (float64(rows-s.row)-0.5)*p.area.Side
}

// spots returns all spots in the window, row by row.
func (p *Panel) spots() (all []spot) {
	a := p.area
	left, top := int(math.Floor(-a.Left/a.Side+0.01)), rows-int(math.Ceil(a.Foot/a.Side-0.01))
	right := int(math.Ceil((a.Right-a.Left)/a.Side - 0.01))
	for row := top; row < rows; row++ {
		for column := left; column < right; column++ {
			all = append(all, spot{column, row})
		}
	}
	return all
}

// addBed adds what is under the tiles: the shadow of the panel, the joints, and the bedding of empty spots.
func (p *Panel) addBed() {
	a := p.area
	joints := &stage.Fill{Colour: multiply(ui.Joint.Colour(), p.tint)}
	p.Tiles.Add(stage.Box("", stage.NewPanel("shadow", p.unit, 14), stage.Rect{X: -a.Side, Y: -a.Side, W: a.Right + a.Side + 4*p.unit, H: a.Foot + a.Side + 4*p.unit}),
		stage.Box("", joints, stage.Rect{W: a.Right, H: a.Foot}))
	p.bed = stage.Group("bed")
	for _, s := range p.spots() {
		bedding := p.sprite(s, "bedding")
		if slices.Contains(p.late, s) {
			p.Tiles.Add(bedding)
		} else {
			p.bed.Add(bedding)
		}
	}
	p.Tiles.Add(p.bed)
}

// sprite returns a sprite over a spot.
func (p *Panel) sprite(s spot, name string) *stage.Node {
	x, y := p.middle(s)
	return stage.New("", &stage.Sprite{Name: name, Tint: p.tint}, x, y, p.area.Side, p.area.Side)
}

// addLight adds the light of the window, and a glint for each tile.
func (p *Panel) addLight(c *game.Context) {
	dice := rand.New(rand.NewPCG(3, 14))
	for _, s := range p.spots() {
		n := p.sprite(s, "glint")
		at := (float64(s.column)+0.55*float64(s.row)+2.4*dice.Float64())/(columns+0.55*rows) - 0.06
		p.glints = append(p.glints, glint{n, p.set[s], at, 0.25 + 0.75*dice.Float64()})
		p.Light.Add(n)
	}
	p.window = &windowLight{shade: windowShade(c), margin: 2 * driftDistance * p.unit}
	p.Light.Add(stage.Box("", p.window, stage.Rect{W: c.W, H: c.H}))
}

// showGlints shows the glints of the tiles that the light passes.
func (p *Panel) showGlints() {
	light := 0.3
	if !p.still {
		light = p.window.offset / (driftDistance * p.unit)
	}
	for _, g := range p.glints {
		distance := (g.at - light) / 0.11
		g.node.Alpha = g.strength * math.Exp(-distance*distance)
		g.node.Hidden = g.tile.Hidden || g.node.Alpha < 0.03
	}
}

// show shows a number of tiles, and the next tile above its spot.
func (p *Panel) show(tiles int) {
	p.moving.Clear()
	p.bed.Hidden = tiles > 0
	for s, n := range p.set {
		i := slices.Index(p.late, s)
		n.Hidden = tiles == 0 || i >= 0 && FirstTiles+i >= tiles
	}
	if i := tiles - FirstTiles; i >= 0 && i < len(p.late) {
		n := p.looseTile(p.late[i])
		p.lift(n, p.late[i], 1)
		p.moving.Add(n)
	}
	p.showGlints()
}

// How a tile that is not set differs from one that is: its size, its turn in radians, its distance from its spot in sides of a tile, and the
// size of its shadow.
const (
	liftedScale  = 1.12
	liftedTurn   = 0.122
	liftedX      = -0.06
	liftedY      = 0.02
	liftedShadow = 1.5
)

// looseTile returns the tile of a spot as it looks before it is set.
func (p *Panel) looseTile(s spot) *stage.Node {
	return looseTile(p.pictured(s), p.area.Side, liftedShadow, p.tint)
}

// lift places a loose tile on its spot (t = 0), above it (1), or in between or beyond.
func (p *Panel) lift(n *stage.Node, s spot, t float64) {
	x, y := p.middle(s)
	side := p.area.Side
	n.X, n.Y = x+liftedX*side*t, y+liftedY*side*t
	n.Scale, n.Rotation = 1+(liftedScale-1)*t, liftedTurn*t
	shadow := n.Children()[0]
	shadow.X, shadow.Y, shadow.Alpha = 0.07*side*t, 0.12*side*t, min(1, 0.2+0.8*math.Abs(t))
}
