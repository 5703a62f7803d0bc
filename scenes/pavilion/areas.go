package pavilion

import (
	"azulejo/engine/pavilion"
	"azulejo/game/layout"
	"azulejo/scenes/table"
)

// arrange solves the plan for the shape of the frame, while tiles are taken or placed.
func arrange(f *table.Frame, placing bool) layout.Areas[table.Area] {
	u, d := f.Kit.Unit, f.Kit.Device
	switch f.Shape() {
	case layout.PhonePortrait:
		return f.Solve(table.PhonePortrait(), phonePortrait(f, placing), phoneGap*d, phoneGap*d)
	case layout.PhoneLandscape:
		if placing {
			return f.Solve(planToPlaceOnPhone(), phoneLandscapeToPlace(f), phoneGap*d, phoneGap*d)
		}
		return f.Solve(table.PhoneLandscape(), phoneLandscape(f), phoneGap*d, phoneGap*d)
	case layout.Portrait:
		return f.Solve(table.Portrait(), portrait(f, placing), 16*u, 10*u)
	}
	if placing {
		return f.Solve(planToPlace(), landscapeToPlace(f), wideMargin*u, columnGap*u)
	}
	return f.Solve(planToTake(), landscape(f), wideMargin*u, columnGap*u)
}

// planToTake returns the plan for a wide window while tiles are taken.
func planToTake() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.RoundsArea, table.OfferArea, table.SupplyArea, table.StockArea).Named(table.LeftArea),
		layout.InColumn(layout.InColumn(table.RowOf(table.BoardArea), table.Hand()).Named(table.MiddleArea), table.RowOf(table.ButtonsArea)),
		othersAndLog()).Named(table.TableArea)
}

// planToPlace returns the plan for a wide window once the plates are empty: their room goes to the board, with hand and supply at its left.
func planToPlace() table.Plan {
	hand := table.ColumnOf(table.HandTitleArea, table.HandTilesArea, table.ActionArea).Named(table.HandArea)
	return layout.InRow(
		layout.InColumn(
			table.ColumnOf(table.TitleArea, table.RoundsArea), hand, table.ColumnOf(table.SupplyArea, table.OfferArea, table.StockArea)).Named(table.LeftArea),
		layout.InColumn(table.ColumnOf(table.BoardArea).Named(table.MiddleArea), table.RowOf(table.ButtonsArea)),
		othersAndLog()).Named(table.TableArea)
}

// othersAndLog has the boards of the others one below the other, and the log below them.
func othersAndLog() table.Plan {
	others := table.ColumnOf()
	others.Area = table.OthersArea
	return layout.InColumn(others, table.RowOf(table.PanelArea)).Named(table.RightArea)
}

// planToPlaceOnPhone returns the plan for a phone held sideways once the plates are empty.
func planToPlaceOnPhone() table.Plan {
	return layout.InRow(
		table.RowOf(table.BoardArea),
		table.ColumnOf(table.TitleArea, table.OthersArea, table.SupplyArea, table.HandArea, table.PlacementArea, table.ToastArea).Named(table.RightArea),
		table.ColumnOf(table.ButtonsArea, table.ToastArea))
}

// Lengths of a wide window, in design units.
const (
	wideMargin  = 14.0
	wideGap     = 18.0
	columnGap   = 12.0
	buttonGap   = 14.0
	designWide  = 1600.0
	designHigh  = 900.0
	takeBoard   = 704.0 // the width of the large board while tiles are taken
	leastBoard  = 215.0
	oneRow      = 640.0 // the width from which the buttons stand in one row
	rightColumn = 300.0
	offerShape  = 0.72 // the width of the offer by the height of the window at most
	placeBoard  = 0.51 // the width of the large board as a part of the width of the window while tiles are placed
	boardShape  = 1.03 // the width of a board that its stars fill, by its height
	widestHand  = 250.0
	stockHigh   = 66.0
	roundsHigh  = 50.0
	handHigh    = 84.0
	dotsHigh    = 40.0
	// portraitBoard is the height of the large board as a part of the height of an upright window, while tiles are taken.
	portraitBoard = 0.39
	handEdge      = 14.0 // between the edge of the tray and tiles
)

