package rulebook

import (
	"math"
	"slices"
	"sort"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

type (
	place  = engine.Place
	tile   = engine.Tile
	source = engine.Source
)

// Sizes of pictures in design units.
const (
	offerWidth     = 140.0 // factories
	offerHeight    = 200.0 // the factories alone
	boardHeight    = 200.0 // lines and wall, or a board beside the factories
	wholeBoard     = 340.0 // a board with nothing beside it
	exampleWidth   = 190.0
	exampleHeight  = 120.0
	galleryHeight  = 150.0 // one row of a gallery
	galleryRow     = 90.0  // each of several rows
	jokerHeight    = 44.0
	floorHeight    = 100.0
	floorStrip     = 28.0  // of the costs above it
	bracketStrip   = 20.0  // of the bracket below it
	paymentWidth   = 170.0 // the star that is paid for
	paymentHeight  = 170.0
	paymentTile    = 46.0
	flowSource     = 156.0 // a factory or the centre
	flowArrow      = 66.0  // the width of the arrows
	flowTile       = 47.0
	figureWidth    = 130.0 // next to a paragraph
	figureHeight   = 78.0
	contrastWidth  = 104.0 // next to a check mark or a cross
	contrastHeight = 86.0
	poolHeight     = 46.0 // a row of tiles
	coinSide       = 29.0
	markSide       = 26.0 // check marks and crosses
	bulletTurn     = math.Pi / 4
	roundelMargin  = 8.0  // around a roundel
	roundelCut     = 26.0 // the maximum width of what is cut off at its edge
)

// roundelCorners is the number of corners of the ring of a roundel.
const roundelCorners = 96

// step is a step of a lesson or of a case. The rules compute what its pictures show and count.
type step struct {
	lesson string
	at     int
}

// run returns the run of a lesson at a step.
func (b *book) run(s step) *lesson.Run {
	at := slices.IndexFunc(b.lessons, func(l *lesson.Lesson) bool { return l.Name == s.lesson })
	return lesson.Until(b.lessons[at], s.at)
}

// table returns the table of the game of a lesson.
func (c *composer) table(run *lesson.Run) table.Table {
	return c.kit.Table(games.Find(c.book.games, run.Game))
}

// factoriesFigure returns a picture of the factories.
func factoriesFigure(s step) figure {
	return func(c *composer, on *stage.Node, r stage.Rect) { c.drawOffer(on, c.book.run(s), r) }
}

// sourceFigure returns a picture of a factory or of the centre.
func sourceFigure(s step, from place) figure {
	return func(c *composer, on *stage.Node, r stage.Rect) { c.drawSource(on, c.book.run(s), from, nil, r) }
}

// boardFigure returns a picture of a part of a board with gold around some places.
func boardFigure(s step, crop, lit []place) figure {
	return func(c *composer, on *stage.Node, r stage.Rect) {
		run := c.book.run(s)
		c.highlight(on, run, lit, c.drawBoard(on, run, crop, r.Grow(-4*c.kit.UI.Unit)).Spot)
	}
}

// jokersFigure returns a picture of the joker colours of all rounds.
func jokersFigure(s step) figure {
	return func(c *composer, on *stage.Node, r stage.Rect) { c.drawJokers(on, c.book.run(s), r) }
}

// poolFigure returns a picture of the tiles of a pool in a row.
func poolFigure(s step, pool place) figure {
	return func(c *composer, on *stage.Node, r stage.Rect) {
		run := c.book.run(s)
		look := c.table(run)
		var tiles []tile
		for _, p := range look.Pieces(run.Position()) {
			if p.Place == pool {
				tiles = append(tiles, p.Tile)
			}
		}
		const pitch = 0.7 // of the height of a tile
		side := min(0.9*r.H, r.W/(pitch*float64(len(tiles))), 1.1*flowTile*c.kit.UI.Unit)
		x, y := r.Middle()
		for i, t := range tiles {
			on.Add(tileAt(look, pool, t, table.Spot{X: x + table.FromMiddle(i, len(tiles))*pitch*side, Y: y, Size: side}))
		}
	}
}

// drawOffer draws the factories.
func (c *composer) drawOffer(on *stage.Node, run *lesson.Run, r stage.Rect) {
	on.Add(board.Offer(c.table(run), c.kit.BoardFrame(), run.Position(), r))
}

// drawJokers draws the joker colours of all rounds.
func (c *composer) drawJokers(on *stage.Node, run *lesson.Run, r stage.Rect) {
	on.Add(board.Jokers(c.table(run), c.kit.BoardFrame(), run.Position(), r))
}

// drawBoard draws a board around some places of it, or the first seat's whole board if crop is empty, with printed numbers.
func (c *composer) drawBoard(on *stage.Node, run *lesson.Run, crop []place, r stage.Rect) *board.Picture {
	var seat engine.Seat
	if len(crop) > 0 {
		seat = crop[0].Seat
	}
	detail := board.Detail(c.table(run), c.kit.BoardFrame(), run.Position(), seat, crop, board.PrintedNumbers, r)
	on.Add(detail.Node)
	return detail
}

// drawFloor draws the floor line that a step points at, with the cost above each of its spaces and a bracket below those that are taken. It returns the
// rectangle of the bracket.
func (c *composer) drawFloor(on *stage.Node, run *lesson.Run, r stage.Rect) stage.Rect {
	u := c.kit.UI.Unit
	strip := floorStrip * u // with larger text, too, as the costs are no wider than the tiles
	areas := layout.Solve(r, box{Kind: layout.Column, Items: []box{{Height: layout.Fixed(strip)}, {Area: 1, Height: layout.Flexible(0)}, {Height: layout.Fixed(bracketStrip * u)}}})
	places := lesson.Places(run.Step().At)
	floor := c.drawBoard(on, run, places, areas[1])
	printed := map[place]string{}
	for _, p := range places { // the costs in empty spaces move above them, too
		at := table.Around(-0.3, floor.Spot(p))
		for _, n := range floor.Numbers {
			if at.Contains(n.Centre()) {
				printed[p], n.Hidden = n.Art.(*stage.Label).Text, true
			}
		}
	}
	costs := run.Costs()
	for i, p := range places {
		at, cost := floor.Spot(p), printed[p]
		if i < len(costs) {
			cost = c.kit.Words.Signed(costs[i])
		} else {
			on.Add(dialog.Fill(ui.Loss, 0.15, table.Around(-0.04, at)))
		}
		on.Add(c.kit.UI.FitBox(cost, gfx.SerifBold, detailText, at.X, at.Y-at.Size/2-0.55*strip, 0.5, 0.95*at.Size, strip, ui.Loss))
	}
	taken := table.Around(0, floor.Spot(places[0]), floor.Spot(places[len(costs)-1]))
	bracket := stage.Rect{X: taken.X, Y: taken.Y + taken.H + 0.45*bracketStrip*u, W: taken.W, H: 0.4 * bracketStrip * u}
	line := 2 * u
	for _, side := range []stage.Rect{{X: bracket.X, Y: bracket.Y, W: line, H: bracket.H}, {X: bracket.X + bracket.W - line, Y: bracket.Y, W: line, H: bracket.H},
		{X: bracket.X, Y: bracket.Y + bracket.H - line, W: bracket.W, H: line}} {
		on.Add(dialog.Fill(ui.Loss, 1, side))
	}
	return bracket
}

// drawExample draws a part of a board with brackets around the runs that scored, or with gold frames around what the step points at.
func (c *composer) drawExample(on *stage.Node, run *lesson.Run, crop []place, r stage.Rect) {
	t := c.table(run)
	scored, ok := run.Scored()
	area := r
	r = r.Grow(-10 * c.kit.UI.Unit)
	if len(scored.Down) > 1 { // space for the coin above the column
		coin := 0.4 * c.coinSide()
		r.Y, r.H = r.Y+coin, r.H-coin
	}
	detail := board.Detail(t, c.kit.BoardFrame(), run.Position(), 0, crop, board.PrintedNumbers, r)
	on.Add(detail.Node)
	if !ok {
		c.highlight(on, run, lesson.Places(run.Step().At), detail.Spot)
		return
	}
	brackets, _, coins := table.RunBrackets(c.kit.UI, t, scored)
	brackets.X, brackets.Y = detail.X, detail.Y
	on.Add(brackets)
	for _, coin := range coins {
		hidePrinted(detail, coin.Bounds())
	}
	pos := lesson.Until(run.Lesson, run.At()-1).Position()
	before := board.Detail(t, c.kit.BoardFrame(), pos, 0, crop, board.PrintedNumbers, r)
	for _, p := range t.Pieces(run.Position()) {
		if p.Place == scored.At {
			at := detail.Spot(p.Place)
			placed := tileAt(t, p.Place, p.Tile, at)
			before.Hidden, placed.Hidden = true, true
			on.Add(before.Node, placed)
			c.playables = append(c.playables, playable{area, before.Node, detail.Node, placed, at, brackets})
		}
	}
}

// drawRoundel draws the round part of a board around the places that a step points at, in a golden ring, with halos around these places.
func (c *composer) drawRoundel(on *stage.Node, run *lesson.Run, r stage.Rect) {
	x, y := r.Middle()
	u := c.kit.UI.Unit
	margin := roundelMargin * u
	circle := stage.Rect{X: x, Y: y}.Grow(min(r.W, r.H)/2 - margin)
	places := lesson.Places(run.Step().At)
	detail := board.RoundDetail(c.table(run), c.kit.BoardFrame(), run.Position(), 0, places, circle, roundelCut*u)
	corners := table.CircleCorners(roundelCorners)
	ring := &table.Outline{Corners: corners, Width: 3.5 * u, Ink: ui.CalloutEdge.Colour(), Edge: ui.Gold.Colour().Fade(0.4)}
	cover := &outside{corners, circle.Grow(roundelCut*u).W / circle.W, circle.H/2 + margin + c.gap(blockGap), ui.Surface.Colour()}
	on.Add(detail.Node)
	c.highlight(on, run, places, detail.Spot)
	on.Add(stage.Box("", cover, circle), stage.Box("roundel", ring, circle))
}

// outside covers what is outside a convex shape.
type outside struct {
	corners    [][2]float64 // clockwise, as fractions of the width of the node
	reach      float64      // how far it covers, as a multiple of the size of the shape
	halfHeight float64      // the maximum height above and below the middle of the shape
	ink        gfx.Colour
}

// Draw implements stage.Art.
func (o *outside) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	ink := o.ink.Fade(alpha)
	for i, a := range o.corners {
		b := o.corners[(i+1)%len(o.corners)]
		inner := func(p [2]float64) [2]float64 { return [2]float64{p[0] * n.W, p[1] * n.W} }
		outer := func(p [2]float64) [2]float64 {
			return [2]float64{p[0] * n.W * o.reach, max(-o.halfHeight, min(p[1]*n.W*o.reach, o.halfHeight))}
		}
		c.QuadGradient(m, [4][2]float64{inner(a), inner(b), outer(a), outer(b)}, [4]gfx.Colour{ink, ink, ink, ink})
	}
}

