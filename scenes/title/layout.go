package title

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// layout is where the parts of the title are in a window.
type layout struct {
	kit       dialog.Kit
	phone     bool
	panel     backdrop.Area
	room      stage.Rect // of the column of name and buttons
	ledge     float64    // the upper edge of the ledge
	legal     *stage.Node
	stillLife *stage.Node // on the ledge
}

// The column of name and buttons as it is designed, in design units, and the share of an upright window that the panel takes.
const (
	columnWidth  = 490
	columnHeight = 640
	panelShare   = 0.42
)

// newLayout returns the layout for a window, with text scaled by zoom.
func newLayout(c *game.Context, zoom float64) *layout {
	l := &layout{kit: dialog.NewKit(c)}
	l.kit.UI.Zoom = zoom
	if l.phone = l.kit.Compact(); l.phone {
		l.kit.UI.MinText = table.PhoneText
	}
	l.placeLedge()
	if c.H > c.W {
		l.upright()
	} else {
		l.wide()
	}
	return l
}

// placeLedge places the ledge, as high as the legal text on its front needs.
func (l *layout) placeLedge() {
	c := l.kit.Context
	legal, height, ledge := l.legalText()
	l.ledge = ledge
	legal.Y = backdrop.LedgeFront(c, ledge) + (c.H-22*c.Unit-ledge-height)/2 + l.kit.UI.Size(18)*0.675
	l.legal, l.stillLife = legal, backdrop.StillLife(c, c.W-47*c.Unit, l.ledge+16*c.Unit)
}

// legalText returns the text on the front of the ledge, its height, and the upper edge of a ledge that has room for it.
func (l *layout) legalText() (legal *stage.Node, height, ledge float64) {
	c := l.kit.Context
	legal, height = l.kit.UI.Lines(l.kit.Words.T("title.legal"), gfx.Sans, 18, 40*c.Unit, 0, c.W-80*c.Unit, 0, ui.FinePrint)
	return legal, height, c.H - max(58*c.Unit, height+20*c.Unit) - 22*c.Unit
}

// toastHeight returns the height of the room above the ledge that is kept clear for a toast of one line.
func (l *layout) toastHeight() float64 { return 2.2*l.kit.UI.Size(17) + 14*l.kit.UI.Unit }

// wide places the panel at the left and the column at the right of it.
func (l *layout) wide() {
	c := l.kit.Context
	u, right := c.Unit, c.W-60*c.Unit
	if c.W > 1.85*c.H {
		right = 0.92 * c.W
	}
	width := min(columnWidth*u*max(1, 0.9*l.kit.UI.TextGrowth(22)), 0.46*c.W)
	l.room = stage.Rect{X: right - width, Y: 16 * u, W: width, H: l.ledge - 16*u - l.toastHeight()}
	p := &l.panel
	p.Right, p.Foot = l.room.X-66*u, l.ledge
	p.Side = min(p.Foot/10, p.Right/11)
	p.Left = p.Right - 12*p.Side
}

// upright places the panel above the column.
func (l *layout) upright() {
	c, p := l.kit.Context, &l.panel
	p.Right, p.Foot = c.W, panelShare*c.H
	p.Side = min(p.Foot/10, c.W/11)
	p.Left = c.W/2 - 5.5*p.Side
	room := stage.Rect{X: 24 * c.Unit, Y: p.Foot + 16*c.Unit, W: c.W - 48*c.Unit}
	room.H = l.ledge - l.toastHeight() - room.Y
	scale := l.kit.UI.Scale
	l.kit.UI.Scale = scale.Design() // the unit does not shrink where text is larger
	_, _, ledge := l.legalText()
	grow := min(room.W/columnWidth, (ledge-l.toastHeight()-room.Y)/columnHeight) / c.Unit
	l.kit.UI.Scale = scale
	l.kit.UI.Unit *= max(0.9, grow)
	width := min(room.W, columnWidth*l.kit.UI.Unit*max(1, 0.9*l.kit.UI.TextGrowth(22)))
	room.X, room.W = (c.W-width)/2, width
	l.room = room
}

// surroundings returns what is around the panel: chalk lines on the wall, the ledge, and the still life on it.
func (l *layout) surroundings() *stage.Node {
	c, p := l.kit.Context, l.panel
	u := c.Unit
	g := stage.Group("ledge").SetRole(stage.RoleSilent, "")
	if c.W > c.H {
		for y := p.Foot - p.Side; y > 0; y -= p.Side {
			g.Add(stage.Box("", stage.NewSprite("chalk"), stage.Rect{X: p.Right, Y: y - 4*u, W: 346 * u, H: 8 * u}))
		}
		for i := 1.0; i < 4; i++ {
			g.Add(dialog.Fill(ui.Accent, 0.2-0.05*i, stage.Rect{X: p.Right + i*p.Side, W: max(1, 1.5*u), H: l.ledge}))
		}
	} else {
		l.stillLife.Hidden = true
	}
	return g.Add(backdrop.Ledge(c, l.ledge), l.stillLife)
}
