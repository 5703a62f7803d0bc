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
	short  string       // the same with a short name of a factory
	source string       // the source only, "" if the route has no target
	target string       // the target only, for use with an icon of the source
	from   engine.Place // the source, if the move has both a source and a target
	to     engine.Place // the target of a move with a source
}

// maxTiles is the maximum number of tiles shown. They overlap.
const maxTiles = 5

// summarize returns the summary of a move.
func summarize(t table.Table, w *locale.Words, pos engine.Position, m engine.Move) moveSummary {
	if d := table.MultiPickOf(t, pos); d != nil && d.Picks(m) != nil {
		return moveSummary{tiles: skins(t, d.From, d.Picks(m)), route: d.LogText, short: d.LogText, target: d.LogText}
	}
	o := t.Option(pos, m)
	g, to := o.From, t.ShortName(pos, o.To)
	if o.Price != nil {
		return moveSummary{tiles: skins(t, o.To, o.Price), route: to, short: to, target: to}
	}
	if o.To.Zone.Scores() { // only one tile of the line is placed
		g.Count = len(o.Pieces)
	}
	tiles := slices.Repeat([]engine.Tile{g.Tile}, g.Count)
	tiles = append(tiles, slices.Repeat([]engine.Tile{g.Extra}, g.Extras)...)
	s := moveSummary{tiles: skins(t, g.From, tiles), route: t.ShortName(pos, g.From)}
	if s.short, s.target = s.route, s.route; !g.SingleTarget { // there are several targets
		if table.IsPlate(g.From) {
			s.short = w.T("log.factory.short", "factory", int(g.From.Row)+1)
		}
		s.source, s.target, s.from, s.to = s.route, w.T("log.end", "target", to), g.From, o.To
		s.route, s.short = w.T("log.way", "source", s.route, "target", to), w.T("log.way", "source", s.short, "target", to)
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
