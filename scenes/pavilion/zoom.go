package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The radius of the circle with an enlarged star in device-independent pixels, also with larger text, and the side of a space as a fraction of it.
const (
	zoomRadius      = 130.0
	zoomRadiusLarge = 150.0
	zoomedSide      = 60.0 / 130
)

// starReach is half the side of the area that enlarges a star when pressed, in sides of a space. The areas of two stars just touch.
const starReach = 1.38

// ZoomAreas returns each star of the viewer's board on a phone while tiles are placed.
func (t *Table) ZoomAreas(pos engine.Position) []table.ZoomArea {
	p, l := pavilion.See(pos), &t.tableLayout
	if !l.phone || p.Over() || !p.Placing() || p.ToMove() != l.frame.Viewer {
		return nil
	}
	b := &l.boards[l.frame.Viewer]
	var areas []table.ZoomArea
	for star := range pavilion.Stars {
		x, y := b.star(star)
		dish := t.zoomRect(x, y, b.rect)
		half := starReach * b.side
		areas = append(areas, table.ZoomArea{
			Name: t.StarName(p, star), Area: stage.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}, Zoomed: dish, Behind: b.rect,
			Build: func() table.Enlarged { return t.enlargedStar(p, star, dish) },
		})
	}
	return areas
}

// zoomRect returns the square of the circle for a star around a point: centred on it, but moved to stay on the board.
func (t *Table) zoomRect(x, y float64, board stage.Rect) stage.Rect {
	r := zoomRadius
	if t.frame.Kit.Zoom > 1 {
		r = zoomRadiusLarge
	}
	r = min(r*t.frame.Kit.Device, board.W/2, board.H/2)
	x = max(board.X+r, min(board.X+board.W-r, x))
	y = max(board.Y+r, min(board.Y+board.H-r, y))
	return stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
}

// enlargedStar returns a star with its tiles and ornaments, enlarged.
func (t *Table) enlargedStar(p pavilion.View, star int, zoomed stage.Rect) table.Enlarged {
	s := p.ToMove()
	b := board{rect: zoomed, large: true, side: zoomedSide * zoomed.W / 2}
	x, y := b.star(star) // from the middle of the board
	b.x, b.y = zoomed.Middle()
	b.x, b.y = b.x-x, b.y-y
	some := uint64(1<<pavilion.Ring-1) << (star * pavilion.Ring)
	d := scenery{t, table.NewScenery(table.Legend{}, table.LiveState{}), p}
	d.drawSpaces(s, &b, some)
	d.drawOrnaments(s, &b, some)
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
		d.Texts.Add(t.starOutline(&b, s, star))
	}
	return table.Enlarged{Scenery: d.Below, Targets: targets, Anchor: func(at engine.Place) table.Spot { return b.anchor(at, 0, 1) }}
}

// target returns the target of a space of a seat's board.
func (b *board) target(s engine.Seat, at int) table.Target {
	spot := b.space(at)
	w, h := spot.Size*spriteWidth, spot.Size
	r := stage.Rect{X: spot.X - w/2, Y: spot.Y - h/2, W: w, H: h}
	return table.Target{Place: spacePlace(s, at), Rect: r, Area: r, Lozenge: true, Turn: spot.Turn}
}
