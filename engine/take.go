package engine

// Pile is an offer of tiles to take from.
type Pile struct {
	Factory int  // from 0
	Centre  bool // it is the centre, and no factory
	Tiles   int
}

// Check refuses to take a colour of which the pile holds so many; nil where it holds some.
func (p Pile) Check(of int, colour Key) *Reason {
	switch {
	case p.Tiles == 0 && p.Centre:
		return Because("illegal.centre-empty")
	case p.Tiles == 0:
		return Because("illegal.factory-empty", p.Factory+1)
	case of == 0 && p.Centre:
		return Because("illegal.centre-lacks", colour)
	case of == 0:
		return Because("illegal.factory-lacks", colour, p.Factory+1)
	}
	return nil
}
