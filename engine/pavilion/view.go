package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// Count is the number of tiles of a colour at a source.
func (p *Position) Count(source int, c engine.Tile) int { return p.source[source].of(c) }

// Bag is the number of tiles of a colour in the bag.
func (p *Position) Bag(c engine.Tile) int { return p.bag.of(c) }

// Storage is the number of tiles of a colour in the storage.
func (p *Position) Storage(c engine.Tile) int { return p.storage.of(c) }

// Supply is the number of tiles of a colour in the supply.
func (p *Position) Supply(c engine.Tile) int { return p.supply.of(c) }

// Hand is the number of tiles of a colour beside a board.
func (p *Position) Hand(s engine.Seat, c engine.Tile) int { return p.boards[s].hand.of(c) }

// Corner is the number of tiles of a colour on the corners of a board.
func (p *Position) Corner(s engine.Seat, c engine.Tile) int { return p.boards[s].corners.of(c) }

// Gone reports whether a seat has passed in this round.
func (p *Position) Gone(s engine.Seat) bool { return p.boards[s].passed }

// Marker is the holder of the starting player marker, -1 while it lies in the centre.
func (p *Position) Marker() engine.Seat { return p.marker }

// Sepia reports whether the boards show their sepia side.
func (p *Position) Sepia() bool { return p.side == 1 }

// Jokers is the order of the joker colours by round.
func (p *Position) Jokers() (order [Rounds]engine.Tile) {
	for i, c := range p.order {
		order[i] = engine.Tile(c)
	}
	return order
}

// Taking reports whether tiles are taken from factories and centre.
func (p *Position) Taking() bool { return p.phase == taking }

// Choosing reports whether the seat on turn takes bonus tiles.
func (p *Position) Choosing() bool { return p.phase == choosing }

// Placing reports whether the seat on turn places a tile or passes.
func (p *Position) Placing() bool { return p.phase == placing }

// Owed is how many bonus tiles the seat on turn takes while Choosing.
func (p *Position) Owed() int { return int(p.owed) }

// Loot is what a take brings.
func (p *Position) Loot(t Take) Pile { return p.loot(t.Source, t.Colour).pile() }

// MarkerCost is what a take costs for the marker, 0 or less.
func (p *Position) MarkerCost(t Take) int {
	if t.Source != Centre || p.marker != nobody {
		return 0
	}
	return -min(p.loot(t.Source, t.Colour).total(), int(p.boards[p.turn].score))
}

// Cost is the number printed on a space.
func (p *Position) Cost(at int) int { return int(sideCosts[p.side][at]) }

// Tile is the tile on a space, if there is one.
func (p *Position) Tile(s engine.Seat, at int) (engine.Tile, bool) {
	t := p.boards[s].tileAt(at)
	return t, t >= 0
}

// OwnColour is the colour of a star; star 0 and those of the sepia side have none.
func (p *Position) OwnColour(star int) (engine.Tile, bool) {
	return ownColour[star], p.side == 0 && star > 0
}

// Score is the score of a seat.
func (p *Position) Score(s engine.Seat) int { return int(p.boards[s].score) }

// Payable reports whether the seat on turn can cover a space now.
func (p *Position) Payable(at int) bool {
	b := &p.boards[p.turn]
	if p.phase != placing || p.chance != none || b.taken>>at&1 == 1 {
		return false
	}
	for set := b.open(at/Ring, p.side == 1); set != 0; set &= set - 1 {
		if p.checkPrice(b, p.cheapest(b, engine.Tile(bits.TrailingZeros8(set)), at)) == nil {
			return true
		}
	}
	return false
}

// cheapest is the placing of a colour with the fewest jokers.
func (p *Position) cheapest(b *board, c engine.Tile, at int) Place {
	return Place{c, at, max(0, int(sideCosts[p.side][at])-b.hand.of(c))}
}

// Payments are the legal placings on a space, those with the fewest jokers first.
func (p *Position) Payments(at int) []Place {
	var all []Place
	for k := range Ring {
		for c := range engine.Tile(Colours) {
			if l := (Place{c, at, k}); p.phase == placing && p.Check(l.Move()) == nil {
				all = append(all, l)
			}
		}
	}
	return all
}

// Price is what a placing costs: the tile laid included.
func (p *Position) Price(l Place) Pile {
	return (tiles(l.Colour, int(sideCosts[p.side][l.Space])-l.Jokers) + tiles(p.Joker(), l.Jokers)).pile()
}

// Gain is what a placing of the seat on turn brings at once.
type Gain struct {
	// Run is the length of the run it joins, which is its points.
	Run int
	// Ornaments are those it completes, and Tiles what they give.
	Ornaments []Ornament
	Tiles     int
	// Star is what the star brings at the end if it is complete then, else 0.
	Star int
}

// Gain works out a legal placing.
func (p *Position) Gain(l Place) Gain {
	b := p.boards[p.turn]
	g := Gain{Run: b.set(l.Space, l.Colour), Star: b.starBonus(l.Space / Ring)}
	set := completed(b.taken, l.Space)
	for o := range ornaments {
		if set>>o&1 == 1 {
			g.Ornaments = append(g.Ornaments, ornaments[o])
		}
	}
	g.Tiles = min(bonusOf(set), p.supply.total())
	return g
}

// Ornaments are those of every board.
func Ornaments() []Ornament { return append([]Ornament(nil), ornaments[:]...) }

// Missing is how many spaces of an ornament are still empty on a board.
func (p *Position) Missing(s engine.Seat, o Ornament) int {
	return bits.OnesCount64(o.Spaces &^ p.boards[s].taken)
}