// hidePrinted hides the printed numbers of a picture in a rectangle.
func hidePrinted(picture *board.Picture, r stage.Rect) {
	for _, n := range picture.Numbers {
		if x, y := n.Centre(); r.Distance(x, y) < 0.7*n.Art.(*stage.Label).Size {
			n.Hidden = true
		}
	}
}

// highlight adds gold around places: a frame around a row or a column, or a halo around each space of a circle.
func (c *composer) highlight(on *stage.Node, run *lesson.Run, at []place, spot func(place) table.Spot) {
	look := c.table(run)
	var spots []table.Spot
	for _, p := range at {
		switch {
		case p.Zone.Circular():
			on.Add(look.Skin(table.Piece{Place: p}).Halo(spot(p)))
		case p.Zone.Spaces():
			spots = append(spots, spot(p))
		}
	}
	if len(spots) == 0 {
		return
	}
	if all := table.Around(0.04, spots...); all.W < 1.5*spots[0].Size || all.H < 1.5*spots[0].Size {
		on.Add(table.GoldFrame(all, spots[0].Size, c.kit.UI.Unit))
		return
	}
	for _, s := range spots {
		c.drawFrame(on, s)
	}
}

// drawFrame draws a golden frame around a tile.
func (c *composer) drawFrame(on *stage.Node, at table.Spot) {
	on.Add(table.GoldFrame(table.Around(0.02, at), at.Size, c.kit.UI.Unit))
}

