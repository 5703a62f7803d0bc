package azul

import (
	"sort"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// The layout of a board on a canvas of boardW × boardH units.
const (
	boardW, boardH = 640.0, 424.0
	cell           = 50.0 // a space
	pitch          = 54.4 // between the middles of adjacent spaces
	topY           = 82.0 // the middle of the first row
	lineX          = 270.0
	wallX          = 351.0
	floorX         = lineX - 4*pitch // below the longest line
	floorDrop      = 300.0 - 5*pitch // the distance of the floor line below the rows
)

// The head of a board on that canvas, with its line of name and score.
const boardHead = 57.0

// board is the layout of a board. Its canvas has k pixels to a unit and its origin at (x, y). The head is as high as its text.
type board struct {
	rect   stage.Rect
	title  stage.Rect // the line of emblem, name and score
	emblem float64    // the side of the emblem
	// twoLines is set if name and score are in a line above level and forecast.
	twoLines bool
	// headOnly is set if only the head is shown.
	headOnly bool
	head     float64
	row      float64 // the distance between rows in units
	drop     float64 // the distance of the floor line below the rows, in units
	markerX  float64 // the x coordinate of a kept marker next to the floor line, in units
	wallGap  float64 // the additional gap between lines and wall, in units
	// An open board has no head. Its title is in the corner above the lines with the level and the score below it, and the round score is right of
	// the floor line.
	level, number, sum stage.Rect
	k, x, y            float64
}

// newBoard returns a board with a head that is at least as high as its text.
func newBoard(r stage.Rect, text float64) board {
	b := board{rect: r, head: max(boardHead*r.W/boardW, text), row: pitch, drop: floorDrop, markerX: floorX + 10*pitch}
	b.title = stage.Rect{X: r.X, Y: r.Y + 0.16*b.head, W: r.W, H: 0.84 * b.head}
	b.k = min(r.W/boardW, (r.H-b.head)/(boardH-boardHead))
	b.emblem = 40 * b.k
	b.x, b.y = r.X+(r.W-b.k*boardW)/2, r.Y+b.head-boardHead*b.k
	return b
}

// Lengths of an open board in pitches. It has no head: name and score are in the corner above the lines, and the round score is right of the
// floor line.
const (
	openWidth     = 12.0 // the width of a board
	openLeft      = 1.07 // from the left edge to the middle of the last space of the longest line
	openTop       = 1.12 // from the top to the middle of the first row
	openHeight    = 8.0  // the height of a board
	maxOpenHeight = 9.2  // the maximum height of a board of that width
	openWallGap   = 0.37 // the additional gap between lines and wall
	openDrop      = 1.5  // from the last row to the floor line
)

// newOpenBoard returns an open board.
func newOpenBoard(r stage.Rect) board {
	p := min(r.W/openWidth, r.H/(openHeight-0.3))
	b := board{rect: r, row: pitch, drop: (openDrop - 1) * pitch, k: p / pitch, wallGap: openWallGap * pitch, markerX: floorX + 7.08*pitch, emblem: p}
	b.x = r.X + (r.W-openWidth*p)/2 + openLeft*p - (lineX-4*pitch)*b.k
	b.y = r.Y + (r.H-openHeight*p)/2 + (openTop+0.02)*p - topY*b.k
	b.title = b.rectInPitches(-0.5, -0.5, 3.8, 1)
	b.level = b.rectInPitches(-0.5, 0.47, 2.9, 0.5)
	b.number = b.rectInPitches(-0.5, 1, 1.9, 1.4)
	b.sum = b.rectInPitches(7.6, 4.66, 2.72, 1.78)
	return b
}

// rectInPitches returns a rectangle in pixels for one in pitches, relative to the last space of the longest line and the first row.
func (b *board) rectInPitches(x, y, w, h float64) stage.Rect {
	at := b.spot(engine.Line, 0, lines-1)
	p := pitch * b.k
	return stage.Rect{X: at.X + x*p, Y: at.Y + y*p, W: w * p, H: h * p}
}

// centred returns a rectangle of a height that is centred vertically in r.
func centred(r stage.Rect, height float64) stage.Rect {
	h := min(r.H, height)
	return stage.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W, H: h}
}

