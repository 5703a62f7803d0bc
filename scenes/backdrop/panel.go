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

// optionalSpots returns the spots that are empty after the first start, in the order in which finished games fill them. They are different for a
// panel without a border column.
func optionalSpots(bordered bool) []spot {
	if bordered {
		return []spot{{11, 4}, {11, 7}, {0, 6}, {11, 1}, {10, 0}, {11, 0}}
	}
	return []spot{{10, 6}, {0, 6}, {10, 2}, {0, 2}, {10, 0}, {0, 0}}
}

// allTiles is the number of tiles of the complete panel, and FirstTiles the number after the first start.
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

	area          Area
	unit          float64
	tint          gfx.Colour // of the light
	optional      []spot
	nodes         map[spot]*stage.Node
	bedding       *stage.Node // under the tiles of the first start
	glints        []glint
	lifted        *stage.Node // the next tile, above its spot
	light         *windowLight
	tick          int
	reducedMotion bool
	timeline      tween.Timeline
	playSound     func(step int)
}

// glint is the reflection of the light on a tile.
type glint struct {
	node, tile *stage.Node
	at         float64 // position of the tile on the path of the light, from 0 to 1
	strength   float64
}

// NewPanel returns a panel with a number of tiles. playSound plays the sound of a tile that drops into its spot, higher for a higher step.
func NewPanel(c *game.Context, a Area, tiles int, playSound func(step int)) *Panel {
	p := &Panel{Tiles: stage.Group("panel").SetRole(stage.RoleSilent, ""), Light: stage.Group("light").SetRole(stage.RoleSilent, ""), area: a, unit: c.Unit, tint: lightTint(c),
		nodes: map[spot]*stage.Node{}, lifted: stage.Group("air"), reducedMotion: c.Settings.ReducedMotion, playSound: playSound}
	p.optional = optionalSpots(p.bordered())
	p.addBedding()
	for _, s := range p.spots() {
		x, y := p.middle(s)
		n := newTile(p.imageSpot(s), x, y, a.Side, p.tint)
		p.nodes[s] = n
		p.Tiles.Add(n)
	}
	p.Tiles.Add(p.lifted)
	p.addLight(c)
	p.show(tiles)
	return p
}

// bordered reports whether the panel ends with a border column. If not, its field continues to the right.
func (p *Panel) bordered() bool { return math.Abs(p.area.Left+columns*p.area.Side-p.area.Right) < 1 }

// imageSpot returns the spot with the same image in the atlas.
func (p *Panel) imageSpot(s spot) spot {
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

// addBedding adds the layers under the tiles: the shadow of the panel, the joints and the bedding of empty spots.
func (p *Panel) addBedding() {
	a := p.area
	joints := &stage.Fill{Colour: multiply(ui.Joint.Colour(), p.tint)}
	p.Tiles.Add(stage.Box("", stage.NewPanel("shadow", p.unit, 14), stage.Rect{X: -a.Side, Y: -a.Side, W: a.Right + a.Side + 4*p.unit, H: a.Foot + a.Side + 4*p.unit}),
		stage.Box("", joints, stage.Rect{W: a.Right, H: a.Foot}))
	p.bedding = stage.Group("bed")
	for _, s := range p.spots() {
		bedding := p.sprite(s, "bedding")
		if slices.Contains(p.optional, s) {
			p.Tiles.Add(bedding)
		} else {
			p.bedding.Add(bedding)
		}
	}
	p.Tiles.Add(p.bedding)
}

// sprite returns a sprite over a spot.
func (p *Panel) sprite(s spot, name string) *stage.Node {
	x, y := p.middle(s)
	return stage.New("", &stage.Sprite{Name: name, Tint: p.tint}, x, y, p.area.Side, p.area.Side)
}

// addLight adds the light of the window, and a glint for each tile.
func (p *Panel) addLight(c *game.Context) {
	rng := rand.New(rand.NewPCG(3, 14))
	for _, s := range p.spots() {
		n := p.sprite(s, "glint")
		at := (float64(s.column)+0.55*float64(s.row)+2.4*rng.Float64())/(columns+0.55*rows) - 0.06
		p.glints = append(p.glints, glint{n, p.nodes[s], at, 0.25 + 0.75*rng.Float64()})
		p.Light.Add(n)
	}
	p.light = &windowLight{shade: windowShade(c), margin: 2 * driftDistance * p.unit}
	p.Light.Add(stage.Box("", p.light, stage.Rect{W: c.W, H: c.H}))
}

// showGlints shows the glints of the tiles that the light passes.
func (p *Panel) showGlints() {
	light := 0.3
	if !p.reducedMotion {
		light = p.light.offset / (driftDistance * p.unit)
	}
	for _, g := range p.glints {
		distance := (g.at - light) / 0.11
		g.node.Alpha = g.strength * math.Exp(-distance*distance)
		g.node.Hidden = g.tile.Hidden || g.node.Alpha < 0.03
	}
}

// show shows a number of tiles, and the next tile above its spot.
func (p *Panel) show(tiles int) {
	p.lifted.Clear()
	p.bedding.Hidden = tiles > 0
	for s, n := range p.nodes {
		i := slices.Index(p.optional, s)
		n.Hidden = tiles == 0 || i >= 0 && FirstTiles+i >= tiles
	}
	if i := tiles - FirstTiles; i >= 0 && i < len(p.optional) {
		n := p.liftedTile(p.optional[i])
		p.lift(n, p.optional[i], 1)
		p.lifted.Add(n)
	}
	p.showGlints()
}

// Properties of a tile above its spot: its scale, its rotation in radians, its distance from the spot relative to the side of a tile, and the scale
// of its shadow.
const (
	liftedScale    = 1.12
	liftedRotation = 0.122
	liftedX        = -0.06
	liftedY        = 0.02
	liftedShadow   = 1.5
)

// liftedTile returns the tile of a spot as it looks above the spot.
func (p *Panel) liftedTile(s spot) *stage.Node {
	return liftedTile(p.imageSpot(s), p.area.Side, liftedShadow, p.tint)
}

// lift places a lifted tile on its spot (t = 0), above it (1), or in between or beyond.
func (p *Panel) lift(n *stage.Node, s spot, t float64) {
	x, y := p.middle(s)
	side := p.area.Side
	n.X, n.Y = x+liftedX*side*t, y+liftedY*side*t
	n.Scale, n.Rotation = 1+(liftedScale-1)*t, liftedRotation*t
	shadow := n.Children()[0]
	shadow.X, shadow.Y, shadow.Alpha = 0.07*side*t, 0.12*side*t, min(1, 0.2+0.8*math.Abs(t))
}
