package results

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// Sizes of text on boards in design units.
const (
	nameText       = 34
	scoreText      = 48
	bonusText      = 22
	smallNameText  = 20
	smallScoreText = 32
)

// addBoards adds the large boards in a rectangle and, below them, small ones of the other seats by rank. Winners' boards have a light behind them and,
// if there is space, a laurel.
func (s *Scene) addBoards(k dialog.Kit, on *stage.Node, room stage.Rect) {
	g, large := stage.Group("boards"), s.largeSeats()
	large = large[:min(len(large), max(1, int(room.W/(minLargeBoard*k.UI.Unit))))]
	others := slices.DeleteFunc(s.outcome.ranking(), func(seat engine.Seat) bool { return slices.Contains(large, seat) })
	areas := layout.SolveFirst(room, boardPlans(k, len(large), len(others))...)
	var span stage.Rect
	for i, seat := range large {
		r := areas[largeArea+area(i)]
		span = span.Union(r)
		n := s.outcome.largeBoard(k, seat, r)
		s.parts.boards = append(s.parts.boards, n)
	}
	if s.chosen == nil {
		if s.outcome.game.RoundBoard {
			span.H -= plaqueHeight(k) + plaqueGap*k.UI.Unit // the laurel surrounds the plates
		}
		s.parts.winnerLight = winnerLight(k.UI.Unit, span)
		on.Add(s.parts.winnerLight)
		if span.X-room.X >= laurelWidth*k.UI.Unit {
			leaves, medallion := laurel(k.UI.Unit, span)
			s.parts.leaves, s.parts.medallion = leaves.Children(), medallion
			g.Add(leaves)
			defer g.Add(medallion)
		}
	}
	g.Add(s.parts.boards...)
	for i, seat := range others {
		if r, shown := areas[smallArea+area(i)]; shown {
			g.Add(s.smallBoard(k, i, seat, r))
		}
	}
	on.Add(g)
}

// largeBoard returns the board of a seat with its name and score, in gold for a winner.
func (o outcome) largeBoard(k dialog.Kit, seat engine.Seat, room stage.Rect) *stage.Node {
	if o.game.RoundBoard {
		return o.roundBoard(k, seat, room)
	}
	return o.squareBoard(k, seat, room)
}

// isWinner reports whether a seat has won, alone or together with others.
func (o outcome) isWinner(seat engine.Seat) bool { return slices.Contains(o.match.Winners(nil), seat) }

// slab returns the slab below a board or its name, in gold for a winner.
func (o outcome) slab(k dialog.Kit, seat engine.Seat, r stage.Rect) *stage.Node {
	switch {
	case o.isWinner(seat):
		return slabOf("slab-gold", k, slabBleed, r)
	case o.isCool():
		return slabOf("slab-sage", k, slabBleed, r)
	}
	return slabOf("slab-blue", k, slabBleed, r)
}

// slabBleed and panelBleed are the distances in design units by which slabs and panels of slabs extend beyond their rectangles.
const slabBleed, panelBleed = 8, 2

// slabOf returns a slab of a name with its shadow.
func slabOf(name string, k dialog.Kit, bleed float64, r stage.Rect) *stage.Node {
	return stage.Group("").Add(stage.Box("", stage.NewPanel("shadow", k.UI.Unit, 10+bleed), r), stage.Box("", stage.NewPanel(name, k.UI.Unit, bleed), r))
}

// panel returns the panel below a table or a diagram: a slab on a wall of cool plaster in a wide window, otherwise a sheet.
func (o outcome) panel(k dialog.Kit, r stage.Rect) *stage.Node {
	if o.isCool() && !k.Compact() {
		return slabOf("slab-sage", k, panelBleed, r)
	}
	return k.Panel("sheet", r)
}

// boardPart is a part of a large board.
type boardPart int

const (
	_ boardPart = iota
	emblemPart
	namePart
	scorePart
	picturePart
	bonusPart
	platePart
	plaquePart
)

// boardPlan says how the parts of a large board are arranged.
type boardPlan = layout.Box[boardPart]