// columns returns what the left and the right column of a wide window ask for in any phase.
func columns(f *table.Frame) table.SizeRequests {
	u, n := f.Kit.Unit, float64(f.Seats-1)
	right := rightColumn*u + 0.3*max(0, f.W-designWide*u)
	small := min(map[int]float64{2: 350, 3: 300, 4: 195}[f.Seats]*u+0.2*max(0, f.H-designHigh*u), 1.2*right)
	return table.SizeRequests{
		table.TableArea:  {Gap: wideGap * u},
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.RoundsArea: {Height: layout.Fixed(roundsHigh * u)},
		table.StockArea:  {Height: layout.Fixed(stockHigh * u)},
		table.RightArea:  {Width: layout.Fixed(right)},
		table.OthersArea: {Height: layout.Fixed(n*small + (n-1)*columnGap*u)},
		table.PanelArea:  {Height: layout.Flexible(0)},
		table.ButtonsArea: {HeightFor: func(width float64) layout.Size {
			button := f.Kit.Target(54)
			if width < oneRow*u*f.Kit.MinTextGrowth() {
				return layout.Fixed(2*button + buttonGap*u)
			}
			return layout.Fixed(button)
		}},
	}
}

// landscape returns what the areas of a wide window ask for while tiles are taken.
func landscape(f *table.Frame) table.SizeRequests {
	u, asks := f.Kit.Unit, columns(f)
	board := min(takeBoard*u+0.4*max(0, f.W-designWide*u), 1.02*(f.H-144*u-f.Kit.Target(54)))
	asks[table.OfferArea] = table.SizeRequest{Height: layout.Size{Pref: offerShape * designHigh * u * 0.85, Weight: 1}, WidthFor: func(height float64) layout.Size {
		least := f.PlatesWidth(plateMould, height).Min
		return layout.Size{Min: least, Pref: max(least, min(0.64*(f.W-60*u-board), offerShape*f.H)), Weight: 1, Max: offerShape * f.H}
	}}
	asks[table.SupplyArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size { return layout.Fixed(supplyHeight(f, width)) }}
	asks[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0)}
	asks[table.BoardArea] = table.SizeRequest{
		Width:     layout.Size{Min: leastBoard * u * f.Kit.MinTextGrowth(), Pref: board, Weight: 0.1},
		HeightFor: func(width float64) layout.Size { return layout.Size{Min: 0.5 * width, Pref: width / 0.98} },
	}
	handWithButton(f, asks, layout.Fixed(handHigh*u))
	return asks
}

// handWithButton adds what the hand asks for, with the button next to it.
func handWithButton(f *table.Frame, asks table.SizeRequests, height layout.Size) {
	u := f.Kit.Unit
	asks[table.HandArea] = table.SizeRequest{Height: height, Across: layout.Middle, PaddingX: handEdge * u, Gap: 10 * u}
	asks[table.HandTilesArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(f.H)}
	asks[table.ActionArea] = table.SizeRequest{Width: layout.Fixed(152 * u * min(1.5, f.Kit.TextGrowth(22))), Height: layout.Fixed(actionHeight(f))}
}

// actionHeight returns the height of the button of passing.
func actionHeight(f *table.Frame) float64 { return max(60*f.Kit.Unit, f.Kit.Target(0)) }

