package analysis

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/table"
)

// moveSummary is a short text for a move and the tiles that it took or placed.
type moveSummary struct {
	tiles  []table.Skin
	route  string       // source and target
	target string       // the target only, for use with a source icon
	from   engine.Place // the source, if the move has both a source and a target
}

// maxTiles is the maximum number of tiles shown. They overlap.
const maxTiles = 5

// summarize returns the summary of a move.
func summarize(t table.Table, w *locale.Words, pos engine.Position, m engine.Move) moveSummary {
	if d := table.MultiPickOf(t, pos); d != nil && d.Picks(m) != nil {
		route := w.T("log.passed")
		if d.From.Zone == engine.Supply {
			route = w.T("log.supply")
		}
		return moveSummary{tiles: skins(t, d.From, d.Picks(m)), route: route, target: route}
	}
	o := t.Option(pos, m)
	if o.Price != nil {
		return moveSummary{tiles: skins(t, engine.Place{Zone: engine.Star}, o.Price), route: o.Aim, target: o.Aim}
	}
	g, to := o.From, o.To
	if g.From.Zone == engine.Hand { // passing without keeping any tile
		passed := w.T("log.passed")
		return moveSummary{route: passed, target: passed}
	}
	if to.Zone == engine.Wall { // only one tile of the line is placed
		g.Count = 1
	}
	tiles := slices.Repeat([]engine.Tile{g.Tile}, g.Count)
	tiles = append(tiles, slices.Repeat([]engine.Tile{g.Extra}, g.Extras)...)
	s := moveSummary{tiles: skins(t, g.From, tiles), route: placeName(w, g.From)}
	if s.target = s.route; to.Zone != engine.Hand { // a hand takes all tiles
		s.target, s.from = w.T("log.end", "target", placeName(w, to)), g.From
		s.route = w.T("log.way", "source", s.route, "target", placeName(w, to))
	}
	return s
}

// skins returns the skins of up to maxTiles tiles at a place.
func skins(t table.Table, at engine.Place, tiles []engine.Tile) (all []table.Skin) {
	for _, c := range tiles[:min(len(tiles), maxTiles)] {
		all = append(all, t.Skin(table.Piece{Place: at, Tile: c}))
	}
	return all
}

// placeName returns the short name of a source or a target.
func placeName(w *locale.Words, p engine.Place) string {
	switch p.Zone {
	case engine.Factory:
		return w.T("log.factory", "factory", int(p.Row)+1)
	case engine.Line:
		return w.T("log.line", "line", int(p.Row)+1)
	case engine.Wall:
		return w.T("log.column", "column", int(p.Col)+1)
	case engine.Floor:
		return w.T("log.floor")
	}
	return w.T("log.centre")
}