// squareBoard returns a slab with name and score above the board.
func (o outcome) squareBoard(k dialog.Kit, seat engine.Seat, room stage.Rect) *stage.Node {
	u, size := k.UI.Unit, k.UI.Size(bonusText)
	sets, score := o.sets(seat), k.Words.Number(o.pos().Scores(nil)[seat])
	var right, below, bonuses float64 // the space for points next to the board
	for _, set := range sets {
		switch set.shape {
		case table.RowShape:
			right = 1.6 * size
		case table.ColumnShape:
			below = 1.5 * size
		default:
			bonuses = 1.5 * size
		}
	}
	side := min(54*u, 0.2*room.W)
	parts := layout.Solve(room, boardPlan{Kind: layout.Column, PaddingX: 20 * u, PaddingY: 8 * u, Items: []boardPlan{
		{Height: layout.Fixed(max(1.3*k.UI.Size(40), 62*u)), Gap: 14 * u, PaddingX: 4 * u, Items: []boardPlan{
			{Area: emblemPart, Width: layout.Fixed(side)},
			{Area: namePart, Width: layout.Flexible(0)},
			{Area: scorePart, Width: layout.Fixed(k.TextWidth(gfx.SerifBold, scoreText, score))},
		}},
		{Height: layout.Flexible(0), Items: []boardPlan{{Area: picturePart, Width: layout.Flexible(0)}, {Width: layout.Fixed(right)}}},
		{Height: layout.Fixed(below)},
		{Area: bonusPart, Height: layout.Fixed(bonuses)},
	}})
	g := o.slab(k, seat, room)
	o.addName(k, g, seat, parts, side)
	r := parts[scorePart]
	g.Add(k.UI.Text(score, gfx.SerifBold, scoreText, r.X+r.W, r.Y+r.H/2, 1, ui.Ink))
	o.addPicture(k, g, seat, parts[picturePart], sets)
	if bonuses > 0 {
		g.Add(o.bonuses(k, sets, parts[bonusPart]))
	}
	return g
}

// Lengths of a round board: plateFill is the width of the board in widths of its plate, the others are in design units.
const (
	plateFill    = 0.87
	plateOverlap = 26.0 // the overlap of plate and plaque
	plaqueGap    = 36.0 // above the plaques, for the medallion
	plateRim     = 6.0
	plateCorners = 72
)

// plaqueHeight returns the height of the plaque below a round board.
func plaqueHeight(k dialog.Kit) float64 { return max(1.5*k.UI.Size(nameText), 62*k.UI.Unit) }

// roundBoard returns a plate with the board above a plaque with name and bonuses. The score of a single winner is only in the headline if there are
// bonuses.
func (o outcome) roundBoard(k dialog.Kit, seat engine.Seat, room stage.Rect) *stage.Node {
	u, sets := k.UI.Unit, o.sets(seat)
	score := ""
	if !o.isWinner(seat) || len(o.match.Winners(nil)) > 1 || len(o.bonusesOf(k, sets, bonusText)) == 0 {
		score = k.Words.Number(o.pos().Scores(nil)[seat])
	}
	side := min(48*u, 0.2*room.W)
	name := k.TextWidth(gfx.SerifBold, nameText, o.players[seat].Name)
	parts := layout.Solve(room, boardPlan{Kind: layout.Column, Items: []boardPlan{
		{Area: platePart, Height: layout.Flexible(0)},
		{Area: plaquePart, Height: layout.Fixed(plaqueHeight(k)), Gap: 12 * u, PaddingX: 18 * u, Items: []boardPlan{
			{Area: emblemPart, Width: layout.Fixed(side)},
			{Area: namePart, Width: layout.Size{Pref: name + 4*u}},
			{Area: bonusPart, Width: layout.Size{Pref: o.bonusWidth(k, sets, bonusText), Weight: 1}},
			{Area: scorePart, Width: layout.Fixed(k.TextWidth(gfx.SerifBold, nameText, score))},
		}},
	}})
	plate := parts[platePart]
	diameter := min(plate.W, plate.H+plateOverlap*u)
	x, y := plate.X+plate.W/2, plate.Y+diameter/2
	g := stage.Group("").Add(stage.New("", roundPlate(k, o.isWinner(seat)), x, y, diameter, diameter))
	fill := plateFill * diameter
	o.addPicture(k, g, seat, stage.Rect{X: x - fill/2, Y: y - fill/2, W: fill, H: fill}, sets)
	g.Add(o.slab(k, seat, parts[plaquePart]))
	o.addName(k, g, seat, parts, side)
	r := parts[scorePart]
	g.Add(o.bonuses(k, sets, parts[bonusPart]), k.UI.Text(score, gfx.SerifBold, nameText, r.X+r.W, r.Y+r.H/2, 1, ui.Ink))
	return g
}

