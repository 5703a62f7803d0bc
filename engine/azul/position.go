package azul

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
)

type phase int8

const (
	offer phase = iota
	tiling
	over
)

// nobody is the holder of the marker while it is in the centre.
const nobody engine.Seat = -1

// Position is a state of an Azul game on any wall. Assignment copies it completely: its only pointer is to the variant,
// which never changes.
type Position struct {
	variant        *variant
	source         [Centre + 1]counts
	bag, lid       counts
	choices        uint64 // the colours at each source: bit Colours·source + colour
	left           int8   // tiles in the factories and the centre
	boards         [engine.MaxSeats]board
	seats          engine.Seat
	round          int16
	phase          phase
	dealing        bool
	next           int8 // the next factory to fill while dealing
	start          engine.Seat
	turn           engine.Seat
	marker         engine.Seat
	markerOffFloor bool        // the marker is held but takes no space on the floor line
	tiledSeats     engine.Seat // number of seats that have finished tiling, on walls where players choose spaces
}

func newPosition(o engine.Options, v *variant) *Position {
	p := &Position{seats: engine.Seat(o.Players), round: 1, variant: v, start: o.Start, turn: o.Start, marker: nobody, dealing: true, bag: ones * perColour}
	for s := range p.seats {
		for r := range 5 {
			p.boards[s].openLine(r)
		}
	}
	return p
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
	if p.dealing {
		return engine.Nature
	}
	return p.turn
}

// Factories returns the number of factories.
func (p *Position) Factories() int { return 2*int(p.seats) + 1 }

// Moves implements engine.Position. Takes are ordered by source, colour and line, with the floor line last.
func (p *Position) Moves(dst []engine.Move) []engine.Move {
	if p.dealing || p.phase == over {
		return dst
	}
	if p.phase == tiling {
		return p.wallMoves(dst)
	}
	return p.takeMoves(dst)
}

// lines lists the line part of the moves for each set of open pattern lines, with the floor line last.
var lines = func() (all [1 << FloorLine]lineList) {
	for set := range all {
		l := &all[set]
		for r := range FloorLine {
			if set>>r&1 == 1 {
				l.moves[l.n] = engine.Move(r)
				l.n++
			}
		}
		l.moves[l.n] = FloorLine
		l.n++
	}
	return all
}()

type lineList struct {
	moves [FloorLine + 1]engine.Move
	n     int
}

// choices lists the moves for each source and colour, indexed like the bits of Position.choices.
var choices = func() (all [64]choice) {
	for i := range (Centre + 1) * Colours {
		t := Take{Source: i / Colours, Colour: engine.Tile(i % Colours)}
		all[i] = choice{t.Move(), uint8(8 * t.Colour)}
	}
	return all
}()

type choice struct {
	move  engine.Move // without the line
	shift uint8       // offset of the colour in lineSets.word
}

// lowestBit returns the index of the lowest bit of a set that is not empty. It replaces bits.TrailingZeros64 in inner
// loops: for compatibility with old processors Go compiles that to an instruction that is slow on some newer ones.
func lowestBit(set uint64) int { return bits.OnesCount64(set&-set - 1) }

// maxTakes is an upper bound of the takes in a position: nine factories hold up to four colours each and the centre five,
// and each colour can go to six lines, which makes 246.
const maxTakes = 1 << 8

// takeMoves appends the moves of the factory offer. To avoid mispredicted branches it always writes six moves for each
// source and colour and then advances by the number of open lines, and it walks all sources and colours in one loop.
func (p *Position) takeMoves(dst []engine.Move) []engine.Move {
	begin, n := len(dst), 0
	dst = slices.Grow(dst, maxTakes+FloorLine)
	out := (*[maxTakes + FloorLine]engine.Move)(dst[begin : begin+maxTakes+FloorLine])
	open := p.boards[p.turn].open.word()
	for set := p.choices; set != 0; set &= set - 1 {
		c := choices[lowestBit(set)&63]
		l := &lines[open>>(c.shift&63)&(1<<FloorLine-1)]
		to := (*[FloorLine + 1]engine.Move)(out[n&(maxTakes-1):])
		to[0], to[1], to[2] = c.move|l.moves[0], c.move|l.moves[1], c.move|l.moves[2]
		to[3], to[4], to[5] = c.move|l.moves[3], c.move|l.moves[4], c.move|l.moves[5]
		n += l.n
	}
	return dst[:begin+n]
}

// tilingRow returns the first complete line from the top, or -1 if there is none.
func (b *board) tilingRow() int {
	if set := b.completeLines(); set != 0 {
		return bits.TrailingZeros8(set)
	}
	return -1
}

func (p *Position) wallMoves(dst []engine.Move) []engine.Move {
	b := &p.boards[p.turn]
	r := b.tilingRow()
	for set := b.fits(p.variant, r, b.colour[r]); set != 0; set &= set - 1 {
		dst = append(dst, WallMove(r, bits.TrailingZeros32(set)))
	}
	return dst
}

// Chance implements engine.Position.
func (p *Position) Chance() (string, int) {
	if !p.dealing {
		return "", 0
	}
	return "deal", p.Factories() - int(p.next)
}

// drawSize returns the number of tiles that Nature draws next.
func (p *Position) drawSize() int { return min(4, p.bag.total()+p.lid.total()) }

// Draw implements engine.Position.
func (p *Position) Draw(r *rand.Rand) engine.Move {
	bag, left := p.bag.prefixSums(), p.bag.total()
	var group prefixSums
	var random uint64
	for i := range p.drawSize() {
		if left == 0 {
			bag, left = p.lid.prefixSums(), p.lid.total()
		}
		if random >>= 32; i%2 == 0 {
			random = r.Uint64() // 32 random bits for each of two tiles; the bias is below 1 in 10⁷
		}
		t := bag.pick(random & 0xffffffff * uint64(left) >> 32)
		bag -= t
		group += t
		left--
	}
	return dealMove(group.counts())
}

// Scores implements engine.Position.
func (p *Position) Scores(dst []int) []int {
	for s := range p.seats {
		dst = append(dst, int(p.boards[s].score))
	}
	return dst
}

// Winners implements engine.Position. The most points win; complete rows break ties.
func (p *Position) Winners(dst []engine.Seat) []engine.Seat {
	return engine.Leaders(dst, p.seats, func(s engine.Seat) int { return int(p.boards[s].score)*8 + fullRows(p.boards[s].wall) })
}

// Placed implements engine.Position.
func (p *Position) Placed() (n int) {
	for s := range p.seats {
		n += bits5(p.boards[s].wall)
	}
	return n
}

// Points implements engine.Position.
func (p *Position) Points(s engine.Seat, from engine.Source) int {
	if from < engine.FromWall || from > engine.FromColours {
		return 0
	}
	return int(p.boards[s].points[from-engine.FromWall])
}