// The part of the canvas that a phone shows: lines and wall without the margins around them, in units.
const (
	boardLeft        = lineX - 4*pitch - cell/2
	boardInner       = wallX + 4*pitch + cell/2 - boardLeft
	boardRim         = 6.0   // the margin of lines and wall, in device-independent pixels
	wideBoard        = 500.0 // the width from which the margin is wideBoardRim
	wideBoardRim     = 15.0
	phoneDrop        = 14.0                     // the distance of the floor line below the rows
	phoneFixedHeight = phoneDrop + pitch/2 + 33 // the height below the head without the rows
)

// rim returns the margin of lines and wall in pixels on a board of a width. It is wider if spaces are larger than touch targets need to be.
func rim(w, device float64) float64 {
	if w < wideBoard*device {
		return boardRim * device
	}
	return wideBoardRim * device
}

// scale returns the number of pixels to a unit of a board that fills a width.
func scale(w, device float64) float64 { return (w - 2*rim(w, device)) / boardInner }

// boardHeight returns the height in pixels of a board of a width, with rows of a height in device-independent pixels.
func boardHeight(w, row, device float64) float64 {
	return (phoneHead+5*row)*device + phoneFixedHeight*scale(w, device)
}

// boardWidth returns the width in pixels of a board that fills a height, with rows as high as spaces are wide, or as touch targets need.
func boardWidth(h, device float64) float64 {
	square := (h - phoneHead*device) / (5*pitch + phoneFixedHeight)
	high := (h - (phoneHead+5*preferredRow)*device) / phoneFixedHeight
	return min(square, max(high, 0.8*square))*boardInner + 2*wideBoardRim*device
}

// phoneBoard returns a board that fills a width with lines and wall, and a height with higher rows.
func phoneBoard(r stage.Rect, head, device float64) board {
	b := board{rect: r, head: head, emblem: 0.76 * head, markerX: wallX + 4*pitch, title: stage.Rect{X: r.X + 3*device, Y: r.Y, W: r.W - 6*device, H: head}}
	b.drop = phoneDrop
	b.k = min(scale(r.W, device), (r.H-head)/(5*pitch+phoneFixedHeight))
	b.row = max(pitch, min(highestRow(r.W, device)*device/b.k, ((r.H-head)/b.k-phoneFixedHeight)/5))
	b.x, b.y = r.X+(r.W-b.k*boardInner)/2-b.k*boardLeft, r.Y+head-boardHead*b.k
	return b
}

// outcomeShare is the share of the width of the head before the score.
const outcomeShare = 0.85

// outcomeRect returns where a phone shows the outcome of a choice: in the head, in place of the forecast.
func (b *board) outcomeRect(device float64) stage.Rect {
	left := b.title.X + 0.45*b.emblem
	return stage.Rect{X: left, Y: b.rect.Y + device, W: b.title.X + outcomeShare*b.title.W - left, H: b.head + 2*device}
}

// Lengths of a compact board, in device-independent pixels.
const (
	wideCompact   = 250.0 // the width from which name and score are left of lines and wall
	compactHead   = 34.0  // of a narrow board, in two lines
	maxHeadGrowth = 1.6   // the factor by which that grows with larger text
	compactEmblem = 18.0
	compactMargin = 3.0  // next to the emblem
	compactBottom = 3.0  // below the floor line
	chevronRoom   = 24.0 // for the chevron at the right of a wide board
	chevronLine   = 16.0 // for the chevron next to the lines and wall of a narrow board
	headOnlyBelow = 70.0 // the height below which a narrow board shows only its head
)

// compactBoard returns the board of another player on a phone. The head of a narrow one takes what larger text needs of the height that lines and wall
// leave.
func compactBoard(r stage.Rect, k ui.Scale) board {
	d := k.Device
	if r.W >= wideCompact*d {
		return wideCompactBoard(r, d)
	}
	inner := stage.Rect{X: r.X, Y: r.Y, W: r.W - chevronLine*d, H: r.H - compactBottom*d}
	grid := scale(inner.W, d) * (5*pitch + phoneFixedHeight) // its height
	b := phoneBoard(inner, max(compactHead*d, min(maxHeadGrowth*compactHead*d, k.Zoom*compactHead*d, inner.H-grid)), d)
	b.rect, b.title.W, b.emblem, b.twoLines = r, r.W-6*d, compactEmblem*d, true
	if r.H < headOnlyBelow*d {
		b.headOnly, b.title.H = true, r.H
		b.title.W -= chevronLine * d
	}
	return b
}

