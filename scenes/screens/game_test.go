package screens

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// newMatch is the game that the seed of settingsFor deals.
func newMatch(t *testing.T, g *games.Game, seats int) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The places of the games in the list.
const (
	azul = iota
	grey
	stars
	sepia
)

// playByMouse plays a whole game, dragging and clicking by turns, persons in the first seats.
func playByMouse(t *testing.T, game int, w, h int, persons int, levels ...string) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, w, h, settingsFor(g.Edition.ID, "off", levels...), "")
	d.begin()
	m := d.await(newMatch(t, g, len(levels)), persons)
	r := rand.New(rand.NewPCG(3, 4))
	for turn := 0; !m.Position().Over(); turn++ {
		if turn > 400 {
			t.Fatal("the game does not end")
		}
		pos := m.Position()
		d.lay(g, len(levels), pos.ToMove())
		moves := pos.Moves(nil)
		move := moves[r.IntN(min(6, len(moves)))]
		way := d.way(pos, move)
		if turn%2 == 0 && way.Drag != nil {
			d.Drag(way.Drag[0][0], way.Drag[0][1], way.Drag[1][0], way.Drag[1][1])
		} else {
			for _, c := range way.Clicks {
				d.Click(c[0], c[1])
				d.Tick(15)
			}
		}
		before := len(m.Moves())
		m = d.await(m, persons)
		if len(m.Moves()) == before {
			t.Fatalf("turn %d: %s was not played from %s by %v", turn, pos.AppendMove(nil, move), pos.AppendState(nil, nil), way)
		}
	}
}

func TestWholeGameByMouse(t *testing.T) { playByMouse(t, azul, 1280, 720, 1, "", "greedy") }

func TestWholeGameOfPeopleByMouse(t *testing.T) { playByMouse(t, azul, 1024, 640, 3, "", "", "") }

func TestWholeGreyGameByMouse(t *testing.T) { playByMouse(t, grey, 1280, 720, 1, "", "greedy") }

func TestWholePavilionGameByMouse(t *testing.T) { playByMouse(t, stars, 1280, 720, 1, "", "greedy") }

func TestWholePavilionGameOfPeopleByMouse(t *testing.T) {
	playByMouse(t, stars, 1024, 640, 3, "", "", "")
}

func TestWholeSepiaGameByMouse(t *testing.T) { playByMouse(t, sepia, 1600, 900, 1, "", "greedy") }

// playByKey plays a whole game by key. At the first three turns of each kind and at every third turn it asks for a hint, which moves the
// focus to what it names, and follows it with Enter; at the others it presses Enter where the focus rests.
func playByKey(t *testing.T, game int) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, 1280, 720, settingsFor(g.Edition.ID, "off", "", "greedy"), "")
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	d.lay(g, 2, 0)
	hinted := map[engine.Zone]int{} // turns, by where there are tiles to pick up
	for turn := 0; !m.Position().Over(); turn++ {
		before := len(m.Moves())
		kind := engine.Zone(-1) // nothing to pick up
		if picks := d.tab.Options(m.Position()).Pickables(); len(picks) > 0 {
			kind = picks[0].From.Zone
		}
		hint := turn%3 == 0 || hinted[kind] < 3
		if hint {
			hinted[kind]++
		}
		for tries := 0; len(m.Moves()) == before; tries++ {
			if turn > 200 || tries > 4 {
				t.Fatalf("turn %d: nothing was played from %s", turn, m.Position().AppendState(nil, nil))
			}
			if hint {
				d.hint()
				d.Key(ebiten.KeyH) // after where to look, the move
				d.Tick(3)
			}
			for range 2 {
				if len(m.Moves()) == before {
					d.Key(ebiten.KeyEnter)
					d.Tick(15)
					m = d.await(m, 1)
				}
			}
		}
	}
	t.Log("hints by kind of turn: ", hinted)
}

func TestWholeGameByKey(t *testing.T) { playByKey(t, azul) }

func TestWholePavilionGameByKey(t *testing.T) { playByKey(t, stars) }

