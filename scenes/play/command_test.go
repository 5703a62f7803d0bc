package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// tableKeys returns the actions of the table with their default keys.
func tableKeys() map[keys.Action]ebiten.Key {
	return map[keys.Action]ebiten.Key{
		input.Cancel: ebiten.KeyEscape, keys.Menu: ebiten.KeyF10, keys.Rules: ebiten.KeyR, keys.Settings: ebiten.KeyO,
		keys.ZoomSeat1: ebiten.KeyDigit1, keys.ZoomSeat2: ebiten.KeyDigit2, keys.ZoomSeat3: ebiten.KeyDigit3, keys.ZoomSeat4: ebiten.KeyDigit4,
		keys.Hint: ebiten.KeyH, keys.Review: ebiten.KeyB, keys.Proceed: ebiten.KeyG, keys.Act: ebiten.KeyP,
		keys.ZoomNextSeat: ebiten.KeyV, keys.MoveLog: ebiten.KeyL, keys.WinProbability: ebiten.KeyC, keys.Earlier: ebiten.KeyPageUp, keys.Later: ebiten.KeyPageDown, keys.Latest: ebiten.KeyEnd,
	}
}

// TestCommandsOfEveryPhase checks the command of each action in each phase of a game for three, when undo and redo are possible and no tiles are held.
func TestCommandsOfEveryPhase(t *testing.T) {
	phases := []phase{dealing, personToMove, confirming, computerThinking, animating, navigating, lookingBack, celebrating, over}
	for _, x := range []struct {
		action keys.Action
		want   string // by phase; "." is no command
	}{
		{input.Cancel, "escape escape decline escape escape escape escape escape escape"},
		{keys.Menu, "menu menu menu menu menu menu menu menu menu"},
		{keys.Rules, "rules rules rules rules rules rules rules rules rules"},
		{keys.Settings, "settings settings settings settings settings settings settings settings settings"},
		{keys.Undo, ". undo decline undo . . undo undo undo"},
		{keys.Redo, ". redo redo redo . . redo redo redo"},
		{keys.Hint, ". hint . . . . . . ."},
		{keys.Review, ". review . . . . . review review"},
		{keys.Proceed, ". . confirm . . . go results results"},
		{keys.Act, ". act act act . . act act act"},
		{keys.ZoomNextSeat, ". enlarge enlarge enlarge . . enlarge enlarge enlarge"},
		{keys.MoveLog, ". log log log . . log log log"},
		{keys.WinProbability, ". winbar . winbar . . winbar winbar winbar"},
		{keys.Earlier, ". earlier earlier earlier . . earlier earlier earlier"},
		{keys.Later, ". later later later . . later later later"},
		{keys.Latest, ". latest latest latest . . latest latest latest"},
		{keys.ZoomSeat1, ". board1 board1 board1 . . board1 board1 board1"},
		{keys.ZoomSeat3, ". board3 board3 board3 . . board3 board3 board3"},
		{keys.ZoomSeat4, ". . . . . . . . ."},
		{keys.NewGame, ". . . . . . . . ."},
	} {
		for i, want := range strings.Fields(x.want) {
			st := status{phase: phases[i], past: true, action: true, canUndo: true, canRedo: true, seats: 3}
			got := "."
			if c := st.commandFor(x.action); st.allows(c) {
				got = commandName(c)
			}
			if got != want {
				t.Errorf("action %v in phase %d: %s, expected %s", x.action, phases[i], got, want)
			}
		}
	}
}

// commandName returns the name of a command in the tables of these tests.
func commandName(c command) string {
	for _, x := range []struct {
		c    command
		name string
	}{{cmdDecline, "decline"}, {cmdEscape, "escape"}, {cmdSettings, "settings"}, {cmdAction, "act"}, {cmdEnlarge, "enlarge"}, {cmdLog, "log"}, {cmdEarlier, "earlier"},
		{cmdLater, "later"}, {cmdLatest, "latest"}, {cmdAccept, "accept"}} {
		if c == x.c {
			return x.name
		}
	}
	if c >= cmdBoard1 {
		return fmt.Sprint("board", c-cmdBoard1+1)
	}
	return c.name()
}