// drawLegend draws a board with numbers on its parts.
func (c *composer) drawLegend(on *stage.Node, run *lesson.Run, labels []legendLabel, r stage.Rect) {
	picture := c.drawBoard(on, run, nil, r)
	for i, each := range labels {
		var x, y float64
		for _, p := range each.at {
			at := picture.Spot(p)
			if each.behind {
				at.X += 0.8*at.Size + 0.5*c.coinSide()
			}
			x, y = x+at.X/float64(len(each.at)), y+at.Y/float64(len(each.at))
		}
		c.drawCoin(on, i+1, x, y)
	}
}

// coinBox returns the box of the number of a part of a picture.
func (c *composer) coinBox(n int) box {
	side, line := c.coinSide(), lineHeight*c.kit.UI.Size(detailText)
	return c.area(box{Width: layout.Fixed(side), Height: layout.Fixed(side)}, func(on *stage.Node, r stage.Rect) {
		c.drawCoin(on, n, r.X+r.W/2, r.Y+max(side, line)/2) // in front of the first line of the text
	})
}

// coinSide returns the width of a coin in pixels.
func (c *composer) coinSide() float64 { return max(coinSide*c.kit.UI.Unit, 1.6*c.kit.UI.MinTextSize()) }

// drawCoin draws a number on a disc.
func (c *composer) drawCoin(on *stage.Node, n int, x, y float64) {
	on.Add(table.CoinOf(c.kit.UI, n, x, y, coinSide*c.kit.UI.Unit))
}

