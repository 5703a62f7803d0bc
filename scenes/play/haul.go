package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/table"
)

// haul is a move in few words beside the tiles that it took or laid: the way that they went, and where to.
type haul struct {
	tiles    []table.Skin
	way, end string
	from     engine.Place // the source of a way that has a target, too
}

// mostTiles is how many tiles of a haul are shown; they overlap.
const mostTiles = 5

// haulOf is the haul of a move.
func haulOf(t table.Table, w *locale.Words, pos engine.Position, m engine.Move) haul {
	if d := t.MultiPick(pos); d != nil && d.Picks(m) != nil {
		way := w.T("log.passed")
		if d.From.Zone == engine.Supply {
			way = w.T("log.supply")
		}
		return haul{tiles: skins(t, d.From, d.Picks(m)), way: way, end: way}
	}
	if price := t.Price(pos, m); price != nil {
		aim := t.Aim(pos, m)
		return haul{tiles: skins(t, engine.Place{Zone: engine.Star}, price), way: aim, end: aim}
	}
	g, to := t.Ends(pos, m)
	if g.From.Zone == engine.Hand { // a pass that keeps nothing
		passed := w.T("log.passed")
		return haul{way: passed, end: passed}
	}
	if to.Zone == engine.Wall { // a line lays one of its tiles
		g.Count = 1
	}
	tiles := slices.Repeat([]engine.Tile{g.Tile}, g.Count)
	tiles = append(tiles, slices.Repeat([]engine.Tile{g.Extra}, g.Extras)...)
	h := haul{tiles: skins(t, g.From, tiles), way: stop(w, g.From)}
	if h.end = h.way; to.Zone != engine.Hand { // which takes them all
		h.end, h.from = w.T("log.end", stop(w, to)), g.From
		h.way = w.T("log.way", h.way, stop(w, to))
	}
	return h
}

// skins are how tiles look at a place, but no more than are shown.
func skins(t table.Table, at engine.Place, tiles []engine.Tile) (all []table.Skin) {
	for _, c := range tiles[:min(len(tiles), mostTiles)] {
		all = append(all, t.Skin(table.Piece{Place: at, Tile: c}))
	}
	return all
}

// stop is the word for an end of a way.
func stop(w *locale.Words, p engine.Place) string {
	switch p.Zone {
	case engine.Factory:
		return w.T("log.factory", int(p.Row)+1)
	case engine.Line:
		return w.T("log.line", int(p.Row)+1)
	case engine.Wall:
		return w.T("log.column", int(p.Col)+1)
	case engine.Floor:
		return w.T("log.floor")
	}
	return w.T("log.centre")
}
