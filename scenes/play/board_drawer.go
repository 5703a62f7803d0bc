package play

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// boardDrawer shows a board that is small on the table.
type boardDrawer struct {
	game   analysis.Game
	shown  engine.Position
	seat   engine.Seat
	legend table.Legend
	look   table.Table // a separate table that lays out the single board
}

func (b *boardDrawer) playerName() string { return b.game.Players[b.seat].Name }

// Sizes of a drawer with a board, in device-independent pixels.
const (
	maxBoardWidth = 520.0 // the maximum width with the text below the board
	maxWideBoard  = 600.0 // the maximum width with the text next to it
	sideTextWidth = 180.0 // the additional width with the text next to the board
	drawerGrip    = 17.0  // above a board without a title above it
	boardTextSize = 17.0  // the size of the text
	maxTextLines  = 3     // the maximum number of lines
	drawerMargin  = 14.0
	drawerButton  = 58.0
)

// build returns the drawer: the board above text and buttons, or next to them in a window that is wider than high.
func (b *boardDrawer) build(c *game.Context, closeDrawer func()) *ui.Drawer {
	k := kit(c)
	k.EnlargeTargets()
	m, head, foot := drawerMargin*k.Device, k.DrawerHeaderHeight(), drawerButton*k.Device
	textHeight := maxTextLines * 1.35 * b.textSize(k)
	wide := c.W > c.H
	room := stage.Rect{X: m, Y: head, W: min(c.W, maxBoardWidth*k.Device) - 2*m, H: 0.94*c.H - head - textHeight - foot - 3*m}
	if wide { // the title is above the text, which leaves the height to the board
		room.Y = drawerGrip * k.Device
		room.W, room.H = min(c.W-sideTextWidth*k.Device-3*m, maxWideBoard*k.Device), c.H-room.Y-0.5*m
	}
	picture, lights, height := b.boardPicture(c, k, room)
	textArea := stage.Rect{X: m, Y: head + height + m, W: room.W, H: textHeight}
	buttons := stage.Rect{X: m, Y: textArea.Y + textHeight, W: room.W, H: foot}
	w, h := room.W+2*m, buttons.Y+foot+m
	if wide {
		foot = 1.8 * foot // the buttons are in a column
		side := stage.Rect{X: room.W + 2*m, Y: head, W: sideTextWidth * k.Device, H: room.Y + height - head}
		textArea = stage.Rect{X: side.X, Y: side.Y, W: side.W, H: side.H - foot - m}
		buttons = stage.Rect{X: side.X, Y: side.Y + side.H - foot, W: side.W, H: foot}
		w, h = buttons.X+buttons.W+m, room.Y+height+0.5*m
	}
	d := k.Drawer("board", b.game.Words.T("play.board", "address", b.game.Players.Address(b.seat), "player", b.playerName()), w, h, stage.Rect{W: c.W, H: c.H}, closeDrawer)
	if wide {
		d.PlaceTitle(stage.Rect{X: textArea.X, Y: room.Y, W: textArea.W, H: head - room.Y})
	}
	goal, last := b.sentenceNode(k, textArea, b.game.Table.Goal(b.shown, b.seat)), b.lastMoveNode(k, textArea).Add(lights)
	last.Hidden = true
	d.Body.Add(picture, goal, last)
	toggle := func() { goal.Hidden, last.Hidden = !goal.Hidden, !last.Hidden }
	layOutButtons(k, b.game.Words, d.Body, []button{closeButton(closeDrawer), {name: "last", on: true, press: toggle}}, true, buttons, nil)
	return d
}

// boardPicture returns the board with its tiles, lights on the tiles placed last, and the height of the board.
func (b *boardDrawer) boardPicture(c *game.Context, k *ui.Kit, r stage.Rect) (picture, lights *stage.Node, height float64) {
	f := board.Frame(c, b.look, board.Layout{Position: b.shown, Viewer: b.seat, Seats: len(b.game.Players), Bounds: r, Scale: &k.Scale})
	l := b.legend
	l.OpenBoard = nil
	picture, height = b.look.SingleBoard(f, b.shown, l)
	lights = stage.Group("lights")
	if last := l.Last[b.seat]; last != nil {
		m := table.Mark{Look: b.look, Cast: table.BoardCast(b.look, b.look.Pieces(b.shown), b.seat), Seat: b.seat, Ink: l.LineInk(b.seat), Device: k.Device}
		target, _ := m.Target(last)
		lights.Add(target)
	}
	return picture, lights, height
}

func (b *boardDrawer) textSize(k *ui.Kit) float64 {
	return max(k.MinTextSize(), boardTextSize*k.Device)
}

// sentenceNode returns a sentence in the middle of a rectangle.
func (b *boardDrawer) sentenceNode(k *ui.Kit, r stage.Rect, sentence string) *stage.Node {
	size := b.textSize(k)
	lines := k.Fonts.Wrap(sentence, gfx.Serif, size, r.W)
	g := stage.Group("").SetRole(stage.RoleText, sentence)
	top := r.Y + (r.H-float64(len(lines)-1)*1.35*size)/2
	for i, line := range lines {
		g.Add(stage.New("", &stage.Label{Text: line, Face: gfx.Serif, Size: size, Align: 0.5, Colour: ui.Body.Colour()}, r.X+r.W/2, top+float64(i)*1.35*size, 0, 0))
	}
	return g
}

// lastMoveNode returns the description of the seat's last move.
func (b *boardDrawer) lastMoveNode(k *ui.Kit, r stage.Rect) *stage.Node {
	w, sentence := b.game.Words, b.game.Words.T("play.last.none", "address", b.game.Players.Address(b.seat), "player", b.playerName())
	for n := b.game.Cursor.At - 1; n >= 0; n-- {
		if before := b.game.Cursor.Match.At(n); before.ToMove() == b.seat {
			sentence = w.T("told.move", "player", b.playerName(), "move", b.game.Table.MoveText(before, b.game.Cursor.Match.Line()[n]))
			break
		}
	}
	return b.sentenceNode(k, r, sentence)
}
