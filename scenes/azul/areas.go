package azul

import (
	"azulejo/game/layout"
	"azulejo/scenes/table"
)

// arrange solves the plan for the shape of the frame.
func arrange(f *table.Frame) layout.Areas[table.Area] {
	u, d := f.Kit.Unit, f.Kit.Device
	switch f.Shape() {
	case layout.PhonePortrait:
		return f.Solve(table.PhonePortrait(), phonePortrait(f), phoneGap*d, phoneGap*d)
	case layout.PhoneLandscape:
		return f.Solve(table.PhoneLandscape(), phoneLandscape(f), phoneGap*d, phoneGap*d)
	case layout.Portrait:
		return f.Solve(table.Portrait(), portrait(f), 16*u, 10*u)
	}
	if f.Seats == 2 {
		return f.Solve(planForTwo(), landscapeForTwo(f), wideMargin*u, wideGap*u)
	}
	return f.Solve(planForMore(), landscapeForMore(f), wideMargin*u, wideGap*u)
}

// planForTwo returns the plan for a wide window with two boards of one width.
func planForTwo() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.StockArea).Named(table.LeftArea),
		table.ColumnOf(table.OthersArea, table.BoardArea).Named(table.MiddleArea),
		table.ColumnOf(table.PanelArea, table.ButtonsArea).Named(table.RightArea))
}

// planForMore returns the plan for a wide window with the boards of the others above the large one.
func planForMore() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.StockArea).Named(table.LeftArea),
		layout.InColumn(
			table.RowOf(table.OthersArea),
			table.RowOf(table.BoardArea, table.PanelArea),
			table.RowOf(table.ButtonsArea)).Named(table.MiddleArea))
}

// Lengths of a wide window, in design units.
const (
	wideMargin = 24.0
	wideGap    = 20.0
	wideColumn = 10.0  // between title, offer, and bag and lid
	wideOffer  = 560.0 // the width of the offer
	leastOffer = 476.0
	twoBoards  = 660.0 // the width of the boards of two players
	leastLog   = 292.0
	narrowLog  = 214.0 // beside the viewer's board
	wideStock  = 158.0
	designHigh = 832.0 // the height of the design, without margins and gap
	// portraitBoard is the height of the large board as a part of the height of an upright window.
	portraitBoard = 0.4
)

// left returns what the left column of a wide window asks for.
func left(f *table.Frame, width layout.Size) table.SizeRequests {
	u := f.Kit.Unit
	return table.SizeRequests{
		table.LeftArea:  {Width: width, Gap: wideColumn * u},
		table.TitleArea: {Height: f.TitleSize(84)},
		table.OfferArea: {Height: layout.Size{Pref: wideOffer * u, Weight: 1}},
		table.StockArea: {Height: layout.Fixed(wideStock * u)},
	}
}

// growth returns how much higher the frame is than the design, up to a limit.
func growth(f *table.Frame, limit float64) float64 {
	return max(1, min((f.H/f.Kit.Unit-2*wideMargin-wideGap)/designHigh, limit))
}

func landscapeForTwo(f *table.Frame) table.SizeRequests {
	u := f.Kit.Unit
	asks := left(f, layout.Size{Min: leastOffer * u, Pref: wideOffer * u, Weight: 1})
	button := f.Kit.Target(50)
	asks[table.MiddleArea] = table.SizeRequest{Width: layout.Size{Min: 0.8 * twoBoards * u, Pref: twoBoards * growth(f, 1.2) * u}}
	asks[table.RightArea] = table.SizeRequest{Width: layout.Size{Min: leastLog * u, Weight: 2, Max: max(leastLog*u, 0.32*f.W)}}
	asks[table.OthersArea] = table.SizeRequest{Height: layout.Size{Weight: 392}}
	asks[table.BoardArea] = table.SizeRequest{Height: layout.Size{Weight: 440}}
	asks[table.PanelArea] = table.SizeRequest{Height: layout.Flexible(0)}
	asks[table.ButtonsArea] = table.SizeRequest{Height: layout.Fixed(3*button + 2*10*u)}
	return asks
}

func landscapeForMore(f *table.Frame) table.SizeRequests {
	u := f.Kit.Unit
	asks := left(f, layout.Fixed(min(wideOffer*growth(f, 1.3)*u, 0.37*f.W)))
	n := float64(f.Seats - 1)
	asks[table.MiddleArea] = table.SizeRequest{Width: layout.Flexible(0)}
	asks[table.OthersArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		small := min((width-wideGap*u*(n-1))/n*boardH/boardW, 0.39*f.H)
		return layout.Fixed(small)
	}}
	asks[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Size{Pref: 1.03 * openWide / (openTall - 0.3) * height}
	}}
	asks[table.PanelArea] = table.SizeRequest{Width: layout.Flexible(narrowLog * u)}
	asks[table.ButtonsArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(f.Kit.Target(62))}
	return asks
}