// scoreBoxes returns the box of what a step scores, points or bonus tiles, or none.
func (c *composer) scoreBoxes(run *lesson.Run) []box {
	var sum []term
	unit, tiles, supply := "", []tile(nil), place{}
	if pick, m := table.MultiPickOf(c.table(run), run.Position()), run.Shown(); pick != nil && m != engine.NoMove && !pick.From.Zone.Owned() {
		tiles, supply = pick.Picks(m), pick.From
	}
	if scored, ok := run.Scored(); ok {
		w := c.kit.Words
		sum, unit = []term{{w.Signed(scored.Points), ui.Gain}}, w.T("rules.points", "points", scored.Points)
		if len(scored.Across) > 1 && len(scored.Down) > 1 {
			sum = []term{{w.Number(len(scored.Across)), ui.Gold}, {"+", ui.Ink}, {w.Number(len(scored.Down)), ui.Accent}, {"=", ui.Ink}, {w.Number(scored.Points), ui.Gain}}
		}
	} else if len(tiles) > 0 {
		sum, unit = []term{{c.kit.Words.Signed(len(tiles)), ui.Gain}}, c.kit.Words.T("rules.tiles", "tiles", len(tiles))
	} else {
		return nil
	}
	points := column(0, c.sum(sum), c.aligned(unit, gfx.Serif, detailText, 0.5, ui.Body))
	width := layout.Fixed(max(3*c.kit.UI.Size(scoreText)*0.7, c.kit.TextWidth(gfx.SerifBold, scoreText, sumText(sum))+1, c.kit.TextWidth(gfx.Serif, detailText, unit)+1))
	if len(tiles) == 0 {
		return []box{{Kind: layout.Column, Width: width, MainAlign: layout.Middle, Items: []box{points}}}
	}
	side := 1.1 * paymentTile * c.kit.UI.Unit
	look := c.table(run)
	won := c.area(box{Height: layout.Fixed(1.1 * side)}, func(on *stage.Node, r stage.Rect) {
		x, y := r.Middle()
		for i, t := range tiles {
			on.Add(tileAt(look, supply, t, table.Spot{X: x + table.FromMiddle(i, len(tiles))*0.7*side, Y: y, Size: side}))
		}
	})
	width = layout.Fixed(max(width.Min, 0.75*side*float64(len(tiles))))
	return []box{{Kind: layout.Column, Width: width, MainAlign: layout.Middle, Items: []box{points, won}}}
}