// TestCommandsOfStates checks the commands that depend on more than the phase.
func TestCommandsOfStates(t *testing.T) {
	full := status{phase: personToMove, past: true, action: true, canUndo: true, canRedo: true, seats: 2}
	for _, x := range []struct {
		name   string
		change func(*status)
		action keys.Action
		want   string
	}{
		{"nothing to undo", func(s *status) { s.canUndo = false }, keys.Undo, "."},
		{"a pending move", func(s *status) { s.pending = true }, keys.Undo, "cancel"},
		{"a pending move, nothing to undo", func(s *status) { s.pending, s.canUndo = true, false }, keys.Undo, "cancel"},
		{"nothing to redo", func(s *status) { s.canRedo = false }, keys.Redo, "."},
		{"the latest position", func(s *status) { s.past = false }, keys.Latest, "."},
		{"no action button", func(s *status) { s.action = false }, keys.Act, "."},
		{"an invitation", func(s *status) { s.invited = true }, keys.Proceed, "accept"},
		{"an invitation while a computer thinks", func(s *status) { s.invited, s.phase = true, computerThinking }, keys.Proceed, "accept"},
		{"two seats", func(*status) {}, keys.ZoomSeat3, "."},
	} {
		st := full
		x.change(&st)
		got := "."
		if c := st.commandFor(x.action); st.allows(c) {
			got = commandName(c)
		}
		if got != x.want {
			t.Errorf("%s: action %v is %s, expected %s", x.name, x.action, got, x.want)
		}
	}
}

// modeCase is a mode of the board and a function that returns a scene in that mode.
type modeCase struct {
	mode  string // as boardMode returns it
	enter func(t *testing.T) *testScene
}

func modeCases() []modeCase {
	azul := func(t *testing.T) *testScene { return newTestScene(t, 0, 3, 12, false) }
	return []modeCase{
		{"idle", azul},
		{"holding", func(t *testing.T) *testScene {
			b := azul(t)
			firstTile(b.s).Press()
			return b
		}},
		{"picking", func(t *testing.T) *testScene {
			b := placing(t, 2, 1280, 720)
			b.s.board.PressAction()
			return b
		}},
		{"paying", func(t *testing.T) *testScene {
			b := placing(t, 2, 1280, 720)
			for i, z := range tabletest.Targets(b.s.table, b.s.board.Shown()) {
				if z.Place == b.payments().Place {
					nodeOf(b.s, fmt.Sprint("target-", i)).Touch.Press()
				}
			}
			return b
		}},
		{"placing", func(t *testing.T) *testScene {
			b := placing(t, 2, 390, 844)
			b.startPayment()
			b.s.board.Escape() // of the enlarged star or line
			return b
		}},
		{"zoomed", func(t *testing.T) *testScene {
			b := placing(t, 2, 390, 844)
			nodeWith(b.s, "zoom-").Touch.Press()
			return b
		}},
		{"explaining", func(t *testing.T) *testScene {
			b := azul(t)
			for i := range tabletest.Targets(b.s.table, b.s.board.Shown()) {
				nodeOf(b.s, fmt.Sprint("target-", i)).Touch.Press()
				break
			}
			return b
		}},
		{"view only", func(t *testing.T) *testScene {
			b := azul(t)
			b.s.session.players[b.s.session.match.Position().ToMove()].Level = "greedy"
			b.s.endAnimation()
			return b
		}},
	}
}

// boardMode returns the mode of the board as the stage shows it.
func (b *testScene) boardMode() string {
	explains := false
	b.s.board.Top.Walk(func(n *stage.Node) { explains = explains || n.Accessible.Role == stage.RoleText })
	tiles := b.s.board.Actors()
	switch {
	case !slices.ContainsFunc(tiles, func(a *table.Actor) bool { return a.Node.Touch != nil }):
		return "view only"
	case b.s.board.Top.Find("payment") != nil:
		return "paying"
	case nodeWith(b.s, "button-place") != nil:
		return "placing"
	case nodeWith(b.s, "pick-") != nil:
		return "picking"
	case slices.ContainsFunc(tiles, func(a *table.Actor) bool { return a.Art.Frame != nil }):
		return "holding"
	case b.s.board.Enlarged():
		return "zoomed"
	case explains:
		return "explaining"
	}
	return "idle"
}

