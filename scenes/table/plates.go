package table

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Plates is an offer in rows: the plates that are not empty, close together, and the centre as a tray next to the last of them or below. Tiles of
// one colour are stacked in the tray. Lengths are in pixels.
type Plates struct {
	extent
	tray       stage.Rect
	metrics    PlateMetrics
	device     float64
	shown      []int // the plates in their order
	plate      plateKind
	columns    int
	tile       float64 // the height of a tile on a plate
	plateWidth float64 // the width of a plate
	x, y       float64 // the middle of the first plate
	step       [2]float64
}

// PlateMetrics are the proportions of tiles on rows of plates. Lengths are in heights of a tile.
type PlateMetrics struct {
	// TileWidth is the width of a tile's sprite, X and Y the distances between tiles on a round plate.
	TileWidth, X, Y float64
	// Round is the width of a round plate. A dish is DishHeight high and between MinDish and MaxDish wide, as space allows. DishX is the
	// distance between its tiles as a fraction of its width.
	Round, MinDish, MaxDish, DishHeight, DishX float64
	// Plate and Dish are their sprites.
	Plate, Dish string
	// MaxTile is the maximum height of a tile, in device-independent pixels.
	MaxTile float64
}

// plateKind is a kind of plate: its size in heights of a tile, and its sprite.
type plateKind struct {
	minWidth, maxWidth, height float64
	sprite                     string
}

// kinds returns the kinds of plates: round ones and dishes.
func (p PlateMetrics) kinds() [2]plateKind {
	return [2]plateKind{{p.Round, p.Round, p.Round, p.Plate}, {p.MinDish, p.MaxDish, p.DishHeight, p.Dish}}
}

// Sizes in device-independent pixels.
const (
	trayTile      = 44.0 // the maximum height of a tile in the tray
	minSideStack  = 40.0 // the minimum height of a stack in a tray next to plates
	minRoundPitch = 40.0 // the minimum pitch on round plates
	plateGap      = 3.0
	maxRowGap     = 14.0 // between two rows
	trayEdge      = 6.0  // between the upper edge of the tray and its tiles
	trayEnd       = 15.0 // between the ends of the tray, where badges are, and its tiles
	maxTrayHeight = 116.0
)

// roundPitchRatio is the minimum ratio of the pitch on round plates to that on dishes for plates to be round.
const roundPitchRatio = 0.8

// maxColumns is the maximum number of plates in a row.
const maxColumns = 5

// columnHysteresis is the factor by which the area of tiles has to grow for the number of columns to change.
const columnHysteresis = 1.15

// OfferContents are the contents of an offer: the factories that are not empty, and the number of stacks in the centre.
type OfferContents struct {
	Factories int
	Shown     []int
	Stacks    int
}

// maxStacks is the maximum number of stacks: one for each colour, and the marker.
const maxStacks = 6

// FitPlates lays the contents of an offer out in a rectangle. The kind of plates depends on the number of factories, so that it does not
// change as plates are emptied. The remaining plates grow.
func FitPlates(r stage.Rect, s OfferContents, m PlateMetrics, device float64) *Plates {
	p := newPlates(r, s.Factories, m, device)
	p.shown = s.Shown
	beside := p.chooseColumns(len(s.Shown), s.Stacks)
	p.placePlates(beside)
	return p
}

// SmallestPlateTile returns the smallest height and pitch of tiles while all plates are emptied one after the other, on the kind of plates with the
// larger pitch.
func SmallestPlateTile(r stage.Rect, all int, m PlateMetrics, device float64) (tile, pitch float64) {
	for _, kind := range m.kinds() {
		if t, p := fullPlates(kind, r, all, m, device).smallestTile(all); p > pitch {
			tile, pitch = t, p
		}
	}
	return tile, pitch
}