// term is a number or an operator of a sum.
type term struct {
	text  string
	paint gfx.Paint
}

// sumText returns the text of a sum.
func sumText(terms []term) string {
	var all []string
	for _, t := range terms {
		all = append(all, t.text)
	}
	return strings.Join(all, " ")
}

// sum returns the box of a sum whose terms have the colours of their brackets.
func (c *composer) sum(terms []term) box {
	k, whole := c.kit.UI, sumText(terms)
	return c.area(box{Width: layout.Flexible(0), Height: layout.Fixed(lineHeight * k.Size(scoreText))}, func(on *stage.Node, r stage.Rect) {
		size := k.FitSize(whole, gfx.SerifBold, k.Size(scoreText), r.W)
		measure := func(s string) float64 {
			w, _ := k.Fonts.Measure(s, gfx.SerifBold, size)
			return w
		}
		x, y := r.Middle()
		left := x - measure(whole)/2
		g := stage.Group("").SetRole(stage.RoleText, whole)
		before := ""
		for _, t := range terms {
			label := &stage.Label{Text: t.text, Face: gfx.SerifBold, Size: size, Colour: t.paint.Colour()}
			g.Add(stage.New("", label, left+measure(before), y, 0, 0))
			before += t.text + " "
		}
		on.Add(g)
	})
}

// tileAt returns a tile as it looks at a place, drawn at a spot.
func tileAt(look table.Table, p place, t tile, at table.Spot) *stage.Node {
	return look.Skin(table.Piece{Place: p, Tile: t}).At(at)
}

// points returns the points of the bonus: at the end of the match if the step waits for its last move, otherwise in the position of the step.
func (b bonus) points(run *lesson.Run) int {
	m := run.Shown()
	if m == engine.NoMove {
		return run.Position().Points(b.crop[0].Seat, b.source)
	}
	var log engine.Log
	run.Position().Clone().Play(m, &log)
	for _, e := range log.Events {
		if e.Kind == engine.Count && e.Source == b.source && slices.Contains(b.lit, e.From) {
			return int(e.Points)
		}
	}
	return 0
}

// costText returns the costs of the floor line of a step as a sum.
func (c *composer) costText(run *lesson.Run) string {
	var all []string
	sum := 0
	for _, n := range run.Costs() {
		sum += n
		all = append(all, c.kit.Words.Signed(n))
	}
	return strings.Join(all, " ") + " = " + c.kit.Words.Signed(sum)
}

// drawTarget draws a part of a board with gold around the space that the moves of a step cover, and its number on a coin.
func (c *composer) drawTarget(on *stage.Node, run *lesson.Run, crop []place, r stage.Rect) {
	picture, target := c.drawBoard(on, run, crop, r), c.targetPlace(run)
	c.highlight(on, run, target, picture.Spot)
	at := picture.Spot(target[0])
	coin := table.CoinOf(c.kit.UI, len(c.payments(run)[0].tiles), at.X, at.Y, coinSide*c.kit.UI.Unit)
	hidePrinted(picture, coin.Bounds())
	on.Add(coin)
}

// targetPlace returns the space that the moves of a step cover.
func (c *composer) targetPlace(run *lesson.Run) []place {
	right, _ := run.Offers()
	return []place{c.table(run).Option(run.Position(), right[0]).To}
}

// allowed reports for each place whether a legal move leads there.
func (c *composer) allowed(run *lesson.Run, places []place) []bool {
	all, look, pos := make([]bool, len(places)), c.table(run), run.Position()
	for _, m := range pos.Moves(nil) {
		to := look.Option(pos, m).To
		for i, p := range places {
			all[i] = all[i] || to.Zone == p.Zone && to.Row == p.Row && (p.Zone.Joined() || to.Col == p.Col)
		}
	}
	return all
}

