package scenes

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/wall"
)

// Sizes of the settings on the wall in design units, and of what a finger presses in device-independent pixels.
const (
	wallHead   = 106.0 // above the tabs
	wallRow    = 82.0  // the height of a row at most
	wallMargin = 44.0
	wallGap    = 24.0 // above and below what ends a page
	tabWide    = 184.0
	tabHigh    = 58.0
	tabRise    = 6.0 // how much higher the open tab is
	wallTarget = 44.0
	wallFinger = 56.0 // a row, where that is more
)

// hang lays the settings out on the wall: tabs that stand on a sheet with rows and perhaps the preview, and below it what ends a page. It
// returns nil where rows have no room so.
func (s *settingsScene) hang(k kit) *stage.Node {
	c, u := k.c, k.Kit.Unit
	title, note, pages, d := k.Words.T("settings.title"), k.Words.T("settings.kept"), settingsPages(k), newDesk(k)
	strip, left := wall.Strip(c)
	foot, tab := max(k.Kit.Row(64, 22), wallTarget*c.Device), max(tabHigh*u, k.Kit.Row(tabHigh, 24), wallTarget*c.Device)
	sheet := stage.Rect{X: left + wallMargin*u, Y: wallHead*u + tab, W: c.W - left - 2*wallMargin*u}
	sheet.H = c.H - sheet.Y - foot - 2*wallGap*u
	rows := float64(d.most(pages))
	row := min((sheet.H-28*u)/rows, max(wallRow*u*max(1, k.Kit.Zoom), wallFinger*c.Device))
	if row < k.Kit.Row(46, 20) {
		return nil
	}
	sheet.H = row*rows + 28*u
	root := stage.Group("settings").Says(stage.RoleDialog, title).Add(strip,
		k.Kit.FitBox(title, gfx.SerifBold, 56, sheet.X, 60*u, 0, sheet.W, 90*u, ui.Ink).Says(stage.RoleTitle, title))
	open := s.stand(k, root, pages, sheet, tab)
	root.Add(k.slab("sheet", sheet), fill(0xFFFBF0, 1, open))
	in := stage.Rect{X: sheet.X + 44*u, Y: sheet.Y + 14*u, W: sheet.W - 88*u, H: sheet.H - 28*u}
	first, preview := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: row}, stage.Rect{}
	if d.preview > 0 {
		first.W = 0.455 * in.W
		preview = stage.Rect{X: in.X + 0.5*in.W, Y: in.Y + 10*u, W: 0.5 * in.W, H: in.H - 20*u}
	}
	s.fill(k, root, pages[s.page], first, d.columns, preview)
	below := stage.Rect{X: sheet.X, Y: sheet.Y + sheet.H + wallGap*u, W: sheet.W, H: foot}
	s.foot(k, root, pages[s.page], below)
	if taken := s.footButtons(k, below.W) + 48*u; pages[s.page].restore != nil && k.Kit.HasRoom(note, gfx.SerifItalic, below.W-taken, below.H) {
		room := stage.Rect{X: below.X + taken/2, Y: below.Y, W: below.W - taken, H: below.H}
		root.Add(k.Kit.FitLines(note, gfx.SerifItalic, 20, room, ui.Body))
	}
	return root
}

// stand stands the tabs of the pages, of a height, behind a sheet: the open one is higher and has a golden edge. It returns where that and the sheet are
// one.
func (s *settingsScene) stand(k kit, on *stage.Node, pages []settingsPage, sheet stage.Rect, high float64) (open stage.Rect) {
	u := k.Kit.Unit
	g := stage.Group("page").Says(stage.RoleChoice, k.Words.T("settings.pages"))
	edge := min(30*u, 0.02*sheet.W)
	wide := min(tabWide*u*k.Kit.Spread(22), (sheet.W-2*edge+12*u)/float64(len(pages))-12*u)
	side := min(30*u, 0.2*wide)
	for i, p := range pages {
		word := k.Words.T("settings.page." + p.name)
		r := stage.Rect{X: sheet.X + edge + float64(i)*(wide+12*u), Y: sheet.Y - high, W: wide, H: high + 16*u}
		slab, chosen := stage.Slab("slab-blue", u, 0), i == s.page
		if chosen {
			r.Y -= tabRise * u
			r.H += tabRise * u
			open = stage.Rect{X: r.X + 4*u, Y: sheet.Y - 3*u, W: r.W - 8*u, H: 14 * u}
		} else {
			slab.Tint = gfx.Hex(0xEADFC4)
		}
		tab := stage.Box("page-"+word, slab, r).Says(stage.RoleOption, word)
		tab.Voice.On = chosen
		tab.Touch = &stage.Touch{Focus: true, Press: func() { k.Kit.Click(); s.open(k.c, i) }}
		g.Add(tab)
		if chosen {
			g.Add(fill(0xE9B949, 1, stage.Rect{X: r.X + 0.15*r.W, Y: r.Y + 2*u, W: 0.7 * r.W, H: 4 * u}))
		}
		y := sheet.Y - high/2
		size := k.Kit.Fit(word, gfx.Serif, k.Kit.Size(24), r.W-side-22*u)
		text, _ := k.Kit.Fonts.Measure(word, gfx.Serif, size)
		x := r.X + (r.W-side-10*u-text)/2
		g.Add(stage.New("", &stage.Sprite{Name: p.icon(), Tint: gfx.Hex(ui.Cobalt)}, x+side/2, y, side, side),
			stage.New("", &stage.Label{Text: word, Face: gfx.Serif, Size: size, Colour: gfx.Hex(ui.Ink)}, x+side+10*u, y, 0, 0))
	}
	on.Add(g)
	return open
}