// portrait returns what the areas of a tablet held upright ask for.
func portrait(f *table.Frame) table.SizeRequests {
	u, n := f.Kit.Unit, float64(f.Seats-1)
	asks := table.SizeRequests{
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.LeftArea:   {Width: layout.Flexible(0)},
		table.OtherArea:  {Width: layout.Size{Weight: 1, Max: 380 * u}},
		table.OthersArea: {HeightFor: func(width float64) layout.Size { return layout.Fixed(min(width/n, 380*u) * boardH / boardW) }},
		table.OfferArea: {HeightFor: func(width float64) layout.Size {
			return layout.Size{Min: f.PlatesHeight(plateMould, width).Pref, Weight: 3}
		}},
		table.BoardArea: {HeightFor: func(width float64) layout.Size {
			full := width * boardH / boardW
			return layout.Size{Min: 0.6 * full, Pref: min(full, portraitBoard*f.H)}
		}},
		table.StockArea:   {Height: layout.Fixed(48 * u)},
		table.ButtonsArea: {Height: layout.Fixed(f.Kit.Target(62))},
	}
	f.RequestPortraitPanel(asks)
	return asks
}

// Lengths of a phone, in device-independent pixels.
const (
	phoneGap    = 5.0
	phoneHead   = 34.0 // of the large board
	phoneCatch  = 60.0 // from a line that still catches a drop
	leastRow    = 28.0 // the height of a row of the large board
	easyRow     = 39.5 // which is easily hit
	mostRow     = 48.0
	lyingBoard  = 280.0 // the least width of the large board beside the offer
	lyingBoards = 0.6   // its part of the width without buttons at most
	lyingColumn = 84.0  // the width of the column of buttons
)

// phoneBoardHeight returns the height that the large board of a phone asks for in a width.
func phoneBoardHeight(width, device float64) layout.Size {
	return layout.Size{
		Min: boardHeight(width, leastRow, device), Pref: boardHeight(width, easyRow, device),
		Weight: 1, Max: boardHeight(width, mostRow, device),
	}
}

// phonePortrait returns what the areas of a phone held upright ask for.
func phonePortrait(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	return table.SizeRequests{
		table.TitleArea:   {Height: layout.Size{Min: 42 * d, Pref: 46 * d, Weight: 0.2, Max: 54 * d}},
		table.OthersArea:  {Height: compactHeight(f)},
		table.OfferArea:   {HeightFor: func(width float64) layout.Size { return f.PlatesHeight(plateMould, width) }},
		table.BoardArea:   {HeightFor: func(width float64) layout.Size { return phoneBoardHeight(width, d) }},
		table.ButtonsArea: {Height: layout.Size{Min: 47 * d, Pref: 48 * d, Weight: 0.2, Max: 56 * d}},
	}
}

// phoneLandscape returns what the areas of a phone held sideways ask for.
func phoneLandscape(f *table.Frame) table.SizeRequests {
	d, others := f.Kit.Device, compactHeight(f)
	buttons := min(lyingColumn*d, 0.11*f.W)
	both := f.W - buttons - 4*phoneGap*d
	least := max(lyingBoard*d, 0.5*both) // of the boards
	return table.SizeRequests{
		table.TitleArea: {Height: layout.Fixed(min(46*d, 0.13*f.H))},
		table.OfferArea: {Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
			s := f.PlatesWidth(plateMould, height)
			return layout.Size{Min: min(s.Min, both-least), Pref: s.Pref, Weight: 1}
		}},
		table.RightArea: {WidthFor: func(height float64) layout.Size {
			return layout.Size{Min: least, Pref: max(least, min(lyingBoards*both, boardWidth(height-phoneGap*d-others.Pref, d)))}
		}},
		table.BoardArea:   {HeightFor: func(width float64) layout.Size { return phoneBoardHeight(width, d) }},
		table.OthersArea:  {Height: others},
		table.ButtonsArea: {Width: layout.Fixed(buttons), Height: layout.Flexible(0)},
		table.ToastArea:   {Height: layout.Fixed((table.ToastHeight - phoneGap) * d)},
	}
}

// The height of the board of another player on a phone, in device-independent pixels: of the only one, and of one of several.
const (
	oneCompact  = 62.0
	someCompact = 88.0
)

// compactHeight returns the height that the boards of the others ask for on a phone.
func compactHeight(f *table.Frame) layout.Size {
	d := f.Kit.Device
	if f.Seats == 2 {
		return layout.Size{Min: 44 * d, Pref: oneCompact * d, Weight: 0.6, Max: 1.4 * oneCompact * d}
	}
	return layout.Size{Min: 44 * d, Pref: someCompact * d, Weight: 0.3, Max: 1.3 * someCompact * d}
}
