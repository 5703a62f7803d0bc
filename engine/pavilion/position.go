package pavilion

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
)

// Rounds is the number of rounds of a game.
const Rounds = 6

// SupplySize is the number of tiles in a full supply.
const SupplySize = 10

type phase int8

const (
	taking phase = iota
	placing
	choosing // the seat on turn chooses bonus tiles, or Nature refills the supply afterwards
	over
)

// chance is what Nature has to draw tiles for.
type chance int8

const (
	none chance = iota
	supplying
	dealing
	filling
)

// nobody is the holder of the marker while it is in the centre.
const nobody engine.Seat = -1

// Position is a state of a game of Summer Pavilion on either side of the boards. Assignment copies it completely: its
// only pointer is to the variant, which never changes.
type Position struct {
	variant      *variant
	source       [Centre + 1]counts
	bag, storage counts
	supply       counts
	boards       [engine.MaxSeats]board
	order        [Rounds]engine.Tile // joker colours by round
	nonEmpty     uint16              // set of the sources that have tiles
	left         int8                // tiles in the factories and the centre
	seats        engine.Seat
	round        int8
	phase        phase
	chance       chance
	next         int8 // the next factory to fill while dealing
	owed         int8 // number of bonus tiles that the seat on turn has to choose
	start        engine.Seat
	turn         engine.Seat
	marker       engine.Seat
}

func newPosition(o engine.Options, v *variant) (*Position, error) {
	order, err := parseOrder(o.Jokers)
	if err != nil {
		return nil, err
	}
	p := &Position{variant: v, seats: engine.Seat(o.Players), round: 1, order: order, start: o.Start, turn: o.Start, marker: nobody, chance: supplying}
	p.bag = ones * perColour
	for s := range p.seats {
		p.boards[s].addPoints(engine.FromStart, firstScore)
	}
	return p, nil
}

// Clone implements engine.Position.
func (p *Position) Clone() engine.Position { q := *p; return &q }

// CopyFrom implements engine.Position.
func (p *Position) CopyFrom(o engine.Position) { *p = *o.(*Position) }

// Seats implements engine.Position.
func (p *Position) Seats() int { return int(p.seats) }

// Round implements engine.Position.
func (p *Position) Round() int { return int(p.round) }

// Over implements engine.Position.
func (p *Position) Over() bool { return p.phase == over }

// ToMove implements engine.Position.
func (p *Position) ToMove() engine.Seat {
	if p.chance != none {
		return engine.Nature
	}
	return p.turn
}

// Factories returns the number of factories.
func (p *Position) Factories() int { return 2*int(p.seats) + 1 }

// Joker returns the joker colour of the round.
func (p *Position) Joker() engine.Tile { return p.order[p.round-1] }

// Moves implements engine.Position. Takes are ordered by source and colour; placements by star, colour, space and jokers,
// followed by passes, which are ordered by the kept tiles; bonus choices by colour.
func (p *Position) Moves(dst []engine.Move) []engine.Move {
	if p.chance != none || p.phase == over {
		return dst
	}
	b := &p.boards[p.turn]
	switch p.phase {
	case taking:
		return p.takeMoves(dst)
	case choosing:
		return appendChoices(dst, bonusKind, p.supply, int(p.owed), int(p.owed))
	}
	dst = p.placeMoves(dst, b)
	return appendChoices(dst, passKind, b.hand, 0, Corners)
}

func (p *Position) takeMoves(dst []engine.Move) []engine.Move {
	joker := uint8(1) << p.Joker()
	for live := p.nonEmpty; live != 0; live &= live - 1 {
		i := bits.TrailingZeros16(live)
		set := p.source[i].colours()
		if set != joker {
			set &^= joker
		}
		for ; set != 0; set &= set - 1 {
			dst = append(dst, Take{i, lowestColour(set)}.pack())
		}
	}
	return dst
}

