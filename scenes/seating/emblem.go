package seating

import (
	"slices"

	"azulejo/engine"
)

// EmblemCount is the number of emblems: gull, fish, flower and ship, each with its colour.
const EmblemCount = 4

// Emblem returns the emblem of a seat, from 1: the chosen one or, by default, that of the seat's position.
func (p Players) Emblem(s engine.Seat) int {
	if int(s) < len(p) && p[s].Emblem >= 1 && p[s].Emblem <= EmblemCount {
		return p[s].Emblem
	}
	return int(s)%EmblemCount + 1
}

// Emblems returns the emblems of all seats.
func (p Players) Emblems() (all []int) {
	for s := range p {
		all = append(all, p.Emblem(engine.Seat(s)))
	}
	return all
}

// SetEmblem gives a seat an emblem. If another seat has it, the two seats swap emblems.
func (p Players) SetEmblem(s engine.Seat, emblem int) {
	before := p.Emblems()
	for i, e := range before {
		if e == emblem {
			e = before[s]
		}
		p[i].Emblem = e
	}
	p[s].Emblem = emblem
}

// DeduplicateEmblems gives each seat that has the emblem of an earlier seat one that no seat has.
func (p Players) DeduplicateEmblems() {
	var used [EmblemCount + 1]bool
	for s := range p {
		e := p.Emblem(engine.Seat(s))
		if used[e] {
			for e = 1; slices.Contains(p.Emblems(), e); e++ {
			}
			p[s].Emblem = e
		}
		used[e] = true
	}
}
