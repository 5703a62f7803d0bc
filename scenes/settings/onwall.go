package settings

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
)

// Sizes of the settings on the wall in design units.
const (
	wallHead   = 106.0 // above the tabs
	wallRow    = 82.0  // the height of a row at most
	wallMargin = 44.0
	wallGap    = 24.0 // above and below the foot
	tabWidth   = 184.0
	tabHeight  = 58.0
	tabRise    = 6.0 // how much higher the open tab is
)

// Sizes of the settings on the wall in device-independent pixels.
const (
	wallTarget = 44.0
	wallFinger = 56.0 // a row, where that is more than in design units
)

// onWall lays the settings out on the wall: tabs on top of a sheet with rows and perhaps the preview, and the foot below it. It returns
// nil where the rows have no room.
func (s *Scene) onWall(k dialog.Kit) *stage.Node {
	c, u := k.Context, k.UI.Unit
	title, note, pages, l := k.Words.T("settings.title"), k.Words.T("settings.kept"), newPages(k), newLayout(k)
	border, left := backdrop.Border(c)
	foot, tab := max(k.UI.Row(64, 22), wallTarget*c.Device), max(tabHeight*u, k.UI.Row(tabHeight, 24), wallTarget*c.Device)
	sheet := stage.Rect{X: left + wallMargin*u, Y: wallHead*u + tab, W: c.W - left - 2*wallMargin*u}
	sheet.H = c.H - sheet.Y - foot - 2*wallGap*u
	lines := float64(l.lines(pages))
	row := min((sheet.H-28*u)/lines, max(wallRow*u*max(1, k.UI.Zoom), wallFinger*c.Device))
	if row < k.UI.Row(46, 20) {
		return nil
	}
	sheet.H = row*lines + 28*u
	root := stage.Group("settings").Says(stage.RoleDialog, title).Add(border,
		k.UI.FitBox(title, gfx.SerifBold, 56, sheet.X, 60*u, 0, sheet.W, 90*u, ui.Ink).Says(stage.RoleTitle, title))
	seam := s.addWallTabs(k, root, pages, sheet, tab)
	root.Add(k.Panel("sheet", sheet), dialog.Fill(ui.Surface, 1, seam))
	in := stage.Rect{X: sheet.X + 44*u, Y: sheet.Y + 14*u, W: sheet.W - 88*u, H: sheet.H - 28*u}
	first, preview := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: row}, stage.Rect{}
	if l.preview > 0 {
		first.W = 0.455 * in.W
		preview = stage.Rect{X: in.X + 0.5*in.W, Y: in.Y + 10*u, W: 0.5 * in.W, H: in.H - 20*u}
	}
	s.addRows(k, root, pages[s.page], first, l.columns, preview)
	below := stage.Rect{X: sheet.X, Y: sheet.Y + sheet.H + wallGap*u, W: sheet.W, H: foot}
	s.addFoot(k, root, pages[s.page], below)
	if taken := footButtons(k, below.W) + 48*u; pages[s.page].reset != nil && k.UI.HasRoom(note, gfx.SerifItalic, below.W-taken, below.H) {
		room := stage.Rect{X: below.X + taken/2, Y: below.Y, W: below.W - taken, H: below.H}
		root.Add(k.UI.FitLines(note, gfx.SerifItalic, 20, room, ui.Body))
	}
	return root
}

// addWallTabs adds the tabs of the pages, height pixels high, behind the upper edge of a sheet. The open tab is higher and has a golden
// edge. It returns the seam between the open tab and the sheet, which is to be covered.
func (s *Scene) addWallTabs(k dialog.Kit, on *stage.Node, pages []page, sheet stage.Rect, height float64) (seam stage.Rect) {
	u := k.UI.Unit
	g := stage.Group("page").Says(stage.RoleChoice, k.Words.T("settings.pages"))
	edge := min(30*u, 0.02*sheet.W)
	width := min(tabWidth*u*k.UI.Spread(22), (sheet.W-2*edge+12*u)/float64(len(pages))-12*u)
	side := min(30*u, 0.2*width)
	for i, p := range pages {
		title := p.title(k)
		r := stage.Rect{X: sheet.X + edge + float64(i)*(width+12*u), Y: sheet.Y - height, W: width, H: height + 16*u}
		panel, open := stage.Slab("slab-blue", u, 0), i == s.page
		if open {
			r.Y -= tabRise * u
			r.H += tabRise * u
			seam = stage.Rect{X: r.X + 4*u, Y: sheet.Y - 3*u, W: r.W - 8*u, H: 14 * u}
		} else {
			panel.Tint = ui.ClosedTab.Colour()
		}
		tab := stage.Box("page-"+title, panel, r).Says(stage.RoleOption, title)
		tab.Accessible.On = open
		tab.Touch = &stage.Touch{Focus: true, Press: func() { k.UI.Click(); s.open(k.Context, i) }}
		g.Add(tab)
		if open {
			g.Add(dialog.Fill(ui.TabMark, 1, stage.Rect{X: r.X + 0.15*r.W, Y: r.Y + 2*u, W: 0.7 * r.W, H: 4 * u}))
		}
		y := sheet.Y - height/2
		size := k.UI.Fit(title, gfx.Serif, k.UI.Size(24), r.W-side-22*u)
		text, _ := k.UI.Fonts.Measure(title, gfx.Serif, size)
		x := r.X + (r.W-side-10*u-text)/2
		g.Add(stage.New("", &stage.Sprite{Name: p.icon(), Tint: ui.Accent.Colour()}, x+side/2, y, side, side),
			stage.New("", &stage.Label{Text: title, Face: gfx.Serif, Size: size, Colour: ui.Ink.Colour()}, x+side+10*u, y, 0, 0))
	}
	on.Add(g)
	return seam
}
