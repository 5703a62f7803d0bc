package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
	"azulejo/scenes/wall"
)

// hanging is where everything is on the wall of the title.
type hanging struct {
	kit
	phone bool
	panel wall.Room
	room  stage.Rect // of the column of name and actions
	ledge float64    // the upper edge of the ledge
	legal *stage.Node
	life  *stage.Node // what stands on the ledge
}

// The design's column of name and actions, in design units, and the share of a tall window that the panel takes.
const (
	columnWidth  = 490
	columnHeight = 640
	tallPanel    = 0.42
)

// newHanging finds the places for a window, with text scaled by a zoom.
func newHanging(c *game.Context, zoom float64) *hanging {
	h := &hanging{kit: kitOf(c)}
	h.Kit.Zoom = zoom
	window := table.Frame{Rect: stage.Rect{W: c.W, H: c.H}, Kit: h.Kit}
	if h.phone = window.Shape().Phone(); h.phone {
		h.Kit.Legible = table.PhoneText
	}
	h.stand(c)
	if c.H > c.W {
		h.tall(c)
	} else {
		h.wide(c)
	}
	return h
}

// stand lays the ledge, as high as what is written on its front asks for.
func (h *hanging) stand(c *game.Context) {
	u := c.Unit
	legal, low, ledge := h.legalLines(c)
	h.ledge = ledge
	legal.Y = wall.Front(c, ledge) + (c.H-22*u-ledge-low)/2 + h.Kit.Size(18)*0.675
	h.legal, h.life = legal, wall.StillLife(c, c.W-47*u, h.ledge+16*u)
}

// legalLines returns what is written on the front of the ledge, its height, and the upper edge of a ledge that has room for it.
func (h *hanging) legalLines(c *game.Context) (legal *stage.Node, height, ledge float64) {
	u := c.Unit
	legal, height = h.Kit.Lines(h.Words.T("title.legal"), gfx.Sans, 18, 40*u, 0, c.W-80*u, 0, 0x171206)
	return legal, height, c.H - max(58*u, height+20*u) - 22*u
}

// toast is the height of the room above the ledge in which a toast of one line covers nothing.
func (h *hanging) toast() float64 { return 2.2*h.Kit.Size(17) + 14*h.Kit.Unit }

// wide puts the panel left and the column right of it.
func (h *hanging) wide(c *game.Context) {
	u, right := c.Unit, c.W-60*c.Unit
	if c.W > 1.85*c.H {
		right = 0.92 * c.W
	}
	width := min(columnWidth*u*max(1, 0.9*h.Kit.Spread(22)), 0.46*c.W)
	h.room = stage.Rect{X: right - width, Y: 16 * u, W: width, H: h.ledge - 16*u - h.toast()}
	p := &h.panel
	p.Right, p.Foot = h.room.X-66*u, h.ledge
	p.Side = min(p.Foot/10, p.Right/11)
	p.Left = p.Right - 12*p.Side
}

// tall puts the panel above the column.
func (h *hanging) tall(c *game.Context) {
	p := &h.panel
	p.Right, p.Foot = c.W, tallPanel*c.H
	p.Side = min(p.Foot/10, c.W/11)
	p.Left = c.W/2 - 5.5*p.Side
	room := stage.Rect{X: 24 * c.Unit, Y: p.Foot + 16*c.Unit, W: c.W - 48*c.Unit}
	room.H = h.ledge - h.toast() - room.Y
	set := h.Kit.Scale
	h.Kit.Scale = set.Design() // larger text makes nothing smaller
	_, _, ledge := h.legalLines(c)
	grow := min(room.W/columnWidth, (ledge-h.toast()-room.Y)/columnHeight) / c.Unit
	h.Kit.Scale = set
	h.Kit.Unit *= max(0.9, grow)
	width := min(room.W, columnWidth*h.Kit.Unit*max(1, 0.9*h.Kit.Spread(22)))
	room.X, room.W = (c.W-width)/2, width
	h.room = room
}

// wall is what belongs to the wall around the panel: chalk lines, the ledge, and what stands there.
func (h *hanging) wall(c *game.Context) *stage.Node {
	u, p := c.Unit, h.panel
	g := stage.Group("ledge").Says(stage.RoleSilent, "")
	if c.W > c.H {
		for y := p.Foot - p.Side; y > 0; y -= p.Side {
			g.Add(stage.Box("", stage.Pic("chalk"), stage.Rect{X: p.Right, Y: y - 4*u, W: 346 * u, H: 8 * u}))
		}
		for i := 1.0; i < 4; i++ {
			g.Add(fill(ui.Cobalt, 0.2-0.05*i, stage.Rect{X: p.Right + i*p.Side, W: max(1, 1.5*u), H: h.ledge}))
		}
	} else {
		h.life.Hidden = true
	}
	return g.Add(wall.Ledge(c, h.ledge), h.life)
}
