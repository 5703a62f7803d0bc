package pavilion

import (
	"fmt"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
)

// placing is a position in which the seat to move holds four green tiles and two orange ones.
const placing = `{"game":"pavilion","players":2,"round":2,"phase":"place","turn":1,"start":1,"jokers":"PGOYBR","joker":"G","factories":["","","","",""],"centre":"","marker":1,
"supply":"PPPYYYBBBR","bag":{"P":19,"G":18,"O":20,"Y":19,"B":19,"R":21},"storage":{"P":0,"G":0,"O":0,"Y":0,"B":0,"R":0},"boards":[
{"name":"","score":5,"hand":"GGGGOO","corners":"","passed":false,"stars":["......","......","......","......","......","......","......"]},
{"name":"","score":5,"hand":"","corners":"","passed":true,"stars":["......","......","......","......","......","......","......"]}],"bonus":0}`

// FuzzPass checks that a pass with numbers of tiles is parsed as keeping exactly these tiles, and is legal if the hand has them.
func FuzzPass(f *testing.F) {
	words, err := locale.Open(locale.English)
	if err != nil {
		f.Fatal(err)
	}
	pos, _, err := pavilion.Coloured().ParseState([]byte(placing))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(uint8(1), uint8(1), uint8(0), uint8(2))
	f.Add(uint8(99), uint8(99), uint8(58), uint8(0))
	f.Add(uint8(99), uint8(99), uint8(59), uint8(0))
	f.Fuzz(func(t *testing.T, a, b, c, orange uint8) {
		a, b, c, orange = a%100, b%100, c%100, orange%100
		text := fmt.Sprintf("pass %d green %d green %d green %d orange", a, b, c, orange)
		want := pavilion.Pile{1: int(a) + int(b) + int(c), 2: int(orange)}
		legal := want[1] <= 4 && want[2] <= 2 && want[1]+want[2] <= pavilion.Corners
		for _, m := range New(words).ParseMoves(pos, text) {
			if kept, ok := pavilion.Passed(m); !ok && m != engine.NoMove || ok && kept != want {
				t.Errorf("%q is read as keeping %v", text, kept)
			}
			if accepted := pos.Check(m) == nil; accepted != legal {
				t.Errorf("%q is accepted: %v, expected %v", text, accepted, legal)
			}
		}
	})
}
