package games_test

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

const azulState = `{"game":"azul","players":2,"round":2,"phase":"offer","turn":1,"start":1,"factories":["BBYR","","","",""],"centre":"","marker":0,
"bag":{"B":16,"Y":19,"R":19,"K":20,"W":20},"lid":{"B":0,"Y":0,"R":0,"K":0,"W":0},"boards":[
{"name":"","score":0,"lines":["","","","BB",""],"wall":[".....",".....",".....",".....","....."],"floor":""},
{"name":"","score":0,"lines":["","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""}]}`

const pavilionState = `{"game":"pavilion","players":2,"round":1,"phase":"take","turn":1,"start":1,"jokers":"PGOYBR","joker":"P","factories":["GGPR","","","",""],"centre":"","marker":1,
"supply":"OOYYYBBBBR","bag":{"P":19,"G":20,"O":19,"Y":19,"B":18,"R":20},"storage":{"P":0,"G":0,"O":0,"Y":0,"B":0,"R":0},"boards":[
{"name":"","score":5,"hand":"","corners":"","passed":false,"stars":["......","PP....","......","......","......","......","......"]},
{"name":"","score":5,"hand":"O","corners":"","passed":false,"stars":["......","......","......","......","......","......","......"]}],"bonus":0}`

// TestAccessibleTexts checks the numbers, plurals and prepositions in the accessible names of tiles in each language.
func TestAccessibleTexts(t *testing.T) {
	for language, want := range map[string]struct{ factory, line, pick, supply, hand, star, joker string }{
		"en": {"2 blue, 1 yellow, 1 red", "2 of 4 blue", "2 blue", "2 orange, 3 yellow, 4 blue and 1 red", "1 orange", "purple on 1, purple on 2", "2 green, 1 purple"},
		"de": {"2 blaue, 1 gelbe, 1 rote", "2 blaue von 4", "2 blaue", "2 orange, 3 gelbe, 4 blaue und 1 rote", "1 orange", "violette auf 1, violette auf 2", "2 grüne, 1 violette"},
		"nl": {"2 blauwe, 1 gele, 1 rode", "2 blauwe van 4", "2 blauwe", "2 oranje, 3 gele, 4 blauwe en 1 rode", "1 oranje", "paarse op 1, paarse op 2", "2 groene, 1 paarse"},
		"fr": {"2 bleues, 1 jaune, 1 rouge", "2 bleues sur 4", "2 bleues", "2 orange, 3 jaunes, 4 bleues et 1 rouge", "1 orange", "violette en 1, violette en 2", "2 vertes, 1 violette"},
		"es": {"2 azules, 1 amarillo, 1 rojo", "2 azules de 4", "2 azules", "2 naranjas, 3 amarillos, 4 azules y 1 rojo", "1 naranja", "morado en el 1, morado en el 2", "2 verdes, 1 morado"},
		"pt": {"2 azuis, 1 amarelo, 1 vermelho", "2 azuis de 4", "2 azuis", "2 laranja, 3 amarelos, 4 azuis e 1 vermelho", "1 laranja", "roxo no 1, roxo no 2", "2 verdes, 1 roxo"},
	} {
		texts, pickables := accessibleTexts(t, language, azulState)
		expectTexts(t, language, texts, want.factory, want.line)
		expectTexts(t, language, pickables, want.pick)
		texts, pickables = accessibleTexts(t, language, pavilionState)
		expectTexts(t, language, texts, want.supply, want.hand, want.star)
		expectTexts(t, language, pickables, want.joker)
	}
}

// TestStockAndOrnamentsAreAccessible checks that the order of the jokers, bag and discarded tiles by colour, and the progress of ornaments are named.
func TestStockAndOrnamentsAreAccessible(t *testing.T) {
	texts, _ := accessibleTexts(t, locale.English, azulState)
	expectTexts(t, locale.English, texts, "Bag: 16 blue, 19 yellow, 19 red, 20 black, 20 white", "Lid: no tiles")
	texts, _ = accessibleTexts(t, locale.English, pavilionState)
	expectTexts(t, locale.English, texts, "Jokers from round 1 to 6: purple, green, orange, yellow, blue, red. Now: purple.",
		"Bag: 19 purple, 20 green, 19 orange, 19 yellow, 18 blue and 20 red", "Storage: no tiles", "Pillar of the purple star: 1 of 4 spaces, one tile",
		"Statue between the purple star and the orange star: 2 of 4 spaces, 2 tiles", "Window of the purple star: 0 of 2 spaces, 3 tiles")
}

// accessibleTexts returns the accessible names of a position in a language without the names of the places, and those of the pickables.
func accessibleTexts(t *testing.T, language, state string) (texts, pickables []string) {
	t.Helper()
	words, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	c := scenetest.Context(t, 1280, 720)
	window := stage.Rect{W: c.W, H: c.H}
	for _, g := range games.All() {
		pos, _, err := g.Edition.ParseState([]byte(state))
		if err != nil {
			continue
		}
		tab := g.Table()
		tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: words, Seats: 2, Shown: pos})
		a := tab.AccessibleTree(pos, table.Legend{Names: []string{"Ana", "Bo"}, Levels: []string{"", ""}, OnTurn: engine.Nature})
		for _, v := range stage.AppendAccessible(nil, stage.Group("").Add(a.Offer, a.Own, a.Others, a.Stock), nil) {
			texts = append(texts, tilesOf(v.Name))
			if language == locale.English {
				texts = append(texts, v.Name)
			}
		}
		for _, p := range tab.Options(pos).Pickables() {
			pickables = append(pickables, tilesOf(table.PickableName(tab, words, p)))
		}
		return texts, pickables
	}
	t.Fatalf("no game parses %s", state)
	return nil, nil
}

// tilesOf returns the part of an accessible name after the name of the place, or all of it if it names no place.
func tilesOf(words string) string {
	if _, tiles, ok := strings.Cut(words, ": "); ok {
		return tiles
	}
	if _, tiles, ok := strings.Cut(words, ":\u00a0"); ok {
		return tiles
	}
	return words
}

// expectTexts fails for each wanted text that is not in the list.
func expectTexts(t *testing.T, language string, texts []string, want ...string) {
	t.Helper()
	for _, text := range want {
		if !slices.Contains(texts, text) {
			t.Errorf("%s: %q is not among %q", language, text, texts)
		}
	}
}