func TestUndoAndRedoKeepTheDeal(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "")
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	d.lay(g, 2, 0)
	for range 3 {
		x0, y0, x1, y1 := d.spots(m.Position(), m.Position().Moves(nil)[0])
		d.Drag(x0, y0, x1, y1)
		m = d.await(m, 1)
	}
	want := m.Position().Hash()
	for range 3 {
		d.Keys("Ctrl+Z")
		d.Tick(3)
	}
	if m := d.match(); len(m.Moves()) != 5 {
		t.Fatalf("%d moves after taking all back, expected the deal of 5 factories", len(m.Moves()))
	}
	for range 3 {
		d.Keys("Ctrl+Y")
		d.Tick(3)
	}
	if got := d.await(m, 1).Position().Hash(); got != want {
		t.Error("redo leads to another position")
	}
}

// TestFrameInPartsEqualsFrameAtOnce: only what changes is drawn anew, so hovering, dragging and playing must leave no traces.
func TestFrameInPartsEqualsFrameAtOnce(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	const rounding = 1 // sprites may lie elsewhere on their page
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "", "greedy"), "")
	d.begin()
	m := d.await(newMatch(t, g, 3), 2)
	for range 6 {
		pos := m.Position()
		d.lay(g, 3, pos.ToMove())
		x0, y0, x1, y1 := d.spots(pos, pos.Moves(nil)[0])
		d.Move(x0, y0)
		d.Frame()
		d.DragHold(x0, y0, x1, y1)
		d.Frame()
		d.Drop()
		m = d.await(m, 2)
		d.Move(1, 1)
		d.Tick(30)
		parts := d.Frame()
		d.Resize(1300, 720)
		d.Frame()
		d.Resize(1280, 720)
		d.Tick(30)
		whole := d.Frame()
		for i, v := range parts.Pix {
			if by := int(v) - int(whole.Pix[i]); by < -rounding || by > rounding {
				t.Fatalf("the frame drawn in parts differs from the frame drawn at once by %d at (%d, %d)", by, i/4%1280, i/4/1280)
			}
		}
	}
}

func TestIllegalDropChangesNothing(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "")
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	d.lay(g, 2, 0)
	x0, y0, _, _ := d.spots(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x0, 715)
	d.Tick(60)
	if kept := d.match(); kept != nil && len(kept.Moves()) > 0 {
		t.Error("a drop beside the board was played")
	}
}

// TestMadBotLosesItsSeat seats a program that ends without a word: a computer level takes over and the game goes on.
func TestMadBotLosesItsSeat(t *testing.T) {
	t.Parallel()
	g := &games.All()[0]
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "cmd:true"), "", "-bot", "true")
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	d.lay(g, 2, 0)
	for range 2 {
		before := len(m.Moves())
		x0, y0, x1, y1 := d.spots(m.Position(), m.Position().Moves(nil)[0])
		d.Drag(x0, y0, x1, y1)
		if m = d.await(m, 1); len(m.Moves()) < before+2 {
			t.Fatal("nobody plays for the bot")
		}
	}
}

func TestWindowIsRemembered(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "")
	d.Resize(1100, 700)
	d.Tick(3)
	d.Close()
	kept, err := os.ReadFile(filepath.Join(d.home, "settings.json"))
	if err != nil || !strings.Contains(string(kept), `"width": 1100`) || !strings.Contains(string(kept), `"height": 700`) {
		t.Errorf("%v, kept %s", err, kept)
	}
}

// TestASaveRunsNothing continues a game in which both seats are said to be played by a program.
func TestASaveRunsNothing(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/two.azl")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "here-i-was")
	level := "cmd:touch " + file
	save := strings.Replace(string(text), "[Level2 \"greedy\"]", "[Level1 \""+level+"\"]\n[Level2 \""+level+"\"]", 1)
	d := open(t, 1280, 720, settingsFor("azul", "off", level, level), save, "-bot", "touch")
	m := d.match()
	before := len(m.Moves())
	d.Key(ebiten.KeyEnter)
	for i := 0; i < 300 && len(m.Moves()) == before; i++ {
		d.Tick(20)
		d.Play(2)
		m = d.match()
	}
	if len(m.Moves()) == before {
		t.Error("nobody plays in the place of the program")
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("the program named in the save was run")
	}
}
