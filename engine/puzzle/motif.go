package puzzle

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/review"
)

// Motif is what makes the answer of a puzzle the best move.
type Motif uint8

// The motifs.
const (
	Deny       Motif = iota // another seat does not get what it needs
	FloorTrap               // tiles that would cost points: avoided, or left to another seat
	LastTile                // the last tiles of a colour on offer fill a line or pay for a space
	Column                  // a column, complete or closer to it
	Colour                  // a colour, likewise
	EndNow                  // the game ends after this round, or does not
	BonusChain              // bonus tiles of an ornament
	Joker                   // jokers: taken, kept or saved
	Star                    // a star, complete or closer to it
	Number                  // all spaces of a number, likewise
	Start                   // the start of the next round
	Place                   // a line or a space, and nothing else
)

// Motifs returns all motifs.
func Motifs() (all []Motif) {
	for m := range Place + 1 {
		all = append(all, m)
	}
	return all
}

// String returns the name of a motif, in files and in the keys of messages.
func (m Motif) String() string {
	return [...]string{"deny", "floor", "last", "column", "colour", "end", "bonus", "joker", "star", "number", "start", "place"}[m]
}

// MotifsOf returns the motifs of a puzzle, those of the explanation first, and whether that has a reason for the answer. Both come from the comparison of its
// line with that of the best wrong move.
func MotifsOf(g *gamedef.Game, p *Puzzle) (all []Motif, explained bool) {
	x := review.NewComparer(g).Review(p.Position, p.Compared(1))
	seat := p.Seat()
	arguments := slices.Clone(x.For)
	if x.Fault != nil {
		arguments = append(arguments, *x.Fault)
	}
	slices.SortStableFunc(arguments, func(a, b engine.Argument) int { return b.Weight - a.Weight })
	add := func(m Motif) {
		if !slices.Contains(all, m) {
			all = append(all, m)
		}
	}
	if end := func(line []engine.Move) bool { return after(p.Position, line).Over() }; end(x.Line) != end(x.Other) {
		add(EndNow)
	}
	for _, a := range arguments {
		if m, ok := motifOf(&a, seat); ok && m != Place && 4*a.Weight >= arguments[0].Weight {
			add(m)
		}
	}
	for _, m := range completes(g, p, &x) {
		add(m)
	}
	own := func(kind string) bool {
		return slices.ContainsFunc(x.For, func(a engine.Argument) bool { return a.Topic.Seat == seat && a.Topic.Kind == kind })
	}
	if (own("line") || own("space")) && takesLast(p.Position, p.Answer()) {
		add(LastTile)
	}
	if len(all) == 0 && slices.ContainsFunc(arguments, func(a engine.Argument) bool { m, ok := motifOf(&a, seat); return ok && m == Place }) {
		add(Place)
	}
	return all, len(x.For) > 0 || x.Fault != nil
}

// completes returns the motifs of what only one of the lines completes, or the better one almost, and of jokers that it keeps.
func completes(g *gamedef.Game, p *Puzzle, x *review.Explanation) (all []Motif) {
	line, other := g.Outcome(p.Position, x.Line), g.Outcome(p.Position, x.Other)
	for _, f := range line {
		o, _ := other.Find(f.Topic)
		if m, ok := motifOf(&engine.Argument{Topic: f.Topic}, p.Seat()); ok && m != Place && f.Seat == p.Seat() && (f.Completes && !o.Completes || f.Sum > o.Sum && (m == Joker || almost(&f))) {
			all = append(all, m)
		}
	}
	for _, f := range other {
		if o, _ := line.Find(f.Topic); f.Seat != p.Seat() && f.Completes && !o.Completes {
			all = append(all, Deny)
		}
	}
	return all
}

// almost reports whether a column or a colour lacks one tile at most.
func almost(f *engine.Fact) bool {
	return f.Sum >= 4 && (f.Kind == "column-tiles" || f.Kind == "colour-tiles")
}

// motifOf returns the motif of an argument for the answer, or against the wrong move.
func motifOf(a *engine.Argument, seat engine.Seat) (m Motif, ok bool) {
	switch kind := a.Topic.Kind; {
	case kind == "start":
		return Start, true
	case kind == "floor" || kind == "lost" && a.Topic.Seat != seat:
		return FloorTrap, true
	case a.Topic.Seat != seat && a.Topic != engine.Topic{}:
		return Deny, true
	case kind == "column" || kind == "column-tiles":
		return Column, true
	case kind == "colour" || kind == "colour-tiles":
		return Colour, true
	case kind == "ornament" || kind == "near":
		return BonusChain, true
	case kind == "kept-jokers" || strings.Contains(a.Code, "joker") || a.Code == "why.spends":
		return Joker, true
	case kind == "star" || kind == "star-part":
		return Star, true
	case kind == "number" || kind == "number-part":
		return Number, true
	case slices.Contains([]string{"line", "begun", "free", "row", "row-run", "column-run", "space"}, kind):
		return Place, true
	}
	return 0, false
}

// after returns the position after a line.
func after(p engine.Position, line []engine.Move) engine.Position {
	end := p.Clone()
	for _, m := range line {
		end.Play(m, nil)
	}
	return end
}

// takesLast reports whether a move takes the last tiles of its colour on offer: in the notation of all games, the colour follows the source.
func takesLast(p engine.Position, m engine.Move) bool {
	taken := p.AppendMove(nil, m)
	if !takes(taken) {
		return false
	}
	next := after(p, []engine.Move{m})
	return next.Round() == p.Round() && !slices.ContainsFunc(next.Moves(nil), func(m engine.Move) bool {
		text := next.AppendMove(nil, m)
		return takes(text) && text[1] == taken[1]
	})
}

// takes reports whether the text of a move is one that takes tiles from the offer.
func takes(text []byte) bool {
	return len(text) > 1 && strings.IndexByte("123456789C", text[0]) >= 0
}