func (p *Position) placeMoves(dst []engine.Move, b *board) []engine.Move {
	joker := p.Joker()
	held := b.hand.colours()
	for star := range Stars {
		if ring(b.covered, star) == fullRing {
			continue
		}
		for set := b.openColours(p.variant, star) & held; set != 0; set &= set - 1 {
			c := lowestColour(set)
			have, wild := b.hand.of(c), b.hand.of(joker)
			if c == joker {
				wild = 0
			}
			free := uint(ring(p.variant.payable[min(have+wild, maxCost)]&^b.covered, star))
			for f := free; f != 0; f &= f - 1 {
				at := Ring*star + bits.TrailingZeros(f)
				cost := int(p.variant.costs[at])
				fewest, most := max(0, cost-have), min(wild, cost-1)
				m := Place{c, at, fewest}.pack() // each further joker adds 1 to the move; there are at most five
				dst = append(dst, m, m+1, m+2, m+3, m+4, m+5)[:len(dst)+most-fewest+1]
			}
		}
	}
	return dst
}

// appendChoices appends a move of the given kind for each way to choose between least and most tiles of a pile, in
// lexical order of the counts by colour. It goes through the colours from the last to the first and adds 1, 2, … tiles of
// the colour to every choice found so far. A choice of too many tiles is written and then overwritten, which is faster
// than a branch that is often mispredicted.
func appendChoices(dst []engine.Move, kind engine.Move, from counts, least, most int) []engine.Move {
	begin := len(dst)
	dst = append(dst, kind)
	for c := engine.Tile(Colours - 1); c >= 0; c-- {
		later := dst[begin:]
		for n := 1; n <= min(from.of(c), most); n++ {
			for _, m := range later {
				m += engine.Move(tilesOf(c, n))
				fits := int(uint64(pileOf(m).total()-most-1) >> 63)
				dst = append(dst, m)[:len(dst)+fits]
			}
		}
	}
	if least == 0 {
		return dst
	}
	enough := slices.DeleteFunc(dst[begin:], func(m engine.Move) bool { return pileOf(m).total() < least })
	return dst[:begin+len(enough)]
}

// Chance implements engine.Position.
func (p *Position) Chance() (string, int) {
	switch p.chance {
	case supplying:
		return "supply", 1
	case dealing:
		return "deal", p.Factories() - int(p.next)
	case filling:
		return "fill", 1
	}
	return "", 0
}

// drawSize returns the number of tiles that Nature draws next.
func (p *Position) drawSize() int {
	size := SupplySize - p.supply.total()
	if p.chance == dealing {
		size = 4
	}
	return min(size, p.bag.total()+p.storage.total())
}

// Draw implements engine.Position.
func (p *Position) Draw(r *rand.Rand) engine.Move {
	bag, left := p.bag, p.bag.total()
	var group counts
	var random uint64
	for i := range p.drawSize() {
		if left == 0 {
			bag = p.storage
			left = bag.total()
		}
		if random >>= 32; i%2 == 0 {
			random = r.Uint64() // 32 random bits for each of two tiles; the bias is below 1 in 10⁷
		}
		c := nthTile(bag, int(random&0xffffffff*uint64(left)>>32))
		bag -= c
		group += c
		left--
	}
	return drawKind | engine.Move(group)
}

// nthTile returns the n-th tile of a pile, counted from 0 in the order of the colours, as a pile of one tile.
func nthTile(pile counts, n int) counts {
	one := counts(1)
	for {
		k := int(pile & 255)
		if n < k {
			return one
		}
		n -= k
		pile >>= countBits
		one <<= countBits
	}
}

// Scores implements engine.Position.
func (p *Position) Scores(dst []int) []int {
	for s := range p.seats {
		dst = append(dst, int(p.boards[s].score))
	}
	return dst
}

// Winners implements engine.Position. The most points win; a tie is a shared victory.
func (p *Position) Winners(dst []engine.Seat) []engine.Seat {
	return engine.Leaders(dst, p.seats, func(s engine.Seat) int { return int(p.boards[s].score) })
}

// Placed implements engine.Position.
func (p *Position) Placed() (n int) {
	for s := range p.seats {
		n += bits.OnesCount64(p.boards[s].covered)
	}
	return n
}

// Points implements engine.Position.
func (p *Position) Points(s engine.Seat, from engine.Source) int {
	if from < engine.FromStart || from > engine.FromNumbers {
		return 0
	}
	return int(p.boards[s].points[from-engine.FromStart])
}
