package screens

import (
	"image"
	"math"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/gametest"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// driver operates the running program. It reads the position from the saved game and computes the layout of the table itself.
type driver struct {
	*gametest.App
	t    *testing.T
	home string
	w, h float64
	tab  table.Table

	thinking *image.RGBA // the frame during the search for the first hint

	frame table.Frame
	areas table.Areas
	unit  float64
}

// settingsJSON returns settings with the last set-up of a game and the levels of its players. An empty level is a person.
func settingsJSON(game, speed string, levels ...string) string {
	names := []string{"Ana", "Inês", "Duarte", "Marta"}
	players := ""
	for i, n := range names {
		level := "greedy"
		if i < len(levels) {
			level = levels[i]
		}
		if i > 0 {
			players += ","
		}
		players += `{"Name":"` + n + `","Level":"` + level + `"}`
	}
	seats := string(rune('0' + len(levels)))
	return `{"comments-asked":true,"light":"morning","panel":114,"speed":"` + speed + `","computer-pause":0,"forced":false,"last-setup":{"Seats":` + seats +
		`,"Seating":{"Game":"` + game + `","Players":[` + players + `],"Start":0,"Seed":"7"}}}`
}

// open starts the program on the title screen with settings and, unless saved is empty, a saved game.
func open(t *testing.T, w, h int, settings, saved string, args ...string) *driver {
	t.Helper()
	return start(t, gametest.Options{W: w, H: h, Args: args}, settings, saved)
}

// start starts the program in a new home directory and waits for the title screen.
func start(t *testing.T, o gametest.Options, settings, saved string) *driver {
	t.Helper()
	d := &driver{t: t, home: t.TempDir(), w: float64(o.W), h: float64(o.H)}
	d.writeFile("settings.json", settings)
	if saved != "" {
		d.writeFile("autosave.azl", saved)
	}
	o.Home = d.home
	d.App = gametest.Start(t, o)
	d.Tick(3)
	return d
}

func (d *driver) writeFile(name, text string) {
	if err := os.WriteFile(filepath.Join(d.home, name), []byte(text), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// startGame starts a game from the title screen by key.
func (d *driver) startGame() {
	d.Key(ebiten.KeyEnter)
	d.Tick(2)
	d.Key(ebiten.KeyEnter)
	d.Tick(4)
}

// match returns the saved game, or nil if there is none.
func (d *driver) match() *engine.Match {
	d.t.Helper()
	text, err := os.ReadFile(filepath.Join(d.home, "autosave.azl"))
	if err != nil {
		return nil
	}
	rec, err := record.Parse("autosave.azl", text, games.Editions())
	if err != nil {
		d.t.Fatal(err)
	}
	return rec.Match
}

// waitForTurn waits until a person is to move or the game is over, and returns the match. first is the match to use before the first save. People
// have the first persons seats.
func (d *driver) waitForTurn(first *engine.Match, persons int) *engine.Match {
	d.t.Helper()
	for range 2000 {
		d.Tick(20) // the delay before computer players search
		d.Play(2)
		m := d.match()
		if m == nil {
			m = first
		}
		for m.Position().ToMove() == engine.Nature && !m.Position().Over() {
			if err := m.Draw(nil); err != nil { // the deal, which is saved with the next move
				d.t.Fatal(err)
			}
		}
		if m.Position().Over() || int(m.Position().ToMove()) < persons {
			d.Tick(4)
			return m
		}
	}
	d.t.Fatal("the computer players do not play")
	return nil
}

// waitUntil runs the program in real time until a condition is met, for at most a minute.
func (d *driver) waitUntil(what string, met func() bool) {
	d.t.Helper()
	for range 300 { // a minute
		d.Play(12)
		if met() {
			return
		}
	}
	d.t.Fatal("not shown: ", what)
}

// changed returns a function that reports whether a part of the frame has changed.
func (d *driver) changed(before *image.RGBA, part stage.Rect) func() bool {
	return func() bool { return !equalFrames(before, d.Frame(), part) }
}

// pressThinking presses a key that starts a search, and returns the frame of the tick in which it starts. That frame never shows the answer.
func (d *driver) pressThinking(k ebiten.Key) (thinking *image.RGBA) {
	d.t.Helper()
	d.Hold(k, true)
	thinking = d.Frame()
	d.Hold(k, false)
	return thinking
}

// showHint requests a hint and waits until the text differs from the one during the search.
func (d *driver) showHint() {
	d.t.Helper()
	d.Tick(60) // a round may begin
	if thinking := d.pressThinking(ebiten.KeyH); d.thinking == nil {
		d.thinking = thinking
	}
	line := d.areas.Title // only the line below the heading
	line.Y, line.H = line.Y+0.66*line.H, 0.2*line.H
	d.waitUntil("a hint", d.changed(d.thinking, line))
}

// Words and typefaces of the layout, which the driver computes itself, read once for all tests.
var (
	english   = sync.OnceValues(func() (*locale.Words, error) { return locale.Open("en") })
	typefaces = sync.OnceValues(func() (*gfx.Fonts, error) { return gfx.NewFonts(assets.Fonts()) })
)

// wordsAndFonts returns words and fonts for a layout.
func (d *driver) wordsAndFonts() (*locale.Words, *gfx.Fonts) {
	d.t.Helper()
	words, err := english()
	if err != nil {
		d.t.Fatal(err)
	}
	fonts, err := typefaces()
	if err != nil {
		d.t.Fatal(err)
	}
	return words, fonts
}

// layoutTable lays the table out as the program does, with the large board of viewer.
func (d *driver) layoutTable(g *games.Game, seats int, viewer engine.Seat) {
	d.t.Helper()
	words, fonts := d.wordsAndFonts()
	d.tab = g.Table()
	d.unit = math.Min(d.w/1600, d.h/900)
	d.frame = table.Frame{Rect: stage.Rect{W: d.w, H: d.h}, Kit: &ui.Kit{Scale: ui.Scale{Unit: d.unit, Device: 1, Zoom: 1}, Fonts: fonts}, Words: words, Seats: seats, Viewer: viewer}
	d.areas = d.tab.Layout(d.frame)
}

// inputPath returns the pointer input for a move.
func (d *driver) inputPath(pos engine.Position, m engine.Move) table.InputPath {
	d.t.Helper()
	if d.frame.Kit != nil {
		d.frame.Shown = pos // the layout differs while tiles are placed
		d.areas = d.tab.Layout(d.frame)
	}
	w, ok := table.PathOf(d.tab, d.areas, stage.Rect{W: d.w, H: d.h}, d.unit, pos, m)
	if !ok {
		d.t.Fatal("there is no source or no target")
	}
	return w
}

// dragPoints returns the start and end of the drag for a move.
func (d *driver) dragPoints(pos engine.Position, m engine.Move) (x0, y0, x1, y1 float64) {
	d.t.Helper()
	w := d.inputPath(pos, m)
	return w.Drag[0][0], w.Drag[0][1], w.Drag[1][0], w.Drag[1][1]
}
