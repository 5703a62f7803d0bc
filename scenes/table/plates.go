package table

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Plates is the offer of a phone: those plates that hold something, close together in rows, and the centre as a tray beside the last
// of them or below. Lengths are pixels.
type Plates struct {
	extent
	tray    stage.Rect
	mould   SnugMould
	device  float64
	shown   []int // the plates in the order in which they lie
	plate   plateKind
	columns int
	tile    float64 // its height on a plate
	x, y    float64 // the middle of the first plate
	step    [2]float64
}

// SnugMould is how tiles lie on the plates of a phone. Lengths are parts of a tile's height.
type SnugMould struct {
	// Wide is the width of a tile's sprite, X and Y the ways from tile to tile.
	Wide, X, Y float64
	// Round and Dish are the width of a round plate and of a square dish.
	Round, Dish float64
	// Plate and Square are their sprites.
	Plate, Square string
}

// plateKind is a kind of plate: its width in heights of a tile, the largest tile on it in device-independent pixels, and its sprite.
type plateKind struct {
	wide, most float64
	sprite     string
}

// What lies on a phone's offer, in device-independent pixels.
const (
	roundTile = 41.0 // the largest tile on a round plate
	dishTile  = 40.0 // and on a square dish
	trayTile  = 44.0 // and in the tray
	snugStack = 40.0 // below which the tray rather lies below the plates
	plateHit  = 40.0 // from tile to tile at least, where plates are round
	plateGap  = 3.0
	plateRows = 10.0 // the most between two rows
	trayEdge  = 8.0  // between the tray's edge and its tiles
	highTray  = 116.0
)

// Setting is what lies on an offer: which of so many plates hold something, and how many stacks lie in the centre.
type Setting struct {
	All   int
	Shown []int
	Heaps int
}

// mostStacks is how many stacks there are at most: the colours and the marker.
const mostStacks = 6

// FitPlates lays a setting out in a rectangle. Kind and columns of the plates depend on all that the game has, so that they stay as they
// are while plates leave; those that stay grow up to what a thumb likes best.
func FitPlates(r stage.Rect, s Setting, m SnugMould, device float64) *Plates {
	p := bestPlates(r, s.All, m, device)
	p.shown = s.Shown
	tile, beside := p.fit(len(s.Shown), s.Heaps)
	p.tile, p.pitch = tile, tile*min(m.X, m.Y)
	p.spread(beside)
	return p
}

// bestPlates finds kind and number of columns with which tiles are never smaller than need be, however many plates are left.
func bestPlates(r stage.Rect, all int, m SnugMould, device float64) *Plates {
	var best *Plates
	most := 0.0
	for _, kind := range []plateKind{{m.Round, roundTile, m.Plate}, {m.Dish, dishTile, m.Square}} {
		for columns := min(all, 5); columns > 1; columns-- {
			p := &Plates{extent: extent{room: r}, mould: m, device: device, plate: kind, columns: columns}
			if least := p.least(all); least > most {
				best, most = p, least
			}
		}
		if most*min(m.X, m.Y) >= plateHit*device {
			break
		}
	}
	return best
}

// least is the smallest tile while all plates are taken from, one after the other: each leaves up to three stacks.
func (p *Plates) least(all int) float64 {
	least := math.Inf(1)
	for n := all; n > 0; n-- {
		tile, _ := p.fit(n, min(mostStacks, 1+3*(all-n)))
		least = min(least, tile)
	}
	return least
}

// fit is the largest tile with n plates and so many stacks, and whether the tray lies beside the last plates.
func (p *Plates) fit(n, stacks int) (tile float64, beside bool) {
	d, gap := p.device, plateGap*p.device
	most := p.plate.most * d
	if n == 0 {
		return most, false
	}
	rows := float64(RowsOf(n, p.columns))
	columns := float64(p.columns)
	wide := min(most, (p.room.W-gap*(columns-1))/columns/p.plate.wide)
	below := min(wide, (p.room.H-gap*rows-(trayTile+2*trayEdge)*d)/rows/p.plate.wide)
	tile = min(wide, (p.room.H-gap*(rows-1))/rows/p.plate.wide)
	free := float64(int(rows)*p.columns - n)
	side := stage.Rect{W: p.room.W * free / columns, H: tile * p.plate.wide}
	_, stack := p.inRows(side, stacks)
	roomy := stack >= snugStack*d || below*min(p.mould.X, p.mould.Y) < plateHit*d
	if free > 0 && tile >= below && stack >= plateHit*d/stackStep && roomy {
		return tile, true
	}
	return below, false
}

