package games

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
)

// TestArgumentsHaveClauses checks that every argument about a move has a text that names no player, which answers of bots give.
func TestArgumentsHaveClauses(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range All() {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 3)
		for err == nil && !m.Position().Over() {
			p := m.Position()
			if p.ToMove() == engine.Nature {
				err = m.Draw(nil)
				continue
			}
			for _, move := range p.Moves(nil) {
				for _, a := range g.Explain(p, move) {
					if !w.Has(a.Code) {
						t.Fatalf("%s has no text", a.Code)
					}
				}
			}
			err = m.Play(g.Natural(p), nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestFactoriesAreNamedByTheirTiles checks that the name of a take says from which factory it is by the tiles that stay there, where the same can be taken
// from another one, and not by a number, which tables do not show. Lists of choices have numbers.
func TestFactoriesAreNamedByTheirTiles(t *testing.T) {
	const (
		azulState = `{"game":"azul","players":2,"round":1,"phase":"offer","turn":1,"start":1,"factories":["BBYR","BBKW","YYRR","YYRR","KKKK"],"centre":"","marker":0,
"bag":{"B":16,"Y":15,"R":15,"K":15,"W":19},"lid":{"B":0,"Y":0,"R":0,"K":0,"W":0},"boards":[
{"name":"","score":0,"lines":["","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""},
{"name":"","score":0,"lines":["","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""}]}`
		pavilionState = `{"game":"pavilion","players":2,"round":1,"phase":"take","turn":1,"start":1,"jokers":"PGOYBR","joker":"P","factories":["GGPR","GGPB","GGOO","",""],"centre":"","marker":1,
"supply":"OOYYYBBBBR","bag":{"P":20,"G":16,"O":18,"Y":19,"B":17,"R":20},"storage":{"P":0,"G":0,"O":0,"Y":0,"B":0,"R":0},"boards":[
{"name":"","score":5,"hand":"","corners":"","passed":false,"stars":["......","......","......","......","......","......","......"]},
{"name":"","score":5,"hand":"","corners":"","passed":false,"stars":["......","......","......","......","......","......","......"]}],"bonus":0}`
	)
	texts := func(en, de, nl, fr, es, pt string) map[string]string {
		return map[string]string{"en": en, "de": de, "nl": nl, "fr": fr, "es": es, "pt": pt}
	}
	for _, c := range []struct {
		game, state, move string
		want              map[string]string
		numbered          string // in English
	}{
		{"azul", azulState, "2B2", texts("2 blue tiles from the factory with 1 black and 1 white to line 2", "2 blaue Fliesen aus der Manufaktur (dort auch 1 schwarze und 1 weiße) in Musterreihe 2",
			"2 blauwe tegels van de fabrieksschijf met 1 zwarte en 1 witte op lijn 2", "2 bleues de la fabrique avec 1 noire et 1 blanche vers la ligne 2",
			"2 azules de la fábrica con 1 negro y 1 blanco a la línea 2", "2 azuis da fábrica com 1 preto e 1 branco para a linha 2"),
			"2 blue tiles from factory 2 to line 2"},
		{"azul", azulState, "3Y-", texts("2 yellow tiles from a factory to the floor line", "2 gelbe Fliesen aus einer Manufaktur in die Bodenreihe",
			"2 gele tegels van een fabrieksschijf op de vloerlijn", "2 jaunes d’une fabrique vers le plancher", "2 amarillos de una fábrica al suelo", "2 amarelos de uma fábrica para o chão"),
			"2 yellow tiles from factory 3 to the floor line"},
		{"azul", azulState, "5K4", texts("4 black tiles from a factory to line 4", "4 schwarze Fliesen aus einer Manufaktur in Musterreihe 4",
			"4 zwarte tegels van een fabrieksschijf op lijn 4", "4 noires d’une fabrique vers la ligne 4", "4 negros de una fábrica a la línea 4", "4 pretos de uma fábrica para a linha 4"),
			"4 black tiles from factory 5 to line 4"},
		{"pavilion", pavilionState, "1G", texts("1 purple and 2 green from the factory with 1 red", "", "", "", "", ""), "1 purple and 2 green from factory 1"},
		{"pavilion", pavilionState, "3G", texts("2 green from a factory", "", "", "", "", ""), "2 green from factory 3"},
	} {
		all := All()
		g := all[slices.IndexFunc(all, func(g Game) bool { return g.Edition.ID == c.game })]
		p, _, err := g.Edition.ParseState([]byte(c.state))
		if err != nil {
			t.Fatal(err)
		}
		moves := p.Moves(nil)
		i := slices.IndexFunc(moves, func(m engine.Move) bool { return string(p.AppendMove(nil, m)) == c.move })
		for language, want := range c.want {
			w, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			d := g.NewDescriber(w)
			if got := d.MoveName(p, moves[i]); want != "" && got != want {
				t.Errorf("%s, %s: %s, want %s", language, c.move, got, want)
			}
			if got := d.NumberedName(p, moves[i]); language == locale.English && got != c.numbered {
				t.Errorf("%s: %s, want %s", c.move, got, c.numbered)
			}
		}
	}
}
