package describe

import (
	"testing"

	"azulejo/engine"
)

// TestWordingInAllLanguages checks sentences that were once wrong for a single tile, for lost points, or in the names of stars.
func TestWordingInAllLanguages(t *testing.T) {
	for _, c := range []struct {
		reason *engine.Reason
		want   sentences
	}{
		{engine.NewReason("azul.says.short", "tiles", 1, "colour", red, "line", 3, "missing", 2), sentences{
			en: "1 red tile goes on line 3, which then needs 2 more", de: "1 rote Fliese kommt in Musterreihe 3, dann fehlen noch 2",
			nl: "1 rode tegel komt op lijn 3, daarna ontbreken er nog 2", fr: "1 tuile rouge va sur la ligne 3, il en manquera encore 2",
			es: "1 azulejo rojo va a la línea 3 y aún faltarán 2", pt: "1 azulejo vermelho vai para a linha 3 e ainda faltam 2",
		}},
		{engine.NewReason("azul.says.short", "tiles", 2, "colour", red, "line", 3, "missing", 1), sentences{
			en: "2 red tiles go on line 3, which then needs one more", de: "2 rote Fliesen kommen in Musterreihe 3, dann fehlt noch eine",
			nl: "2 rode tegels komen op lijn 3, daarna ontbreekt er nog één", fr: "2 tuiles rouges vont sur la ligne 3, il en manquera encore 1",
			es: "2 azulejos rojos van a la línea 3 y aún faltará uno", pt: "2 azulejos vermelhos vão para a linha 3 e ainda falta um",
		}},
		{engine.NewReason("azul.says.over", "tiles", 4, "colour", red, "line", 3, "excess", 1), sentences{
			en: "4 red tiles fill line 3, and one falls to the floor", de: "4 rote Fliesen füllen Musterreihe 3, und eine fällt in die Bodenreihe",
			nl: "4 rode tegels vullen lijn 3 en één valt op de vloerlijn", fr: "4 tuiles rouges remplissent la ligne 3 et 1 tombe au plancher",
			es: "4 azulejos rojos llenan la línea 3 y uno cae al suelo", pt: "4 azulejos vermelhos enchem a linha 3 e um cai no chão",
		}},
		{engine.NewReason("azul.says.floor", "tiles", 1, "colour", red), sentences{
			en: "1 red tile goes to the floor line", de: "1 rote Fliese kommt in die Bodenreihe", nl: "1 rode tegel komt op de vloerlijn",
			fr: "1 tuile rouge va au plancher", es: "1 azulejo rojo va al suelo", pt: "1 azulejo vermelho vai para o chão",
		}},
		{engine.NewReason("pavilion.says.marker", "group", "2", "points", 2), sentences{
			en: "2 and the marker, which costs 2 points", de: "2 und der Marker, der 2 Punkte kostet", nl: "2 en de startspelertegel, die 2 punten kost",
			fr: "2 et la tuile Premier joueur, qui coûte 2 points", es: "2 y la ficha de jugador inicial, que cuesta 2 puntos", pt: "2 e o marcador de primeiro jogador, que custa 2 pontos",
		}},
		{engine.NewReason("pavilion.pass.costs", "points", "−2"), sentences{en: "Pass: −2", de: "Passen: −2", nl: "Passen: −2", fr: "Passer\u202f: −2", es: "Pasar: −2", pt: "Passar: −2"}},
		{engine.NewReason("term.pavilion.alone", "points", "+1"), sentences{
			en: "a single tile: +1", de: "eine einzelne Fliese: +1", nl: "een losse tegel: +1", fr: "une tuile seule\u202f: +1", es: "un azulejo solo: +1", pt: "um azulejo sozinho: +1",
		}},
		{engine.NewReason("illegal.star-only", "colour", blue, "place", blueStar()), sentences{
			en: "only blue tiles can go on the blue star", de: "auf dem blauen Stern sind nur blaue Fliesen erlaubt", nl: "op de blauwe ster mogen alleen blauwe tegels",
			fr: "les cases de l’étoile bleue n’acceptent que les tuiles bleues", es: "las casillas de la estrella azul solo admiten azulejos azules", pt: "as casas da estrela azul só aceitam azulejos azuis",
		}},
		{engine.NewReason("illegal.star-has", "colour", blue, "place", leftStar()), sentences{
			en: "there is already blue on the left star, where all colours must differ", de: "auf dem Stern links liegt schon eine blaue Fliese, und dort müssen alle Farben verschieden sein",
			nl: "op de ster links ligt al een blauwe tegel, en daar moeten alle kleuren verschillen", fr: "une autre case de l’étoile de gauche porte déjà une tuile bleue, et toutes les couleurs doivent y être différentes",
			es: "en otra casilla de la estrella izquierda ya hay un azulejo azul, y allí todos los colores deben ser distintos", pt: "noutra casa da estrela da esquerda já há um azulejo azul, e aí todas as cores têm de ser diferentes",
		}},
		{engine.NewReason("form.players", "players", 1, "maximum", 4), sentences{
			en: "one player, expected 2 to 4", de: "1 Spieler, erwartet: 2 bis 4", nl: "één speler, verwacht 2 tot 4", fr: "1 joueur, attendu\u202f: 2 à 4", es: "un jugador, se esperaban de 2 a 4", pt: "um jogador, esperavam-se 2 a 4",
		}},
	} {
		eachLanguage(t, func(language string, x Explainer) {
			if got, want := c.reason.Say(x.Words), c.want.in(language); got != want {
				t.Errorf("%s:\n%s, want\n%s", language, got, want)
			}
		})
	}
}
