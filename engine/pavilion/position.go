package pavilion

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
)

// Rounds is the length of a game.
const Rounds = 6

// SupplySize is how many tiles the supply holds.
const SupplySize = 10

type phase int8

const (
	taking phase = iota
	placing
	choosing // the seat on turn takes bonus tiles, or the supply is refilled after it
	over
)

// chance is what Nature has to draw.
type chance int8

const (
	none chance = iota
	supplying
	dealing
	filling
)

// nobody holds the marker while it lies in the centre.
const nobody engine.Seat = -1

// Position is a state of Summer Pavilion, with any side of the boards. It is a plain value, without pointers to what changes.
type Position struct {
	variant      *variant
	source       [Centre + 1]counts
	bag, storage counts
	supply       counts
	boards       [engine.MaxSeats]board
	order        [Rounds]engine.Tile // joker colours by round
	live         uint16              // the sources that hold tiles, a bit each
	left         int8                // tiles in factories and centre
	seats        engine.Seat
	round        int8
	phase        phase
	chance       chance
	next         int8 // factory to be filled next, while dealing
	owed         int8 // bonus tiles that the seat on turn is to choose
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
		p.boards[s].gain(engine.FromStart, firstScore)
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

// Factories is the number of factories.
func (p *Position) Factories() int { return 2*int(p.seats) + 1 }

// Joker is the joker colour of the round.
func (p *Position) Joker() engine.Tile { return p.order[p.round-1] }

// Moves implements engine.Position: takes by source and colour; placings by star, colour, space and jokers, then passes by
// what is kept; bonus tiles by colour.
func (p *Position) Moves(dst []engine.Move) []engine.Move {
	if p.chance != none || p.phase == over {
		return dst
	}
	b := &p.boards[p.turn]
	switch p.phase {
	case taking:
		return p.takes(dst)
	case choosing:
		return choices(dst, bonusKind, p.supply, int(p.owed), int(p.owed))
	}
	dst = p.placings(dst, b)
	return choices(dst, passKind, b.hand, 0, Corners)
}

func (p *Position) takes(dst []engine.Move) []engine.Move {
	joker := uint8(1) << p.Joker()
	for live := p.live; live != 0; live &= live - 1 {
		i := bits.TrailingZeros16(live)
		set := p.source[i].colours()
		if set != joker {
			set &^= joker
		}
		for ; set != 0; set &= set - 1 {
			dst = append(dst, Take{i, lowest(set)}.pack())
		}
	}
	return dst
}

func (p *Position) placings(dst []engine.Move, b *board) []engine.Move {
	joker := p.Joker()
	held := b.hand.colours()
	for star := range Stars {
		if ring(b.taken, star) == fullRing {
			continue
		}
		for set := b.open(p.variant, star) & held; set != 0; set &= set - 1 {
			c := lowest(set)
			have, wild := b.hand.of(c), b.hand.of(joker)
			if c == joker {
				wild = 0
			}
			free := uint(ring(p.variant.payable[min(have+wild, dearest)]&^b.taken, star))
			for f := free; f != 0; f &= f - 1 {
				at := Ring*star + bits.TrailingZeros(f)
				cost := int(p.variant.costs[at])
				fewest, most := max(0, cost-have), min(wild, cost-1)
				m := Place{c, at, fewest}.pack() // with a joker more it is the next number; there are at most five
				dst = append(dst, m, m+1, m+2, m+3, m+4, m+5)[:len(dst)+most-fewest+1]
			}
		}
	}
	return dst
}

// choices appends a move for each way to choose least to most tiles of a pile, by how many there are of each colour, the
// first colour before the others. Each colour, from the last, is put to all the ways to choose from those after it. What
// comes to too many tiles is written and overwritten, since guessing which does would cost more.
func choices(dst []engine.Move, kind engine.Move, from counts, least, most int) []engine.Move {
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

// wanted is how many tiles Nature draws next.
func (p *Position) wanted() int {
	want := SupplySize - p.supply.total()
	if p.chance == dealing {
		want = 4
	}
	return min(want, p.bag.total()+p.storage.total())
}

// Draw implements engine.Position.
func (p *Position) Draw(r *rand.Rand) engine.Move {
	bag, left := p.bag, p.bag.total()
	var group counts
	var random uint64
	for i := range p.wanted() {
		if left == 0 {
			bag = p.storage
			left = bag.total()
		}
		if random >>= 32; i%2 == 0 {
			random = r.Uint64() // enough for two tiles: each gets 32 random, off by less than one in 10⁷
		}
		c := pick(bag, int(random&0xffffffff*uint64(left)>>32))
		bag -= c
		group += c
		left--
	}
	return drawKind | engine.Move(group)
}

// pick is the n-th tile of a pile.
func pick(pile counts, n int) counts {
	one := counts(1)
	for {
		k := int(pile & 255)
		if n < k {
			return one
		}
		n -= k
		pile >>= per
		one <<= per
	}
}

// Scores implements engine.Position.
func (p *Position) Scores(dst []int) []int {
	for s := range p.seats {
		dst = append(dst, int(p.boards[s].score))
	}
	return dst
}

// Winners implements engine.Position: most points; a tie is a shared victory.
func (p *Position) Winners(dst []engine.Seat) []engine.Seat {
	return engine.Leaders(dst, p.seats, func(s engine.Seat) int { return int(p.boards[s].score) })
}

// Points implements engine.Position.
func (p *Position) Points(s engine.Seat, from engine.Source) int {
	if from < engine.FromStart || from > engine.FromNumbers {
		return 0
	}
	return int(p.boards[s].points[from-engine.FromStart])
}