// wideCompactBoard returns a compact board with name and score at the left, and small lines and wall at the right.
func wideCompactBoard(r stage.Rect, device float64) board {
	rim := 4 * device
	whole := r
	r.W -= chevronRoom * device
	k := (r.H - 2*rim) / (5*pitch + phoneFixedHeight)
	mini := boardInner*k + 2*rim
	b := board{rect: whole, head: rim, row: pitch, drop: phoneDrop, markerX: wallX + 4*pitch, k: k, title: stage.Rect{X: r.X, Y: r.Y, W: r.W - mini - rim, H: r.H}}
	b.emblem = 30 * device
	b.x, b.y = r.X+r.W-mini+rim-boardLeft*k, r.Y+rim-boardHead*k
	return b
}

// keepClear returns the rectangles of the lines, the wall and the floor line.
func (b *board) keepClear() (all []stage.Rect) {
	for row := range lines {
		all = append(all, table.Around(0, b.spot(engine.Line, row, 0), b.spot(engine.Line, row, row)))
	}
	return append(all,
		table.Around(0, b.spot(engine.Wall, 0, 0), b.spot(engine.Wall, lines-1, lines-1)),
		table.Around(0, b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, 6)))
}

// open reports whether the board has no head.
func (b *board) open() bool { return b.number.W > 0 }

// at returns the point on the stage of a point of the canvas.
func (b *board) at(x, y float64) (float64, float64) { return b.x + x*b.k, b.y + y*b.k }

// rowY returns the middle of a row on the canvas.
func (b *board) rowY(row int8) float64 { return topY + 0.5*(b.row-pitch) + float64(row)*b.row }

// floorY returns the middle of the floor line on the canvas.
func (b *board) floorY() float64 { return topY + 5*b.row + b.drop }

// spot returns the spot of a tile of a line, of the wall or of the floor line.
func (b *board) spot(zone engine.Zone, row, col int) table.Spot {
	return b.anchor(place(zone, 0, row, col))
}

// place returns a space of a seat's board.
func place(zone engine.Zone, s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: zone, Seat: s, Row: int8(row), Col: int8(col)}
}

// anchor returns the spot of a place of the board.
func (b *board) anchor(p engine.Place) table.Spot {
	x, y := 0.0, 0.0
	size := cell * b.k
	switch p.Zone {
	case engine.Line:
		x, y = lineX-float64(p.Col)*pitch, b.rowY(p.Row)
	case engine.Wall:
		x, y = wallX+b.wallGap+float64(p.Col)*pitch, b.rowY(p.Row)
	case engine.Floor:
		x, y = floorX+float64(p.Col)*pitch, b.floorY()
	case engine.Keep: // next to the floor line and its cost
		x, y = b.markerX, b.floorY()
	case engine.Score:
		return b.scoreSpot()
	}
	if b.headOnly { // tiles move to the emblem and are not shown
		return table.Spot{X: b.title.X + b.emblem/2, Y: b.title.Y + b.title.H/2}
	}
	sx, sy := b.at(x, y)
	return table.Spot{X: sx, Y: sy, Size: size}
}

// scoreSpot returns the spot where points arrive.
func (b *board) scoreSpot() table.Spot {
	size := 34 * b.k
	if b.open() {
		return table.Spot{X: b.number.X + 0.4*b.number.W, Y: b.number.Y + b.number.H/2, Size: size}
	}
	if b.twoLines {
		line := table.CompactNameLine(b.title)
		return table.Spot{X: line.X + line.W - 46*b.k, Y: line.Y + line.H/2, Size: size}
	}
	return table.Spot{X: b.title.X + b.title.W - 46*b.k, Y: b.title.Y + b.title.H*0.5476, Size: size}
}

// singleBoardHead is the height of the head of a single board, in device-independent pixels.
const singleBoardHead = 38.0

