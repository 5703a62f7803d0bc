package engine_test

import (
	"fmt"
	"log"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// A game of Azul in which every player makes the first legal move. Then the last move is undone and redone, this time with a log of its
// events.
func Example() {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 1)
	if err != nil {
		log.Fatal(err)
	}
	turn := func() error {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			return m.Draw(nil)
		}
		return m.Play(p.Moves(nil)[0], nil)
	}
	for !m.Position().Over() {
		if err := turn(); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Println("rounds", m.Position().Round(), "scores", m.Position().Scores(nil), "winners", m.Position().Winners(nil))

	m.Undo()
	p := m.Position()
	var events engine.Log
	m.Redo(&events)
	fmt.Printf("the last move is %s and brings %d events\n", p.AppendMove(nil, m.Moves()[len(m.Moves())-1]), len(events.Events))
	// Output:
	// rounds 5 scores [16 24] winners [1]
	// the last move is CW4 and brings 75 events
}
