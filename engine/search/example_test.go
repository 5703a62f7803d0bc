package search_test

import (
	"context"
	"fmt"
	"log"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/record"
	"azulejo/engine/search"
)

// This example searches the last moves of a round completely.
func Example() {
	const text = `
[Game "azul"]
[Players "2"]
[Start "1"]

deal RKWW BBYR BBYW BYKK BYYR
5Y2 4B4 3B5 1W1 CY4 CK3 CW1 2B5
`
	r, err := record.Parse("example.azl", []byte(text), []*engine.Edition{azul.Coloured()})
	if err != nil {
		log.Fatal(err)
	}
	p := r.Match.Position()
	s := search.New(azul.NewValue(), p, 12)
	found := s.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: 100_000}, MultiPV: 2})
	for _, root := range found.Roots[:2] {
		fmt.Printf("%s wins %d %%\n", p.AppendMove(nil, root.Move), root.Win[p.ToMove()]*100/search.WinScale)
	}
	fmt.Println("solved to the end of the round:", found.Solved)
	// Output:
	// CR3 wins 82 %
	// CR- wins 63 %
	// solved to the end of the round: true
}