// fullPlates returns full plates of a kind.
func fullPlates(kind plateKind, r stage.Rect, all int, m PlateMetrics, device float64) *Plates {
	p := &Plates{extent: extent{bounds: r}, metrics: m, device: device, plate: kind}
	p.chooseColumns(all, 1)
	return p
}

// newPlates returns full plates. They are round if their tiles can be hit and are not much closer to each other than on dishes.
func newPlates(r stage.Rect, all int, m PlateMetrics, device float64) *Plates {
	kinds := m.kinds()
	round, dish := fullPlates(kinds[0], r, all, m, device), fullPlates(kinds[1], r, all, m, device)
	_, onRound := round.smallestTile(all)
	if _, onDish := dish.smallestTile(all); onRound >= minRoundPitch*device && onRound >= roundPitchRatio*onDish {
		return round
	}
	return dish
}

// smallestTile returns the smallest height and pitch of tiles while all plates are emptied one after the other. Each adds up to three stacks to
// the tray.
func (p *Plates) smallestTile(all int) (tile, pitch float64) {
	tile, pitch = math.Inf(1), math.Inf(1)
	q := *p
	for n := all; n > 0; n-- {
		q.columns = p.columns
		q.chooseColumns(n, min(maxStacks, 1+3*(all-n)))
		tile, pitch = min(tile, q.tile), min(pitch, q.pitch)
	}
	return tile, pitch
}

// chooseColumns arranges n plates in the number of columns with the largest tiles. It keeps the current number unless another is clearly better. It
// reports whether the tray is next to the last plates.
func (p *Plates) chooseColumns(n, stacks int) (beside bool) {
	best, steadily := *p, p.columns > 0
	best.tile = 0
	if steadily {
		beside = best.arrange(n, p.columns, stacks)
	}
	for columns := min(n, maxColumns); columns > 0; columns-- {
		if columns == p.columns {
			continue // it is the best so far, or another is clearly better
		}
		other := *p
		side, gain := other.arrange(n, columns, stacks), 1.0
		if steadily && best.columns == p.columns {
			gain = columnHysteresis
		}
		if other.tileRoom() > gain*best.tileRoom() {
			best, beside = other, side
		}
	}
	*p = best
	return beside
}

// tileRoom returns the area for each tile of a plate, divided by 10 if tiles are below the minimum height.
func (p *Plates) tileRoom() float64 {
	room := p.across() * p.tile * p.metrics.Y
	if p.tile < minPlateTile*p.device {
		return 0.1 * room
	}
	return room
}

// arrange arranges n plates in columns. It reports whether the tray is next to the last of them.
func (p *Plates) arrange(n, columns, stacks int) (beside bool) {
	p.columns = columns
	p.tile, beside = p.fit(n, columns, stacks)
	step := p.bounds.W / float64(max(1, columns))
	p.plateWidth = max(p.plate.minWidth*p.tile, min(p.plate.maxWidth*p.tile, step-plateGap*p.device))
	p.pitch = min(p.across(), p.tile*p.metrics.Y)
	return beside
}

// across returns the horizontal distance between tiles on a plate.
func (p *Plates) across() float64 {
	if p.plate.sprite == p.metrics.Dish {
		return p.plateWidth * p.metrics.DishX
	}
	return p.tile * p.metrics.X
}

// fit returns the largest tile with n plates in columns and a number of stacks, and whether the tray is next to the last plates.
func (p *Plates) fit(n, columns, stacks int) (tile float64, beside bool) {
	d, gap := p.device, plateGap*p.device
	most := p.metrics.MaxTile * d
	if n == 0 {
		return most, false
	}
	rows := float64(RowsOf(n, columns))
	across := float64(columns)
	wide := min(most, (p.bounds.W-gap*(across-1))/across/p.plate.minWidth)
	below := min(wide, (p.bounds.H-gap*rows-(trayTile+2*trayEdge)*d)/rows/p.plate.height)
	free := float64(int(rows)*columns - n)
	if free == 0 {
		return below, false
	}
	tile = min(wide, (p.bounds.H-gap*(rows-1))/rows/p.plate.height)
	side := stage.Rect{W: p.bounds.W * free / across, H: tile * p.plate.height}
	_, stack := p.trayRows(side, max(1, stacks))
	roomy := stack >= minSideStack*d || below*min(p.metrics.X, p.metrics.Y) < minRoundPitch*d
	if tile >= below && stack >= minRoundPitch*d/stackStep && roomy {
		return tile, true
	}
	return below, false
}