// roundPlate returns a plate as wide as its node, with a rim in gold for a winner.
func roundPlate(k dialog.Kit, won bool) *table.Outline {
	var corners [][2]float64
	for i := range plateCorners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / plateCorners)
		corners = append(corners, [2]float64{cos / 2, sin / 2})
	}
	plate := table.GoldOutline(corners, plateRim*k.UI.Unit)
	if plate.Fill = ui.Surface.Colour(); !won {
		plate.Ink = ui.BlueLine.Colour()
	}
	return plate
}

// addName adds the emblem of a seat and, if there is space, its name.
func (o outcome) addName(k dialog.Kit, g *stage.Node, seat engine.Seat, parts layout.Areas[boardPart], side float64) {
	x, y := parts[emblemPart].Middle()
	g.Add(emblem(o.players, seat, x, y, side))
	r := parts[namePart]
	if name := k.UI.FitText(o.players[seat].Name, gfx.SerifBold, nameText, r.X, y, 0, r.W, ui.Ink); !isTruncated(name) {
		g.Add(name)
	}
}

// minPicture is the minimum side of the picture of a board, in design units. Small windows with several winners show no pictures.
const minPicture = 60.0

// addPicture adds the board of a seat, with gold frames around the sets that it completed, and their points.
func (o outcome) addPicture(k dialog.Kit, g *stage.Node, seat engine.Seat, room stage.Rect, sets []set) {
	if min(room.W, room.H) < minPicture*k.UI.Unit {
		return
	}
	picture, spot := o.board(k, seat, room)
	g.Add(picture)
	for _, set := range sets {
		set.addFrame(k, g, spot)
	}
	x, y := room.Middle()
	for _, set := range sets {
		set.addPoints(k, g, spot, x, y)
	}
}

// openOrnament is the opacity of an ornament that is not surrounded.
const openOrnament = 0.6

// board returns the part of the final board of a seat on which tiles stay to the end, with its ornaments, and a function that returns the spot of a
// place.
func (o outcome) board(k dialog.Kit, seat engine.Seat, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	stars := o.game.Stars
	if stars == nil {
		p := board.Detail(o.game.Table(), k.BoardFrame(), o.pos(), seat, o.game.Wall(seat), board.NoNumbers, room)
		return p.Node, p.Spot
	}
	surrounded, open := stars.Ornaments(o.pos(), seat)
	p := board.Detail(o.game.Table(), k.BoardFrame(), o.pos(), seat, slices.Concat(stars.Spaces(seat), surrounded, open), board.NoNumbers, room)
	for _, at := range open {
		p.Ornaments[at].Alpha = openOrnament
	}
	return p.Node, p.Spot
}