// landscapeToPlace returns what the areas of a wide window ask for while tiles are placed.
func landscapeToPlace(f *table.Frame) table.SizeRequests {
	u, asks := f.Kit.Unit, columns(f)
	board := min(placeBoard*f.W, boardShape*(f.H-48*u-f.Kit.Target(54)))
	asks[table.LeftArea] = table.SizeRequest{Width: layout.Flexible(widestHand * u)}
	asks[table.HandArea] = table.SizeRequest{Height: layout.Flexible(0), PaddingX: 10 * u, PaddingY: columnGap * u, Gap: 6 * u}
	asks[table.HandTitleArea] = table.SizeRequest{Height: layout.Fixed(max(46*u, 1.7*f.Kit.Size(22)) - columnGap*u)}
	asks[table.HandTilesArea] = table.SizeRequest{Height: layout.Flexible(0)}
	asks[table.ActionArea] = table.SizeRequest{Height: layout.Fixed(actionHeight(f))}
	asks[table.SupplyArea] = table.SizeRequest{Height: layout.Fixed(max(176*u, 2*f.Kit.Target(0)+24*u))}
	asks[table.OfferArea] = table.SizeRequest{Height: layout.Fixed(dotsHigh * u)}
	asks[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0)}
	asks[table.BoardArea] = table.SizeRequest{
		Width:     layout.Size{Min: leastBoard * u * f.Kit.MinTextGrowth(), Pref: board},
		HeightFor: func(width float64) layout.Size { return layout.Size{Min: 0.5 * width, Pref: width / boardShape} },
	}
	return asks
}

// supplyHeight returns the height of the supply in a width: its tiles lie in two rows where one leaves them too small to be hit.
func supplyHeight(f *table.Frame, width float64) float64 {
	target := f.Kit.Target(0)
	if (width-16*f.Kit.Unit-supplyHead(*f))/pavilion.SupplySize < target {
		return 2*target + 24*f.Kit.Unit
	}
	return 92 * f.Kit.Unit
}

// portrait returns what the areas of a tablet held upright ask for.
func portrait(f *table.Frame, placing bool) table.SizeRequests {
	u := f.Kit.Unit
	asks := table.SizeRequests{
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.RoundsArea: {Height: layout.Fixed(46 * u)},
		table.LeftArea:   {Width: layout.Flexible(0)},
		table.OtherArea:  {Width: layout.Size{Weight: 1, Max: 300 * u}},
		table.OthersArea: {Height: layout.Size{Min: 130 * u, Pref: 150 * u}},
		table.SupplyArea: {HeightFor: func(width float64) layout.Size { return layout.Fixed(supplyHeight(f, width)) }},
		table.BoardArea: {HeightFor: func(width float64) layout.Size {
			full := width / boardShape
			if placing {
				return layout.Size{Min: 0.5 * full, Pref: full}
			}
			return layout.Size{Min: 0.5 * full, Pref: min(full, portraitBoard*f.H)}
		}},
		table.StockArea:   {Height: layout.Fixed(stockHigh * u)},
		table.ButtonsArea: {Height: layout.Fixed(f.Kit.Target(58))},
	}
	asks[table.OfferArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size { return layout.Flexible(f.PlatesHeight(plateMould, width).Pref) }}
	f.RequestPortraitPanel(asks)
	hand := layout.Size{Min: 90 * u, Pref: 110 * u}
	if placing {
		asks[table.OfferArea] = table.SizeRequest{Height: layout.Fixed(dotsHigh * u)}
		hand.Weight = 1
	}
	handWithButton(f, asks, hand)
	return asks
}

// Lengths of a phone, in device-independent pixels.
const (
	phoneGap    = 6.0
	phoneHead   = 34.0  // of the large board
	phoneRounds = 132.0 // the width of the jokers next to the title
	phoneSupply = 44.0
	phoneStacks = 80.0 // of the hand while it is placed: two rows of tiles that a finger hits
	phoneOrder  = 64.0 // what is being put together
	phoneBoards = 200.0
	lyingColumn = 84.0 // the width of the column of buttons
	roomier     = 1.25 // how much higher hand and supply are where there is room
)

// toPlace adds what the areas below or next to the board of a phone ask for while tiles are placed.
func toPlace(f *table.Frame, asks table.SizeRequests) table.SizeRequests {
	d := f.Kit.Device
	for area, height := range map[table.Area]float64{table.SupplyArea: phoneSupply, table.HandArea: phoneStacks, table.PlacementArea: phoneOrder} {
		asks[area] = table.SizeRequest{Height: layout.Size{Min: 0.8 * height * d, Pref: height * d, Weight: height, Max: roomier * height * d}}
	}
	asks[table.HandArea] = table.SizeRequest{Height: layout.Size{Min: phoneStacks * d, Weight: phoneStacks, Max: roomier * phoneStacks * d}}
	return asks
}

