package seating

import (
	"slices"

	"azulejo/engine"
)

// Emblems is how many there are: gull, fish, flower and ship, each with its colour.
const Emblems = 4

// Emblem is the number of the emblem that a seat has, from 1: the one that was chosen, or its own.
func (p Players) Emblem(s engine.Seat) int {
	if int(s) < len(p) && p[s].Emblem >= 1 && p[s].Emblem <= Emblems {
		return p[s].Emblem
	}
	return int(s)%Emblems + 1
}

// Emblems are those of all seats.
func (p Players) Emblems() (all []int) {
	for s := range p {
		all = append(all, p.Emblem(engine.Seat(s)))
	}
	return all
}

// Wear gives a seat an emblem; who had it gets that of the seat.
func (p Players) Wear(s engine.Seat, emblem int) {
	before := p.Emblems()
	for i, e := range before {
		if e == emblem {
			e = before[s]
		}
		p[i].Emblem = e
	}
	p[s].Emblem = emblem
}

// Part gives whoever has an emblem that a seat before has one that nobody has.
func (p Players) Part() {
	var worn [Emblems + 1]bool
	for s := range p {
		e := p.Emblem(engine.Seat(s))
		if worn[e] {
			for e = 1; slices.Contains(p.Emblems(), e); e++ {
			}
			p[s].Emblem = e
		}
		worn[e] = true
	}
}
