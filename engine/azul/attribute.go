package azul

import "azulejo/engine"

// Attribute implements search.Attributor. What a row, its line and its neighbours are worth counts for aboutLine, incomplete columns and colours for
// aboutColumnTiles and aboutColourTiles, and the start of the next round and the turn order for aboutStart.
func (v *Value) Attribute(pos engine.Position, add func(engine.Topic, int32)) {
	var final [engine.MaxSeats]int32
	v.Evaluate(pos, &final)
	v.attribute(pos.(*Position), add)
}

// attribute is Attribute for the position that was evaluated last.
func (v *Value) attribute(p *Position, add func(engine.Topic, int32)) {
	e, t := &v.board, int32(v.now.time)
	for s := range p.seats {
		about := func(kind string, index int, n int32) {
			if n != 0 {
				add(engine.Topic{Kind: kind, Seat: s, Index: index}, n)
			}
		}
		e.load(&p.boards[s], p.variant)
		for i := range 5 {
			if e.rows[i] != 31 {
				about(aboutLine, i, v.chances.rowValue(e, i, t))
			}
			about(aboutColumnTiles, i, setValue(v.chances.setChance(e, e.cols[i], &e.goal, i, t), openColumn, 0))
			about(aboutColourTiles, i, setValue(v.chances.setChance(e, e.colourRows[i], &e.lineColour, i, t), openColour, 0))
		}
		if nextStarter(p) == s && v.now.time >= ticksPerRound {
			about(aboutStart, 0, firstMove)
		}
		if v.set == nil {
			continue
		}
		var f [boardFeatures]int32
		e.boardFeatures(v.now.gamePhase, &f)
		weight := func(i int) int32 { return v.set.Sum(f[i : i+1]) }
		for r := range 5 {
			about(aboutLine, r, weight(2*r)+weight(2*r+1))
			about(aboutColumnTiles, r, weight(14+2*r))
			about(aboutColourTiles, r, weight(15+2*r))
		}
		for r := range 4 { // half of a pair for each row
			pair := weight(10 + r)
			about(aboutLine, r, pair/2)
			about(aboutLine, r+1, pair-pair/2)
		}
	}
}

// Attribute implements search.Attributor.
func (l *Learned) Attribute(pos engine.Position, add func(engine.Topic, int32)) {
	var final [engine.MaxSeats]int32
	l.Evaluate(pos, &final)
	p := pos.(*Position)
	l.attribute(p, add)
	onOffer := l.offered(p)
	for s := range p.seats {
		var f [offerFeatures]int32
		p.offerFeatures(s, l.now.gamePhase, onOffer, &f)
		for r := range 5 {
			add(engine.Topic{Kind: aboutLine, Seat: s, Index: r}, l.set.Sum(f[r:r+1]))
		}
		add(engine.Topic{Kind: aboutStart, Seat: s}, l.set.Sum(f[5:]))
		if !p.dealing {
			continue
		}
		var d [dealFeatures]int32
		l.board.load(&p.boards[s], p.variant)
		l.board.dealFeatures(l.now.gamePhase, onOffer, &d)
		for r := range 5 {
			add(engine.Topic{Kind: aboutLine, Seat: s, Index: r}, l.set.Sum(d[Colours*r:Colours*(r+1)]))
		}
	}
}
