package scenes

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// set is what a seat completed: its spaces, and the bonus that they brought at the end.
type set struct {
	from   engine.Source
	places []engine.Place
	points int
}

// sets are those of a seat, as the last move of the match tells them.
func (r *results) sets(s engine.Seat) (all []set) {
	n := len(r.match.Moves()) - 1
	if n < 0 || !r.match.Position().Over() {
		return nil
	}
	ends := []engine.Source{engine.FromRows, engine.FromColumns, engine.FromColours, engine.FromStars}
	var log engine.Log
	r.match.At(n).Clone().Play(r.match.Moves()[n], &log)
	var lit []engine.Place
	for _, e := range log.Events {
		switch {
		case e.Seat != s:
		case e.Kind == engine.Glow:
			lit = append(lit, e.To)
		case e.Kind == engine.Count:
			if len(lit) > 0 && slices.Contains(ends, e.Source) {
				all = append(all, set{e.Source, lit, int(e.Points)})
			}
			lit = nil
		}
	}
	return all
}

// frame lays gold around a row or a column, and around every tile of a colour or a star.
func (s *set) frame(k kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	glow := func(at ...table.Spot) {
		g.Add(stage.Box("", stage.Slab("glow", 0.8*k.Kit.Unit, 5), table.Around(0, at...)))
	}
	if s.from == engine.FromRows || s.from == engine.FromColumns {
		glow(spot(s.places[0]), spot(s.places[len(s.places)-1]))
		return
	}
	for _, p := range s.places {
		at := spot(p)
		if s.from == engine.FromColours {
			glow(at)
			continue
		}
		halo := stage.New("", stage.Pic("glow-rhomb"), at.X, at.Y, 0.625*at.Size, at.Size)
		halo.Turn = at.Turn
		g.Add(halo)
	}
}

// label writes what the set brought: a row's behind it, a column's below it.
func (s *set) label(k kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	at, text := spot(s.places[len(s.places)-1]), k.Words.Signed(s.points)
	switch s.from {
	case engine.FromRows:
		g.Add(k.Kit.Text(text, gfx.SerifBold, 22, at.X+at.Size/2+8*k.Kit.Unit, at.Y, 0, ui.Gain))
	case engine.FromColumns:
		g.Add(k.Kit.FitText(text, gfx.SerifBold, 22, at.X, at.Y+at.Size/2+0.75*k.Kit.Size(22), 0.5, at.Size, ui.Gain))
	}
}

// bonuses are what colours and stars brought, on one line around a point, each behind a tile of it.
func (f *ending) bonuses(sets []set, x, y, room float64) *stage.Node {
	look, g, side, end := f.look(f.game), stage.Group(""), 1.3*f.Kit.Size(22), 0.0
	for _, s := range sets {
		if s.from != engine.FromColours && s.from != engine.FromStars {
			continue
		}
		text := f.Words.Signed(s.points)
		w := f.measure(gfx.SerifBold, 22, text)
		if end+side+w+24*f.Kit.Unit > room {
			break
		}
		skin := look.Skin(table.Piece{Place: s.places[0], Tile: tileAt(look, f.match.Position(), s.places[0])})
		g.Add(skin.Flat(table.Spot{X: end + side/2, Size: side}),
			f.Kit.Text(text, gfx.SerifBold, 22, end+side+6*f.Kit.Unit, 0, 0, ui.Gain))
		end += side + w + 24*f.Kit.Unit
	}
	g.X, g.Y = x-max(0, end-18*f.Kit.Unit)/2, y
	return g
}

// tileAt is the tile that lies at a place at the end.
func tileAt(look table.Look, pos engine.Position, at engine.Place) engine.Tile {
	for _, p := range look.Pieces(pos) {
		if p.Place == at {
			return p.Tile
		}
	}
	return 0
}
