package play

import (
	"fmt"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// The names of the drawers of the table in addresses. The name of a board ends with the number of its seat, from 1.
const (
	movesDrawerName   = "moves"
	stockDrawerName   = "stock"
	boardDrawerPrefix = "board-"
)

// Dialog returns the route of the dialog with a name, if it can be opened now.
func (s *Scene) Dialog(name string) (game.Route, bool) {
	switch seat, board := strings.CutPrefix(name, boardDrawerPrefix); {
	case board:
		n, err := strconv.Atoi(seat)
		if err != nil || n < 1 || n > len(s.session.players) {
			return nil, false
		}
		return s.boardRoute(engine.Seat(n - 1)), true
	case name == stockDrawerName:
		return s.stockRoute(), true
	case name == movesDrawerName:
		return s.movesRoute(), true
	case name == route.MenuName:
		return s.menuRoute(), true
	case name == route.NewGameName:
		return route.Setup{FromTable: true}, true
	case name == route.ExplainName:
		return s.HelpRoute(), true
	case name == route.ResultsName && s.phase.ended():
		return s.resultsRoute(), true
	}
	return nil, false
}

// HasOverlay implements game.Overlay. A confirmation, or something that is open on the board, is an overlay.
func (s *Scene) HasOverlay() bool { return s.phase == confirming || s.board.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) {
	if s.phase == confirming {
		s.declineMove()
		return
	}
	s.board.Escape()
}

func (s *Scene) menuRoute() route.Menu {
	m := route.Menu{Title: s.session.game.Title, Branch: s.session.branch != nil}
	if people := s.session.players.PersonCount(); !m.Branch && (people == 0 || people == len(s.session.players) || s.session.match.Over()) {
		m.Review = &route.Review{Match: s.session.match, Players: s.session.players}
	}
	return m
}

func (s *Scene) resultsRoute() route.Results {
	return route.Results{Match: s.session.match, Players: s.session.players, Recall: s.goToMove}
}

// boardRoute returns a drawer with the board of a seat: its tiles, its goal, and its last move.
func (s *Scene) boardRoute(seat engine.Seat) route.Drawer {
	return route.Drawer{Name: fmt.Sprint(boardDrawerPrefix, seat+1), Title: s.ctx.Words.T("play.board", "address", s.session.players.Address(seat), "player", s.session.players[seat].Name), First: "button-close",
		Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
			b := boardDrawer{game: s.analysedGame(), shown: s.board.Shown(), seat: seat, legend: s.legend(), look: s.session.game.Table()}
			return b.build(c, closeDrawer)
		}}
}

// stockRoute returns a drawer with bag and discarded tiles by colour.
func (s *Scene) stockRoute() route.Drawer {
	return route.Drawer{Name: stockDrawerName, Title: s.table.Stock(s.board.Shown()).Title, First: "button-close",
		Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
			return stockDrawer(c, s.table.Stock(s.board.Shown()), closeDrawer)
		}}
}

// movesRoute returns a drawer with the log, for windows without space for it next to the table.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: movesDrawerName, Title: s.ctx.Words.T("accessible.moves"), Build: s.movesDrawer, First: "log"}
}

// movesDrawer returns a drawer with the log above the buttons for moves already made.
func (s *Scene) movesDrawer(c *game.Context, closeDrawer func()) *ui.Drawer {
	return s.newLog(closeDrawer).Drawer(s.analysedGame(), c, closeDrawer, func(on *stage.Node, r stage.Rect) {
		st := s.status()
		after := func(c command) func() { return func() { closeDrawer(); s.run(c) } }
		layOutButtons(analysis.DrawerKit(c), c.Words, on, []button{
			{name: cmdRedo.name(), on: st.allows(cmdRedo), press: after(cmdRedo)},
			{name: cmdReview.name(), key: st.reviewText(), on: st.allows(cmdReview), press: after(cmdReview)},
			closeButton(closeDrawer),
		}, true, r, nil)
	})
}

// newLog returns a log whose entries show the positions after them. closeDrawer closes the drawer that holds the log; it may be nil.
func (s *Scene) newLog(closeDrawer func()) *analysis.Log {
	return &analysis.Log{
		Choose: func(e analysis.Entry) {
			if closeDrawer != nil {
				closeDrawer()
			}
			s.pendingScores = e.Placed
			if e.To == s.session.movesMade() {
				s.dismiss(analysis.BreakdownMessage)
				s.explainScores()
				return
			}
			s.goToMove(e.To)
		},
		Point: func(e analysis.Entry, on bool) {
			text := ""
			if on && (s.phase != lookingBack || s.past) { // otherwise the prompt of that phase says how to continue
				text = s.heading.hoverText(e.AccessibleText, s.ctx.Words.T("play.recall"))
			}
			s.setHovered(text)
		},
	}
}

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
			sentence = w.T("accessible.move", "player", b.playerName(), "move", b.game.Table.MoveText(before, b.game.Cursor.Match.Line()[n]))
			break
		}
	}
	return b.sentenceNode(k, r, sentence)
}

