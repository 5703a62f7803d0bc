// Package settings is the settings screen, with the dialogs in which the language and the keys are changed. Every change is saved at once.
package settings

import (
	"cmp"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"

	"github.com/hajimehoshi/ebiten/v2"
)

// Scene is the settings screen: pages of settings, and a preview that shows what they do.
type Scene struct {
	dialog  dialog.Scene
	page    int // the index of the open page
	preview *preview

	rows             []shownRow // that lie next to the preview
	hovered, focused string     // the setting under the pointer, and the control with the focus
	explained        string     // the setting that was hovered or focused last, which the preview explains
}

// shownRow is the row of a setting on the screen.
type shownRow struct {
	name string
	stage.Rect
}

// New returns the settings with the page of a name open, or the first page where no page has the name.
func New(all []games.Game, page string) *Scene {
	s := &Scene{dialog: dialog.Scene{First: "close"}, preview: newPreview(&all[0]), page: max(0, slices.Index(pageNames(), settings.Page(page)))}
	s.dialog.Build = s.build
	return s
}

// Route implements game.Located.
func (s *Scene) Route() game.Route { return route.Settings{Page: string(pageNames()[s.page])} }

// Ground implements game.Grounded.
func (*Scene) Ground(c *game.Context) gfx.Ground { return backdrop.Ground(c) }

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) { s.dialog.Layout(c) }

// Update implements game.Scene. It shows what shortcuts have changed in the settings.
func (s *Scene) Update(c *game.Context) {
	if c.Input.Did(keys.Mute) || c.Input.Did(keys.Music) {
		s.Layout(c)
	}
	s.dialog.Update(c)
	s.explain(c)
	s.preview.tick(c)
}

// explain has the preview say what the setting does that is hovered or focused now.
func (s *Scene) explain(c *game.Context) {
	pointer, hovered, explained := c.Pointer(), "", s.explained
	for _, row := range s.rows {
		if row.Contains(pointer.X, pointer.Y) {
			hovered = row.name
		}
	}
	if focused := s.dialog.Screen.Dispatcher.FocusName(); focused != s.focused {
		s.focused = focused
		if slices.ContainsFunc(s.rows, func(row shownRow) bool { return row.name == focused }) {
			explained = focused
		}
	}
	if hovered != s.hovered {
		s.hovered = hovered
		explained = cmp.Or(hovered, explained)
	}
	if explained != s.explained && s.preview.shown {
		s.explained = explained
		s.preview.explain(s.explained, s.captionOf(c.Words))
		c.Redraw()
	}
}

// captionOf returns what the preview says: the name of the setting that it explains and what it does, or what the preview is.
func (s *Scene) captionOf(w *locale.Words) string {
	if s.explained == "" {
		return w.T("settings.preview")
	}
	return w.T("accessible.pile", "label", w.T("settings."+s.explained), "value", w.T("settings."+s.explained+".about"))
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(c *game.Context) { s.dialog.Pause(c) }

// Moving implements game.Animated.
func (s *Scene) Moving() bool { return s.preview.moving() }

// build lays the settings out: as a list in a handheld window, else as a screen with the largest text that has room.
func (s *Scene) build(c *game.Context) *stage.Node {
	k := dialog.NewTouchKit(c)
	if k.Handheld() {
		return s.list(k)
	}
	return k.Largest(s.screen, previewName)
}

// list lays the open page out in a handheld window, without the preview. It is as high as the longest page, so that the tabs stay where they are.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	pages, least := newPages(k), 0.0
	for _, each := range pages {
		least = max(least, k.ListHeight(s.pageList(k, pages, each)))
	}
	s.preview.shown = false
	list := s.pageList(k, pages, pages[s.page])
	list.Least = least
	return k.List(list, &s.dialog.Scrolled)
}

// pageList returns the list of a page.
func (s *Scene) pageList(k dialog.Kit, pages []page, open page) dialog.List {
	var buttons []dialog.Button
	if open.resettable {
		buttons = append(buttons, dialog.Button{Name: "page-first", Label: k.Words.T("settings.first"), Press: func() { s.reset(k.Context, open) }})
	}
	buttons = append(buttons, dialog.Button{Name: "close", Label: k.Words.T("settings.done"), Primary: true, Press: k.Context.Pop})
	return dialog.List{Name: "settings", Title: k.Words.T("settings.title"), Columns: 1,
		Tabs:    func(on *stage.Node, r stage.Rect) float64 { return s.addPageChoice(k, on, pages, r) },
		Rows:    func(width float64) []dialog.Row { return open.listRows(k, width) },
		Buttons: buttons,
	}
}

// addPageChoice adds the choice of a page and returns its height.
func (s *Scene) addPageChoice(k dialog.Kit, on *stage.Node, pages []page, r stage.Rect) float64 {
	var titles []string
	for _, p := range pages {
		titles = append(titles, p.title(k))
	}
	choice := k.UI.Choice("page", k.Words.T("settings.pages"), titles, s.page, r, func(i int) { s.open(k.Context, i) })
	on.Add(choice.Node)
	return choice.Height
}

// open opens a page.
func (s *Scene) open(c *game.Context, page int) {
	s.page, s.dialog.Scrolled, s.explained = page, 0, ""
	s.Layout(c)
}

// reset restores the defaults of the settings on a page.
func (s *Scene) reset(c *game.Context, p page) {
	c.Settings.Reset(p.name)
	if p.name == settings.LookPage {
		ebiten.SetFullscreen(c.Settings.FullScreen)
	}
	saveAndRelayout(c)
}

// saveAndRelayout saves the settings and lays out all scenes again, because any of them may show what has changed.
func saveAndRelayout(c *game.Context) {
	c.SaveSettings()
	c.ApplySettings()
}
