package arena

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

func coloured() gamedef.Game {
	plain := func() search.Evaluator { return azul.NewValue() }
	return gamedef.Game{Edition: azul.Coloured(), Evaluator: plain, Plain: plain, Explain: azul.Explain}
}

// newPlayer returns a player of a level.
func newPlayer(t testing.TB, id string, g gamedef.Game) players.Player {
	l, ok := players.FindLevel(id)
	if !ok {
		t.Fatalf("no level %s", id)
	}
	return l.New(g)
}

// TestMain runs a bot that always answers with an illegal move instead of the tests if the first argument is bot:illegal.
func TestMain(m *testing.M) {
	if len(os.Args) < 2 || os.Args[1] != "bot:illegal" {
		os.Exit(m.Run())
	}
	for in := bufio.NewReader(os.Stdin); ; {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var q struct{ ID json.RawMessage }
		if json.Unmarshal(line, &q) != nil {
			return
		}
		fmt.Printf(`{"id":%s,"move":"9W1"}`+"\n", q.ID)
	}
}
