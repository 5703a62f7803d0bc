package scenes

import (
	"azulejo/engine"
	"azulejo/game"
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
	var log engine.Log
	r.match.At(n).Clone().Play(r.match.Moves()[n], &log)
	var lit []engine.Place
	for _, e := range log.Events {
		switch {
		case e.Seat != s:
		case e.Kind == engine.Glow:
			lit = append(lit, e.To)
		case e.Kind == engine.Count:
			if bonus(e.Source) {
				all = append(all, set{e.Source, lit, int(e.Points)})
			}
			lit = nil
		}
	}
	return all
}

// bonus reports whether points come from a set that is complete at the end.
func bonus(from engine.Source) bool {
	switch from {
	case engine.FromRows, engine.FromColumns, engine.FromColours, engine.FromStars:
		return true
	}
	return false
}

// frame lays gold around a row or a column, and around every tile of a colour or a star.
func (s *set) frame(k *ui.Kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	if len(s.places) == 0 {
		return
	}
	first, last := spot(s.places[0]), spot(s.places[len(s.places)-1])
	switch s.from {
	case engine.FromRows, engine.FromColumns:
		r := stage.Rect{X: first.X, Y: first.Y, W: last.X - first.X, H: last.Y - first.Y}
		g.Add(stage.Box("", stage.Slab("glow", 0.8*k.Unit, 5), r.Grow(first.Size/2)))
	case engine.FromColours:
		for _, p := range s.places {
			at := spot(p)
			g.Add(stage.Box("", stage.Slab("glow", 0.8*k.Unit, 5), table.Around(0, at)))
		}
	case engine.FromStars:
		for _, p := range s.places {
			at := spot(p)
			halo := stage.New("", stage.Pic("glow-rhomb"), at.X, at.Y, 0.625*at.Size, at.Size)
			halo.Turn = at.Turn
			g.Add(halo)
		}
	}
}

// label writes what the set brought: a row's behind it, a column's below it.
func (s *set) label(c *game.Context, k *ui.Kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	if len(s.places) == 0 {
		return
	}
	at, text := spot(s.places[len(s.places)-1]), c.Words.Signed(s.points)
	switch s.from {
	case engine.FromRows:
		g.Add(k.Text(text, gfx.SerifBold, 22, at.X+at.Size/2+8*k.Unit, at.Y, 0, ui.Gain))
	case engine.FromColumns:
		g.Add(k.FitText(text, gfx.SerifBold, 22, at.X, at.Y+at.Size/2+0.75*k.Size(22), 0.5, at.Size, ui.Gain))
	}
}

// bonuses are what colours and stars brought, on one line around a point, each behind a tile of it.
func (r *results) bonuses(c *game.Context, k *ui.Kit, sets []set, x, y, room float64) *stage.Node {
	look := r.game.Table()
	look.Layout(table.Frame{Rect: stage.Rect{W: c.W, H: c.H}, Window: stage.Rect{W: c.W, H: c.H}, Kit: k, Words: c.Words, Seats: len(r.players)})
	g, side, end := stage.Group(""), 1.3*k.Size(22), 0.0
	for _, s := range sets {
		if s.from != engine.FromColours && s.from != engine.FromStars || len(s.places) == 0 {
			continue
		}
		text := c.Words.Signed(s.points)
		w, _ := k.Fonts.Measure(text, gfx.SerifBold, k.Size(22))
		if end+side+w+24*k.Unit > room {
			break
		}
		skin := look.Skin(table.Piece{Place: s.places[0], Tile: tileAt(look, r.match.Position(), s.places[0])})
		g.Add(skin.Node("", &table.Face{Skin: skin}, table.Spot{X: end + side/2, Size: side}),
			k.Text(text, gfx.SerifBold, 22, end+side+6*k.Unit, 0, 0, ui.Gain))
		end += side + w + 24*k.Unit
	}
	g.X, g.Y = x-max(0, end-18*k.Unit)/2, y
	return g
}

// tileAt is the tile that lies at a place at the end.
func tileAt(look table.Look, pos engine.Position, at engine.Place) engine.Tile {
	for _, p := range look.Pieces(pos, nil) {
		if p.Place == at {
			return p.Tile
		}
	}
	return 0
}
