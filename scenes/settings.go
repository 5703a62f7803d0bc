package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/wall"
)

// settingsScene is the screen of settings: pages behind tabs, and beside them a preview of what they do. Every change is kept at once.
type settingsScene struct {
	sheet
	page    int
	preview *preview
}

// newSettings is the sheet, open at a page, or at the first.
func newSettings(all []games.Game, page string) *settingsScene {
	s := &settingsScene{sheet: sheet{first: "close"}, preview: newPreview(&all[0]), page: max(0, slices.Index(settingsNames(), page))}
	s.build = s.lay
	return s
}

// Route implements game.Located.
func (s *settingsScene) Route() game.Route { return route.Settings{Page: settingsNames()[s.page]} }

// Ground implements game.Grounded.
func (*settingsScene) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// lay lays the settings out: as a list in a window that is held in the hand, else on the wall or, where their rows have no room there, on
// a sheet as large as the window has room for.
func (s *settingsScene) lay(c *game.Context) *stage.Node {
	k := sheetKit(c)
	if k.handheld() {
		return s.list(k)
	}
	return k.largest(func(k kit) *stage.Node {
		if root := s.hang(k); root != nil {
			return root
		}
		return k.sheet(s.layIn)
	})
}

// list lays the rows of a page out below each other, without the preview.
func (s *settingsScene) list(k kit) *stage.Node {
	pages := settingsPages(k)
	page := pages[s.page]
	s.preview.room = stage.Rect{}
	return k.list(list{name: "settings", title: k.Words.T("settings.title"), columns: 1,
		tabs: func(on *stage.Node, r stage.Rect) float64 { return s.tabs(k, on, pages, r) },
		rows: func(width float64) []leaf { return page.leaves(k, width) },
		ways: s.ways(k, page),
	}, &s.scrolled)
}

// ways are the buttons at the foot of a page.
func (s *settingsScene) ways(k kit, page settingsPage) (all []way) {
	if page.restore != nil {
		all = append(all, way{name: "page-first", word: k.Words.T("settings.first"), do: func() { s.restore(k.c, page) }})
	}
	return append(all, way{name: "close", word: k.Words.T("settings.done"), primary: true, do: k.c.Pop})
}

// desk is how the sheet shares its width: columns of rows, and the preview where the window is wide and its text not too large for it.
type desk struct {
	width, rows, preview float64
	columns              int
}

func newDesk(k kit) desk {
	c, u := k.c, k.Kit.Unit
	d := desk{width: min(1448*u, c.W-24*u), columns: 1}
	d.rows = d.width - 96*u
	if k.Kit.Spread(19) > 1.3 {
		d.columns = 2
		return d
	}
	d.rows *= 0.46
	d.preview = d.width - 96*u - d.rows - 40*u
	return d
}

// most is how many rows the longest column has on any page.
func (d desk) most(pages []settingsPage) (rows int) {
	for _, p := range pages {
		rows = max(rows, (len(p.rows)+d.columns-1)/d.columns)
	}
	return rows
}

// layIn lays the sheet out with a kit and returns its height.
func (s *settingsScene) layIn(k kit) (*stage.Node, float64) {
	u, d, pages := k.Kit.Unit, newDesk(k), settingsPages(k)
	most := d.most(pages)
	row, foot := max(k.Kit.Row(46, 20), min(k.Kit.Gap(66)*max(1, k.Kit.Zoom), 1.5*(k.Kit.Size(22)+k.Kit.Size(18)))), k.Kit.Row(54, 22)
	tabs, top := k.Kit.Row(52, 22), k.Kit.Gap(84)
	body := top + tabs + k.Kit.Gap(22)
	height := body + float64(most)*row + k.Kit.Gap(24) + foot + k.Kit.Gap(30)
	box := k.dialog("settings", "settings.title", d.width, height)
	s.tabs(k, box.Body, pages, stage.Rect{X: 48 * u, Y: top, W: d.width - 96*u, H: tabs})
	preview := stage.Rect{X: d.width - 48*u - d.preview, Y: body, W: d.preview, H: float64(most) * row}
	s.fill(k, box.Body, pages[s.page], stage.Rect{X: 48 * u, Y: body, W: d.rows, H: row}, d.columns, preview)
	s.foot(k, box.Body, pages[s.page], stage.Rect{X: 48 * u, Y: height - k.Kit.Gap(30) - foot, W: d.width - 96*u, H: foot})
	return box.Node, height
}

// fill lays out the rows of a page from the first on, in columns, and the preview in its room unless that is empty.
func (s *settingsScene) fill(k kit, on *stage.Node, page settingsPage, first stage.Rect, columns int, preview stage.Rect) {
	page.lay(on, first, columns, k.Kit.Unit)
	if s.preview.room = preview; preview.W > 0 {
		on.Add(s.preview.lay(k))
	}
}

// tabs are the names of the pages, of which one is open. It returns their height.
func (s *settingsScene) tabs(k kit, on *stage.Node, pages []settingsPage, r stage.Rect) float64 {
	words := mapped(pages, func(p settingsPage) string { return k.Words.T("settings.page." + p.name) })
	r.W = min(r.W, float64(len(words))*200*k.Kit.Unit*k.Kit.Spread(18))
	tabs := k.Kit.Choice("page", k.Words.T("settings.pages"), words, s.page, r, func(i int) { s.open(k.c, i) })
	on.Add(tabs.Node)
	return tabs.Height
}

// open shows a page.
func (s *settingsScene) open(c *game.Context, page int) {
	s.page, s.scrolled = page, 0
	s.Layout(c)
}

// footWide is the width of what ends a page, in design units.
const footWide = 280

// footButtons returns the width of both buttons at the foot, without the gap between them.
func (s *settingsScene) footButtons(k kit, width float64) float64 {
	return 2 * min(footWide*k.Kit.Unit*k.Kit.Spread(22), (width-16*k.Kit.Unit)/2)
}

// foot is what ends the page and the sheet.
func (s *settingsScene) foot(k kit, on *stage.Node, page settingsPage, r stage.Rect) {
	bw := s.footButtons(k, r.W) / 2
	left, right := r, r
	left.W, right.W, right.X = bw, bw, r.X+r.W-bw
	if page.restore != nil {
		on.Add(k.Kit.Button("page-first", k.Words.T("settings.first"), false, left, func() { s.restore(k.c, page) }).Node)
	}
	on.Add(k.Kit.Button("close", k.Words.T("settings.done"), true, right, k.c.Pop).Node)
}

// restore sets what a page shows as it was at first.
func (s *settingsScene) restore(c *game.Context, page settingsPage) {
	page.restore(c.Settings, settings.Default())
	changed(c)
}

// changed keeps settings and shows what they do.
func changed(c *game.Context) {
	c.SaveSettings()
	c.Relayout()
}

// Update implements game.Scene. Keys that change a setting show it here, too.
func (s *settingsScene) Update(c *game.Context) {
	if c.Input.Did(keys.Mute) || c.Input.Did(keys.Music) {
		s.Layout(c)
	}
	s.sheet.Update(c)
	s.preview.tick(c)
}

// Moving implements game.Mover.
func (s *settingsScene) Moving() bool { return s.preview.moving() }
