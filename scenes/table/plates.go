package table

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Plates is an offer with the plates that hold something, close together in rows, and the centre as a tray next to the last of them or below.
// Tiles of one colour lie on top of each other in the tray. Lengths are pixels.
type Plates struct {
	extent
	tray    stage.Rect
	mould   SnugMould
	device  float64
	shown   []int // the plates in the order in which they lie
	plate   plateKind
	columns int
	tile    float64 // its height on a plate
	wide    float64 // the width of a plate
	x, y    float64 // the middle of the first plate
	step    [2]float64
}

// SnugMould is the arrangement of tiles on plates that are close together. Lengths are in heights of a tile.
type SnugMould struct {
	// Wide is the width of a tile's sprite, X and Y the distances between tiles on a round plate.
	Wide, X, Y float64
	// Round is the width of a round plate. A dish is DishTall high, and as wide as there is room for between DishLeast and DishMost. DishX is
	// the distance between tiles as a part of its width.
	Round, DishLeast, DishMost, DishTall, DishX float64
	// Plate and Dish are their sprites.
	Plate, Dish string
	// Most is the height of the largest tile, in device-independent pixels.
	Most float64
}

// plateKind is a kind of plate: its size in heights of a tile, and its sprite.
type plateKind struct {
	least, most, tall float64
	sprite            string
}

// kinds returns the kinds of plates: round ones and dishes.
func (m SnugMould) kinds() [2]plateKind {
	return [2]plateKind{{m.Round, m.Round, m.Round, m.Plate}, {m.DishLeast, m.DishMost, m.DishTall, m.Dish}}
}

// What lies on plates, in device-independent pixels.
const (
	trayTile  = 44.0 // the largest tile in the tray
	snugStack = 40.0 // the stack below which the tray rather lies below the plates
	plateHit  = 40.0 // from tile to tile at least, where plates are round
	plateGap  = 3.0
	plateRows = 14.0 // the most between two rows
	trayEdge  = 6.0  // between the upper edge of the tray and its tiles
	trayEnd   = 15.0 // between its ends, where badges lie, and its tiles
	highTray  = 116.0
)

// roundPitch is the least distance between tiles on round plates, as a part of that on dishes, at which plates are round.
const roundPitch = 0.8

// mostColumns is the greatest number of plates next to each other.
const mostColumns = 5

// steady is the factor by which the room of tiles has to grow before the plates are arranged in another number of columns.
const steady = 1.15

// Setting is the content of an offer: which of All plates hold something, and how many stacks lie in the centre.
type Setting struct {
	All   int
	Shown []int
	Heaps int
}

// mostStacks is the greatest number of stacks: the colours and the marker.
const mostStacks = 6

// FitPlates lays a setting out in a rectangle. The kind of the plates depends on their number in the game, so that it does not change
// while plates disappear. The others grow.
func FitPlates(r stage.Rect, s Setting, m SnugMould, device float64) *Plates {
	p := newPlates(r, s.All, m, device)
	p.shown = s.Shown
	beside := p.choose(len(s.Shown), s.Heaps)
	p.spread(beside)
	return p
}

// PlatesLeast returns how high tiles on plates are and how far apart they lie, at least while all plates are emptied one after the other, on
// the kind of plates on which they lie furthest apart.
func PlatesLeast(r stage.Rect, all int, m SnugMould, device float64) (tile, pitch float64) {
	for _, kind := range m.kinds() {
		if t, p := platesOf(kind, r, all, m, device).least(all); p > pitch {
			tile, pitch = t, p
		}
	}
	return tile, pitch
}

// platesOf returns full plates of a kind.
func platesOf(kind plateKind, r stage.Rect, all int, m SnugMould, device float64) *Plates {
	p := &Plates{extent: extent{room: r}, mould: m, device: device, plate: kind}
	p.choose(all, 1)
	return p
}

// newPlates returns full plates: round ones if their tiles can be hit and do not lie much closer than on dishes.
func newPlates(r stage.Rect, all int, m SnugMould, device float64) *Plates {
	kinds := m.kinds()
	round, dish := platesOf(kinds[0], r, all, m, device), platesOf(kinds[1], r, all, m, device)
	_, onRound := round.least(all)
	if _, onDish := dish.least(all); onRound >= plateHit*device && onRound >= roundPitch*onDish {
		return round
	}
	return dish
}

// least returns the least height of a tile and the least pitch while all plates are taken from, one after the other: each leaves up to three
// stacks.
func (p *Plates) least(all int) (tile, pitch float64) {
	tile, pitch = math.Inf(1), math.Inf(1)
	q := *p
	for n := all; n > 0; n-- {
		q.columns = p.columns
		q.choose(n, min(mostStacks, 1+3*(all-n)))
		tile, pitch = min(tile, q.tile), min(pitch, q.pitch)
	}
	return tile, pitch
}

// choose arranges n plates in the number of columns with which tiles have most room. It keeps the number where another gains little. It reports
// whether the tray lies next to the last plates.
func (p *Plates) choose(n, stacks int) (beside bool) {
	best, steadily := *p, p.columns > 0
	best.tile = 0
	if steadily {
		beside = best.arrange(n, p.columns, stacks)
	}
	for columns := min(n, mostColumns); columns > 0; columns-- {
		other := *p
		side, gain := other.arrange(n, columns, stacks), 1.0
		if steadily && best.columns == p.columns {
			gain = steady
		}
		if other.tileRoom() > gain*best.tileRoom() {
			best, beside = other, side
		}
	}
	*p = best
	return beside
}

