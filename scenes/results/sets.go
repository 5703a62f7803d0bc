package results

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// set is what a seat completed, and the bonus for it at the end of the game.
type set struct {
	source engine.Source
	places []engine.Place
	points int
}

// sets returns the sets of a seat, from the events of the last move. It returns none of a match that is not over.
func (o outcome) sets(seat engine.Seat) (all []set) {
	last := len(o.match.Moves()) - 1
	if last < 0 || !o.pos().Over() {
		return nil
	}
	bonuses := []engine.Source{engine.FromRows, engine.FromColumns, engine.FromColours, engine.FromStars}
	var log engine.Log
	o.match.At(last).Clone().Play(o.match.Moves()[last], &log)
	var lit []engine.Place
	for _, e := range log.Events {
		switch {
		case e.Seat != seat:
		case e.Kind == engine.Glow:
			lit = append(lit, e.To)
		case e.Kind == engine.Count:
			if len(lit) > 0 && slices.Contains(bonuses, e.Source) {
				all = append(all, set{e.Source, lit, int(e.Points)})
			}
			lit = nil
		}
	}
	return all
}

// addFrame adds gold around a row or a column, or around each tile of a colour or a star. spot returns where a place is.
func (s *set) addFrame(k dialog.Kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	glow := func(at ...table.Spot) {
		g.Add(stage.Box("", stage.Slab("glow", 0.8*k.UI.Unit, 5), table.Around(0, at...)))
	}
	if s.source == engine.FromRows || s.source == engine.FromColumns {
		glow(spot(s.places[0]), spot(s.places[len(s.places)-1]))
		return
	}
	for _, p := range s.places {
		at := spot(p)
		if s.source == engine.FromColours {
			glow(at)
			continue
		}
		halo := stage.New("", stage.Pic("glow-rhomb"), at.X, at.Y, 0.625*at.Size, at.Size)
		halo.Turn = at.Turn
		g.Add(halo)
	}
}

// addPoints adds the points for a row behind it, or those for a column below it.
func (s *set) addPoints(k dialog.Kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	at, text := spot(s.places[len(s.places)-1]), k.Words.Signed(s.points)
	switch s.source {
	case engine.FromRows:
		g.Add(k.UI.Text(text, gfx.SerifBold, 22, at.X+at.Size/2+8*k.UI.Unit, at.Y, 0, ui.Gain))
	case engine.FromColumns:
		g.Add(k.UI.FitText(text, gfx.SerifBold, 22, at.X, at.Y+at.Size/2+0.75*k.UI.Size(22), 0.5, at.Size, ui.Gain))
	}
}

// bonuses returns the points for colours and stars in a line around a point, each behind a tile of it, as many as fit into a width.
func (o outcome) bonuses(k dialog.Kit, sets []set, x, y, width float64) *stage.Node {
	look, g, side, end := k.Table(o.game), stage.Group(""), 1.3*k.UI.Size(22), 0.0
	for _, s := range sets {
		if s.source != engine.FromColours && s.source != engine.FromStars {
			continue
		}
		text := k.Words.Signed(s.points)
		w := k.TextWidth(gfx.SerifBold, 22, text)
		if end+side+w+24*k.UI.Unit > width {
			break
		}
		skin := look.Skin(table.Piece{Place: s.places[0], Tile: tileAt(look, o.pos(), s.places[0])})
		g.Add(skin.Flat(table.Spot{X: end + side/2, Size: side}),
			k.UI.Text(text, gfx.SerifBold, 22, end+side+6*k.UI.Unit, 0, 0, ui.Gain))
		end += side + w + 24*k.UI.Unit
	}
	g.X, g.Y = x-max(0, end-18*k.UI.Unit)/2, y
	return g
}

// tileAt returns the tile at a place.
func tileAt(look table.Look, pos engine.Position, at engine.Place) engine.Tile {
	for _, p := range look.Pieces(pos) {
		if p.Place == at {
			return p.Tile
		}
	}
	return 0
}
