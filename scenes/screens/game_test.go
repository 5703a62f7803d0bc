package screens

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// newMatch returns a new match with the seed of settingsJSON.
func newMatch(t *testing.T, g *games.Game, seats int) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Indices in the list of games.
const (
	azul = iota
	grey
	stars
	sepia
)

// playByMouse plays a whole game, alternating between drags and clicks. People have the first persons seats.
func playByMouse(t *testing.T, game int, w, h int, persons int, levels ...string) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, w, h, settingsJSON(g.Edition.ID, "off", levels...), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, len(levels)), persons)
	r := rand.New(rand.NewPCG(3, 4))
	for turn := 0; !m.Position().Over(); turn++ {
		if turn > 400 {
			t.Fatal("the game does not end")
		}
		pos := m.Position()
		d.layoutTable(g, len(levels), pos.ToMove())
		moves := pos.Moves(nil)
		move := moves[r.IntN(min(6, len(moves)))]
		path := d.inputPath(pos, move)
		if turn%2 == 0 && path.Drag != nil {
			d.Drag(path.Drag[0][0], path.Drag[0][1], path.Drag[1][0], path.Drag[1][1])
		} else {
			for _, c := range path.Clicks {
				d.Click(c[0], c[1])
				d.Tick(15)
			}
		}
		before := len(m.Moves())
		m = d.waitForTurn(m, persons)
		if len(m.Moves()) == before {
			t.Fatalf("turn %d: %s was not played from %s by %v", turn, pos.AppendMove(nil, move), pos.AppendState(nil, nil), path)
		}
	}
}

// Without -long the coloured wall is played by key, and Summer Pavilion by touch on a phone.

// TestWholeGameByMouse checks that a game can be played by mouse against the computer.
func TestWholeGameByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, azul, 1280, 720, 1, "", "greedy")
}

// TestWholeGameOfPeopleByMouse checks that a game of three people can be played by mouse.
func TestWholeGameOfPeopleByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, azul, 1024, 640, 3, "", "", "")
}

// TestWholeGreyGameByMouse checks that a game on the grey wall can be played by mouse against the computer.
func TestWholeGreyGameByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, grey, 1280, 720, 1, "", "greedy")
}

// TestWholeGreyGameOfPeopleByMouse checks that a game of three people on the grey wall can be played by mouse.
func TestWholeGreyGameOfPeopleByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, grey, 1024, 640, 3, "", "", "")
}

// TestWholePavilionGameByMouse checks that a game of Summer Pavilion can be played by mouse.
func TestWholePavilionGameByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, stars, 1280, 720, 1, "", "greedy")
}

// TestWholePavilionGameOfPeopleByMouse checks that a game of Summer Pavilion of three people can be played by mouse.
func TestWholePavilionGameOfPeopleByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, stars, 1024, 640, 3, "", "", "")
}

// TestWholeSepiaGameByMouse checks that a game on the sepia side can be played by mouse.
func TestWholeSepiaGameByMouse(t *testing.T) {
	long.Only(t)
	playByMouse(t, sepia, 1600, 900, 1, "", "greedy")
}

// playByKey plays a whole game by key. On the first turn of each kind it requests a hint, which moves the focus, and confirms; with -long on the first
// three and on every third turn. On the other turns it confirms at the current focus.
func playByKey(t *testing.T, game int) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, 1280, 720, settingsJSON(g.Edition.ID, "off", "", "greedy"), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	hints := map[engine.Zone]int{} // number of turns by zone of the tiles to pick up
	for turn := 0; !m.Position().Over(); turn++ {
		before := len(m.Moves())
		kind := engine.Zone(-1) // nothing to pick up
		if pickables := d.tab.Options(m.Position()).Pickables(); len(pickables) > 0 {
			kind = pickables[0].From.Zone
		}
		hint := long.Enabled() && turn%3 == 0 || hints[kind] < long.Count(1, 3)
		if hint {
			hints[kind]++
		}
		for tries := 0; len(m.Moves()) == before; tries++ {
			if turn > 200 || tries > 4 {
				t.Fatalf("turn %d: nothing was played from %s", turn, m.Position().AppendState(nil, nil))
			}
			if hint {
				d.showHint()
				d.Key(ebiten.KeyH) // the first hint names the area, the second the move
				d.Tick(3)
			}
			for range 2 {
				if len(m.Moves()) == before {
					d.Key(ebiten.KeyEnter)
					d.Tick(15)
					m = d.waitForTurn(m, 1)
				}
			}
		}
	}
	t.Log("hints by kind of turn: ", hints)
}

