package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The radius of a dish in device-independent pixels, with larger text, and the side of a space in parts of it.
const (
	dishRadius = 130.0
	dishLarge  = 150.0
	spaceSide  = 60.0 / 130
)

// starReach is half the side of the area that enlarges a star when it is pressed, in sides of a space: the areas of two stars just touch.
const starReach = 1.38

// ZoomAreas returns, on a phone, each star of the board on which tiles are placed.
func (t *Table) ZoomAreas(pos engine.Position) []table.ZoomArea {
	p, l := pavilion.See(pos), &t.tableLayout
	if !l.phone || p.Over() || !p.Placing() || p.ToMove() != l.frame.Viewer {
		return nil
	}
	b := &l.boards[l.frame.Viewer]
	var areas []table.ZoomArea
	for star := range pavilion.Stars {
		x, y := b.star(star)
		dish := t.dish(x, y, b.rect)
		half := starReach * b.side
		areas = append(areas, table.ZoomArea{
			Name: t.StarName(p, star), Area: stage.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}, Zoomed: dish, Behind: b.rect,
			Build: func() table.Enlarged { return t.enlarge(p, star, dish) },
		})
	}
	return areas
}

// dish returns where the dish of a star around a point lies: over it, moved inward to stay on the board.
func (t *Table) dish(x, y float64, board stage.Rect) stage.Rect {
	r := dishRadius
	if t.frame.Kit.Zoom > 1 {
		r = dishLarge
	}
	r = min(r*t.frame.Kit.Device, board.W/2, board.H/2)
	x = max(board.X+r, min(board.X+board.W-r, x))
	y = max(board.Y+r, min(board.Y+board.H-r, y))
	return stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
}

// enlarge shows a star with its tiles and ornaments in a dish.
func (t *Table) enlarge(p pavilion.View, star int, dish stage.Rect) table.Enlarged {
	s := p.ToMove()
	b := board{rect: dish, big: true, side: spaceSide * dish.W / 2}
	x, y := b.star(star) // seen from the middle of the board
	b.x, b.y = dish.Middle()
	b.x, b.y = b.x-x, b.y-y
	some := uint64(1<<pavilion.Ring-1) << (star * pavilion.Ring)
	d := scenery{t, table.NewScenery(table.Legend{}, table.LiveState{}), p}
	d.spaces(s, &b, some)
	d.ornaments(s, &b, some)
	var targets []table.Target
	for at := star * pavilion.Ring; at < (star+1)*pavilion.Ring; at++ {
		tile, covered := p.Tile(s, at)
		if !covered {
			targets = append(targets, b.target(s, at))
			continue
		}
		d.Below.Add(t.Skin(table.Piece{Place: spacePlace(s, at), Tile: tile}).At(b.space(at)))
	}
	if complete(p, s, star) {
		d.Texts.Add(t.outline(&b, s, star))
	}
	return table.Enlarged{Scenery: d.Below, Targets: targets, Anchor: func(at engine.Place) table.Spot { return b.anchor(at, 0, 1) }}
}

// target returns a space of a seat's board.
func (b *board) target(s engine.Seat, at int) table.Target {
	spot := b.space(at)
	w, h := spot.Size*wide, spot.Size
	r := stage.Rect{X: spot.X - w/2, Y: spot.Y - h/2, W: w, H: h}
	return table.Target{Place: spacePlace(s, at), Rect: r, Area: r, Lozenge: true, Turn: spot.Turn}
}
