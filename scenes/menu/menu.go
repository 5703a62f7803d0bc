// Package menu is the menu of a game in progress.
package menu

import (
	"cmp"
	"slices"

	"azulejo/game"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// New returns the menu of a game.
func New(r route.Menu) *dialog.Scene {
	return dialog.New("", func(c *game.Context, scrolled *float64) *stage.Node { return build(c, r, scrolled) })
}

// entry is a button of the menu. The key of its label is "menu." with its name, unless it has another.
type entry struct {
	name  string
	press func()
	label string // its key, if it is another one
}

func entries(c *game.Context, r route.Menu) []entry {
	all := []entry{
		{name: "resume", press: c.Pop},
		{name: "explain", press: func() { c.Pop(); c.Shortcuts.Show() }},
		{name: "rules", press: func() { c.Push(route.Rules{Title: r.Title}) }},
		{name: "keys", press: c.Shortcuts.Show},
		{name: "settings", press: func() { c.Push(route.Settings{}) }},
		{name: "new", press: func() { c.Pop(); c.Push(route.Setup{FromTable: true}) }},
		{name: "title", press: func() { c.Go(route.Title{}) }},
	}
	if recent, any := analysis.RecentMistakes(c); any {
		all = slices.Insert(all, 3, entry{name: "mistakes", press: func() { c.Push(recent) }, label: "mistakes.title"})
	}
	if r.Review != nil {
		all = slices.Insert(all, 3, entry{name: "review", press: func() { c.Push(*r.Review) }, label: "review.title"})
	}
	if r.Branch {
		all = slices.Insert(all, 1, entry{name: "back", press: func() { c.Pop(); c.Pop() }})
	}
	return all
}

// build returns the layout of the menu: a list in a handheld window, otherwise a sheet with one column of buttons, or two if the window
// is low.
func build(c *game.Context, r route.Menu, scrolled *float64) *stage.Node {
	k, all := dialog.NewTouchKit(c), entries(c, r)
	if !k.MentionsKeys() {
		all = slices.DeleteFunc(all, func(e entry) bool { return e.name == "keys" })
	}
	label := func(e entry) string { return k.Words.T(cmp.Or(e.label, "menu."+e.name)) }
	if k.Handheld() {
		return k.List(dialog.List{Name: "menu", Title: k.Words.T("menu.heading"), Columns: 2, Rows: func(width float64) (rows []dialog.Row) {
			for i, e := range all {
				rows = append(rows, k.ButtonRow("menu-"+e.name, label(e), i == 0, width, e.press))
			}
			return rows
		}}, scrolled)
	}
	width, height, areas := dialog.SheetAreas(k, sheet(k, len(all), 1), sheet(k, len(all), 2))
	s := k.Sheet("menu", "menu.heading", width, height)
	for i, e := range all {
		s.Body.Add(k.UI.Button("menu-"+e.name, label(e), i == 0, areas[i+1], e.press).Node)
	}
	return s.Node
}

// Lengths of the sheet in design units.
const (
	buttonWidth  = 300.0
	buttonHeight = 54.0
	buttonText   = 22.0
	buttonGap    = 14.0
	sideMargin   = 60.0
	titleHeight  = 96.0
	footMargin   = 34.0
)

// sheet returns the plan of the sheet with buttons in columns, whose areas are numbered from 1.
func sheet(k dialog.Kit, buttons, columns int) layout.Box[int] {
	u, n := k.UI.Unit, float64(columns)
	grid := layout.Box[int]{Kind: layout.Grid, Columns: columns, Gap: buttonGap * u}
	for i := range buttons {
		grid.Items = append(grid.Items, layout.Box[int]{Area: i + 1, Width: layout.Flexible(0), Height: layout.Fixed(k.UI.Row(buttonHeight, buttonText))})
	}
	return layout.Box[int]{
		Kind: layout.Column, Width: layout.Fixed((n*buttonWidth + (n-1)*buttonGap + 2*sideMargin) * u), PaddingX: sideMargin * u,
		Items: []layout.Box[int]{{Height: layout.Fixed(titleHeight * u)}, grid, {Height: layout.Fixed(footMargin * u)}},
	}
}
