package title

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
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
		link{"rules", func() { c.Push(route.Rules{Title: s.games[0].Title}) }},
		link{"settings", func() { c.Push(route.Settings{}) }})
	if c.CanQuit {
		all = append(all, link{"quit", c.Quit})
	}
	return all
}

// column is the column of name and buttons while it is laid out.
type column struct {
	kit   dialog.Kit
	phone bool
	width float64
	node  *stage.Node
}

// Sizes of the column: the gap between buttons side by side in design units, and the least height of a button on a phone in
// device-independent pixels.
const (
	buttonGap   = 16
	phoneTarget = 40
)

// column returns the column for a layout, and its height.
func (s *Scene) column(k dialog.Kit, l *layout) (*stage.Node, float64) {
	d := &column{k, l.phone, l.room.W, stage.Group("column")}
	y := s.addGames(d, d.addName())
	links := s.links(k.Context)
	columns := d.linkColumns(links)
	r := stage.Rect{W: d.width, H: d.buttonHeight(60)}
	for row := range slices.Chunk(links, columns) {
		r.Y = y
		for i, a := range row {
			d.addButton(a.name, false, r.Column(i, columns, buttonGap*k.UI.Unit), 24, a.press)
		}
		y += r.H + k.UI.Gap(16)
	}
	y -= k.UI.Gap(16)
	d.node.X, d.node.Y = l.room.X, l.room.Y+max(0, l.room.H-y)*0.3
	return d.node, y
}

// addName adds the name of the program and what it is, and returns where they end.
func (d *column) addName() float64 {
	u := d.kit.UI.Unit * min(1, d.kit.UI.Zoom)
	sub, h := d.kit.UI.Lines(d.kit.Words.T("title.sub"), gfx.SerifItalic, 25, 2*u, 164*u+d.kit.UI.Size(25)*0.675, d.width, 0, ui.Body)
	d.node.Add(d.kit.UI.FitBox("Azulejo", gfx.SerifBold, 146, -6*u, 78*u, 0, d.width, 180*u, ui.Ink).SetRole(stage.RoleTitle, "Azulejo"), sub)
	return 164*u + h + d.kit.UI.Gap(18)
}

// addGames adds the game in progress, if there is one, from y on, and below it the buttons for a new game and the lessons. It returns
// where they end.
func (s *Scene) addGames(d *column, y float64) float64 {
	c, r := d.kit.Context, stage.Rect{Y: y, W: d.width, H: d.buttonHeight(70)}
	if s.saved != nil {
		card := newCard(d.kit, s.portraits, games.Find(s.games, s.saved.Match.Edition.ID), *s.saved, r)
		d.node.Add(card)
		r.Y += card.H + d.kit.UI.Gap(20)
	} else {
		r.H = d.buttonHeight(110)
	}
	gap := buttonGap * d.kit.UI.Unit
	d.addButton("new", s.saved == nil, r.Column(0, 2, gap), 30, func() { c.Go(route.Setup{}) })
	d.addButton("learn", false, r.Column(1, 2, gap), 30, func() { c.Push(route.Lessons{}) })
	return r.Y + r.H + d.kit.UI.Gap(18)
}

// addButton adds a button with a label of a size.
func (d *column) addButton(name string, primary bool, r stage.Rect, units float64, press func()) {
	d.node.Add(d.kit.UI.Button("title-"+name, d.kit.Words.T("title."+name), primary, r, press).SetTextSize(units).Node)
}

// buttonHeight returns the height in pixels of a button of a height in design units.
func (d *column) buttonHeight(units float64) float64 {
	height := d.kit.UI.Row(d.kit.UI.Gap(units)/d.kit.UI.Unit, 22)
	if d.phone {
		height = max(height, phoneTarget*d.kit.UI.Device)
	}
	return height
}

// linkColumns returns the number of links side by side: three where there are three and their labels have room, else two.
func (d *column) linkColumns(links []link) int {
	var labels []string
	for _, l := range links {
		labels = append(labels, d.kit.Words.T("title."+l.name))
	}
	if len(links) == 3 && d.kit.TextWidth(gfx.Serif, 24, labels...)+30*d.kit.UI.Unit <= (d.width-2*buttonGap*d.kit.UI.Unit)/3 {
		return 3
	}
	return 2
}
