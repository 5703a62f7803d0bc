package screens

import (
	"image"
	"math"
	"os"
	"path/filepath"
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

// driver plays the running program. It knows what is on the table from the saved game, and where from the table's layout.
type driver struct {
	*gametest.App
	t    *testing.T
	home string
	w, h float64
	tab  table.Table

	thinking *image.RGBA // the frame while the first hint was thought about

	frame table.Frame
	rooms table.Areas
	unit  float64
}

// settingsFor seats players: persons have an empty level.
func settingsFor(game, speed string, levels ...string) string {
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
	return `{"light":"morning","panel":114,"speed":"` + speed + `","computer-pause":0,"forced":false,"last-setup":{"Seats":` + seats +
		`,"Seating":{"Game":"` + game + `","Players":[` + players + `],"Start":0,"Seed":"7"}}}`
}

// open starts the program on the title with settings kept from before, and perhaps a saved game.
func open(t *testing.T, w, h int, settings, saved string, args ...string) *driver {
	t.Helper()
	return start(t, gametest.Options{W: w, H: h, Args: args}, settings, saved)
}

// openPhone is open with a window of w × h device-independent pixels, two pixels wide each.
func openPhone(t *testing.T, w, h int, settings, saved string) *driver {
	t.Helper()
	return start(t, gametest.Options{W: w, H: h, Scale: 2}, settings, saved)
}

func start(t *testing.T, o gametest.Options, settings, saved string) *driver {
	t.Helper()
	d := &driver{t: t, home: t.TempDir(), w: float64(o.W), h: float64(o.H)}
	d.keep("settings.json", settings)
	if saved != "" {
		d.keep("autosave.azl", saved)
	}
	o.Home = d.home
	d.App = gametest.Start(t, o)
	d.Tick(3)
	return d
}

func (d *driver) keep(name, text string) {
	if err := os.WriteFile(filepath.Join(d.home, name), []byte(text), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// begin goes from the title through the set-up to the table by key.
func (d *driver) begin() {
	d.Key(ebiten.KeyEnter)
	d.Tick(2)
	d.Key(ebiten.KeyEnter)
	d.Tick(4)
}

// match reads the game in progress.
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

// await lets the computers play until a person has to decide or the game is over, and returns the match as it then stands.
// first is the match before anything was saved.
func (d *driver) await(first *engine.Match, persons int) *engine.Match {
	d.t.Helper()
	for range 2000 {
		d.Tick(20) // what the program lets pass before it thinks
		d.Play(2)
		m := d.match()
		if m == nil {
			m = first
		}
		for m.Position().ToMove() == engine.Nature && !m.Position().Over() {
			if err := m.Draw(nil); err != nil { // the deal that the program has made and not saved yet
				d.t.Fatal(err)
			}
		}
		if m.Position().Over() || int(m.Position().ToMove()) < persons {
			d.Tick(4)
			return m
		}
	}
	d.t.Fatal("the computers do not play")
	return nil
}

// until lets the program think in real time until what it thinks about is seen, however slow the machine is.
func (d *driver) until(what string, seen func() bool) {
	d.t.Helper()
	for range 300 { // a minute
		d.Play(12)
		if seen() {
			return
		}
	}
	d.t.Fatal("not seen: ", what)
}

// changed reports whether a part of the frame is another than before.
func (d *driver) changed(before *image.RGBA, part stage.Rect) func() bool {
	return func() bool { return !same(before, d.Frame(), part) }
}

// ask presses a key that has the computer think, and returns the frame of the tick in which it begins, which hears no answer yet however
// slow the machine is.
func (d *driver) ask(k ebiten.Key) (thinking *image.RGBA) {
	d.t.Helper()
	d.Hold(k, true)
	thinking = d.Frame()
	d.Hold(k, false)
	return thinking
}

// hint asks for a hint and waits until something else is said than while it is thought about, which the first one shows.
func (d *driver) hint() {
	d.t.Helper()
	d.Tick(60) // perhaps a round begins
	if thinking := d.ask(ebiten.KeyH); d.thinking == nil {
		d.thinking = thinking
	}
	said := d.rooms.Title // but its one line under the heading
	said.Y, said.H = said.Y+0.66*said.H, 0.2*said.H
	d.until("a hint", d.changed(d.thinking, said))
}

// lay fits the table as the program does, for the seat that sees its board large.
func (d *driver) lay(g *games.Game, seats int, viewer engine.Seat) {
	words, err := locale.Open("en")
	if err != nil {
		d.t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		d.t.Fatal(err)
	}
	d.tab = g.Table()
	d.unit = math.Min(d.w/1600, d.h/900)
	d.frame = table.Frame{Rect: stage.Rect{W: d.w, H: d.h}, Kit: &ui.Kit{Scale: ui.Scale{Unit: d.unit, Device: 1, Zoom: 1}, Fonts: fonts}, Words: words, Seats: seats, Viewer: viewer}
	d.rooms = d.tab.Layout(d.frame)
}

// way is how a move is made by hand.
func (d *driver) way(pos engine.Position, m engine.Move) table.InputPath {
	d.t.Helper()
	if d.frame.Kit != nil {
		d.frame.Shown = pos // tiles are placed in a room of their own
		d.rooms = d.tab.Layout(d.frame)
	}
	w, ok := table.PathOf(d.tab, d.rooms, stage.Rect{W: d.w, H: d.h}, d.unit, pos, m)
	if !ok {
		d.t.Fatal("nothing to pick up, or nowhere to drop it")
	}
	return w
}

// spots are where a move is picked up and where it is dropped.
func (d *driver) spots(pos engine.Position, m engine.Move) (x0, y0, x1, y1 float64) {
	d.t.Helper()
	w := d.way(pos, m)
	return w.Drag[0][0], w.Drag[0][1], w.Drag[1][0], w.Drag[1][1]
}
