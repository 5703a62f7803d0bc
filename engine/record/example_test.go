package record_test

import (
	"fmt"
	"log"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/record"
)

// This example parses a record of two moves, plays a third, and writes the record.
func Example() {
	const text = `
[Game "azul"]
[Players "2"]
[Start "1"]
[Name1 "Ana"]
[Name2 "Inês"]

deal BBYR KKWW RRRY WYBK BWWW # round 1
3R3 2K2
`
	r, err := record.Parse("example.azl", []byte(text), []*engine.Edition{azul.Coloured()})
	if err != nil {
		log.Fatal(err)
	}
	p := r.Match.Position()
	fmt.Println(r.Names()[p.ToMove()], "is to move")
	m, err := p.ParseMove("CY1")
	if err != nil {
		log.Fatal(err)
	}
	if err := r.Match.Play(m, nil); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s", record.Format(r))
	// Output:
	// Ana is to move
	// [Game "azul"]
	// [Players "2"]
	// [Start "1"]
	// [Name1 "Ana"]
	// [Name2 "Inês"]
	//
	// # round 1
	// deal BBYR KKWW YRRR BYKW BWWW
	// 3R3 2K2 CY1
}
