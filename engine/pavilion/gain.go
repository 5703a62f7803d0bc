package pavilion

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
func (v View) Gain(l Place) Gain {
	b := v.boards[v.turn]
	g := Gain{Run: b.set(l.Space, l.Colour), Star: b.starBonus(l.Space / Ring)}
	set := completed(b.taken, l.Space)
	for o := range ornaments {
		if set>>o&1 == 1 {
			g.Ornaments = append(g.Ornaments, ornaments[o])
		}
	}
	g.Tiles = min(bonusOf(set), v.supply.total())
	return g
}
