// Package pavilion implements table.Table for Summer Pavilion: layout, appearance and names of places. It contains no rules.
package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/ui"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
)

// Table is the table of Summer Pavilion, with either side of the board.
type Table struct {
	describe.Describer
	tableLayout
	joker   engine.Tile // the colour whose tiles have a rope
	letters table.Letters
}

// New returns a table. Layout must be called before other methods.
func New() table.Table { return &Table{joker: -1} }

// Layout implements table.Table.
func (t *Table) Layout(f table.Frame) table.Areas {
	t.setLayout(f, newLayout(f))
	t.areas.Offer, t.areas.Closed = t.offer.Bounds(), t.placing
	return t.areas
}

// setLayout sets the frame and the layout.
func (t *Table) setLayout(f table.Frame, l tableLayout) {
	t.Describer, t.tableLayout, t.letters = describe.New(f.Words), l, f.Letters("pavilion.letters")
}

// Stacked implements table.Table. On a phone, tiles are stacked in other players' hands, and in all hands while tiles are placed.
func (t *Table) Stacked(p engine.Place) bool {
	return p.Zone == engine.Centre && t.offer.Stacked() || t.phone && p.Zone == engine.Hand && (t.placing || p.Seat != t.frame.Viewer)
}

// Skin implements table.Table. Jokers have a rope around them, except on a star.
func (t *Table) Skin(p table.Piece) table.Skin {
	s := table.Tile("marker")
	s.W, s.H = 0.6, 0.6
	if p.Tile != engine.Marker {
		s = t.tile(p.Tile)
	}
	if p.Tile == t.joker && p.Place.Zone != engine.Star {
		s.Rim = "rope-rhomb"
	}
	s.Sound = sound(p.Place.Zone)
	return s
}

// sound returns the sound of a tile that is put down in a zone, or "".
func sound(z engine.Zone) string {
	switch z {
	case engine.Hand, engine.Corner, engine.Supply: // on other tiles
		return "place-clay"
	case engine.Keep:
		return "place-cloth"
	case engine.Factory, engine.Star:
		return "place-porcelain"
	}
	return ""
}

// tile returns the skin of a tile of a colour.
func (t *Table) tile(c engine.Tile) table.Skin {
	name := [...]string{"rhomb-purple", "rhomb-green", "rhomb-orange", "rhomb-yellow", "rhomb-blue", "rhomb-red"}[c]
	return rhomb(name).Lettered(t.letters.Of(c))
}

// rhomb returns the skin of a rhombic sprite.
func rhomb(name string) table.Skin {
	return table.Skin{Name: name, Shadow: "rhomb-shadow", Glow: "glow-rhomb", W: spriteWidth, H: 1, Lozenge: true, Side: 0.045}
}

// Ground implements table.Table.
func (t *Table) Ground() gfx.Ground { return ui.Sage() }

// colourName returns the name of a colour in the names of sprites.
func colourName(c engine.Tile) string {
	return [...]string{"purple", "green", "orange", "yellow", "blue", "red"}[c]
}

// Pieces implements table.Table.
func (t *Table) Pieces(pos engine.Position) []table.Piece {
	p := pavilion.See(pos)
	t.joker = p.Joker()
	all := sources(p).Pieces()
	all = table.AppendTiles(all, engine.Place{Zone: engine.Supply}, pavilion.Colours, p.Supply)
	marker := engine.Place{Zone: engine.Centre}
	if s := p.Marker(); s >= 0 {
		marker = engine.Place{Zone: engine.Keep, Seat: s}
	}
	all = append(all, table.Piece{Place: marker, Tile: engine.Marker})
	for s := range engine.Seat(p.Seats()) {
		all = table.AppendTiles(all, engine.Place{Zone: engine.Hand, Seat: s}, pavilion.Colours, func(c engine.Tile) int { return p.Hand(s, c) })
		all = table.AppendTiles(all, engine.Place{Zone: engine.Corner, Seat: s}, pavilion.Colours, func(c engine.Tile) int { return p.Corner(s, c) })
		for at := range pavilion.Spaces {
			if tile, ok := p.Tile(s, at); ok {
				all = append(all, table.Piece{Place: spacePlace(s, at), Tile: tile})
			}
		}
	}
	return all
}

// spacePlace returns the place of a space of a seat.
func spacePlace(s engine.Seat, at int) engine.Place {
	return engine.Place{Zone: engine.Star, Seat: s, Row: int8(at / pavilion.Ring), Col: int8(at % pavilion.Ring)}
}

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p := pavilion.See(pos)
	switch {
	case p.Choosing():
		return t.Words.T("pavilion.bonus", "tiles", p.Owed())
	case p.Placing():
		return t.Words.T("pavilion.prompt.place")
	case p.Marker() < 0:
		return t.Words.T("pavilion.prompt.marker", "colour", t.ColourName(p.Joker()))
	}
	return t.Words.T("pavilion.prompt.take", "colour", t.ColourName(p.Joker()))
}

// Page returns the name of the page of the rulebook for what happens in a position.
func Page(pos engine.Position) string {
	p := pavilion.See(pos)
	switch {
	case pos.Over():
		return "stars"
	case p.Choosing():
		return "ornaments"
	case p.Placing():
		return "place"
	}
	return "take"
}
