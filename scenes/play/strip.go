package play

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// openBoard opens the strip of a seat as a drawer: its board, what that waits for, and what was done there last.
func (h *hud) openBoard(seat engine.Seat) {
	h.s.ctx.Push(h.boardRoute(seat))
}

func (h *hud) boardRoute(seat engine.Seat) route.Drawer {
	b := &strip{h.s, seat}
	return route.Drawer{Name: fmt.Sprint(boardSheet, seat+1), Title: b.title(), Build: b.drawer, First: "button-close"}
}

// strip is a seat whose board is shown small.
type strip struct {
	s    *Scene
	seat engine.Seat
}

func (b *strip) title() string {
	return b.s.ctx.Words.T("play.board", b.s.session.players[b.seat].Name)
}

// Sizes of a drawer with a board, in device-independent pixels.
const (
	boardDrawer  = 520.0 // the most that it is wide, where what is said stands below the board
	boardWords   = 180.0 // what it is wider by where that stands beside
	boardText    = 17.0  // what is said
	boardLines   = 3     // and how many lines of it there may be
	drawerMargin = 14.0
	drawerButton = 58.0
)

// drawer shows the board over what is said of it and the buttons, or beside them in a window that is wider than high.
func (b *strip) drawer(c *game.Context, shut func()) *ui.Drawer {
	k := kit(c)
	k.ForFingers()
	m, head, foot := drawerMargin*k.Device, k.DrawerHead(), drawerButton*k.Device
	text := boardLines * 1.35 * b.textSize(k)
	wide := c.W > c.H
	room := stage.Rect{X: m, Y: head, W: min(c.W, boardDrawer*k.Device) - 2*m, H: 0.94*c.H - head - text - foot - 3*m}
	if wide {
		room.W, room.H = min(c.W-(boardWords+20)*k.Device-3*m, boardDrawer*k.Device), c.H-head-2*m
	}
	picture, lights, height := b.picture(k, room)
	words := stage.Rect{X: m, Y: head + height + m, W: room.W, H: text}
	buttons := stage.Rect{X: m, Y: words.Y + text, W: room.W, H: foot}
	w, h := room.W+2*m, buttons.Y+foot+m
	if wide {
		foot = 1.8 * foot // one below the other
		words = stage.Rect{X: room.W + 2*m, Y: head, W: boardWords * k.Device, H: height - foot - m}
		buttons = stage.Rect{X: words.X, Y: head + height - foot, W: words.W, H: foot}
		w, h = buttons.X+buttons.W+m, head+height+m
	}
	d := k.Drawer("board", b.title(), w, h, stage.Rect{W: c.W, H: c.H}, shut)
	waits, last := b.say(k, words, b.s.table.Waits(b.s.view.Shown(), b.seat)), b.lastMove(k, words).Add(lights)
	last.Hidden = true
	d.Body.Add(picture, waits, last)
	turn := func() { waits.Hidden, last.Hidden = !waits.Hidden, !last.Hidden }
	row := []button{{name: "close", on: true, do: shut, look: first, key: "settings.close"}, {name: "last", on: true, do: turn}}
	b.s.hud.lay(k, d.Body, row, true, buttons)
	return d
}

// picture is the board with its tiles, lights on what was laid there last, and the height of the board.
func (b *strip) picture(k *ui.Kit, r stage.Rect) (picture, lights *stage.Node, height float64) {
	look := b.s.session.game.Table()
	f := table.Frame{Rect: r, Kit: k, Words: b.s.ctx.Words, Window: r, Seats: len(b.s.session.players), Viewer: b.seat, Shown: b.s.view.Shown(),
		Lettered: b.s.ctx.Settings.Letters}
	l := b.s.legend()
	l.Look = nil
	picture, height = look.Alone(f, b.s.view.Shown(), l)
	lights = stage.Group("lights")
	if last := l.Last[b.seat]; last != nil {
		m := table.Mark{Look: look, Cast: table.BoardCast(look, look.Pieces(b.s.view.Shown()), b.seat), Seat: b.seat, Ink: l.LineInk(b.seat), Device: k.Device}
		if target := m.Target(last); target != nil {
			lights.Add(target)
		}
	}
	return picture, lights, height
}

func (b *strip) textSize(k *ui.Kit) float64 { return max(k.Floor(), boardText*k.Device) }

// say is a sentence in the middle of a room.
func (b *strip) say(k *ui.Kit, words stage.Rect, sentence string) *stage.Node {
	size := b.textSize(k)
	lines := k.Fonts.Wrap(sentence, gfx.Serif, size, words.W)
	g := stage.Group("").Says(stage.RoleText, sentence)
	top := words.Y + (words.H-float64(len(lines)-1)*1.35*size)/2
	for i, line := range lines {
		g.Add(stage.New("", &stage.Label{Text: line, Face: gfx.Serif, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Body)}, words.X+words.W/2, top+float64(i)*1.35*size, 0, 0))
	}
	return g
}

// lastMove tells what the seat did last.
func (b *strip) lastMove(k *ui.Kit, words stage.Rect) *stage.Node {
	name := b.s.session.players[b.seat].Name
	sentence := b.s.ctx.Words.T("play.last.none", name)
	b.s.session.lastMoves(func(before engine.Position, m engine.Move) {
		if before.ToMove() == b.seat {
			sentence = b.s.ctx.Words.T("told.move", name, b.s.table.Tell(before, m))
		}
	})
	return b.say(k, words, sentence)
}
