package settings

import (
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
)

// area is a part of the screen or of a dialog.
type area int

const (
	_ area = iota
	titleArea
	tabsArea
	sheetArea
	previewArea
	resetArea
	noteArea
	doneArea

	// Parts of a tab.
	iconArea
	labelArea

	// Parts of the preview. panelArea is the panel around the table.
	panelArea
	tableArea
	captionArea

	// Parts of the button of an action.
	nameArea
	capsArea

	// firstArea is the first row of the open page, the first tab or the first language. The areas of the others follow.
	firstArea
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// Lengths of the screen in design units.
const (
	screenMargin = 44.0
	titleTop     = 15.0
	titleHeight  = 90.0
	titleText    = 56.0

	sheetPaddingX = 44.0
	sheetPaddingY = 14.0
	rowHeight     = 82.0 // at the usual text size, where there is room for it
	leastRow      = 46.0
	captionText   = 22.0
	aboutText     = 18.0 // below the caption
	columnGap     = 40.0 // between two columns of rows

	previewGap    = 62.0  // between the rows and the preview
	previewMargin = 10.0  // above and below the preview
	leastRows     = 542.0 // the least width of rows next to the preview, at the usual text size
	leastPreview  = 597.0 // the least width of the preview
	widthText     = 19.0  // the size of the text with which the width of rows grows

	footGap      = 24.0 // around what is below the sheet
	buttonWidth  = 280.0
	buttonHeight = 64.0
	buttonText   = 22.0
	noteText     = 20.0
)

// Lengths of the screen in device-independent pixels.
const (
	leastTarget = 44.0 // the least height of tabs and buttons
	fingerRow   = 56.0 // the height of a row, where that is more than in design units
)

// lineHeight is the height of a line of a caption in text sizes.
const lineHeight = 1.25

// The weights with which rows and preview share the width that is left.
const rowsWeight, previewWeight = 10, 11

// screen lays the settings out in a window that is not handheld: tabs on top of a sheet with the rows of the open page and a preview, and
// below the sheet the buttons.
func (s *Scene) screen(k dialog.Kit) *stage.Node {
	c, pages, title := k.Context, newPages(k), k.Words.T("settings.title")
	border, left := backdrop.Border(c)
	open, lines := pages[s.page], longest(pages)
	areas := layout.SolveFirst(stage.Rect{X: left, W: c.W - left, H: c.H}, screenPlan(k, lines, true), screenPlan(k, lines, false))
	r := areas[titleArea]
	root := stage.Group("settings").SetRole(stage.RoleDialog, title).Add(border,
		k.UI.FitBox(title, gfx.SerifBold, titleText, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Ink).SetRole(stage.RoleTitle, title))
	seam := s.addTabs(k, root, pages, areas[tabsArea])
	root.Add(k.Panel("sheet", areas[sheetArea]), dialog.Fill(ui.Surface, 1, seam))
	preview, shown := areas[previewArea]
	s.rows = nil
	columns := 2
	if shown {
		columns = 1
	}
	for i, row := range open.rows {
		r := areas[firstArea+area(i)]
		if i >= columns {
			root.Add(dialog.Divider(r, k.UI.Unit, 0.25))
		}
		root.Add(row.build(r))
		s.rows = append(s.rows, shownRow{row.name, r})
	}
	if s.preview.shown = shown; shown {
		root.Add(s.preview.build(k, preview, s.explained, s.captionOf(k.Words)))
	}
	s.addFoot(k, root, open, areas)
	return root
}

// longest returns the number of rows of the longest page.
func longest(pages []page) (rows int) {
	for _, p := range pages {
		rows = max(rows, len(p.rows))
	}
	return rows
}

// screenPlan returns the plan of the screen with room for a number of rows: in one column next to the preview, or in two columns.
func screenPlan(k dialog.Kit, rows int, preview bool) plan {
	u := k.UI.Unit
	body := linesPlan(k, (rows+1)/2, 2)
	if preview {
		lines := linesPlan(k, rows, 1)
		lines.Width = layout.Size{Min: leastRows * u * k.UI.TextGrowth(widthText), Weight: rowsWeight}
		body = layout.InRow(lines, plan{
			Kind: layout.Column, Width: layout.Size{Min: leastPreview * u, Weight: previewWeight}, PaddingY: previewMargin * u,
			Items: []plan{{Area: previewArea}},
		}).WithGap(previewGap * u)
	}
	button := layout.Size{Pref: buttonWidth * u * k.UI.TextGrowth(buttonText)}
	foot := layout.InRow(plan{Area: resetArea, Width: button}, plan{Area: noteArea, Width: layout.Flexible(0)}, plan{Area: doneArea, Width: button}).
		WithGap(footGap * u).WithHeight(max(k.UI.Row(buttonHeight, buttonText), leastTarget*k.UI.Device))
	screen := layout.InColumn(
		layout.Spacer[area](titleTop*u),
		plan{Area: titleArea}.WithHeight(titleHeight*u),
		plan{Area: tabsArea}.WithHeight(max(k.UI.Row(tabHeight, tabText), leastTarget*k.UI.Device)),
		body.Padded(sheetPaddingX*u, sheetPaddingY*u).Named(sheetArea),
		layout.Spacer[area](footGap*u), foot, layout.Spacer[area](footGap*u),
	).Padded(screenMargin*u, 0)
	screen.MainAlign = layout.Start
	return screen
}

// linesPlan returns the plan of lines with a number of rows each, numbered from left to right.
func linesPlan(k dialog.Kit, lines, columns int) plan {
	u := k.UI.Unit
	height := layout.Size{
		Min:  max(k.UI.Target(leastRow), lineHeight*(k.UI.Size(captionText)+k.UI.Size(aboutText))),
		Pref: max(rowHeight*u*max(1, k.UI.Zoom), fingerRow*k.UI.Device),
	}
	all := plan{Kind: layout.Column}
	for i := range lines {
		line := plan{Gap: columnGap * u, Height: height}
		for j := range columns {
			line.Items = append(line.Items, plan{Area: firstArea + area(i*columns+j), Width: layout.Flexible(0)})
		}
		all.Items = append(all.Items, line)
	}
	return all
}

// addFoot adds the buttons that reset the page and close the settings. A note between them says that changes are saved, where it has room
// and the page can be reset.
func (s *Scene) addFoot(k dialog.Kit, on *stage.Node, p page, areas layout.Areas[area]) {
	if p.resettable {
		on.Add(k.UI.Button("page-first", k.Words.T("settings.first"), false, areas[resetArea], func() { s.reset(k.Context, p) }).Node)
	}
	on.Add(k.UI.Button("close", k.Words.T("settings.done"), true, areas[doneArea], k.Context.Pop).Node)
	note, r := k.Words.T("settings.kept"), areas[noteArea]
	if p.resettable && k.UI.HasRoom(note, gfx.SerifItalic, r.W, r.H) {
		on.Add(k.UI.FitLines(note, gfx.SerifItalic, noteText, r, ui.Body))
	}
}

// Lengths of the tabs in design units.
const (
	tabWidth  = 184.0 // at the usual text size
	tabHeight = 58.0
	tabText   = 24.0
	tabGap    = 12.0
	tabsInset = 29.0 // between the left edge of the sheet and the first tab
	tabBehind = 16.0 // how far a tab reaches behind the sheet
	tabRise   = 6.0  // how much higher the open tab is
	tabIcon   = 30.0
	iconGap   = 10.0 // between the icon of a tab and its label
	iconShare = 0.2  // the width of the icon, at most, in widths of the tab

	markTop    = 2.0 // the line at the top of the open tab
	markHeight = 4.0
	markShare  = 0.7 // its width in widths of the tab

	seamInset  = 4.0 // the seam between the open tab and the sheet
	seamRise   = 3.0
	seamHeight = 14.0
)

// tabsPlan returns the plan of the tabs, which are narrower where they have no room.
func tabsPlan(k dialog.Kit, pages []page) plan {
	u := k.UI.Unit
	all := plan{Gap: tabGap * u, PaddingX: tabsInset * u, MainAlign: layout.Start}
	for i, p := range pages {
		all.Items = append(all.Items, plan{Area: firstArea + area(i), Width: layout.Size{Pref: max(tabWidth*u*k.UI.TextGrowth(buttonText), k.TextWidth(gfx.Serif, tabText, p.title(k))+(tabIcon+5*iconGap)*u)}})
	}
	return all
}

// addTabs adds the tabs of the pages in a rectangle whose lower edge is the upper edge of the sheet. The open tab is higher and has a golden
// line. It returns the seam between the open tab and the sheet, which is to be covered.
func (s *Scene) addTabs(k dialog.Kit, on *stage.Node, pages []page, r stage.Rect) (seam stage.Rect) {
	u := k.UI.Unit
	tabs := stage.Group("page").SetRole(stage.RoleChoice, k.Words.T("settings.pages"))
	areas := layout.Solve(r, tabsPlan(k, pages))
	for i, p := range pages {
		front := areas[firstArea+area(i)]
		title, r, panel, open := p.title(k), front, stage.NewPanel("slab-blue", u, 0), i == s.page
		r.H += tabBehind * u
		if open {
			r.Y, r.H = r.Y-tabRise*u, r.H+tabRise*u
			seam = stage.Rect{X: r.X + seamInset*u, Y: front.Y + front.H - seamRise*u, W: r.W - 2*seamInset*u, H: seamHeight * u}
		} else {
			panel.Tint = ui.ClosedTab.Colour()
		}
		tab := stage.Box("page-"+title, panel, r).SetRole(stage.RoleOption, title)
		tab.Accessible.On = open
		tab.Touch = &stage.Touch{Focus: true, SelectByArrow: true, Press: func() { k.UI.Click(); s.open(k.Context, i) }}
		tabs.Add(tab)
		if open {
			mark := r.Centred(0, 1, markShare*r.W, 0)
			mark.Y, mark.H = r.Y+markTop*u, markHeight*u
			tabs.Add(dialog.Fill(ui.TabMark, 1, mark))
		}
		addTabLabel(k, tabs, p, front)
	}
	on.Add(tabs)
	return seam
}

// addTabLabel adds the icon and the title of a page in the middle of its tab.
func addTabLabel(k dialog.Kit, on *stage.Node, p page, r stage.Rect) {
	u, title := k.UI.Unit, p.title(k)
	side := min(tabIcon*u, iconShare*r.W)
	size := k.UI.FitSize(title, gfx.Serif, k.UI.Size(tabText), r.W-side-4*iconGap*u)
	width, _ := k.UI.Fonts.Measure(title, gfx.Serif, size)
	if width > r.W-side-3*iconGap*u { // the label alone
		size = k.UI.FitSize(title, gfx.Serif, k.UI.Size(tabText), r.W-2*iconGap*u)
		x, y := r.Middle()
		on.Add(stage.New("", &stage.Label{Text: title, Face: gfx.Serif, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}, x, y, 0, 0))
		return
	}
	label := layout.InRow(plan{Area: iconArea}.WithWidth(side), plan{Area: labelArea}.WithWidth(width)).WithGap(iconGap * u)
	label.MainAlign = layout.Middle
	areas := layout.Solve(r, label)
	x, y := areas[iconArea].Middle()
	on.Add(stage.New("", &stage.Sprite{Name: p.icon(), Tint: ui.Accent.Colour()}, x, y, side, side),
		stage.New("", &stage.Label{Text: title, Face: gfx.Serif, Size: size, Colour: ui.Ink.Colour()}, areas[labelArea].X, y, 0, 0))
}