// placeNumber returns the number of a row that is filled as a whole, or else of a column.
func placeNumber(p place) int {
	if p.Zone.Joined() {
		return int(p.Row) + 1
	}
	return int(p.Col) + 1
}

// drawMark draws a check mark or a cross.
func (c *composer) drawMark(on *stage.Node, allowed bool, x, y, side float64) {
	sign, ink := "icon-confirm", ui.Gain
	if !allowed {
		sign, ink = "icon-close", ui.Loss
	}
	on.Add(stage.New("", &stage.Sprite{Name: "knob", Tint: ink.Colour()}, x, y, 1.2*side, 1.2*side),
		stage.New("", &stage.Sprite{Name: sign, Tint: ui.OnAccent.Colour()}, x, y, 0.75*side, 0.75*side))
}

// drawVerdicts draws a board with check marks and crosses at pattern lines or spaces of the wall, and the tiles in question.
func (c *composer) drawVerdicts(on *stage.Node, run *lesson.Run, v verdicts, allowed []bool, r stage.Rect) {
	side := markSide * c.kit.UI.Unit
	if v.where != "" { // space for the marks at the left of the lines
		r.X, r.W = r.X+1.6*side, r.W-1.6*side
	}
	picture := c.drawBoard(on, run, v.crop, r)
	for i, p := range v.places {
		if p.Zone.Joined() {
			p.Col = p.Row
		}
		at := picture.Spot(p)
		if p.Zone.Joined() {
			at.X -= 0.5*at.Size + 0.8*side
		}
		c.drawMark(on, allowed[i], at.X, at.Y, min(side, 0.9*at.Size))
	}
	if v.where == "" {
		return
	}
	look := c.table(run)
	x := picture.Spot(v.column).X
	top, next := picture.Spot(v.places[0]), picture.Spot(v.places[1])
	_, groups := c.movedTiles(run)
	tiles := groups[0].tiles
	pitch := next.Y - top.Y
	for i, t := range tiles {
		on.Add(tileAt(look, v.places[0], t, table.Spot{X: x + float64(i)*pitch, Y: top.Y, Size: top.Size}))
	}
	on.Add(c.kit.UI.FitBox(c.words(v.where), gfx.SerifItalic, detailText, x-top.Size/2, next.Y-0.1*pitch, 0, 2*pitch, pitch, ui.Body))
}

// payment is a set of tiles that pays for a space or not, with the key of its caption.
type payment struct {
	tiles   []tile
	from    place
	key     string
	allowed bool
	look    table.Table
}

// payments returns the legal payments for the space of a step, and those that are refused.
func (c *composer) payments(run *lesson.Run) (all []payment) {
	look := c.table(run)
	right, refused := run.Offers()
	var tiles []tile
	var from place
	for i, m := range right {
		o := look.Option(run.Position(), m)
		tiles, from = o.Price, o.From.From
		all = append(all, payment{tiles, from, []string{"all", "jokers"}[min(i, 1)], true, look})
	}
	for range refused {
		jokers := slices.Repeat(tiles[len(tiles)-1:], len(tiles))
		all = append(all, payment{jokers, from, "alone", false, look})
	}
	return all
}

// drawPayment draws the tiles of a payment after a check mark or a cross.
func (c *composer) drawPayment(on *stage.Node, p payment, side float64, r stage.Rect) {
	tiles := stage.Group("")
	if !p.allowed {
		tiles.Alpha = 0.6
	}
	x, y := r.X+0.95*side, r.Y+r.H/2
	for _, t := range p.tiles {
		tiles.Add(tileAt(p.look, p.from, t, table.Spot{X: x + 0.33*side, Y: y, Size: side}))
		x += 0.68 * side
	}
	c.drawMark(on, p.allowed, r.X+0.4*side, y, markSide*c.kit.UI.Unit)
	on.Add(tiles)
}

// group is the tiles that a move takes to one place.
type group struct {
	key    string
	tiles  []tile
	points int
	to     place
	look   table.Table
	step   float64 // the distance between tiles, as a fraction of their height
}

