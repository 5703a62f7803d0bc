// Package settings is the screen of settings, with the dialogs in which languages and keys are chosen. Every change is saved at once.
package settings

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
)

// Scene is the screen of settings: pages behind tabs, and beside them a preview of what they do.
type Scene struct {
	dialog  dialog.Scene
	page    int // that is open
	preview *preview
}

// New returns the settings, open at a page, by its name, or at the first.
func New(all []games.Game, page string) *Scene {
	s := &Scene{dialog: dialog.Scene{First: "close"}, preview: newPreview(&all[0]), page: max(0, slices.Index(pageNames(), page))}
	s.dialog.Build = s.build
	return s
}

// Route implements game.Located.
func (s *Scene) Route() game.Route { return route.Settings{Page: pageNames()[s.page]} }

// Ground implements game.Grounded.
func (*Scene) Ground(c *game.Context) gfx.Ground { return backdrop.Ground(c) }

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) { s.dialog.Layout(c) }

// Update implements game.Scene. A setting that a key has changed is shown here as well.
func (s *Scene) Update(c *game.Context) {
	if c.Input.Did(keys.Mute) || c.Input.Did(keys.Music) {
		s.Layout(c)
	}
	s.dialog.Update(c)
	s.preview.tick(c)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Wait implements game.Waiter.
func (s *Scene) Wait(c *game.Context) { s.dialog.Wait(c) }

// Moving implements game.Mover.
func (s *Scene) Moving() bool { return s.preview.moving() }

// build lays the settings out: as a list in a handheld window, else on the wall or, where the rows have no room there, on a sheet.
func (s *Scene) build(c *game.Context) *stage.Node {
	k := dialog.NewTouchKit(c)
	if k.Handheld() {
		return s.list(k)
	}
	return k.Largest(func(k dialog.Kit) *stage.Node {
		if root := s.onWall(k); root != nil {
			return root
		}
		return k.FitWindow(s.sheet)
	}, previewName)
}

// list lays the rows of the open page out in a handheld window, without the preview.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	pages := newPages(k)
	page := pages[s.page]
	s.preview.room = stage.Rect{}
	var buttons []dialog.Button
	if page.reset != nil {
		buttons = append(buttons, dialog.Button{Name: "page-first", Label: k.Words.T("settings.first"), Press: func() { s.reset(k.Context, page) }})
	}
	buttons = append(buttons, dialog.Button{Name: "close", Label: k.Words.T("settings.done"), Primary: true, Press: k.Context.Pop})
	return k.List(dialog.List{Name: "settings", Title: k.Words.T("settings.title"), Columns: 1,
		Tabs:    func(on *stage.Node, r stage.Rect) float64 { return s.addTabs(k, on, pages, r) },
		Rows:    func(width float64) []dialog.Row { return page.listRows(k, width) },
		Buttons: buttons,
	}, &s.dialog.Scrolled)
}

// settingsLayout is how the width is divided: columns of rows and, where the text is not too large for it, the preview.
type settingsLayout struct {
	width, rows, preview float64 // of all, of the rows, and of the preview; 0 for none
	columns              int     // of rows
}

func newLayout(k dialog.Kit) settingsLayout {
	u := k.UI.Unit
	l := settingsLayout{width: min(1448*u, k.Context.W-24*u), columns: 1}
	l.rows = l.width - 96*u
	if k.UI.Spread(19) > 1.3 {
		l.columns = 2
		return l
	}
	l.rows *= 0.46
	l.preview = l.width - 96*u - l.rows - 40*u
	return l
}

// lines returns the number of rows in the longest column of any page.
func (l settingsLayout) lines(pages []page) (n int) {
	for _, p := range pages {
		n = max(n, (len(p.rows)+l.columns-1)/l.columns)
	}
	return n
}

// sheet lays the settings out on a sheet and returns its height.
func (s *Scene) sheet(k dialog.Kit) (*stage.Node, float64) {
	u, l, pages := k.UI.Unit, newLayout(k), newPages(k)
	lines := float64(l.lines(pages))
	row, foot := max(k.UI.Row(46, 20), min(k.UI.Gap(66)*max(1, k.UI.Zoom), 1.5*(k.UI.Size(22)+k.UI.Size(18)))), k.UI.Row(54, 22)
	tabs, top := k.UI.Row(52, 22), k.UI.Gap(84)
	body := top + tabs + k.UI.Gap(22)
	height := body + lines*row + k.UI.Gap(24) + foot + k.UI.Gap(30)
	sheet := k.Sheet("settings", "settings.title", l.width, height)
	s.addTabs(k, sheet.Body, pages, stage.Rect{X: 48 * u, Y: top, W: l.width - 96*u, H: tabs})
	preview := stage.Rect{X: l.width - 48*u - l.preview, Y: body, W: l.preview, H: lines * row}
	s.addRows(k, sheet.Body, pages[s.page], stage.Rect{X: 48 * u, Y: body, W: l.rows, H: row}, l.columns, preview)
	s.addFoot(k, sheet.Body, pages[s.page], stage.Rect{X: 48 * u, Y: height - k.UI.Gap(30) - foot, W: l.width - 96*u, H: foot})
	return sheet.Node, height
}

// addRows adds the rows of a page in columns, the first row in a rectangle, and the preview in its room unless that is empty.
func (s *Scene) addRows(k dialog.Kit, on *stage.Node, p page, first stage.Rect, columns int, preview stage.Rect) {
	p.addRows(on, first, columns, k.UI.Unit)
	if s.preview.room = preview; preview.W > 0 {
		on.Add(s.preview.build(k))
	}
}

// addTabs adds the names of the pages, of which one is open, and returns their height.
func (s *Scene) addTabs(k dialog.Kit, on *stage.Node, pages []page, r stage.Rect) float64 {
	var names []string
	for _, p := range pages {
		names = append(names, p.title(k))
	}
	r.W = min(r.W, float64(len(names))*200*k.UI.Unit*k.UI.Spread(18))
	tabs := k.UI.Choice("page", k.Words.T("settings.pages"), names, s.page, r, func(i int) { s.open(k.Context, i) })
	on.Add(tabs.Node)
	return tabs.Height
}

// open opens a page.
func (s *Scene) open(c *game.Context, page int) {
	s.page, s.dialog.Scrolled = page, 0
	s.Layout(c)
}

// footButton is the width of a button at the foot in design units.
const footButton = 280

// footButtons returns the width of both buttons at the foot together, without the gap between them.
func footButtons(k dialog.Kit, width float64) float64 {
	return 2 * min(footButton*k.UI.Unit*k.UI.Spread(22), (width-16*k.UI.Unit)/2)
}

// addFoot adds the buttons that reset the page and close the settings.
func (s *Scene) addFoot(k dialog.Kit, on *stage.Node, p page, r stage.Rect) {
	width := footButtons(k, r.W) / 2
	left, right := r, r
	left.W, right.W, right.X = width, width, r.X+r.W-width
	if p.reset != nil {
		on.Add(k.UI.Button("page-first", k.Words.T("settings.first"), false, left, func() { s.reset(k.Context, p) }).Node)
	}
	on.Add(k.UI.Button("close", k.Words.T("settings.done"), true, right, k.Context.Pop).Node)
}

// reset gives the settings of a page their first values.
func (s *Scene) reset(c *game.Context, p page) {
	p.reset(c.Settings, settings.Default())
	saveAndRelayout(c)
}

// saveAndRelayout saves the settings and builds all scenes again, which show them.
func saveAndRelayout(c *game.Context) {
	c.SaveSettings()
	c.Relayout()
}
