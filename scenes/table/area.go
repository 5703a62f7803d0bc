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
	// SupplyArea holds the tiles of the supply.
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
	// PlacementArea holds a placement that is being composed.
	PlacementArea
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

// plansOf returns a plan for each area.
func plansOf(areas ...Area) []Plan {
	plans := make([]Plan, len(areas))
	for i, a := range areas {
		plans[i].Area = a
	}
	return plans
}

// RowOf returns a row of areas.
func RowOf(areas ...Area) Plan { return layout.InRow(plansOf(areas...)...) }

// ColumnOf returns a column of areas.
func ColumnOf(areas ...Area) Plan { return layout.InColumn(plansOf(areas...)...) }

// Tables share the plans below, one for each shape of the window. A plan leaves out the areas that a table does not request.

// PhonePortrait returns the plan for a phone held upright.
func PhonePortrait() Plan {
	return ColumnOf(TitleArea, OthersArea, SupplyArea, OfferArea, BoardArea, HandArea, PlacementArea, ButtonsArea)
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

// Hand returns the plan of the viewer's tiles and the button next to them.
func Hand() Plan { return RowOf(HandTilesArea, ActionArea).Named(HandArea) }

// SizeRequests are the sizes that the areas of a table request, in pixels. Areas without a request are left out of a plan.
type SizeRequests map[Area]SizeRequest

// SizeRequest is the size that an area requests.
type SizeRequest struct {
	Width, Height layout.Size
	HeightFor     func(width float64) layout.Size
	WidthFor      func(height float64) layout.Size
	// Along and Across align parts that do not fill the area. Gap replaces the gap of the plan; PaddingX and PaddingY are the distances
	// from the edges of the area.
	Along, Across           layout.Align
	Gap, PaddingX, PaddingY float64
}

// The least and the greatest height of a panel below a board that holds a sentence about the position, in design units.
const (
	MinCallout = 84.0
	MaxCallout = 116.0
)

// titleWeight is the weight with which the title takes the space that is left.
const titleWeight = 20

// TitleSize returns the height that title and prompt request, given the height in design units that text of the normal size needs. Larger
// text takes more if there is space.
func (f *Frame) TitleSize(units float64) layout.Size {
	u := f.Kit.Unit
	return layout.Size{Min: TitleHeight(f.Kit.Design(), units) * u, Weight: titleWeight, Max: TitleHeight(f.Kit.Scale, units) * u}
}

// The height of title and prompt on a phone, in device-independent pixels. With text at 200 % they are up to phoneTitleGrowth pixels higher, before boards
// and plates become higher than they need to be.
const (
	minPhoneTitle       = 42.0
	largerPhoneTitle    = 14.0 // by which the preferred height grows
	phoneTitleGrowth    = 54.0
	phoneTitleWeight    = 200.0 // compared with boards, plates and tiles
	CompactBoardWeight  = 100.0 // of the other players' boards with text at 200 %
	landscapeTitle      = 46.0  // on a landscape phone
	landscapeTitleShare = 0.13  // the maximum share of that in the height
	landscapeGaps       = 15.0  // above and below title and plates
)

// PhoneTitleSize returns the height that title and prompt request on a portrait phone. preferred and most are the heights with text at 100 %, in
// device-independent pixels.
func (f *Frame) PhoneTitleSize(preferred, most float64) layout.Size {
	d, larger := f.Kit.Device, max(0, f.Kit.Zoom-1)
	return layout.Size{Min: minPhoneTitle * d, Pref: (preferred + largerPhoneTitle*larger) * d, Weight: 0.2 + phoneTitleWeight*larger, Max: (most + phoneTitleGrowth*larger) * d}
}

// LandscapeTitleSize returns the height that title and prompt request on a landscape phone.
func (f *Frame) LandscapeTitleSize() layout.Size {
	least, larger := min(landscapeTitle*f.Kit.Device, landscapeTitleShare*f.H), max(0, f.Kit.Zoom-1)
	return layout.Size{Min: least, Weight: phoneTitleWeight * larger, Max: least + phoneTitleGrowth*larger*f.Kit.Device}
}

// LandscapeTitleHeight returns the height of title and prompt above plates of a width on a landscape phone. Larger text takes as much as the plates can spare
// if their tiles are comfortable for fingers.
func (f *Frame) LandscapeTitleHeight(m PlateMetrics, width float64) layout.Size {
	d, size := f.Kit.Device, f.LandscapeTitleSize()
	return layout.Fixed(layout.LargestFit(size.Min, size.Max, func(height float64) bool {
		_, pitch := SmallestPlateTile(stage.Rect{W: width, H: f.H - height - landscapeGaps*d}, f.Factories(), f.withMaxTile(m), d)
		return pitch >= preferredPitch*d
	}))
}

// The log in a portrait window: the minimum width of the window, in device-independent pixels, and the log's share of that width.
const (
	minPanelWindow = 640
	panelShare     = 0.23
)

// RequestPortraitPanel requests the log of a portrait window that is wide enough.
func (f *Frame) RequestPortraitPanel(requests SizeRequests) {
	if f.W >= minPanelWindow*f.Kit.Device {
		requests[PanelArea] = SizeRequest{Width: layout.Fixed(panelShare * f.W)}
	}
}

// withoutControls leaves stock, buttons and the action out of the requests of a review in a larger window, which has its own. Where moves are made by
// hand, the action stays, and the stock if the window is wide.
func (f *Frame) withoutControls(requests SizeRequests) {
	if !f.Reviewed || f.Shape().Phone() {
		return
	}
	delete(requests, ButtonsArea)
	if !f.Playable {
		delete(requests, ActionArea)
	}
	if !f.Playable || f.Shape() != layout.Landscape {
		delete(requests, StockArea)
	}
}

// Solve solves a plan within the frame, with a margin around it and a gap between areas. It mirrors the areas for left-handed players.
func (f *Frame) Solve(p Plan, requests SizeRequests, margin, gap float64) layout.Areas[Area] {
	f.withoutControls(requests)
	p, _ = f.withSizes(p, requests, gap)
	areas := layout.Solve(stage.Rect{W: f.W, H: f.H}.Grow(-margin), p)
	if f.Mirror.Width > 0 {
		return areas.Mirror(f.Mirror.Width)
	}
	return areas
}

// remember returns a function that calls request once for each length. The solver asks for the same ones many times.
func remember(request func(length float64) layout.Size) func(length float64) layout.Size {
	if request == nil {
		return nil
	}
	known := map[float64]layout.Size{}
	return func(length float64) layout.Size {
		size, ok := known[length]
		if !ok {
			size = request(length)
			known[length] = size
		}
		return size
	}
}

// withSizes returns the plan with the sizes that its areas request. It reports whether any of them is shown.
func (f *Frame) withSizes(p Plan, requests SizeRequests, gap float64) (filled Plan, shown bool) {
	request, shown := requests[p.Area]
	p.Width, p.Height = request.Width, request.Height
	p.HeightFor, p.WidthFor = remember(request.HeightFor), remember(request.WidthFor)
	p.MainAlign, p.CrossAlign, p.PaddingX, p.PaddingY, p.Gap = request.Along, request.Across, request.PaddingX, request.PaddingY, cmp.Or(request.Gap, gap)
	if p.Area == OthersArea && shown {
		p.Items = f.otherBoards(requests[OtherArea])
		return p, true
	}
	items := p.Items
	p.Items = nil
	for _, item := range items {
		if item, ok := f.withSizes(item, requests, gap); ok {
			p.Items = append(p.Items, item)
		}
	}
	return p, shown || len(p.Items) > 0
}

// otherBoards returns the plans of the other players' boards, which share OthersArea.
func (f *Frame) otherBoards(request SizeRequest) []Plan {
	all := make([]Plan, f.Seats-1)
	for i := range all {
		all[i] = Plan{Area: OtherArea + Area(i), Width: request.Width, Height: request.Height}
		if request.Width == (layout.Size{}) {
			all[i].Width = layout.Flexible(0)
		}
		if request.Height == (layout.Size{}) {
			all[i].Height = layout.Flexible(0)
		}
	}
	return all
}