// smallBoard returns a button with the board of a seat. A press makes it the large board.
func (s *Scene) smallBoard(k dialog.Kit, rank int, seat engine.Seat, room stage.Rect) *stage.Node {
	o, u, player := s.outcome, k.UI.Unit, s.outcome.players[seat].Name
	button := k.UI.Button(fmt.Sprintf("board-%d", rank), "", false, room, func() {
		s.chosen = []engine.Seat{seat}
		s.Layout(k.Context)
	})
	if o.isCool() {
		button.UseSlab("slab-sage")
	}
	b := button.SetRole(stage.RoleButton, k.Words.T("results.board", "address", s.outcome.players.Address(seat), "player", player))
	side := min(36*u, 0.3*room.W)
	inner, text := stage.Rect{X: -room.W / 2, Y: -room.H / 2, W: room.W, H: room.H}, k.Words.Number(o.pos().Scores(nil)[seat])
	parts := layout.SolveFirst(inner, smallPlan(k, room.W, side, true), smallPlan(k, room.W, side, false))
	if room.H > room.W && o.longestName(k) > parts[namePart].W { // of all seats, so that all look alike
		parts = layout.Solve(inner, highPlan(k, room.W, side, k.TextWidth(gfx.SerifBold, smallScoreText, text)))
	}
	detail, _ := o.board(k, seat, parts[picturePart])
	x, y := parts[emblemPart].Middle()
	number := parts[scorePart]
	score := k.UI.FitText(text, gfx.SerifBold, smallScoreText, number.X+number.W/2, number.Y+number.H/2, 0.5, number.W, ui.Ink)
	b.Add(detail, score, emblem(o.players, seat, x, y, min(side, parts[emblemPart].W)))
	if r, shown := parts[namePart]; shown {
		if name := k.UI.FitText(player, gfx.Serif, smallNameText, r.X+r.W/2, r.Y+r.H/2, 0.5, r.W, ui.Ink); !isTruncated(name) {
			b.Add(name)
		}
	}
	return b
}

// longestName returns the width of the longest name in the smallest text.
func (o outcome) longestName(k dialog.Kit) float64 {
	var names []string
	for _, p := range o.players {
		names = append(names, p.Name)
	}
	return k.UI.Fonts.MaxWidth(names, gfx.Serif, k.UI.MinTextSize())
}

// pictureShare is the maximum share of the picture in the width of a small board.
const pictureShare = 0.55

// smallPlan returns the plan of a small board, with an emblem of a side in pixels, with or without a name.
func smallPlan(k dialog.Kit, width, side float64, named bool) boardPlan {
	right := boardPlan{Kind: layout.Column, Width: layout.Flexible(side), Items: []boardPlan{{Area: emblemPart, Height: layout.Fixed(side)}}}
	if named {
		right.Items = append(right.Items, boardPlan{Area: namePart, Height: layout.Fixed(1.25 * k.UI.Size(smallNameText))})
	}
	right.Items = append(right.Items,
		boardPlan{Height: layout.Flexible(0)},
		boardPlan{Area: scorePart, Height: layout.Fixed(1.25 * k.UI.Size(smallScoreText))})
	square := func(height float64) layout.Size { return layout.Size{Pref: min(height, pictureShare*width)} }
	return boardPlan{Gap: 6 * k.UI.Unit, PaddingX: 12 * k.UI.Unit, PaddingY: 12 * k.UI.Unit, Items: []boardPlan{{Area: picturePart, WidthFor: square}, right}}
}

// highPlan returns the plan of a small board that is higher than wide: the name is below the picture, left of a score of a width in pixels.
func highPlan(k dialog.Kit, width, side, score float64) boardPlan {
	line := layout.Fixed(1.25 * k.UI.Size(smallScoreText))
	emblem := boardPlan{Kind: layout.Column, Width: layout.Flexible(side), Items: []boardPlan{{Area: emblemPart, Height: layout.Fixed(side)}}}
	return boardPlan{Kind: layout.Column, PaddingX: 12 * k.UI.Unit, PaddingY: 12 * k.UI.Unit, Items: []boardPlan{
		{Height: layout.Flexible(0), Gap: 6 * k.UI.Unit, Items: []boardPlan{{Area: picturePart, Width: layout.Fixed(pictureShare * width)}, emblem}},
		{Height: line, Gap: 6 * k.UI.Unit, Items: []boardPlan{{Area: namePart, Width: layout.Flexible(0)}, {Area: scorePart, Width: layout.Fixed(score + 1)}}}}}
}