// TestWholeGameByKey checks that a game can be played with two keys, for hints and to confirm.
func TestWholeGameByKey(t *testing.T) { playByKey(t, azul) }

// TestWholePavilionGameByKey checks that a game of Summer Pavilion can be played with two keys, for hints and to confirm.
func TestWholePavilionGameByKey(t *testing.T) {
	long.Only(t)
	playByKey(t, stars)
}

// TestUndoAndRedo checks that undo goes back to the deal and that redo restores the position.
func TestUndoAndRedo(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	for range 3 {
		x0, y0, x1, y1 := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
		d.Drag(x0, y0, x1, y1)
		m = d.waitForTurn(m, 1)
	}
	want := m.Position().Hash()
	for range 3 {
		d.Keys("Ctrl+Z")
		d.Tick(3)
	}
	if m := d.match(); len(m.Moves()) != 5 {
		t.Fatalf("%d moves after undoing all, expected the deal of 5 factories", len(m.Moves()))
	}
	for range 3 {
		d.Keys("Ctrl+Y")
		d.Tick(3)
	}
	if got := d.waitForTurn(m, 1).Position().Hash(); got != want {
		t.Error("redo does not restore the position")
	}
}

// TestPartialRedraw checks that frames with partial redraws after hovering, dragging and playing equal completely redrawn frames.
func TestPartialRedraw(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	const rounding = 1 // sprites may have other atlas positions
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "", "greedy"), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 3), 2)
	for range long.Count(2, 6) {
		pos := m.Position()
		d.layoutTable(g, 3, pos.ToMove())
		x0, y0, x1, y1 := d.dragPoints(pos, pos.Moves(nil)[0])
		d.Move(x0, y0)
		d.Frame()
		d.DragHold(x0, y0, x1, y1)
		d.Frame()
		d.Drop()
		m = d.waitForTurn(m, 2)
		d.Move(1, 1)
		d.Tick(30)
		partial := d.Frame()
		d.Resize(1300, 720)
		d.Frame()
		d.Resize(1280, 720)
		d.Tick(30)
		full := d.Frame()
		for i, v := range partial.Pix {
			if by := int(v) - int(full.Pix[i]); by < -rounding || by > rounding {
				t.Fatalf("the partially redrawn frame differs by %d at (%d, %d)", by, i/4%1280, i/4/1280)
			}
		}
	}
}

// TestIllegalDrop checks that dropping tiles outside the board plays no move.
func TestIllegalDrop(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	x0, y0, _, _ := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x0, 715)
	d.Tick(60)
	if stored := d.match(); stored != nil && len(stored.Moves()) > len(m.Moves()) {
		t.Error("a drop outside the board was played")
	}
}

// TestFailingBotIsReplaced checks that a built-in level replaces an outside program that exits.
func TestFailingBotIsReplaced(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "cmd:true"), "", "-bot", "true")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	for range 2 {
		before := len(m.Moves())
		x0, y0, x1, y1 := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
		d.Drag(x0, y0, x1, y1)
		if m = d.waitForTurn(m, 1); len(m.Moves()) < before+2 {
			t.Fatal("the program was not replaced")
		}
	}
}

// TestWindowSizeIsSaved checks that the size of the window is in the settings after the program was closed.
func TestWindowSizeIsSaved(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "")
	d.Resize(1100, 700)
	d.Tick(3)
	d.Close()
	stored, err := os.ReadFile(filepath.Join(d.home, "settings.json"))
	if err != nil || !strings.Contains(string(stored), `"width": 1100`) || !strings.Contains(string(stored), `"height": 700`) {
		t.Errorf("%v, stored: %s", err, stored)
	}
}

// TestSavedGameRunsNoProgram checks that a saved game cannot run a program that it names as a player.
func TestSavedGameRunsNoProgram(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/two.azl")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "executed")
	level := "cmd:touch " + file
	save := strings.Replace(string(text), "[Level2 \"greedy\"]", "[Level1 \""+level+"\"]\n[Level2 \""+level+"\"]", 1)
	d := open(t, 1280, 720, settingsJSON("azul", "off", level, level), save, "-bot", "touch")
	m := d.match()
	before := len(m.Moves())
	d.Key(ebiten.KeyEnter)
	for i := 0; i < 300 && len(m.Moves()) == before; i++ {
		d.Tick(20)
		d.Play(2)
		m = d.match()
	}
	if len(m.Moves()) == before {
		t.Error("the program was not replaced by a level")
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("the program named in the saved game was run")
	}
}