// spread gives plates and tray their places, in the middle of the room's height.
func (p *Plates) spread(beside bool) {
	n, d := len(p.shown), p.device
	rows, wide := float64(RowsOf(n, p.columns)), p.tile*p.plate.wide
	gap := plateGap * d
	low, gaps := 0.0, rows-1
	if !beside {
		low, gaps = max((trayTile+2*trayEdge)*d, min(highTray*d, p.room.H-rows*(wide+gap))), rows
	}
	rest := p.room.H - rows*wide - low
	between := min(plateRows*d, rest/max(1, gaps))
	top := p.room.Y + (rest-between*gaps)/2
	p.step = [2]float64{p.room.W / float64(p.columns), wide + between}
	p.x, p.y = p.room.X+p.step[0]/2, top+wide/2
	p.tray = stage.Rect{X: p.room.X, Y: top + rows*p.step[1], W: p.room.W, H: low}
	if beside {
		taken := float64(n-(int(rows)-1)*p.columns) * p.step[0]
		p.tray = stage.Rect{X: p.room.X + taken + gap, Y: top + (rows-1)*p.step[1], W: p.room.W - taken - gap, H: wide}
	}
}

// at is the middle of the i-th of the plates that are shown.
func (p *Plates) at(i int) (x, y float64) {
	return p.x + float64(i%p.columns)*p.step[0], p.y + float64(i/p.columns)*p.step[1]
}

// Tile implements Offer. The tiles of a plate that has left come and go over the tray.
func (p *Plates) Tile(factory, i int) Spot {
	x, y := p.tray.Middle()
	if at := slices.Index(p.shown, factory); at >= 0 {
		x, y = p.at(at)
	}
	return rows{x, y, 2, p.tile * p.mould.X, p.tile * p.mould.Y}.spot(i, 4, p.tile)
}

// Scenery implements Offer: each plate has a name, by which it can be followed when it moves.
func (p *Plates) Scenery(on *stage.Node, w ui.Theme) {
	on.Add(stage.Box("tray", &trayArt{p.device, w}, p.tray))
	size := p.tile * p.plate.wide * plateBleed
	for i, factory := range p.shown {
		x, y := p.at(i)
		on.Add(stage.New(fmt.Sprint("plate-", factory), stage.Pic(p.plate.sprite), x, y, size, size))
	}
}

// snugBadge is the side of an emblem on a plate or on the edge of the tray, in device-independent pixels.
const snugBadge = 18.0

// The width of the plate below the emblem of a plate that has left, in widths of the emblem: on the edge of the tray, and at its ends.
const (
	edgePlate = 2.2
	endPlate  = 1.5
)

// Badge implements Offer: on the rim of the plate; for a plate that has left and for the centre, on the lower edge of the tray, or at its
// ends where the window ends below it.
func (p *Plates) Badge(factory int, s engine.Seat) Badge {
	size := snugBadge * p.device
	if at := slices.Index(p.shown, factory); at >= 0 {
		x, y := p.at(at)
		dx, dy := badgeSide(s)
		far := 0.5*p.tile*p.plate.wide - 0.3*size
		return Badge{Spot: Spot{X: x + dx*far, Y: y + dy*far, Size: size}}
	}
	b := Badge{Spot: Spot{X: p.tray.X + p.tray.W*(0.2+0.2*float64(s)), Y: p.tray.Y + p.tray.H, Size: size}}
	plate := edgePlate
	if b.Y+plate*size/2 > p.room.Y+p.room.H {
		plate = endPlate
		b.X = p.tray.X + size/2 + float64(s%2)*(p.tray.W-size)
		b.Y = p.tray.Y + p.tray.H/2 + (float64(s/2)-0.5)*plate*size
	}
	if factory >= 0 {
		b.Plate, b.PlateWidth, b.Alone = p.mould.Plate, plate*size, true
	}
	return b
}
