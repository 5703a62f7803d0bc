// Package inputpath finds the mouse input for a move, for test programs that play the game.
package inputpath

import (
	"fmt"
	"math"
	"sync"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// typefaces are parsed once.
var typefaces = sync.OnceValues(func() (*gfx.Fonts, error) { return gfx.NewFonts(assets.Fonts()) })

// Of returns the input by which the person to move makes a move in a window of w × h pixels that shows the board of that seat large.
func Of(g *games.Game, pos engine.Position, m engine.Move, w, h float64) (table.InputPath, error) {
	words, err := locale.Open("en")
	if err != nil {
		return table.InputPath{}, err
	}
	fonts, err := typefaces()
	if err != nil {
		return table.InputPath{}, err
	}
	t, window, unit := g.Table(), stage.Rect{W: w, H: h}, math.Min(w/1600, h/900)
	if h > w {
		unit = math.Min(w/900, h/1600)
	}
	kit := table.Kit(&ui.Kit{Scale: ui.Scale{Unit: unit, Device: 1, Zoom: 1}, Fonts: fonts}, w, h)
	frame := table.Frame{Rect: window, Kit: kit, Words: words, Seats: pos.Seats(), Viewer: pos.ToMove(), Shown: pos}
	way, ok := table.PathOf(t, t.Layout(frame), window, unit, pos, m)
	if !ok {
		return way, fmt.Errorf("no way for %s", pos.AppendMove(nil, m))
	}
	return way, nil
}