// phonePortrait returns what the areas of a phone held upright ask for.
func phonePortrait(f *table.Frame, placing bool) table.SizeRequests {
	d := f.Kit.Device
	asks := table.SizeRequests{
		table.TitleArea:   {Height: layout.Size{Min: 42 * d, Pref: 50 * d, Weight: 0.2, Max: 56 * d}},
		table.OthersArea:  {Height: compactHeight(f)},
		table.ButtonsArea: {Height: layout.Size{Min: 47 * d, Pref: 48 * d, Weight: 0.2, Max: 56 * d}},
	}
	full := func(width float64) float64 { return fullHeight(width, d) }
	if placing {
		asks[table.BoardArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
			return layout.Size{Min: phoneBoards * d, Pref: full(width)}
		}}
		return toPlace(f, asks)
	}
	asks[table.OfferArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		s := f.PlatesHeight(plateMould, width)
		return layout.Size{Min: s.Min, Pref: s.Pref, Weight: 3, Max: s.Max}
	}}
	asks[table.BoardArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		return layout.Size{Min: phoneBoards * d, Pref: max(phoneBoards*d, min(0.8*full(width), 0.34*f.H)), Weight: 2, Max: full(width)}
	}}
	asks[table.HandArea] = table.SizeRequest{Height: layout.Size{Min: 38 * d, Pref: 44 * d, Weight: 0.1, Max: 50 * d}}
	return asks
}

// phoneLandscape returns what the areas of a phone held sideways ask for while tiles are taken.
func phoneLandscape(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	asks := landscapePhone(f)
	asks[table.OfferArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Flexible(f.PlatesWidth(plateMould, height).Pref)
	}}
	asks[table.HandArea] = table.SizeRequest{Height: layout.Fixed(40 * d)}
	asks[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Size{Min: 1.2 * phoneBoards * d, Pref: max(1.2*phoneBoards*d, fullWidth(height, d))}
	}}
	return asks
}

// phoneLandscapeToPlace returns what these areas ask for while tiles are placed.
func phoneLandscapeToPlace(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	asks := landscapePhone(f)
	asks[table.RightArea] = table.SizeRequest{Width: layout.Flexible(0), Along: layout.Start}
	asks[table.BoardArea] = table.SizeRequest{WidthFor: func(height float64) layout.Size {
		return layout.Fixed(min(0.54*(f.W-lyingColumn*d), fullWidth(height, d)))
	}}
	return toPlace(f, asks)
}

// landscapePhone returns what the areas of a phone held sideways ask for in any phase.
func landscapePhone(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	return table.SizeRequests{
		table.TitleArea:   {Height: layout.Fixed(min(46*d, 0.13*f.H))},
		table.OthersArea:  {Height: layout.Fixed(compactHeight(f).Pref)},
		table.ButtonsArea: {Width: layout.Fixed(min(lyingColumn*d, 0.11*f.W)), Height: layout.Flexible(0)},
		table.ToastArea:   {Height: layout.Fixed((table.ToastHeight - phoneGap) * d)},
	}
}

// compactHeight returns the height that the boards of the others ask for on a phone.
func compactHeight(f *table.Frame) layout.Size {
	d := f.Kit.Device
	if f.Seats == 2 {
		return layout.Size{Min: 50 * d, Pref: 62 * d, Weight: 0.3, Max: 76 * d}
	}
	return layout.Size{Min: 72 * d, Pref: 88 * d, Weight: 0.2, Max: 100 * d}
}

// fullHeight returns the height of the large board whose stars fill a width, and fullWidth the width of one whose stars fill a height.
func fullHeight(w, d float64) float64 { return (w-10*d)/starsWide*starsHigh + (phoneHead+4)*d }
func fullWidth(h, d float64) float64  { return (h-(phoneHead+4)*d)/starsHigh*starsWide + 10*d }