// placePlates sets the positions of plates and tray, centred vertically.
func (p *Plates) placePlates(beside bool) {
	n, d := len(p.shown), p.device
	columns := max(1, p.columns)
	rows, tall := float64(RowsOf(n, columns)), p.tile*p.plate.height
	gap := plateGap * d
	low, gaps := 0.0, rows-1
	if !beside {
		low, gaps = max((trayTile+2*trayEdge)*d, min(maxTrayHeight*d, p.bounds.H-rows*(tall+gap))), rows
	}
	rest := p.bounds.H - rows*tall - low
	between := min(maxRowGap*d, rest/max(1, gaps))
	top := p.bounds.Y + (rest-between*gaps)/2
	p.step = [2]float64{p.bounds.W / float64(columns), tall + between}
	p.x, p.y = p.bounds.X+p.step[0]/2, top+tall/2
	p.tray = stage.Rect{X: p.bounds.X, Y: top + rows*p.step[1], W: p.bounds.W, H: low}
	if beside {
		taken := float64(n-(int(rows)-1)*columns) * p.step[0]
		p.tray = stage.Rect{X: p.bounds.X + taken + gap, Y: top + (rows-1)*p.step[1], W: p.bounds.W - taken - gap, H: tall}
	}
}

// at returns the middle of the i-th plate shown.
func (p *Plates) at(i int) (x, y float64) {
	return p.x + float64(i%p.columns)*p.step[0], p.y + float64(i/p.columns)*p.step[1]
}

// Tile implements Offer. Tiles of a plate that is no longer shown are over the tray.
func (p *Plates) Tile(factory, i int) Spot {
	x, y := p.tray.Middle()
	if at := slices.Index(p.shown, factory); at >= 0 {
		x, y = p.at(at)
	}
	return rows{x, y, 2, p.across(), p.tile * p.metrics.Y}.spot(i, 4, p.tile)
}

// Stacked implements Offer.
func (p *Plates) Stacked() bool { return true }

// Scenery implements Offer. Each plate has a name, by which it is animated to its next position.
func (p *Plates) Scenery(d *Scenery, theme ui.Theme) {
	d.AddCentre(stage.Box("tray", &trayArt{p.device, theme}, p.tray))
	w, h := p.plateWidth*plateBleed, p.tile*p.plate.height*plateBleed
	for i, factory := range p.shown {
		x, y := p.at(i)
		d.AddPlate(factory, stage.New(PlateName(factory), stage.NewSprite(p.plate.sprite), x, y, w, h))
	}
}

// PlatePrefix begins the names of the nodes of plates in the scenery.
const PlatePrefix = "plate-"

// PlateName returns the name of the node of the plate of a factory, from 0.
func PlateName(factory int) string { return fmt.Sprint(PlatePrefix, factory) }

// plateBadge is the side of an emblem on a plate, in device-independent pixels.
const plateBadge = 18.0

// Badge implements Offer. Badges are on the rim of the plate. A plate that is no longer shown has none.
func (p *Plates) Badge(factory int, s engine.Seat) Badge {
	at := slices.Index(p.shown, factory)
	if at < 0 {
		return Badge{}
	}
	size := plateBadge * p.device
	x, y := p.at(at)
	dx, dy := badgeSide(s)
	right, down := 0.5*p.plateWidth-0.3*size, 0.5*p.tile*p.plate.height-0.3*size
	return Badge{Spot: Spot{X: x + dx*right, Y: y + dy*down, Size: size}}
}