// markerGroup is the key of the starting player marker.
const markerGroup = "marker"

// movedTiles returns where the shown move of a step takes tiles from, and groups of these tiles by where they go.
func (c *composer) movedTiles(run *lesson.Run) (from place, groups []group) {
	var log engine.Log
	look := c.table(run)
	run.Position().Clone().Play(run.Shown(), &log)
	for _, e := range log.Events {
		if e.Beat > 0 || e.Kind != engine.Slide && e.Kind != engine.Crack {
			continue
		}
		from = e.From
		key := c.page.destinations[e.To.Zone]
		if e.Tile == engine.Marker {
			key = markerGroup
		}
		i := slices.IndexFunc(groups, func(g group) bool { return g.key == key })
		if i < 0 {
			i = len(groups)
			groups = append(groups, group{key: key, to: e.To, look: look})
		}
		groups[i].tiles = append(groups[i].tiles, e.Tile)
		groups[i].points += int(e.Points)
	}
	order := []string{toPlayer, toCorners, toCentre, toStorage, markerGroup}
	sort.Slice(groups, func(i, j int) bool { return slices.Index(order, groups[i].key) < slices.Index(order, groups[j].key) })
	for i := range groups {
		groups[i].step = 1.12
		if groups[i].skin().Glow != "" { // rhombs are narrower than high
			groups[i].step = 0.66
		}
	}
	return from, groups
}

// skin returns the skin of the first tile of the group.
func (g group) skin() table.Skin {
	return g.look.Skin(table.Piece{Place: g.to, Tile: g.tiles[0]})
}

// drawTiles draws the tiles of a group side by side.
func (c *composer) drawTiles(on *stage.Node, g group, side float64, r stage.Rect) {
	for i, t := range g.tiles {
		at := table.Spot{X: r.X + (float64(i)+0.5)*g.step*side, Y: r.Y + r.H/2, Size: side}
		on.Add(tileAt(g.look, g.to, t, at))
	}
}

// drawSource draws the source of tiles, with gold around those that are taken.
func (c *composer) drawSource(on *stage.Node, run *lesson.Run, from place, taken []tile, r stage.Rect) {
	look := c.table(run)
	if from.Zone.Owned() {
		c.drawHand(on, run, from, r)
		return
	}
	below, tiles, spots := board.Source(look, c.kit.BoardFrame(), run.Position(), from, r)
	on.Add(below)
	for i, p := range tiles {
		at := slices.Index(taken, p.Tile)
		if at < 0 {
			continue
		}
		taken = slices.Delete(slices.Clone(taken), at, at+1)
		if skin := look.Skin(p); skin.Glow != "" {
			on.Add(skin.Halo(spots[i]))
		} else {
			c.drawFrame(on, spots[i])
		}
	}
}

// drawHand draws the tiles of a hand in rows of three.
func (c *composer) drawHand(on *stage.Node, run *lesson.Run, hand place, r stage.Rect) {
	const columns = 3
	look := c.table(run)
	var tiles []table.Piece
	for _, p := range look.Pieces(run.Position()) {
		if p.Place == hand {
			tiles = append(tiles, p)
		}
	}
	side := flowTile * c.kit.UI.Unit
	x, y := r.Middle()
	rows := (len(tiles) + columns - 1) / columns
	for i, p := range tiles {
		at := table.Spot{X: x + 0.7*side*table.FromMiddle(i%columns, columns), Y: y + 1.1*side*table.FromMiddle(i/columns, rows), Size: side}
		on.Add(look.Skin(p).At(at))
	}
}

// drawArrow draws an arrow from the left edge of a rectangle to the tiles of a group.
func (c *composer) drawArrow(on *stage.Node, room, to stage.Rect, ink gfx.Paint) {
	u := c.kit.UI.Unit
	end := to.Y + to.H/2
	start := room.Y + room.H/2
	start += max(-8*u, min(end-start, 8*u)) // apart from that of the next group
	on.Add(stage.New("", &arrow{room.X, start, to.X - 6*u, end, u, ink.Colour()}, 0, 0, 0, 0))
}
