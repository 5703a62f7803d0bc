package title

import (
	"maps"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// area is a part of the title screen.
type area int

const (
	_ area = iota
	panelArea
	ledgeArea
	legalArea
	columnArea // the room for the name and the buttons

	// Parts of the column. contentArea is all of them.
	contentArea
	nameArea
	subtitleArea
	cardArea
	newArea
	learnArea

	// Parts of the card of the game in progress.
	pictureArea
	continueArea
	gameArea

	// Parts of a seat on the card.
	emblemArea
	playerArea
	scoreArea

	// seatArea is the first seat on the card, and linkArea the first link. The areas of the others follow.
	seatArea
	linkArea = seatArea + engine.MaxSeats
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// restOfRow takes weight shares of what others leave of a row, and restOfColumn of what they leave of a column.
func restOfRow(weight float64) plan    { return plan{Width: layout.Size{Weight: weight}} }
func restOfColumn(weight float64) plan { return plan{Height: layout.Size{Weight: weight}} }

// Lengths of the window in design units.
const (
	designWidth  = 1600.0
	columnWidth  = 490.0 // at the usual text size
	columnHeight = 640.0 // that an upright window has room for
	columnTop    = 16.0
	panelGap     = 66.0 // between the panel and the column at its right
	leastPanel   = 738.0
	rightMargin  = 60.0
	sideMargin   = 24.0 // of an upright window

	legalHeight = 58.0 // the front of the ledge
	legalMargin = 20.0 // above and below the legal text together
	legalSide   = 40.0
	legalText   = 18.0

	stillLifeRight = 47.0
	stillLifeFoot  = 16.0 // below the upper edge of the ledge

	toastText   = 17.0
	toastMargin = 14.0
)

const (
	panelShare   = 0.40 // the height of the panel in heights of an upright window, as in the style sheet of the web page
	marginShare  = 0.2  // what a window wider than the design adds to its right margin, in parts of its additional width
	textGrowth   = 0.9  // the width of the column by the width of its text
	leastUnit    = 0.9  // of the column in an upright window, in design units
	toastLine    = 2.2  // the height of a toast of one line in text sizes
	aboveContent = 3    // the weights of the room above and below the content of the column
	belowContent = 7
)

// phoneTarget is the least height of a button on a phone, in device-independent pixels.
const phoneTarget = 44

// leastZoom is the smallest zoom of text where the column has too little room.
const leastZoom = 0.4

// titleLayout is the layout of the title screen for one window and text size.
type titleLayout struct {
	window, kit dialog.Kit // kit is that of the column, which is larger in an upright window
	areas       layout.Areas[area]
	fits        bool  // the column has room for its content
	card        *card // nil if there is no game in progress
}

// layout returns the layout for the window with the largest text with which the column has room for its content.
func (s *Scene) layout(c *game.Context) *titleLayout {
	scale := c.Kit().LargestText(leastZoom, func(scale ui.Scale) bool { return s.newLayout(c, scale.Zoom).fits })
	return s.newLayout(c, scale.Zoom)
}

// newLayout returns the layout for the window, with text scaled by zoom.
func (s *Scene) newLayout(c *game.Context, zoom float64) *titleLayout {
	l := &titleLayout{window: windowKit(c, max(1, zoom)), kit: windowKit(c, zoom)}
	if l.kit.Shape().Upright() {
		l.kit.UI.Unit *= uprightScale(c)
	}
	column := columnWidth * l.kit.UI.Unit * max(1, textGrowth*l.kit.UI.TextGrowth(linkText))
	l.areas = solveWindow(l.window, column)
	if s.saved != nil {
		l.card = newCard(l.kit, s.games, *s.saved)
	}
	room := l.areas[columnArea]
	content := s.contentPlan(l, room.W)
	l.fits = content.HeightIn(room.W).Min <= room.H
	maps.Copy(l.areas, layout.Solve(room, layout.InColumn(restOfColumn(aboveContent), content, restOfColumn(belowContent))))
	return l
}

// windowKit returns the kit for the window, with text scaled by zoom. On a phone it has sizes for fingers.
func windowKit(c *game.Context, zoom float64) dialog.Kit {
	k := dialog.NewKit(c)
	k.UI.Zoom = zoom
	if k.Compact() {
		k.UI.MinText, k.UI.MinTarget = table.PhoneText, phoneTarget
	}
	return k
}

// uprightScale returns the factor by which the design of the column is scaled in an upright window: as far as the window has room for it
// with text at 100 %.
func uprightScale(c *game.Context) float64 {
	room := solveWindow(windowKit(c, 1), c.W)[columnArea]
	return max(leastUnit, min(room.W/columnWidth, room.H/columnHeight)/c.Unit)
}

// solveWindow returns the areas of the window with a column of a width, or a narrower one where the window has no room for that.
func solveWindow(k dialog.Kit, column float64) layout.Areas[area] {
	p := landscapePlan(k, column)
	if k.Shape().Upright() {
		p = uprightPlan(k, column)
	}
	return layout.Solve(stage.Rect{W: k.Context.W, H: k.Context.H}, p)
}

// landscapePlan has the panel at the left and the column at the right.
func landscapePlan(k dialog.Kit, column float64) plan {
	c, u := k.Context, k.Context.Unit
	room := layout.InColumn(layout.Spacer[area](columnTop*u), restOfColumn(1).Named(columnArea), toastRoom(k))
	room.Width = layout.Size{Min: columnWidth * u, Pref: column}
	above := layout.InRow(plan{Area: panelArea, Width: layout.Flexible(leastPanel * u)}, layout.Spacer[area](panelGap*u), room,
		layout.Spacer[area](rightMargin*u+marginShare*max(0, c.W-designWidth*u)))
	above.Height = layout.Flexible(0)
	return layout.InColumn(above, ledge(k))
}

// uprightPlan has the panel above the column.
func uprightPlan(k dialog.Kit, column float64) plan {
	c, u := k.Context, k.Context.Unit
	row := layout.InRow(restOfRow(1), plan{Area: columnArea, Width: layout.Size{Pref: column}}, restOfRow(1)).Padded(sideMargin*u, 0)
	row.Height = layout.Flexible(0)
	return layout.InColumn(plan{Area: panelArea}.WithHeight(panelShare*c.H), layout.Spacer[area](columnTop*u), row, toastRoom(k), ledge(k))
}

// toastRoom is the room above the ledge that is kept clear for a toast of one line.
func toastRoom(k dialog.Kit) plan {
	return layout.Spacer[area](toastLine*k.UI.Size(toastText) + toastMargin*k.UI.Unit)
}

// ledge is the ledge at the foot of the window, whose front has room for the legal text.
func ledge(k dialog.Kit) plan {
	c, u := k.Context, k.Context.Unit
	legal := plan{Area: legalArea, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		_, height := legalLines(k, stage.Rect{W: width})
		return layout.Fixed(max(legalHeight*u, height+legalMargin*u))
	}}
	return layout.InColumn(layout.Spacer[area](backdrop.LedgeFront(c, 0)), layout.InRow(legal).Padded(legalSide*u, 0)).Named(ledgeArea)
}

// legalLines returns the legal text in the middle of the height of a rectangle, and its height.
func legalLines(k dialog.Kit, r stage.Rect) (text *stage.Node, height float64) {
	text, height = k.UI.Lines(k.Words.T("title.legal"), gfx.Sans, legalText, r.X, 0, r.W, 0, ui.FinePrint)
	text.Y = r.Y + (r.H-height)/2 + firstLine*k.UI.Size(legalText)
	return text, height
}

// firstLine is the distance from the upper edge of text to the middle of its first line, in text sizes.
const firstLine = 0.675

// The columns and rows of the panel. In a landscape window it also has a border column.
const panelColumns, panelRows = 11, 10

// panel returns the area of the panel. In a landscape window it ends with its border, in an upright one it is in the middle.
func (t *titleLayout) panel() backdrop.Area {
	r := t.areas[panelArea]
	side := min(r.H/panelRows, r.W/panelColumns)
	left := r.W - (panelColumns+1)*side
	if t.kit.Shape().Upright() {
		left = (r.W - panelColumns*side) / 2
	}
	return backdrop.Area{Left: left, Right: r.W, Foot: r.H, Side: side}
}

// stillLife returns the still life on the ledge, hidden where it has no room.
func (t *titleLayout) stillLife() *stage.Node {
	c, content := t.kit.Context, t.areas[contentArea]
	n := backdrop.StillLife(c, c.W-stillLifeRight*c.Unit, t.areas[ledgeArea].Y+stillLifeFoot*c.Unit)
	n.Hidden = t.kit.Shape().Upright() || content.Y+content.H > n.Y-n.H/2
	return n
}

// Lengths of the lines drawn on the plaster next to the panel, in design units.
const (
	chalkLength    = 346.0
	chalkThickness = 8.0
	lineThickness  = 1.5
)

// surroundings returns what is around the panel: lines drawn on the plaster, and the ledge with the still life.
func (t *titleLayout) surroundings() *stage.Node {
	c, p, ledge := t.kit.Context, t.panel(), t.areas[ledgeArea]
	u := c.Unit
	g := stage.Group("ledge").SetRole(stage.RoleSilent, "")
	if !t.kit.Shape().Upright() {
		for y := p.Foot - p.Side; y > 0; y -= p.Side {
			g.Add(stage.Box("", stage.NewSprite("chalk"), stage.Rect{X: p.Right, Y: y - chalkThickness*u/2, W: chalkLength * u, H: chalkThickness * u}))
		}
		for i := 1.0; i < 4; i++ {
			g.Add(dialog.Fill(ui.Accent, 0.2-0.05*i, stage.Rect{X: p.Right + i*p.Side, W: max(1, lineThickness*u), H: ledge.Y}))
		}
	}
	return g.Add(backdrop.Ledge(c, ledge.Y), t.stillLife())
}