// stackStep is the minimum distance between stacks, in heights of a tile.
const stackStep = 1.14

// trayRows returns the rows of a tray in which n stacks are largest, and the size of a tile there.
func (p *Plates) trayRows(r stage.Rect, n int) (best rows, size float64) {
	w, h := r.W-2*trayEnd*p.device, r.H-trayEdge*p.device
	best.x, best.y = r.Middle()
	for down := 1; down <= n && h/float64(down) > stackStep*size; down++ { // tiles in more rows are lower
		across := RowsOf(n, down)
		stepX, stepY := w/float64(across), h/float64(down)
		tile := min(trayTile*p.device, stepX/stackStep/p.metrics.TileWidth, stepY/stackStep)
		if tile > size+0.01 {
			best.across, best.stepX, best.stepY = across, min(stepX, 1.8*tile*p.metrics.TileWidth), min(stepY, 1.3*tile)
			size = tile
		}
	}
	return best, size
}

// InCentre implements Offer. It returns the spot of the i-th of n stacks.
func (p *Plates) InCentre(i, n int) Spot {
	r, size := p.trayRows(p.tray, n)
	return r.spot(i, n, size)
}

// trayArt is a hollow with round ends and a dotted edge.
type trayArt struct {
	device float64
	theme  ui.Theme
}

// The size of the dots and the distance between them, in device-independent pixels.
const (
	trayDot  = 2.4
	trayStep = 4.2
)

// Draw implements stage.Art.
func (t *trayArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	tint := gfx.White().Fade(alpha)
	r := min(n.W, n.H) / 2
	if t.theme.Dark {
		t.drawCloth(c, m, n, r, alpha)
		return
	}
	c.Nine("tray", m.X-n.W/2, m.Y-n.H/2, n.W, n.H, r/60, tint)
	straight, end := [2]float64{n.W - 2*r, n.H - 2*r}, math.Pi/2*r
	around := 2*(straight[0]+straight[1]) + 4*end
	dots := int(around / (trayStep * t.device))
	for i := range dots {
		x, y := pointOnEdge(around*float64(i)/float64(dots), straight, r)
		at := m
		at.X, at.Y = m.X+x, m.Y+y
		c.Sprite("dot", at, trayDot*t.device, trayDot*t.device, tint, false)
	}
}

// drawCloth draws the tray as cloth on a dark ground, where a hollow would not be visible.
func (t *trayArt) drawCloth(c *gfx.Canvas, m gfx.Affine, n *stage.Node, r, alpha float64) {
	const corner = 41.0 / 3 // of the sprite, in design units
	rim := t.device
	c.Nine("track", m.X-n.W/2, m.Y-n.H/2, n.W, n.H, r/corner, t.theme.Gold().Fade(0.7*alpha))
	c.Nine("track", m.X-n.W/2+rim, m.Y-n.H/2+rim, n.W-2*rim, n.H-2*rim, (r-rim)/corner, t.theme.Colour(ui.Cloth).Mix(gfx.Black(), 0.3).Fade(alpha))
}

// pointOnEdge returns the point at a distance along the edge of a rounded rectangle around the origin, clockwise from the left end of its top edge.
// straight are the lengths of the straight parts of a horizontal and a vertical side, and r is the radius of the corners.
func pointOnEdge(far float64, straight [2]float64, r float64) (x, y float64) {
	quarter := math.Pi / 2 * r
	for side := 0; ; side++ {
		along, across := straight[side%2], straight[(side+1)%2]
		sin, cos := math.Sincos(float64(side) * math.Pi / 2)
		if far <= along+quarter || side == 3 {
			x, y = min(far, along)-along/2, -across/2-r
			if far > along {
				s, c := math.Sincos((far - along) / r)
				x, y = along/2+r*s, -across/2-r*c
			}
			return x*cos - y*sin, x*sin + y*cos
		}
		far -= along + quarter
	}
}