// TestEveryKeyInEveryMode checks, for the key of each action in each mode of the board, the mode and the routes opened afterwards. A mode survives a new
// layout and ends when the position changes. Held tiles are put back before the computer is asked.
func TestEveryKeyInEveryMode(t *testing.T) {
	const (
		same  = iota // the mode stays
		ends         // the mode becomes that of an empty hand
		sheet        // a sheet is opened, and the mode stays
	)
	for _, c := range modeCases() {
		for action, key := range tableKeys() {
			b := c.enter(t)
			if b.boardMode() != c.mode {
				t.Fatalf("mode %q is not entered, but %q", c.mode, b.boardMode())
			}
			b.setSpeed(settings.Off)
			want := same
			switch action {
			case keys.Menu, keys.Rules, keys.Settings:
				want = sheet
			case input.Cancel:
				want = ends
				if c.mode == "idle" || c.mode == "view only" || c.mode == "explaining" {
					want = sheet
				}
			case keys.MoveLog:
				if b.s.board.Areas().Panel.W == 0 {
					want = sheet
				}
			case keys.Earlier:
				want = ends
			case keys.Hint, keys.Review:
				if c.mode == "holding" || c.mode == "paying" {
					want = ends
				}
			case keys.Act:
				if c.mode != "view only" {
					continue // which has tests of its own
				}
			case keys.ZoomSeat4:
				if len(b.s.session.players) == 4 {
					t.Fatal("the table has four seats")
				}
			}
			looks := action == keys.ZoomNextSeat || action >= keys.ZoomSeat1 && int(action-keys.ZoomSeat1) < len(b.s.session.players)
			if c.mode == "zoomed" && looks && action != keys.ZoomSeat1 { // another board has nothing to enlarge
				want = ends
			}
			if c.mode == "explaining" && (looks || action == keys.WinProbability) { // the table is laid out again
				want = ends
			}
			d := &inputDevice{key: key}
			b.connect(d)
			before := len(*b.opened)
			for _, d.on = range []bool{true, false} {
				b.app.Context().Input.Update()
				b.s.run(b.s.pressedCommand(b.app.Context().Input))
			}
			mode, opened := b.boardMode(), len(*b.opened) > before
			ended := mode == "idle" || mode == "view only" || mode == "picking" && !b.s.board.Pending()
			switch {
			case want == sheet && (!opened || mode != c.mode && mode != "idle"),
				want != sheet && opened,
				want == ends && !ended,
				want == same && mode != c.mode:
				t.Errorf("mode %q, action %v: then mode %q, opened %v, expected %d", c.mode, action, mode, opened, want)
			}
			if b.s.phase == personToMove && mode == "view only" || b.s.phase != personToMove && mode != "view only" {
				t.Errorf("mode %q, action %v: phase %d has mode %q", c.mode, action, b.s.phase, mode)
			}
		}
	}
}

// TestKeysDuringAnimations checks that during animations only the keys that open sheets work.
func TestKeysDuringAnimations(t *testing.T) {
	for action, key := range tableKeys() {
		b := newTestScene(t, 0, 3, 12, false)
		b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
		if b.s.phase != animating {
			t.Fatalf("phase %d, expected a move in motion", b.s.phase)
		}
		line := slices.Clone(b.s.session.match.Line())
		d := &inputDevice{key: key}
		b.connect(d)
		b.pressOnce(d)
		sheet := action == input.Cancel || action == keys.Menu || action == keys.Rules || action == keys.Settings
		if opened := len(*b.opened) > 0; opened != sheet {
			t.Errorf("action %v: a sheet is opened: %v", action, opened)
		}
		if !slices.Equal(b.s.session.match.Line(), line) {
			t.Errorf("action %v changes the moves", action)
		}
	}
}
