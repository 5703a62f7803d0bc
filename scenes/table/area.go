package table

import (
	"cmp"

	"azulejo/game/layout"
	"azulejo/game/stage"
)

// Area is a part of a table.
type Area int

const (
	_ Area = iota
	// TableArea is the whole table.
	TableArea
	// TitleArea holds the title and the prompt.
	TitleArea
	// RoundsArea shows what changes from round to round.
	RoundsArea
	// OfferArea holds the factories and the centre.
	OfferArea
	// SupplyArea holds the tiles that lie ready for all.
	SupplyArea
	// StockArea shows bag and discarded tiles.
	StockArea
	// BoardArea holds the board of the viewer.
	BoardArea
	// HandArea holds the tiles of the viewer in HandTilesArea, below HandTitleArea or next to the button in ActionArea.
	HandArea
	HandTitleArea
	HandTilesArea
	ActionArea
	// OrderArea is where a move that costs tiles is put together.
	OrderArea
	// PanelArea holds the log.
	PanelArea
	// ButtonsArea holds the buttons, and ToastArea is left free for toasts.
	ButtonsArea
	ToastArea
	// LeftArea, MiddleArea and RightArea are columns of a wide window.
	LeftArea
	MiddleArea
	RightArea
	// OthersArea holds the boards of the others.
	OthersArea
	// OtherArea is the board of the player after the viewer. The areas of the others follow.
	OtherArea
)

// Plan says how areas are arranged in a window. It holds no lengths.
type Plan = layout.Box[Area]

// only returns plans of areas alone.
func only(areas ...Area) []Plan {
	plans := make([]Plan, len(areas))
	for i, a := range areas {
		plans[i].Area = a
	}
	return plans
}

// RowOf returns a row of areas, and ColumnOf a column of areas.
func RowOf(areas ...Area) Plan { return layout.InRow(only(areas...)...) }

func ColumnOf(areas ...Area) Plan { return layout.InColumn(only(areas...)...) }

// The plans that tables share, by the shape of the window. A table leaves out the areas that it has not.

// PhonePortrait returns the plan for a phone held upright.
func PhonePortrait() Plan {
	return ColumnOf(TitleArea, OthersArea, SupplyArea, OfferArea, BoardArea, HandArea, OrderArea, ButtonsArea)
}

// PhoneLandscape returns the plan for a phone held sideways: the offer for the left thumb, the buttons for the right one.
func PhoneLandscape() Plan {
	return layout.InRow(
		ColumnOf(TitleArea, OfferArea, HandArea).Named(LeftArea),
		ColumnOf(BoardArea, OthersArea).Named(RightArea),
		ColumnOf(ButtonsArea, ToastArea))
}

// Portrait returns the plan for a tablet held upright.
func Portrait() Plan {
	return layout.InColumn(
		Plan{Area: TitleArea},
		Plan{Area: RoundsArea},
		layout.InRow(ColumnOf(OthersArea, OfferArea).Named(LeftArea), Plan{Area: PanelArea}),
		Plan{Area: SupplyArea},
		Plan{Area: BoardArea},
		Hand(),
		Plan{Area: StockArea},
		Plan{Area: ButtonsArea})
}

// Hand returns the plan of the viewer's tiles with a button next to them.
func Hand() Plan { return RowOf(HandTilesArea, ActionArea).Named(HandArea) }

// Asks are the sizes that the areas of a table ask for in pixels. What has none is left out of a plan.
type Asks map[Area]Ask

// Ask is the size that an area asks for.
type Ask struct {
	Width, Height layout.Size
	HeightFor     func(width float64) layout.Size
	WidthFor      func(height float64) layout.Size
	// Along and Across are where parts lie that do not fill the area. Gap is the distance between them in the place of that of the plan,
	// PaddingX and PaddingY their distance from its edges.
	Along, Across           layout.Align
	Gap, PaddingX, PaddingY float64
}

// titleWeight is how much of the room that is left the title takes before other areas.
const titleWeight = 20

// TitleSize returns the height that title and prompt ask for, given the height in design units that is enough for the design's text. Larger
// text takes more where room is left.
func (f *Frame) TitleSize(units float64) layout.Size {
	u := f.Kit.Unit
	return layout.Size{Min: TitleHeight(f.Kit.Design(), units) * u, Weight: titleWeight, Max: TitleHeight(f.Kit.Scale, units) * u}
}

// The log of a window that is held upright: the least width of the window that has room for it next to the boards, in device-independent pixels, and
// its part of the width.
const (
	panelAt   = 640
	panelPart = 0.23
)

// PortraitPanel asks for the log of a window that is held upright, where there is room for it.
func (f *Frame) PortraitPanel(asks Asks) {
	if f.W >= panelAt*f.Kit.Device {
		asks[PanelArea] = Ask{Width: layout.Fixed(panelPart * f.W)}
	}
}

// Arrange solves a plan within the frame, with a margin around it and a gap between areas. For left-handed players it lies the other way
// round in the window.
func (f *Frame) Arrange(p Plan, asks Asks, margin, gap float64) layout.Areas[Area] {
	p, _ = f.fill(p, asks, gap)
	areas := layout.Solve(stage.Rect{W: f.W, H: f.H}.Grow(-margin), p)
	if f.Mirror.Across > 0 {
		return areas.Mirror(f.Mirror.Across)
	}
	return areas
}

// fill returns the plan with the sizes that its areas ask for, and reports whether anything of it is shown.
func (f *Frame) fill(p Plan, asks Asks, gap float64) (filled Plan, shown bool) {
	ask, shown := asks[p.Area]
	p.Width, p.Height, p.HeightFor, p.WidthFor = ask.Width, ask.Height, ask.HeightFor, ask.WidthFor
	p.MainAlign, p.CrossAlign, p.PaddingX, p.PaddingY, p.Gap = ask.Along, ask.Across, ask.PaddingX, ask.PaddingY, cmp.Or(ask.Gap, gap)
	if p.Area == OthersArea && shown {
		p.Items = f.others(asks[OtherArea])
		return p, true
	}
	items := p.Items
	p.Items = nil
	for _, item := range items {
		if item, ok := f.fill(item, asks, gap); ok {
			p.Items = append(p.Items, item)
		}
	}
	return p, shown || len(p.Items) > 0
}

// others returns the boards of the others, which share their room.
func (f *Frame) others(ask Ask) []Plan {
	all := make([]Plan, f.Seats-1)
	for i := range all {
		all[i] = Plan{Area: OtherArea + Area(i), Width: ask.Width, Height: ask.Height}
		if ask.Width == (layout.Size{}) {
			all[i].Width = layout.Flexible(0)
		}
		if ask.Height == (layout.Size{}) {
			all[i].Height = layout.Flexible(0)
		}
	}
	return all
}