// tileRoom returns the room that each tile of a plate has. Tiles that are smaller than the least size count a tenth.
func (p *Plates) tileRoom() float64 {
	room := p.across() * p.tile * p.mould.Y
	if p.tile < leastPlateTile*p.device {
		return 0.1 * room
	}
	return room
}

// arrange arranges n plates in columns, and reports whether the tray lies next to the last of them.
func (p *Plates) arrange(n, columns, stacks int) (beside bool) {
	p.columns = columns
	p.tile, beside = p.fit(n, columns, stacks)
	step := p.room.W / float64(max(1, columns))
	p.wide = max(p.plate.least*p.tile, min(p.plate.most*p.tile, step-plateGap*p.device))
	p.pitch = min(p.across(), p.tile*p.mould.Y)
	return beside
}

// across returns the horizontal distance between tiles on a plate.
func (p *Plates) across() float64 {
	if p.plate.sprite == p.mould.Dish {
		return p.wide * p.mould.DishX
	}
	return p.tile * p.mould.X
}

// fit returns the largest tile with n plates in columns and a number of stacks, and whether the tray lies next to the last plates.
func (p *Plates) fit(n, columns, stacks int) (tile float64, beside bool) {
	d, gap := p.device, plateGap*p.device
	most := p.mould.Most * d
	if n == 0 {
		return most, false
	}
	rows := float64(RowsOf(n, columns))
	across := float64(columns)
	wide := min(most, (p.room.W-gap*(across-1))/across/p.plate.least)
	below := min(wide, (p.room.H-gap*rows-(trayTile+2*trayEdge)*d)/rows/p.plate.tall)
	tile = min(wide, (p.room.H-gap*(rows-1))/rows/p.plate.tall)
	free := float64(int(rows)*columns - n)
	side := stage.Rect{W: p.room.W * free / across, H: tile * p.plate.tall}
	_, stack := p.inRows(side, max(1, stacks))
	roomy := stack >= snugStack*d || below*min(p.mould.X, p.mould.Y) < plateHit*d
	if free > 0 && tile >= below && stack >= plateHit*d/stackStep && roomy {
		return tile, true
	}
	return below, false
}

// spread gives plates and tray their places, in the middle of the room's height.
func (p *Plates) spread(beside bool) {
	n, d := len(p.shown), p.device
	columns := max(1, p.columns)
	rows, tall := float64(RowsOf(n, columns)), p.tile*p.plate.tall
	gap := plateGap * d
	low, gaps := 0.0, rows-1
	if !beside {
		low, gaps = max((trayTile+2*trayEdge)*d, min(highTray*d, p.room.H-rows*(tall+gap))), rows
	}
	rest := p.room.H - rows*tall - low
	between := min(plateRows*d, rest/max(1, gaps))
	top := p.room.Y + (rest-between*gaps)/2
	p.step = [2]float64{p.room.W / float64(columns), tall + between}
	p.x, p.y = p.room.X+p.step[0]/2, top+tall/2
	p.tray = stage.Rect{X: p.room.X, Y: top + rows*p.step[1], W: p.room.W, H: low}
	if beside {
		taken := float64(n-(int(rows)-1)*columns) * p.step[0]
		p.tray = stage.Rect{X: p.room.X + taken + gap, Y: top + (rows-1)*p.step[1], W: p.room.W - taken - gap, H: tall}
	}
}

// at returns the middle of the i-th of the plates that are shown.
func (p *Plates) at(i int) (x, y float64) {
	return p.x + float64(i%p.columns)*p.step[0], p.y + float64(i/p.columns)*p.step[1]
}

// Tile implements Offer. The tiles of a plate that has left come and go over the tray.
func (p *Plates) Tile(factory, i int) Spot {
	x, y := p.tray.Middle()
	if at := slices.Index(p.shown, factory); at >= 0 {
		x, y = p.at(at)
	}
	return rows{x, y, 2, p.across(), p.tile * p.mould.Y}.spot(i, 4, p.tile)
}

// Stacked implements Offer.
func (p *Plates) Stacked() bool { return true }

// Scenery implements Offer: each plate has a name, by which it can be followed when it moves.
func (p *Plates) Scenery(on *stage.Node, wear ui.Theme) {
	on.Add(stage.Box("tray", &trayArt{p.device, wear}, p.tray))
	w, h := p.wide*plateBleed, p.tile*p.plate.tall*plateBleed
	for i, factory := range p.shown {
		x, y := p.at(i)
		on.Add(stage.New(fmt.Sprint("plate-", factory), stage.NewSprite(p.plate.sprite), x, y, w, h))
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
		right, down := 0.5*p.wide-0.3*size, 0.5*p.tile*p.plate.tall-0.3*size
		return Badge{Spot: Spot{X: x + dx*right, Y: y + dy*down, Size: size}}
	}
	b := Badge{Spot: Spot{X: p.tray.X + p.tray.W*(0.2+0.2*float64(s)), Y: p.tray.Y + p.tray.H, Size: size}}
	plate := min(edgePlate, 0.2*p.tray.W/size)
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