// Sizes of the drawer with bag and discarded tiles, in device-independent pixels.
const (
	maxStockWidth = 480.0
	stockTile     = 36.0
	stockRow      = 44.0
	stockIcon     = 26.0
	stockText     = 17.0
)

// stockDrawer returns the drawer with bag and discarded tiles: a column for each colour below its tile, and the sums next to the icons.
func stockDrawer(c *game.Context, t table.StockTable, closeDrawer func()) *ui.Drawer {
	k := kit(c)
	k.EnlargeTargets()
	d, size := k.Device, max(k.MinTextSize(), stockText*k.Device*min(1.5, k.Zoom))
	m, width := drawerMargin*d, min(c.W, maxStockWidth*d)
	row, top := max(stockRow*d, 1.6*size), k.DrawerHeaderHeight()
	lines := stage.Rect{X: m, Y: top + 1.2*stockTile*d, W: width - 2*m, H: 2 * row}
	buttons := stage.Rect{X: m, Y: lines.Y + lines.H + m, W: lines.W, H: drawerButton * d}
	drawer := k.Drawer(stockDrawerName, t.Title, width, buttons.Y+buttons.H+m, stage.Rect{W: c.W, H: c.H}, closeDrawer)
	picture := stage.Group("counts").SetRole(stage.RoleSilent, "")
	head := 0.0
	for _, r := range t.Rows {
		head = max(head, labelWidth(k, r, size))
	}
	head = min(head, 0.36*lines.W)
	step := (lines.W - head) / float64(len(t.Skins))
	number := func(n int, face gfx.Face, x, y float64) {
		picture.Add(stage.New("", &stage.Label{Text: fmt.Sprint(n), Face: face, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}, x, y, 0, 0))
	}
	rows := [][]string{append([]string{""}, t.Colours...)}
	for i, r := range t.Rows {
		line := stage.Rect{X: lines.X, Y: lines.Y + float64(i)*row, W: head, H: row}
		drawStockLabel(k, picture, r, size, line)
		cells := []string{fmt.Sprintf("%s: %d", r.Name, table.Total(r.Counts))}
		for colour, n := range r.Counts {
			number(n, gfx.SansBold, line.X+head+(float64(colour)+0.5)*step, line.Y+row/2)
			cells = append(cells, fmt.Sprint(n))
		}
		rows = append(rows, cells)
	}
	for colour, skin := range t.Skins {
		at := table.Spot{X: lines.X + head + (float64(colour)+0.5)*step, Y: lines.Y - 0.6*stockTile*d, Size: min(stockTile*d, 0.9*step)}
		picture.Add(skin.Flat(at))
	}
	grid := table.PlaceCells(table.AccessibleTable(t.Title, rows...), stage.Rect{X: m, Y: top, W: lines.W, H: lines.Y + lines.H - top}, nil)
	drawer.Body.Add(picture, grid)
	layOutButtons(k, c.Words, drawer.Body, []button{closeButton(closeDrawer)}, true, buttons, nil)
	return drawer
}

// labelWidth returns the width of the label of a row: its icon, its sum, and its name below.
func labelWidth(k *ui.Kit, r table.StockRow, size float64) float64 {
	sum, _ := k.Fonts.Measure(fmt.Sprint(table.Total(r.Counts)), gfx.SerifBold, 1.15*size)
	name, _ := k.Fonts.Measure(r.Name, gfx.Sans, k.MinTextSize())
	return max(sum+(stockIcon+6)*k.Device, name) + 8*k.Device
}

// drawStockLabel draws the label of a row in a rectangle.
func drawStockLabel(k *ui.Kit, on *stage.Node, r table.StockRow, size float64, at stage.Rect) {
	d, small := k.Device, k.MinTextSize()
	y, side := at.Y+at.H/2-0.5*small, min(stockIcon*d, at.H-1.3*small)
	on.Add(
		stage.New("", stage.NewSprite(r.Icon), at.X+side/2, y, side, side),
		k.FitBox(fmt.Sprint(table.Total(r.Counts)), gfx.SerifBold, 1.15*size/k.Unit/k.Zoom, at.X+side+6*d, y, 0, at.W-side-6*d, at.H, ui.Ink),
		k.FitText(r.Name, gfx.Sans, 0, at.X, at.Y+at.H-0.6*small, 0, at.W, ui.Body))
}