// SingleBoard implements table.Look.
func (t *Table) SingleBoard(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	d := f.Kit.Device
	head := singleBoardHead * d
	f.H = min(f.H, head+(f.W-2*boardRim*d)/boardInner*(boardH-boardHead))
	t.setLayout(f, tableLayout{frame: f, offer: table.HiddenOffer{}})
	t.boards[f.Viewer] = phoneBoard(f.Rect, head, d)
	alone := newScenery(t, pos, v)
	alone.drawBoard(f.Viewer)
	drawn := stage.Group("").SetRole(stage.RoleSilent, "").Add(alone.Below, table.BoardTiles(t, t.Pieces(pos), f.Viewer))
	return stage.Group("alone").Add(drawn, t.boardTable(azul.See(pos), f.Viewer, v.Names[f.Viewer], v.Forecast)), f.H
}

// Set implements table.Look.
func (t *Table) Set(_ engine.Position, e engine.Event, tiles []table.Piece) table.Set {
	switch e.Source {
	case engine.FromRows, engine.FromColumns:
		set, p := table.Set{Row: true}, e.To
		for i := range int8(lines) {
			if e.Source == engine.FromRows {
				p.Col = i
			} else {
				p.Row = i
			}
			set.Places = append(set.Places, p)
		}
		return set
	case engine.FromColours:
		all := table.SameColour(tiles, e.To)
		sort.Slice(all, func(i, j int) bool { return all[i].Row < all[j].Row })
		return table.Set{Places: all}
	}
	return table.Set{}
}

// SetShape returns the shape of the sets that a source counts.
func SetShape(s engine.Source) table.SetShape {
	return map[engine.Source]table.SetShape{engine.FromRows: table.RowShape, engine.FromColumns: table.ColumnShape, engine.FromColours: table.ColourShape}[s]
}

// LastRound implements table.Look.
func (t *Table) LastRound(pos engine.Position) bool { return azul.See(pos).LastRound() }

// Ending implements table.Look. Nothing is announced during wall tiling.
func (t *Table) Ending(pos engine.Position) (e describe.Ending, ok bool) {
	if pos.ToMove() == engine.Nature || azul.See(pos).Tiling() {
		return e, false
	}
	return t.Describer.Ending(pos)
}

// recess draws a recess in the board around the spaces from one spot to another, and returns its rectangle.
func (b *board) recess(g *stage.Node, name string, from, to table.Spot, rim float64) stage.Rect {
	h := from.Size/2 + rim*b.k
	r := stage.Rect{X: min(from.X, to.X) - h, Y: min(from.Y, to.Y) - h}
	r.W, r.H = max(from.X, to.X)+h-r.X, max(from.Y, to.Y)+h-r.Y
	g.Add(stage.Box("", stage.NewPanel(name, 0.8*b.k, 0), r))
	return r
}

// ridges draws the ridges between n adjacent spaces of a recess.
func (b *board) ridges(g *stage.Node, n int, r stage.Rect) {
	step := pitch * b.k
	x, y := r.Middle()
	x -= float64(n-2) / 2 * step
	for i := range n - 1 {
		g.Add(stage.New("", stage.NewSprite("ridge"), x+float64(i)*step, y, 3.4*b.k, 0.86*r.H))
	}
}

// recesses draws the recesses of a board: one for each pattern line, one for the wall and one for the floor line.
func (b *board) recesses(g *stage.Node) {
	for r := range lines {
		b.ridges(g, r+1, b.recess(g, "well", b.spot(engine.Line, r, r), b.spot(engine.Line, r, 0), 1.4))
	}
	b.recess(g, "wall-bed", b.spot(engine.Wall, 0, 0), b.spot(engine.Wall, lines-1, lines-1), 4.5)
	b.ridges(g, 7, b.recess(g, "floor-bed", b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, 6), 4))
}

// drawFrame draws a line with notched corners on the slab of a seat's board, gold for the seat on turn.
func (s *scenery) drawFrame(seat engine.Seat) {
	line := stage.NewPanel("frame-blue", 1.2*s.table.frame.Kit.Unit, 0)
	s.Below.Add(stage.Box("", line, s.table.boards[seat].rect))
	s.OnRedraw(func(now *table.LiveState) {
		line.Name = "frame-blue"
		if now.OnTurn == seat {
			line.Name = "frame-gold"
		}
	})
}
