package title

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// link is a button to another part of the program. The key of its label is "title." with its name.
type link struct {
	name  string
	press func()
}

// links returns the buttons below the game in progress and a new one.
func (s *Scene) links(c *game.Context) []link {
	var all []link
	if s.kept {
		all = append(all, link{"kept", func() { c.Push(route.Saved{}) }})
	}
	all = append(all,
		link{"puzzles", func() { c.Push(route.Puzzles{}) }},
		link{"rules", func() { c.Push(route.Rules{Title: s.games[0].Title}) }},
		link{"settings", func() { c.Push(route.Settings{}) }})
	if c.CanQuit {
		all = append(all, link{"quit", c.Quit})
	}
	return all
}

// Lengths of the column in design units.
const (
	nameHeight    = 156.0
	nameText      = 146.0
	nameRoom      = 180.0 // the height that limits the size of the name
	nameInset     = -6.0  // so that its first letter is in line with the buttons
	subtitleText  = 25.0
	subtitleInset = 2.0
	subtitleGap   = 8.0

	columnGap     = 18.0
	buttonGap     = 16.0
	firstButtons  = 110.0 // the height of the buttons below the name
	cardButtons   = 70.0  // or below the card
	linkButtons   = 60.0
	buttonText    = 30.0
	linkText      = 22.0
	linkLabel     = 24.0
	buttonPadding = 30.0 // of a label, both sides together
)

// contentPlan returns the plan of the content of the column in a width.
func (s *Scene) contentPlan(l *titleLayout, width float64) plan {
	k := l.kit
	gap := buttonGap * k.UI.Unit
	all := layout.InColumn(layout.InColumn(
		plan{Area: nameArea}.WithHeight(k.UI.Gap(nameHeight)),
		layout.Spacer[area](k.UI.Gap(subtitleGap)),
		plan{Area: subtitleArea, HeightFor: func(width float64) layout.Size {
			_, height := subtitle(k, stage.Rect{W: width})
			return layout.Fixed(height)
		}}))
	buttons := firstButtons
	if l.card != nil {
		all.Items = append(all.Items, l.card.plan(width))
		buttons = cardButtons
	}
	half := layout.Flexible(0)
	all.Items = append(all.Items, layout.InRow(plan{Area: newArea, Width: half}, plan{Area: learnArea, Width: half}).WithGap(gap).WithHeight(buttonHeight(k, buttons)))
	links := s.links(k.Context)
	grid := plan{Kind: layout.Column, Gap: gap}
	next := linkArea
	for _, n := range linkRows(len(links), linkColumns(k, links, width)) {
		row := plan{Gap: gap}
		for range n {
			row.Items = append(row.Items, plan{Area: next, Width: half})
			next++
		}
		grid.Items = append(grid.Items, row.WithHeight(buttonHeight(k, linkButtons)))
	}
	all.Items = append(all.Items, grid)
	return all.WithGap(k.UI.Gap(columnGap)).Named(contentArea)
}

// buttonHeight returns the height in pixels of a button of a height in design units.
func buttonHeight(k dialog.Kit, units float64) float64 {
	return k.UI.Row(k.UI.Gap(units)/k.UI.Unit, linkText)
}

// linkRows divides n links into rows of at most columns, of which the lower ones have more.
func linkRows(n, columns int) (rows []int) {
	for left := (n + columns - 1) / columns; left > 0; left-- {
		row := n / left
		rows, n = append(rows, row), n-row
	}
	return rows
}

// linkColumns returns the greatest number of links side by side: three where their labels have room, else two.
func linkColumns(k dialog.Kit, links []link, width float64) int {
	var labels []string
	for _, l := range links {
		labels = append(labels, k.Words.T("title."+l.name))
	}
	room := stage.Rect{W: width}.Column(0, 3, buttonGap*k.UI.Unit).W
	if k.TextWidth(gfx.Serif, linkLabel, labels...)+buttonPadding*k.UI.Unit <= room {
		return 3
	}
	return 2
}

// subtitle returns the line below the name from the upper edge of a rectangle down, and its height.
func subtitle(k dialog.Kit, r stage.Rect) (text *stage.Node, height float64) {
	inset := subtitleInset * k.UI.Unit
	return k.UI.Lines(k.Words.T("title.sub"), gfx.SerifItalic, subtitleText, r.X+inset, r.Y+firstLine*k.UI.Size(subtitleText), r.W, 0, ui.Body)
}

// column returns the column: the name of the program and what it is, the card of the game in progress, if there is one, and the buttons.
func (s *Scene) column(l *titleLayout) *stage.Node {
	k, on := l.kit, stage.Group("column")
	c, u := k.Context, k.UI.Unit
	name := l.areas[nameArea]
	text, _ := subtitle(k, l.areas[subtitleArea])
	on.Add(k.UI.FitBox("Azulejo", gfx.SerifBold, nameText, name.X+nameInset*u, name.Y+name.H/2, 0, name.W, k.UI.Gap(nameRoom), ui.Ink).SetRole(stage.RoleTitle, "Azulejo"), text)
	if l.card != nil {
		on.Add(l.card.build(s.portraits, l.areas))
	}
	button := func(name string, primary bool, a area, units float64, press func()) {
		on.Add(k.UI.Button("title-"+name, k.Words.T("title."+name), primary, l.areas[a], press).SetTextSize(units).Node)
	}
	button("new", s.saved == nil, newArea, buttonText, func() { c.Go(route.Setup{}) })
	button("learn", false, learnArea, buttonText, func() { c.Push(route.Lessons{}) })
	for i, each := range s.links(c) {
		button(each.name, false, linkArea+area(i), linkLabel, each.press)
	}
	return on
}
