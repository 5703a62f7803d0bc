package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/wall"
)

// wallSettings are the settings where no table lies below them: a screen of their own on the wall.
type wallSettings struct{ *settingsScene }

func newWallSettings(all []games.Game) wallSettings {
	s := newSettings(all)
	s.build = s.hang
	return wallSettings{s}
}

// Ground implements game.Grounded.
func (wallSettings) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// Sizes of the settings on the wall in design units.
const (
	wallTop    = 164.0 // of the sheet
	wallRow    = 82.0  // the height of a row at most
	wallMargin = 44.0
	tabWide    = 184.0
	tabHigh    = 58.0
	tabRise    = 6.0 // how much higher the chosen tab is
)

// hang lays the settings out on the wall: tabs that stand on a sheet with rows and preview, and what ends it below. Where there is no room
// for a preview, all is on the sheet.
func (s *settingsScene) hang(c *game.Context, close func()) *stage.Node {
	k, u, w := pageKit(c), c.Unit, c.Words
	pages := settingsPages(c, k)
	most := 0
	for _, p := range pages {
		most = max(most, len(p.rows))
	}
	strip, left := wall.Strip(c)
	foot, top := k.Row(64, 22), wallTop*u
	sheet := stage.Rect{X: left + wallMargin*u, Y: top, W: c.W - left - 2*wallMargin*u, H: c.H - top - foot - 2*24*u}
	row := min((sheet.H-28*u)/float64(most), wallRow*u)
	if newDesk(c, k).preview == 0 || row < k.Row(46, 20) {
		return s.lay(c, close)
	}
	sheet.H = row*float64(most) + 28*u
	root := stage.Group("settings").Says(stage.RoleDialog, w.T("settings.title")).Add(strip,
		k.FitBox(w.T("settings.title"), gfx.SerifBold, 56, sheet.X, 60*u, 0, sheet.W, 90*u, ui.Ink).Says(stage.RoleTitle, w.T("settings.title")))
	open := s.stand(c, k, root, pages, sheet)
	root.Add(stage.Box("", stage.Slab("sheet", u, 0), sheet), stage.Box("", &stage.Fill{Colour: gfx.Hex(0xFEFAF0)}, open))
	in := sheet.Grow(-14 * u)
	in.X, in.W = in.X+30*u, in.W-60*u
	page := pages[s.page]
	page.lay(root, stage.Rect{X: in.X, Y: in.Y, W: 0.455 * in.W, H: row}, 1, u)
	s.preview.room = stage.Rect{X: in.X + 0.5*in.W, Y: in.Y + 10*u, W: 0.5 * in.W, H: in.H - 20*u}
	root.Add(s.preview.lay(c, k))
	below := stage.Rect{X: sheet.X, Y: sheet.Y + sheet.H + 24*u, W: sheet.W, H: foot}
	s.foot(c, k, root, page, below, close)
	note := w.T("settings.kept")
	if taken := 2*footWide*u*k.Spread(22) + 48*u; k.HasRoom(note, gfx.SerifItalic, below.W-taken, 1.6*k.Size(20)) {
		root.Add(k.Text(note, gfx.SerifItalic, 20, below.X+taken/2, below.Y+below.H/2, 0, ui.Body))
	}
	return root
}

// stand stands the tabs of the pages behind a sheet: the open one is higher and has a golden edge. It returns where that and the sheet are
// one.
func (s *settingsScene) stand(c *game.Context, k *ui.Kit, on *stage.Node, pages []settingsPage, sheet stage.Rect) (open stage.Rect) {
	u := k.Unit
	g := stage.Group("page").Says(stage.RoleChoice, c.Words.T("settings.pages"))
	wide := min(tabWide*u*k.Spread(22), (sheet.W-60*u)/float64(len(pages))-12*u)
	for i, p := range pages {
		word := c.Words.T("settings.page." + p.name)
		r := stage.Rect{X: sheet.X + 30*u + float64(i)*(wide+12*u), Y: sheet.Y - tabHigh*u, W: wide, H: (tabHigh + 16) * u}
		slab := stage.Slab("slab-blue", u, 0)
		if i == s.page {
			r.Y -= tabRise * u
			r.H += tabRise * u
			open = stage.Rect{X: r.X + 4*u, Y: sheet.Y - 3*u, W: r.W - 8*u, H: 14 * u}
		} else {
			slab.Tint = gfx.Hex(0xEADFC4)
		}
		tab := stage.Box("page-"+word, slab, r).Says(stage.RoleOption, word)
		tab.Voice.On = i == s.page
		tab.Touch = &stage.Touch{Focus: true, Press: func() { k.Click(); s.open(c, i) }}
		g.Add(tab)
		if i == s.page {
			g.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(0xE9B949)}, stage.Rect{X: r.X + 0.15*r.W, Y: r.Y + 2*u, W: 0.7 * r.W, H: 4 * u}))
		}
		y, side := sheet.Y-tabHigh*u/2, 30*u
		size := k.Fit(word, gfx.Serif, k.Size(24), r.W-side-44*u)
		text, _ := k.Fonts.Measure(word, gfx.Serif, size)
		x := r.X + (r.W-side-10*u-text)/2
		g.Add(stage.New("", &stage.Sprite{Name: "icon-" + p.name, Tint: gfx.Hex(ui.Cobalt)}, x+side/2, y, side, side),
			stage.New("", &stage.Label{Text: word, Face: gfx.Serif, Size: size, Colour: gfx.Hex(ui.Ink)}, x+side+10*u, y, 0, 0))
	}
	on.Add(g)
	return open
}
