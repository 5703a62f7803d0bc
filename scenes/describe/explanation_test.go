package describe

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// sentences are the expected texts by language.
type sentences struct{ en, de, nl, fr, es, pt string }

// in returns the text in a language.
func (s *sentences) in(language string) string {
	return map[string]string{"en": s.en, "de": s.de, "nl": s.nl, "fr": s.fr, "es": s.es, "pt": s.pt}[language]
}

// argument returns an argument without a weight.
func argument(sign engine.Sign, code string, values ...any) engine.Argument {
	return engine.Argument{Reason: *engine.NewReason(code, values...), Sign: sign}
}

// eachLanguage calls check with an explainer for each language, at a table with Ana and Inês. It skips regional variants, which use the
// same sentences.
func eachLanguage(t *testing.T, check func(language string, x Explainer)) {
	t.Helper()
	for _, language := range locale.Languages() {
		if strings.Contains(language, "-") {
			continue
		}
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		check(language, Explainer{Words: w, Name: func(s engine.Seat) string { return [...]string{"Ana", "Inês"}[s] }})
	}
}

const (
	red  = engine.Key("azul.colour.red")
	blue = engine.Key("pavilion.colour.blue")
	ines = engine.Seat(1)
)

// blueStar and leftStar return the names of stars on the two sides of the board.
func blueStar() *engine.Reason { return engine.NewReason("pavilion.on.star", "colour", blue) }

func leftStar() *engine.Reason {
	return engine.NewReason("pavilion.on.place", "star", engine.Key("pavilion.star.left"))
}

// singleArguments returns arguments with their expected texts.
func singleArguments() []struct {
	argument engine.Argument
	want     sentences
} {
	return []struct {
		argument engine.Argument
		want     sentences
	}{
		{argument(engine.For, "why.wall", "points", 1), sentences{
			en: "You score one point on the wall.",
			de: "Du erhältst einen Punkt an der Wand.",
			nl: "Je krijgt één punt op de muur.",
			fr: "Vous marquez 1 point sur le mur.",
			es: "Ganas un punto en la pared.",
			pt: "Ganhas um ponto na parede.",
		}},
		{argument(engine.For, "why.wall", "points", 5), sentences{
			en: "You score 5 points on the wall.",
			de: "Du erhältst 5 Punkte an der Wand.",
			nl: "Je krijgt 5 punten op de muur.",
			fr: "Vous marquez 5 points sur le mur.",
			es: "Ganas 5 puntos en la pared.",
			pt: "Ganhas 5 pontos na parede.",
		}},
		{argument(engine.For, "why.row", "row", 3), sentences{
			en: "You complete row 3 for 2 more points, and the game ends after this round.",
			de: "Du vervollständigst Wandreihe 3 für 2 weitere Punkte, und das Spiel endet nach dieser Runde.",
			nl: "Je maakt rij 3 compleet voor 2 extra punten, en de partij eindigt na deze ronde.",
			fr: "Vous complétez la rangée 3 pour 2 points de plus, et la partie se termine après cette manche.",
			es: "Completas la fila 3 por 2 puntos más, y la partida termina tras esta ronda.",
			pt: "Completas a fila 3 por mais 2 pontos, e o jogo acaba depois desta ronda.",
		}},
		{argument(engine.For, "why.column", "column", 2), sentences{
			en: "You complete column 2 for 7 more points.",
			de: "Du vervollständigst Spalte 2 für 7 weitere Punkte.",
			nl: "Je maakt kolom 2 compleet voor 7 extra punten.",
			fr: "Vous complétez la colonne 2 pour 7 points de plus.",
			es: "Completas la columna 2 por 7 puntos más.",
			pt: "Completas a coluna 2 por mais 7 pontos.",
		}},
		{argument(engine.For, "why.column-part", "column", 2, "tiles", 4), sentences{
			en: "Column 2 then has 4 of its 5 tiles.",
			de: "Spalte 2 hat dann 4 von 5 Fliesen.",
			nl: "Kolom 2 heeft dan 4 van de 5 tegels.",
			fr: "La colonne 2 a alors 4 tuiles sur 5.",
			es: "La columna 2 tiene entonces 4 de sus 5 azulejos.",
			pt: "A coluna 2 fica com 4 dos 5 azulejos.",
		}},
		{argument(engine.For, "why.colour", "colour", red), sentences{
			en: "You place the fifth red tile for 10 more points.",
			de: "Du legst die fünfte rote Fliese für 10 weitere Punkte.",
			nl: "Je legt de vijfde rode tegel voor 10 extra punten.",
			fr: "Vous posez la cinquième tuile rouge pour 10 points de plus.",
			es: "Colocas el quinto azulejo rojo por 10 puntos más.",
			pt: "Colocas o quinto azulejo vermelho por mais 10 pontos.",
		}},
		{argument(engine.For, "why.colour-part", "colour", red, "tiles", 3), sentences{
			en: "Your wall then has 3 of the 5 red tiles.",
			de: "An deiner Wand liegen dann 3 der 5 roten Fliesen.",
			nl: "Op je muur liggen dan 3 van de 5 rode tegels.",
			fr: "Votre mur compte alors 3 des 5 tuiles rouges.",
			es: "Tu pared tiene entonces 3 de los 5 azulejos rojos.",
			pt: "A tua parede fica com 3 dos 5 azulejos vermelhos.",
		}},
		{argument(engine.For, "why.finish", "line", 5, "points", 6), sentences{
			en: "You fill line 5 for 6 points.",
			de: "Du füllst Musterreihe 5 für 6 Punkte.",
			nl: "Je vult lijn 5 voor 6 punten.",
			fr: "Vous remplissez la ligne 5 pour 6 points.",
			es: "Llenas la línea 5 por 6 puntos.",
			pt: "Enches a linha 5 por 6 pontos.",
		}},
		{argument(engine.For, "why.finish", "line", 1, "points", 1), sentences{
			en: "You fill line 1 for one point.",
			de: "Du füllst Musterreihe 1 für einen Punkt.",
			nl: "Je vult lijn 1 voor één punt.",
			fr: "Vous remplissez la ligne 1 pour 1 point.",
			es: "Llenas la línea 1 por un punto.",
			pt: "Enches a linha 1 por um ponto.",
		}},
		{argument(engine.For, "why.fill", "tiles", 1, "colour", red, "line", 4, "points", 6), sentences{
			en: "One more red tile and line 4 scores 6 points.",
			de: "Noch eine rote Fliese, und Musterreihe 4 bringt 6 Punkte.",
			nl: "Nog één rode tegel en lijn 4 levert 6 punten op.",
			fr: "Encore 1 tuile rouge et la ligne 4 rapporte 6 points.",
			es: "Un azulejo rojo más y la línea 4 da 6 puntos.",
			pt: "Mais um azulejo vermelho e a linha 4 dá 6 pontos.",
		}},
		{argument(engine.For, "why.fill", "tiles", 2, "colour", red, "line", 4, "points", 1), sentences{
			en: "2 more red tiles and line 4 scores one point.",
			de: "Noch 2 rote Fliesen, und Musterreihe 4 bringt einen Punkt.",
			nl: "Nog 2 rode tegels en lijn 4 levert één punt op.",
			fr: "Encore 2 tuiles rouges et la ligne 4 rapporte 1 point.",
			es: "2 azulejos rojos más y la línea 4 da un punto.",
			pt: "Mais 2 azulejos vermelhos e a linha 4 dá um ponto.",
		}},
		{argument(engine.For, "why.start", "tiles", 1, "line", 5), sentences{
			en: "Line 5 then has 1 of its 5 tiles.",
			de: "Musterreihe 5 hat dann 1 von 5 Fliesen.",
			nl: "Lijn 5 heeft dan 1 van de 5 tegels.",
			fr: "La ligne 5 a alors 1 tuile sur 5.",
			es: "La línea 5 tiene entonces 1 de sus 5 azulejos.",
			pt: "A linha 5 fica com 1 dos seus 5 azulejos.",
		}},
		{argument(engine.For, "why.start", "tiles", 2, "line", 5), sentences{
			en: "Line 5 then has 2 of its 5 tiles.",
			de: "Musterreihe 5 hat dann 2 von 5 Fliesen.",
			nl: "Lijn 5 heeft dan 2 van de 5 tegels.",
			fr: "La ligne 5 a alors 2 tuiles sur 5.",
			es: "La línea 5 tiene entonces 2 de sus 5 azulejos.",
			pt: "A linha 5 fica com 2 dos seus 5 azulejos.",
		}},
		{argument(engine.For, "why.nowhere", "line", 3), sentences{
			en: "The tiles of line 3 then fit nowhere on your wall.",
			de: "Die Fliesen von Musterreihe 3 passen dann nirgends an deine Wand.",
			nl: "De tegels van lijn 3 passen dan nergens op je muur.",
			fr: "Les tuiles de la ligne 3 n’ont alors plus de place sur votre mur.",
			es: "Los azulejos de la línea 3 ya no caben en ninguna casilla de tu pared.",
			pt: "Os azulejos da linha 3 já não cabem na tua parede.",
		}},
		{argument(engine.For, "why.marker"), sentences{
			en: "You start the next round.",
			de: "Du beginnst die nächste Runde.",
			nl: "Je begint de volgende ronde.",
			fr: "Vous commencez la manche suivante.",
			es: "Empiezas la ronda siguiente.",
			pt: "Começas a ronda seguinte.",
		}},
		{argument(engine.For, "why.marker-floor", "points", 1), sentences{
			en: "The marker costs you one point on the floor line.",
			de: "Der Marker kostet dich in der Bodenreihe einen Punkt.",
			nl: "De startspelertegel kost je één punt op de vloerlijn.",
			fr: "La tuile Premier joueur vous coûte 1 point au plancher.",
			es: "La ficha de jugador inicial te cuesta un punto en el suelo.",
			pt: "O marcador custa-te um ponto no chão.",
		}},
		{argument(engine.For, "why.marker-floor", "points", 2), sentences{
			en: "The marker costs you 2 points on the floor line.",
			de: "Der Marker kostet dich in der Bodenreihe 2 Punkte.",
			nl: "De startspelertegel kost je 2 punten op de vloerlijn.",
			fr: "La tuile Premier joueur vous coûte 2 points au plancher.",
			es: "La ficha de jugador inicial te cuesta 2 puntos en el suelo.",
			pt: "O marcador custa-te 2 pontos no chão.",
		}},
		{argument(engine.For, "why.waste", "tiles", 1, "points", 1), sentences{
			en: "One tile falls to the floor and you lose one point.",
			de: "Eine Fliese fällt in die Bodenreihe, und du verlierst einen Punkt.",
			nl: "Er valt één tegel op de vloerlijn en je verliest één punt.",
			fr: "1 tuile tombe au plancher et vous perdez 1 point.",
			es: "Un azulejo cae al suelo y pierdes un punto.",
			pt: "Um azulejo cai no chão e perdes um ponto.",
		}},
		{argument(engine.For, "why.waste", "tiles", 2, "points", 3), sentences{
			en: "2 tiles fall to the floor and you lose 3 points.",
			de: "2 Fliesen fallen in die Bodenreihe, und du verlierst 3 Punkte.",
			nl: "Er vallen 2 tegels op de vloerlijn en je verliest 3 punten.",
			fr: "2 tuiles tombent au plancher et vous perdez 3 points.",
			es: "2 azulejos caen al suelo y pierdes 3 puntos.",
			pt: "2 azulejos caem no chão e perdes 3 pontos.",
		}},
		{argument(engine.For, "why.least"), sentences{
			en: "No other move costs you less on the floor line.",
			de: "Kein anderer Zug kostet dich in der Bodenreihe weniger.",
			nl: "Geen andere zet kost je minder op de vloerlijn.",
			fr: "Aucun autre coup ne vous coûte moins au plancher.",
			es: "Ninguna otra jugada te cuesta menos en el suelo.",
			pt: "Nenhuma outra jogada te custa menos no chão.",
		}},
		{argument(engine.For, "why.worse", "tiles", 4, "colour", red, "points", 6), sentences{
			en: "Taking the 4 red tiles would cost you 6 points.",
			de: "Die 4 roten Fliesen zu nehmen würde dich 6 Punkte kosten.",
			nl: "De 4 rode tegels nemen zou je 6 punten kosten.",
			fr: "Prendre les 4 tuiles rouges vous coûterait 6 points.",
			es: "Tomar los 4 azulejos rojos te costaría 6 puntos.",
			pt: "Tirar os 4 azulejos vermelhos custar-te-ia 6 pontos.",
		}},
		{argument(engine.For, "why.clean"), sentences{
			en: "Nothing falls to your floor line.",
			de: "In deine Bodenreihe fällt nichts.",
			nl: "Er valt niets op je vloerlijn.",
			fr: "Rien ne tombe sur votre plancher.",
			es: "No cae nada a tu suelo.",
			pt: "Nada cai no teu chão.",
		}},
		{argument(engine.For, "why.full"), sentences{
			en: "Your floor line is full, so more tiles there cost nothing.",
			de: "Deine Bodenreihe ist voll, weitere Fliesen kosten dort nichts.",
			nl: "Je vloerlijn is vol, meer tegels kosten daar niets.",
			fr: "Votre plancher est plein\u202f: d’autres tuiles n’y coûtent rien.",
			es: "Tu suelo está lleno, así que más azulejos no cuestan nada.",
			pt: "O teu chão está cheio, por isso mais azulejos não custam nada.",
		}},
		{argument(engine.For, "why.last"), sentences{
			en: "You take the last tiles of the round.",
			de: "Du nimmst die letzten Fliesen der Runde.",
			nl: "Je neemt de laatste tegels van de ronde.",
			fr: "Vous prenez les dernières tuiles de la manche.",
			es: "Tomas los últimos azulejos de la ronda.",
			pt: "Tiras os últimos azulejos da ronda.",
		}},
		{argument(engine.For, "why.reply", "player", ines, "line", 1, "points", 5), sentences{
			en: "Inês can then fill line 1 for 5 points.",
			de: "Inês kann dann Musterreihe 1 für 5 Punkte füllen.",
			nl: "Inês kan dan lijn 1 vullen voor 5 punten.",
			fr: "Inês peut alors remplir la ligne 1 pour 5 points.",
			es: "Inês puede llenar entonces la línea 1 por 5 puntos.",
			pt: "Inês pode então encher a linha 1 por 5 pontos.",
		}},
		{argument(engine.For, "why.quiet", "player", ines), sentences{
			en: "Inês can fill no line on the next turn.",
			de: "Inês kann dann keine Musterreihe füllen.",
			nl: "Inês kan dan geen lijn vullen.",
			fr: "Inês n’a alors aucune ligne à remplir.",
			es: "Inês no puede llenar entonces ninguna línea.",
			pt: "Inês fica sem nenhuma linha para encher.",
		}},
		{argument(engine.For, "why.denies", "player", ines, "colour", red, "line", 3, "points", 4), sentences{
			en: "You take the red tiles that Inês needs to fill line 3 for 4 points.",
			de: "Du nimmst die roten Fliesen, mit denen Inês Musterreihe 3 für 4 Punkte füllen könnte.",
			nl: "Je neemt de rode tegels waarmee Inês lijn 3 kan vullen voor 4 punten.",
			fr: "Vous prenez les tuiles rouges qu’il faut à Inês pour remplir la ligne 3 et marquer 4 points.",
			es: "Tomas los azulejos rojos que Inês necesita para llenar la línea 3 por 4 puntos.",
			pt: "Tiras os azulejos vermelhos de que Inês precisa para encher a linha 3 por 4 pontos.",
		}},
		{argument(engine.For, "why.leaves", "tiles", 4, "colour", red, "player", ines), sentences{
			en: "Inês has no line for the 4 red tiles in the centre.",
			de: "Inês hat keine Musterreihe für die 4 roten Fliesen in der Mitte.",
			nl: "Inês heeft geen lijn voor de 4 rode tegels in het midden.",
			fr: "Inês n’a pas de ligne pour les 4 tuiles rouges du centre.",
			es: "Inês no tiene línea para los 4 azulejos rojos del centro.",
			pt: "Inês não tem linha para os 4 azulejos vermelhos do centro.",
		}},
		{argument(engine.For, "why.left", "tiles", 8, "colour", red), sentences{
			en: "You are left with the 8 red tiles either way.",
			de: "Die 8 roten Fliesen bleiben dir so oder so.",
			nl: "De 8 rode tegels blijven hoe dan ook voor jou over.",
			fr: "Les 8 tuiles rouges vous resteront de toute façon.",
			es: "Los 8 azulejos rojos te quedarán de todos modos.",
			pt: "Os 8 azulejos vermelhos ficam para ti de qualquer forma.",
		}},
		{argument(engine.For, "why.zero", "points", 3, "full", 6), sentences{
			en: "Your score cannot fall below 0, so you lose only 3 of the 6 points on your floor line.",
			de: "Deine Punktzahl fällt nie unter 0, also verlierst du nur 3 der 6 Punkte in deiner Bodenreihe.",
			nl: "Je score kan niet onder 0 komen, dus verlies je maar 3 van de 6 punten op je vloerlijn.",
			fr: "Votre score ne descend jamais sous 0, donc vous ne perdez que 3 des 6 points du plancher.",
			es: "Tu puntuación no baja de 0, así que solo pierdes 3 de los 6 puntos del suelo.",
			pt: "A tua pontuação nunca desce abaixo de 0, por isso só perdes 3 dos 6 pontos do chão.",
		}},
		{argument(engine.For, "why.star", "place", engine.NewReason("pavilion.on.middle"), "points", 12), sentences{
			en: "You cover the last space on the centre star for 12 points at the end.",
			de: "Du belegst das letzte Feld auf dem mittleren Stern für 12 Punkte am Ende.",
			nl: "Je bedekt het laatste vak op de middelste ster voor 12 punten aan het einde.",
			fr: "Vous couvrez la dernière case de l’étoile centrale pour 12 points à la fin.",
			es: "Cubres la última casilla de la estrella central por 12 puntos al final.",
			pt: "Cobres a última casa da estrela central por 12 pontos no fim.",
		}},
		{argument(engine.For, "why.hold", "tiles", 4, "colour", blue), sentences{
			en: "You then hold 4 blue tiles.",
			de: "Du hast dann 4 blaue Fliesen.",
			nl: "Je hebt dan 4 blauwe tegels.",
			fr: "Vous avez alors 4 tuiles bleues en main.",
			es: "Reúnes 4 azulejos azules.",
			pt: "Ficas com 4 azulejos azuis.",
		}},
		{argument(engine.For, "why.take", "tiles", 3), sentences{
			en: "You take 3 tiles at once.",
			de: "Du nimmst 3 Fliesen auf einmal.",
			nl: "Je neemt 3 tegels in één keer.",
			fr: "Vous prenez 3 tuiles d’un seul coup.",
			es: "Tomas 3 azulejos de una vez.",
			pt: "Tiras 3 azulejos de uma vez.",
		}},
		{argument(engine.For, "why.joker", "jokers", 1), sentences{
			en: "You get a joker.",
			de: "Du bekommst einen Joker.",
			nl: "Je krijgt één joker.",
			fr: "Vous obtenez 1 joker.",
			es: "Consigues un comodín.",
			pt: "Ficas com mais um joker.",
		}},
		{argument(engine.For, "why.joker", "jokers", 2), sentences{
			en: "You get 2 jokers.",
			de: "Du bekommst 2 Joker.",
			nl: "Je krijgt 2 jokers.",
			fr: "Vous obtenez 2 jokers.",
			es: "Consigues 2 comodines.",
			pt: "Ficas com mais 2 jokers.",
		}},
		{argument(engine.For, "why.next-joker", "colour", blue), sentences{
			en: "Blue is the joker colour of the next round, and you can keep up to four tiles.",
			de: "Blaue Fliesen sind in der nächsten Runde Joker, und du darfst bis zu vier Fliesen behalten.",
			nl: "Blauwe tegels zijn volgende ronde joker, en je mag maximaal vier tegels bewaren.",
			fr: "Les tuiles bleues seront les jokers de la manche suivante, et vous pouvez en garder jusqu’à quatre.",
			es: "Los azulejos azules serán los comodines de la ronda siguiente, y puedes guardar hasta cuatro.",
			pt: "Os azulejos azuis serão os jokers da ronda seguinte, e podes guardar até quatro.",
		}},
		{argument(engine.For, "why.lacks", "tiles", 1, "colour", blue, "number", 1, "place", blueStar(), "points", 6), sentences{
			en: "One more blue tile and you can cover the 1 on the blue star for 6 points.",
			de: "Noch eine blaue Fliese, und du kannst die 1 auf dem blauen Stern für 6 Punkte belegen.",
			nl: "Nog één blauwe tegel en je kunt de 1 op de blauwe ster bedekken voor 6 punten.",
			fr: "Encore 1 tuile bleue et vous pouvez couvrir le 1 de l’étoile bleue pour 6 points.",
			es: "Un azulejo azul más y puedes cubrir el 1 de la estrella azul por 6 puntos.",
			pt: "Mais um azulejo azul e podes cobrir o 1 da estrela azul por 6 pontos.",
		}},
		{argument(engine.For, "why.lacks", "tiles", 2, "colour", blue, "number", 6, "place", leftStar(), "points", 1), sentences{
			en: "2 more blue tiles and you can cover the 6 on the left star for one point.",
			de: "Noch 2 blaue Fliesen, und du kannst die 6 auf dem Stern links für einen Punkt belegen.",
			nl: "Nog 2 blauwe tegels en je kunt de 6 op de ster links bedekken voor één punt.",
			fr: "Encore 2 tuiles bleues et vous pouvez couvrir le 6 de l’étoile de gauche pour 1 point.",
			es: "2 azulejos azules más y puedes cubrir el 6 de la estrella izquierda por un punto.",
			pt: "Mais 2 azulejos azuis e podes cobrir o 6 da estrela da esquerda por um ponto.",
		}},
		{argument(engine.For, "why.fill-column", "tiles", 2, "colour", blue, "line", 5, "column", 2), sentences{
			en: "2 more blue tiles in line 5 and column 2 is complete for 7 more points.",
			de: "Noch 2 blaue Fliesen in Musterreihe 5, und Spalte 2 ist für 7 weitere Punkte vollständig.",
			nl: "Nog 2 blauwe tegels in lijn 5 en kolom 2 is compleet voor 7 extra punten.",
			fr: "Encore 2 tuiles bleues sur la ligne 5 et la colonne 2 est complète pour 7 points de plus.",
			es: "2 azulejos azules más en la línea 5 y la columna 2 queda completa por 7 puntos más.",
			pt: "Mais 2 azulejos azuis na linha 5 e a coluna 2 fica completa por mais 7 pontos.",
		}},
		{argument(engine.For, "why.fill-colour", "tiles", 1, "colour", blue, "line", 3), sentences{
			en: "One more tile in line 3 and you place the fifth blue tile for 10 more points.",
			de: "Noch eine blaue Fliese in Musterreihe 3, und du legst die fünfte blaue Fliese für 10 weitere Punkte.",
			nl: "Nog één blauwe tegel in lijn 3 en je legt de vijfde blauwe tegel voor 10 extra punten.",
			fr: "Encore 1 tuile bleue sur la ligne 3 et vous posez la cinquième tuile bleue pour 10 points de plus.",
			es: "Un azulejo azul más en la línea 3 y colocas el quinto azulejo azul por 10 puntos más.",
			pt: "Mais um azulejo azul na linha 3 e colocas o quinto azulejo azul por mais 10 pontos.",
		}},
		{argument(engine.For, "why.pays-ornament", "number", 4, "place", blueStar(), "ornament", engine.Key("pavilion.a.pillar"), "tiles", 1), sentences{
			en: "You can then cover the 4 on the blue star and surround a pillar for one bonus tile.",
			de: "Du kannst dann die 4 auf dem blauen Stern belegen und eine Säule für eine Bonusfliese umschließen.",
			nl: "Je kunt dan de 4 op de blauwe ster bedekken en een pilaar omringen voor één bonustegel.",
			fr: "Vous pouvez ensuite couvrir le 4 de l’étoile bleue et entourer un pilier pour 1 tuile bonus.",
			es: "Luego puedes cubrir el 4 de la estrella azul y rodear un pilar por un azulejo de bonificación.",
			pt: "Depois podes cobrir o 4 da estrela azul e rodear um pilar por um azulejo de bónus.",
		}},
		{argument(engine.For, "why.pays", "number", 4, "place", blueStar(), "points", 1), sentences{
			en: "You can then cover the 4 on the blue star for one point.",
			de: "Du kannst dann die 4 auf dem blauen Stern für einen Punkt belegen.",
			nl: "Je kunt dan de 4 op de blauwe ster bedekken voor één punt.",
			fr: "Vous pouvez ensuite couvrir le 4 de l’étoile bleue pour 1 point.",
			es: "Luego puedes cubrir el 4 de la estrella azul por un punto.",
			pt: "Depois podes cobrir o 4 da estrela azul por um ponto.",
		}},
		{argument(engine.For, "why.pays", "number", 4, "place", leftStar(), "points", 3), sentences{
			en: "You can then cover the 4 on the left star for 3 points.",
			de: "Du kannst dann die 4 auf dem Stern links für 3 Punkte belegen.",
			nl: "Je kunt dan de 4 op de ster links bedekken voor 3 punten.",
			fr: "Vous pouvez ensuite couvrir le 4 de l’étoile de gauche pour 3 points.",
			es: "Luego puedes cubrir el 4 de la estrella izquierda por 3 puntos.",
			pt: "Depois podes cobrir o 4 da estrela da esquerda por 3 pontos.",
		}},
		{argument(engine.For, "why.number-part", "spaces", 1, "number", 3, "points", 12), sentences{
			en: "One more space numbered 3 and you score 12 points at the end.",
			de: "Noch ein Feld mit der Zahl 3, und du erhältst am Ende 12 Punkte.",
			nl: "Nog één vak met een 3 en je krijgt aan het einde 12 punten.",
			fr: "Encore 1 case de valeur 3 et vous marquez 12 points à la fin.",
			es: "Una casilla más con el número 3 y ganas 12 puntos al final.",
			pt: "Mais uma casa com o número 3 e ganhas 12 pontos no fim.",
		}},
		{argument(engine.For, "why.number-part", "spaces", 2, "number", 3, "points", 12), sentences{
			en: "2 more spaces numbered 3 and you score 12 points at the end.",
			de: "Noch 2 Felder mit der Zahl 3, und du erhältst am Ende 12 Punkte.",
			nl: "Nog 2 vakken met een 3 en je krijgt aan het einde 12 punten.",
			fr: "Encore 2 cases de valeur 3 et vous marquez 12 points à la fin.",
			es: "2 casillas más con el número 3 y ganas 12 puntos al final.",
			pt: "Mais 2 casas com o número 3 e ganhas 12 pontos no fim.",
		}},
		{argument(engine.For, "why.star-part", "spaces", 1, "place", blueStar(), "points", 14), sentences{
			en: "One more tile on the blue star and you score 14 points at the end.",
			de: "Noch eine Fliese auf dem blauen Stern, und du erhältst am Ende 14 Punkte.",
			nl: "Nog één tegel op de blauwe ster en je krijgt aan het einde 14 punten.",
			fr: "Encore 1 case de l’étoile bleue et vous marquez 14 points à la fin.",
			es: "Una casilla más de la estrella azul y ganas 14 puntos al final.",
			pt: "Mais uma casa da estrela azul e ganhas 14 pontos no fim.",
		}},
		{argument(engine.For, "why.star-part", "spaces", 2, "place", leftStar(), "points", 14), sentences{
			en: "2 more tiles on the left star and you score 14 points at the end.",
			de: "Noch 2 Fliesen auf dem Stern links, und du erhältst am Ende 14 Punkte.",
			nl: "Nog 2 tegels op de ster links en je krijgt aan het einde 14 punten.",
			fr: "Encore 2 cases de l’étoile de gauche et vous marquez 14 points à la fin.",
			es: "2 casillas más de la estrella izquierda y ganas 14 puntos al final.",
			pt: "Mais 2 casas da estrela da esquerda e ganhas 14 pontos no fim.",
		}},
		{argument(engine.For, "why.run", "points", 1), sentences{
			en: "You score one point.",
			de: "Du erhältst einen Punkt.",
			nl: "Je krijgt één punt.",
			fr: "Vous marquez 1 point.",
			es: "Ganas un punto.",
			pt: "Ganhas um ponto.",
		}},
		{argument(engine.For, "why.run", "points", 3), sentences{
			en: "You score 3 points.",
			de: "Du erhältst 3 Punkte.",
			nl: "Je krijgt 3 punten.",
			fr: "Vous marquez 3 points.",
			es: "Ganas 3 puntos.",
			pt: "Ganhas 3 pontos.",
		}},
		{argument(engine.For, "why.ornament", "ornament", engine.Key("pavilion.a.window"), "tiles", 3), sentences{
			en: "You surround a window and take 3 bonus tiles.",
			de: "Du umschließt ein Fenster und nimmst 3 Bonusfliesen.",
			nl: "Je omringt een raam en neemt 3 bonustegels.",
			fr: "Vous entourez une fenêtre et prenez 3 tuiles bonus.",
			es: "Rodeas una ventana y tomas 3 azulejos de bonificación.",
			pt: "Rodeias uma janela e tiras 3 azulejos de bónus.",
		}},
		{argument(engine.For, "why.ornament", "ornament", engine.Key("pavilion.a.pillar"), "tiles", 1), sentences{
			en: "You surround a pillar and take one bonus tile.",
			de: "Du umschließt eine Säule und nimmst eine Bonusfliese.",
			nl: "Je omringt een pilaar en neemt één bonustegel.",
			fr: "Vous entourez un pilier et prenez 1 tuile bonus.",
			es: "Rodeas un pilar y tomas un azulejo de bonificación.",
			pt: "Rodeias um pilar e tiras um azulejo de bónus.",
		}},
		{argument(engine.For, "why.star", "place", blueStar(), "points", 14), sentences{
			en: "You cover the last space on the blue star for 14 points at the end.",
			de: "Du belegst das letzte Feld auf dem blauen Stern für 14 Punkte am Ende.",
			nl: "Je bedekt het laatste vak op de blauwe ster voor 14 punten aan het einde.",
			fr: "Vous couvrez la dernière case de l’étoile bleue pour 14 points à la fin.",
			es: "Cubres la última casilla de la estrella azul por 14 puntos al final.",
			pt: "Cobres a última casa da estrela azul por 14 pontos no fim.",
		}},
		{argument(engine.For, "why.number", "number", 2, "points", 8), sentences{
			en: "You cover the last space numbered 2 for 8 points at the end.",
			de: "Du belegst das letzte Feld mit der Zahl 2 für 8 Punkte am Ende.",
			nl: "Je bedekt het laatste vak met een 2 voor 8 punten aan het einde.",
			fr: "Vous couvrez la dernière case de valeur 2 pour 8 points à la fin.",
			es: "Cubres la última casilla con el número 2 por 8 puntos al final.",
			pt: "Cobres a última casa com o número 2 por 8 pontos no fim.",
		}},
		{argument(engine.For, "why.near", "spaces", 1, "ornament", engine.Key("pavilion.a.window"), "tiles", 3), sentences{
			en: "One more space and you surround a window for 3 bonus tiles.",
			de: "Noch ein Feld, und du umschließt ein Fenster für 3 Bonusfliesen.",
			nl: "Nog één vak en je omringt een raam voor 3 bonustegels.",
			fr: "Encore 1 case et vous entourez une fenêtre pour 3 tuiles bonus.",
			es: "Una casilla más y rodeas una ventana por 3 azulejos de bonificación.",
			pt: "Mais uma casa e rodeias uma janela por 3 azulejos de bónus.",
		}},
		{argument(engine.For, "why.near", "spaces", 2, "ornament", engine.Key("pavilion.a.statue"), "tiles", 1), sentences{
			en: "2 more spaces and you surround a statue for one bonus tile.",
			de: "Noch 2 Felder, und du umschließt eine Statue für eine Bonusfliese.",
			nl: "Nog 2 vakken en je omringt een standbeeld voor één bonustegel.",
			fr: "Encore 2 cases et vous entourez une statue pour 1 tuile bonus.",
			es: "2 casillas más y rodeas una estatua por un azulejo de bonificación.",
			pt: "Mais 2 casas e rodeias uma estátua por um azulejo de bónus.",
		}},
		{argument(engine.For, "why.spends", "jokers", 1), sentences{
			en: "You spend one joker.",
			de: "Du verbrauchst einen Joker.",
			nl: "Je geeft één joker uit.",
			fr: "Vous dépensez 1 joker.",
			es: "Gastas un comodín.",
			pt: "Gastas um joker.",
		}},
		{argument(engine.For, "why.spends", "jokers", 2), sentences{
			en: "You spend 2 jokers.",
			de: "Du verbrauchst 2 Joker.",
			nl: "Je geeft 2 jokers uit.",
			fr: "Vous dépensez 2 jokers.",
			es: "Gastas 2 comodines.",
			pt: "Gastas 2 jokers.",
		}},
		{argument(engine.For, "why.stuck"), sentences{
			en: "You cannot pay for any space.",
			de: "Du kannst kein Feld mehr bezahlen.",
			nl: "Je kunt geen vak meer betalen.",
			fr: "Vous ne pouvez plus payer aucune case.",
			es: "No puedes pagar ninguna casilla.",
			pt: "Não podes pagar nenhuma casa.",
		}},
		{argument(engine.For, "why.keep", "tiles", 1), sentences{
			en: "You keep one tile for the next round.",
			de: "Du behältst eine Fliese für die nächste Runde.",
			nl: "Je bewaart één tegel voor de volgende ronde.",
			fr: "Vous gardez 1 tuile pour la manche suivante.",
			es: "Guardas un azulejo para la ronda siguiente.",
			pt: "Guardas um azulejo para a ronda seguinte.",
		}},
		{argument(engine.For, "why.keep", "tiles", 4), sentences{
			en: "You keep 4 tiles for the next round.",
			de: "Du behältst 4 Fliesen für die nächste Runde.",
			nl: "Je bewaart 4 tegels voor de volgende ronde.",
			fr: "Vous gardez 4 tuiles pour la manche suivante.",
			es: "Guardas 4 azulejos para la ronda siguiente.",
			pt: "Guardas 4 azulejos para a ronda seguinte.",
		}},
		{argument(engine.For, "why.keep-joker", "jokers", 1), sentences{
			en: "You keep a joker for the next round.",
			de: "Du behältst einen Joker für die nächste Runde.",
			nl: "Je bewaart één joker voor de volgende ronde.",
			fr: "Vous gardez 1 joker pour la manche suivante.",
			es: "Guardas un comodín para la ronda siguiente.",
			pt: "Guardas um joker para a ronda seguinte.",
		}},
		{argument(engine.For, "why.keep-joker", "jokers", 2), sentences{
			en: "You keep 2 jokers for the next round.",
			de: "Du behältst 2 Joker für die nächste Runde.",
			nl: "Je bewaart 2 jokers voor de volgende ronde.",
			fr: "Vous gardez 2 jokers pour la manche suivante.",
			es: "Guardas 2 comodines para la ronda siguiente.",
			pt: "Guardas 2 jokers para a ronda seguinte.",
		}},
		{argument(engine.For, "why.lose", "tiles", 1, "points", 1), sentences{
			en: "One tile that you do not keep costs you one point.",
			de: "Eine Fliese, die du nicht behältst, kostet dich einen Punkt.",
			nl: "Je betaalt één punt voor één tegel die je niet bewaart.",
			fr: "1 tuile que vous ne gardez pas vous coûte 1 point.",
			es: "Un azulejo que no guardas te cuesta un punto.",
			pt: "Um azulejo que não guardas custa-te um ponto.",
		}},
		{argument(engine.For, "why.lose", "tiles", 2, "points", 2), sentences{
			en: "2 tiles that you do not keep cost you 2 points.",
			de: "2 Fliesen, die du nicht behältst, kosten dich 2 Punkte.",
			nl: "Je betaalt 2 punten voor 2 tegels die je niet bewaart.",
			fr: "2 tuiles que vous ne gardez pas vous coûtent 2 points.",
			es: "2 azulejos que no guardas te cuestan 2 puntos.",
			pt: "2 azulejos que não guardas custam-te 2 pontos.",
		}},
		{argument(engine.For, "why.spared"), sentences{
			en: "You lose no points.",
			de: "Du verlierst keine Punkte.",
			nl: "Je verliest geen punten.",
			fr: "Vous ne perdez aucun point.",
			es: "No pierdes puntos.",
			pt: "Não perdes pontos.",
		}},
		{argument(engine.For, "why.marker-cost", "points", 1), sentences{
			en: "The starting player marker costs you one point.",
			de: "Der Startspielermarker kostet dich einen Punkt.",
			nl: "De startspelertegel kost je één punt.",
			fr: "La tuile Premier joueur vous coûte 1 point.",
			es: "La ficha de jugador inicial te cuesta un punto.",
			pt: "O marcador de primeiro jogador custa-te um ponto.",
		}},
		{argument(engine.For, "why.marker-cost", "points", 3), sentences{
			en: "The starting player marker costs you 3 points.",
			de: "Der Startspielermarker kostet dich 3 Punkte.",
			nl: "De startspelertegel kost je 3 punten.",
			fr: "La tuile Premier joueur vous coûte 3 points.",
			es: "La ficha de jugador inicial te cuesta 3 puntos.",
			pt: "O marcador de primeiro jogador custa-te 3 pontos.",
		}},
		{argument(engine.For, "why.bonus", "tiles", 1), sentences{
			en: "You take one bonus tile.",
			de: "Du nimmst eine Bonusfliese.",
			nl: "Je neemt één bonustegel.",
			fr: "Vous prenez 1 tuile bonus.",
			es: "Tomas un azulejo de bonificación.",
			pt: "Tiras um azulejo de bónus.",
		}},
		{argument(engine.For, "why.bonus", "tiles", 2), sentences{
			en: "You take 2 bonus tiles.",
			de: "Du nimmst 2 Bonusfliesen.",
			nl: "Je neemt 2 bonustegels.",
			fr: "Vous prenez 2 tuiles bonus.",
			es: "Tomas 2 azulejos de bonificación.",
			pt: "Tiras 2 azulejos de bónus.",
		}},
		{argument(engine.For, "why.reply-star", "player", ines, "colour", blue, "number", 5, "place", leftStar()), sentences{
			en: "Inês can then take the blue tiles for the 5 on the left star.",
			de: "Inês kann dann die blauen Fliesen für die 5 auf dem Stern links nehmen.",
			nl: "Inês kan dan de blauwe tegels nemen voor de 5 op de ster links.",
			fr: "Inês peut alors prendre les tuiles bleues pour le 5 de l’étoile de gauche.",
			es: "Inês puede tomar entonces los azulejos azules para el 5 de la estrella izquierda.",
			pt: "Inês pode então tirar os azulejos azuis para o 5 da estrela da esquerda.",
		}},
		{argument(engine.For, "why.needs", "player", ines, "colour", blue, "number", 5, "place", blueStar()), sentences{
			en: "You take the blue tiles that Inês needs for the 5 on the blue star.",
			de: "Du nimmst die blauen Fliesen, die Inês für die 5 auf dem blauen Stern braucht.",
			nl: "Je neemt de blauwe tegels die Inês nodig heeft voor de 5 op de blauwe ster.",
			fr: "Vous prenez les tuiles bleues qu’il faut à Inês pour le 5 de l’étoile bleue.",
			es: "Tomas los azulejos azules que Inês necesita para el 5 de la estrella azul.",
			pt: "Tiras os azulejos azuis de que Inês precisa para o 5 da estrela azul.",
		}},
	}
}

// TestExplanationsInAllLanguages checks whole hints and reviews.
func TestExplanationsInAllLanguages(t *testing.T) {
	finish, reply := argument(engine.For, "why.finish", "line", 5, "points", 6), argument(engine.Against, "why.reply", "player", ines, "line", 1, "points", 5)
	column, waste := argument(engine.For, "why.column-part", "column", 2, "tiles", 4), argument(engine.Against, "why.waste", "tiles", 2, "points", 3)
	marker := argument(engine.Against, "why.marker-floor", "points", 1)
	for _, c := range []struct {
		explanation review.Explanation
		want        sentences
	}{
		{review.Explanation{For: []engine.Argument{finish}, But: &reply}, sentences{
			en: "You fill line 5 for 6 points, but Inês can then fill line 1 for 5 points.",
			de: "Du füllst Musterreihe 5 für 6 Punkte, aber Inês kann dann Musterreihe 1 für 5 Punkte füllen.",
			nl: "Je vult lijn 5 voor 6 punten, maar Inês kan dan lijn 1 vullen voor 5 punten.",
			fr: "Vous remplissez la ligne 5 pour 6 points, mais Inês peut alors remplir la ligne 1 pour 5 points.",
			es: "Llenas la línea 5 por 6 puntos, pero Inês puede llenar entonces la línea 1 por 5 puntos.",
			pt: "Enches a linha 5 por 6 pontos, mas Inês pode então encher a linha 1 por 5 pontos.",
		}},
		{review.Explanation{For: []engine.Argument{finish, column}}, sentences{
			en: "You fill line 5 for 6 points. Column 2 then has 4 of its 5 tiles.",
			de: "Du füllst Musterreihe 5 für 6 Punkte. Spalte 2 hat dann 4 von 5 Fliesen.",
			nl: "Je vult lijn 5 voor 6 punten. Kolom 2 heeft dan 4 van de 5 tegels.",
			fr: "Vous remplissez la ligne 5 pour 6 points. La colonne 2 a alors 4 tuiles sur 5.",
			es: "Llenas la línea 5 por 6 puntos. La columna 2 tiene entonces 4 de sus 5 azulejos.",
			pt: "Enches a linha 5 por 6 pontos. A coluna 2 fica com 4 dos 5 azulejos.",
		}},
		{review.Explanation{For: []engine.Argument{finish}, Fault: &waste}, sentences{
			en: "You fill line 5 for 6 points. What you played: 2 tiles fall to the floor and you lose 3 points.",
			de: "Du füllst Musterreihe 5 für 6 Punkte. Was du gespielt hast – 2 Fliesen fallen in die Bodenreihe, und du verlierst 3 Punkte.",
			nl: "Je vult lijn 5 voor 6 punten. Wat je speelde: er vallen 2 tegels op de vloerlijn en je verliest 3 punten.",
			fr: "Vous remplissez la ligne 5 pour 6 points. Ce que vous avez joué\u202f: 2 tuiles tombent au plancher et vous perdez 3 points.",
			es: "Llenas la línea 5 por 6 puntos. Lo que jugaste: 2 azulejos caen al suelo y pierdes 3 puntos.",
			pt: "Enches a linha 5 por 6 pontos. O que jogaste: 2 azulejos caem no chão e perdes 3 pontos.",
		}},
		{review.Explanation{For: []engine.Argument{finish}, Cost: &marker, But: &reply}, sentences{
			en: "You fill line 5 for 6 points, but the marker costs you one point on the floor line and Inês can then fill line 1 for 5 points.",
			de: "Du füllst Musterreihe 5 für 6 Punkte, aber der Marker kostet dich in der Bodenreihe einen Punkt und Inês kann dann Musterreihe 1 für 5 Punkte füllen.",
			nl: "Je vult lijn 5 voor 6 punten, maar de startspelertegel kost je één punt op de vloerlijn en Inês kan dan lijn 1 vullen voor 5 punten.",
			fr: "Vous remplissez la ligne 5 pour 6 points, mais la tuile Premier joueur vous coûte 1 point au plancher et Inês peut alors remplir la ligne 1 pour 5 points.",
			es: "Llenas la línea 5 por 6 puntos, pero la ficha de jugador inicial te cuesta un punto en el suelo e Inês puede llenar entonces la línea 1 por 5 puntos.",
			pt: "Enches a linha 5 por 6 pontos, mas o marcador custa-te um ponto no chão e Inês pode então encher a linha 1 por 5 pontos.",
		}},
		{review.Explanation{Cost: &marker, Expected: &review.Expectation{Better: []float64{42.4, 34.9}, Other: []float64{38, 43}}}, sentences{
			en: "You can expect to finish 42 : 35 instead of 38 : 43. But the marker costs you one point on the floor line.",
			de: "Du kannst am Ende 42 : 35 statt 38 : 43 erwarten. Aber der Marker kostet dich in der Bodenreihe einen Punkt.",
			nl: "Je kunt aan het einde op 42 : 35 rekenen in plaats van op 38 : 43. Maar de startspelertegel kost je één punt op de vloerlijn.",
			fr: "Vous pouvez espérer finir à 42\u202f:\u00a035 au lieu de 38\u202f:\u00a043. Mais la tuile Premier joueur vous coûte 1 point au plancher.",
			es: "Puedes esperar acabar 42 : 35 en vez de 38 : 43. Pero la ficha de jugador inicial te cuesta un punto en el suelo.",
			pt: "Podes esperar acabar com 42 : 35 em vez de 38 : 43. Mas o marcador custa-te um ponto no chão.",
		}},
		{review.Explanation{Expected: &review.Expectation{Seat: 1, Better: []float64{20, 30.6, 25}, Other: []float64{20.2, 31, 25}, Chances: [2]float64{.56, .55}}}, sentences{
			en: "Both moves are almost equally good.",
			de: "Beide Züge sind fast gleich gut.",
			nl: "Beide zetten zijn bijna even goed.",
			fr: "Les deux coups se valent presque.",
			es: "Las dos jugadas son casi igual de buenas.",
			pt: "As duas jogadas são quase igualmente boas.",
		}},
		{review.Explanation{Expected: &review.Expectation{Better: []float64{42, 35}, Other: []float64{42, 36.4}, Chances: [2]float64{.62, .55}}}, sentences{
			en: "Your chance to win is then 62 of 100 instead of 55.",
			de: "Deine Gewinnchance beträgt dann 62 statt 55 von 100.",
			nl: "Je winstkans is dan 62 van de 100 in plaats van 55.",
			fr: "Vos chances de gagner sont alors de 62 sur 100 au lieu de 55.",
			es: "Tu probabilidad de ganar es entonces de 62 de 100 en vez de 55.",
			pt: "A tua probabilidade de vitória é então de 62 em 100 em vez de 55.",
		}},
		{review.Explanation{Cost: &marker, Fault: &reply}, sentences{
			en: "What you played: Inês can then fill line 1 for 5 points. The better move has its price: the marker costs you one point on the floor line.",
			de: "Was du gespielt hast – Inês kann dann Musterreihe 1 für 5 Punkte füllen. Der bessere Zug hat seinen Preis – der Marker kostet dich in der Bodenreihe einen Punkt.",
			nl: "Wat je speelde: Inês kan dan lijn 1 vullen voor 5 punten. De betere zet heeft zijn prijs: de startspelertegel kost je één punt op de vloerlijn.",
			fr: "Ce que vous avez joué\u202f: Inês peut alors remplir la ligne 1 pour 5 points. Le meilleur coup a un prix\u202f: la tuile Premier joueur vous coûte 1 point au plancher.",
			es: "Lo que jugaste: Inês puede llenar entonces la línea 1 por 5 puntos. La jugada mejor tiene su precio: la ficha de jugador inicial te cuesta un punto en el suelo.",
			pt: "O que jogaste: Inês pode então encher a linha 1 por 5 pontos. A jogada melhor tem o seu preço: o marcador custa-te um ponto no chão.",
		}},
		{review.Explanation{Fault: &reply}, sentences{
			en: "What you played: Inês can then fill line 1 for 5 points.",
			de: "Was du gespielt hast – Inês kann dann Musterreihe 1 für 5 Punkte füllen.",
			nl: "Wat je speelde: Inês kan dan lijn 1 vullen voor 5 punten.",
			fr: "Ce que vous avez joué\u202f: Inês peut alors remplir la ligne 1 pour 5 points.",
			es: "Lo que jugaste: Inês puede llenar entonces la línea 1 por 5 puntos.",
			pt: "O que jogaste: Inês pode então encher a linha 1 por 5 pontos.",
		}},
	} {
		eachLanguage(t, func(language string, x Explainer) {
			if got, want := x.ForPlayer(c.explanation, 2*GlanceLength), c.want.in(language); got != want {
				t.Errorf("%s:\n%s, want\n%s", language, got, want)
			}
		})
	}
}

// TestDescriptionsInAllLanguages checks explanations of moves by other players.
func TestDescriptionsInAllLanguages(t *testing.T) {
	reply := argument(engine.Against, "why.reply", "player", ines, "line", 1, "points", 5)
	e := review.Explanation{For: []engine.Argument{argument(engine.For, "why.finish", "line", 5, "points", 6), argument(engine.For, "why.column-part", "column", 2, "tiles", 4)}, But: &reply}
	both := sentences{
		en: "It fills line 5 for 6 points and brings column 2 to 4 of its 5 tiles, but lets Inês fill line 1 for 5 points.",
		de: "Der Zug füllt Musterreihe 5 für 6 Punkte und bringt Spalte 2 auf 4 von 5 Fliesen, aber lässt Inês Musterreihe 1 für 5 Punkte füllen.",
		nl: "De zet vult lijn 5 voor 6 punten en brengt kolom 2 op 4 van de 5 tegels, maar laat Inês lijn 1 vullen voor 5 punten.",
		fr: "Ce coup remplit la ligne 5 pour 6 points et porte la colonne 2 à 4 tuiles sur 5, mais laisse Inês remplir la ligne 1 pour 5 points.",
		es: "Esta jugada llena la línea 5 por 6 puntos y lleva la columna 2 a 4 de sus 5 azulejos, pero deja que Inês llene la línea 1 por 5 puntos.",
		pt: "Esta jogada enche a linha 5 por 6 pontos e leva a coluna 2 a 4 dos 5 azulejos, mas deixa Inês encher a linha 1 por 5 pontos.",
	}
	alone := sentences{
		en: "It lets Inês fill line 1 for 5 points.",
		de: "Der Zug lässt Inês Musterreihe 1 für 5 Punkte füllen.",
		nl: "De zet laat Inês lijn 1 vullen voor 5 punten.",
		fr: "Ce coup laisse Inês remplir la ligne 1 pour 5 points.",
		es: "Esta jugada deja que Inês llene la línea 1 por 5 puntos.",
		pt: "Esta jogada deixa Inês encher a linha 1 por 5 pontos.",
	}
	eachLanguage(t, func(language string, x Explainer) {
		if got, want := x.ForOthers(e, 1000), both.in(language); got != want {
			t.Errorf("%s:\n%s, want\n%s", language, got, want)
		}
		if got, want := x.ForOthers(review.Explanation{But: &reply}, 1000), alone.in(language); got != want {
			t.Errorf("%s:\n%s, want\n%s", language, got, want)
		}
	})
}

// TestDescriptionsOfComparisons checks that what is said of another player's move has a text in all languages: it is said of the move, or else of the player.
func TestDescriptionsOfComparisons(t *testing.T) {
	values := []any{"player", ines, "line", 4, "row", 3, "column", 2, "tiles", 2, "points", 4, "other", 3, "full", 5, "spaces", 2, "number", 1, "colour", red,
		"place", blueStar(), "ornament", engine.Key("pavilion.a.statue"), "jokers", 1}
	eachLanguage(t, func(language string, x Explainer) {
		for _, key := range x.Words.Keys("why.") {
			code, found := strings.CutSuffix(key, ".you")
			if !found {
				continue
			}
			a := argument(engine.For, code, values...)
			if text := x.ForOthers(review.Explanation{For: []engine.Argument{a}}, 1000); strings.Contains(text, "why.") {
				t.Errorf("%s, %s: %s", language, code, text)
			}
		}
		named := argument(engine.For, "why.round", "player", ines, "points", 4, "other", 3)
		named.ByName = engine.NewReason("why.round-reply", named.Values...)
		if text := x.ForOthers(review.Explanation{For: []engine.Argument{named}}, 1000); !strings.Contains(text, "Inês") {
			t.Errorf("%s: %s", language, text)
		}
	})
}

// TestOthersHearAsMuch checks that everyone hears as many facts about a move as its player: what it brings, what it costs, what was wrong with the move played
// and the result to expect, each of the move or of the player by name.
func TestOthersHearAsMuch(t *testing.T) {
	waste, floor := argument(engine.Against, "why.waste", "tiles", 1, "points", 1), argument(engine.For, "why.floor", "points", 6, "other", 14)
	floor.ByName = engine.NewReason("why.floor-reply", "player", ines, "points", 6, "other", 14)
	later := argument(engine.For, "why.finish-later", "line", 4, "points", 3)
	later.Topic.Seat = ines
	reply := argument(engine.Against, "why.reply", "player", engine.Seat(0), "line", 1, "points", 5)
	begins, zero := argument(engine.Against, "why.marker-reply", "player", engine.Seat(0)), argument(engine.For, "why.zero", "points", 2, "full", 8)
	zero.Topic.Seat = ines
	expected := &review.Expectation{Seat: ines, Better: []float64{35, 42}, Other: []float64{43, 38}}
	of4 := &review.Expectation{Seat: ines, Better: []float64{60, 70, 73, 20}, Other: []float64{60, 66, 73, 20}}
	for _, c := range []struct {
		explanation review.Explanation
		want        string
	}{
		{review.Explanation{Cost: &waste, Fault: &reply}, "Inês’s move lets Ana fill line 1 for 5 points. The better move has its price: it drops one tile to the floor and loses one point."},
		{review.Explanation{For: []engine.Argument{floor}, Cost: &waste, Fault: &begins}, // which counts the cost
			"Inês loses 6 points on the floor line this round instead of 14. Inês’s move: Ana starts the next round."},
		{review.Explanation{For: []engine.Argument{later}, Cost: &waste},
			"Later this round, Inês can fill line 4 for 3 points. But the move drops one tile to the floor and loses one point."},
		{review.Explanation{For: []engine.Argument{later}, Expected: expected}, "Later this round, Inês can fill line 4 for 3 points. Inês can expect to finish 42\u00a0:\u00a035 instead of 38\u00a0:\u00a043."},
		{review.Explanation{For: []engine.Argument{later}, But: &begins}, "Later this round, Inês can fill line 4 for 3 points. But Ana starts the next round."},
		{review.Explanation{Cost: &waste, Expected: expected}, "Inês can expect to finish 42\u00a0:\u00a035 instead of 38\u00a0:\u00a043. But the move drops one tile to the floor and loses one point."},
		{review.Explanation{For: []engine.Argument{zero}, Cost: &waste}, "Inês’s score cannot fall below 0, so the floor line costs only 2 of its 8 points."},
		{review.Explanation{Expected: of4}, "Inês can expect to finish 70\u00a0:\u00a073 against Duarte instead of 66\u00a0:\u00a073."},
	} {
		c.explanation.Seat = ines
		eachLanguage(t, func(language string, x Explainer) {
			x.Name = func(s engine.Seat) string { return [...]string{"Ana", "Inês", "Duarte", "Marta"}[s] }
			others, own := x.ForOthers(c.explanation, 1000), x.ForPlayer(c.explanation, 1000)
			if language == locale.English && others != c.want {
				t.Errorf("%s, want\n%s", others, c.want)
			}
			if count := func(text string) int { return strings.Count(text, ".") }; count(others) < count(own) || !strings.Contains(others, "Inês") && c.explanation.Cost == nil {
				t.Errorf("%s: %s\nits player hears: %s", language, others, own)
			}
		})
	}
}

// TestRivalsAreAddressed checks that what a move does to a rival who is addressed does not name that rival.
func TestRivalsAreAddressed(t *testing.T) {
	misses, stays := argument(engine.For, "why.column-misses", "player", ines, "column", 3), argument(engine.For, "why.star-tiles-misses", "player", ines, "tiles", 4, "place", blueStar())
	scores := argument(engine.Against, "why.placing-reply", "player", ines, "points", 9, "other", 4)
	covers := argument(engine.Against, "why.star-reply", "player", ines, "place", blueStar(), "points", 15, "spaces", 1)
	of4 := &review.Expectation{Seat: 0, Better: []float64{70, 73, 60, 20}, Other: []float64{66, 73, 60, 20}}
	for _, c := range []struct {
		explanation review.Explanation
		want        string
	}{
		{review.Explanation{For: []engine.Argument{misses, stays}, Fault: &scores},
			"It keeps you from completing column 3 for 7 points. You do not get to 4 tiles on the blue star this round. Ana’s move: you score 9 points this round instead of 4."},
		{review.Explanation{For: []engine.Argument{stays}, But: &covers},
			"You do not get to 4 tiles on the blue star this round. But later this round, you can cover the last space on the blue star for 15 points at the end."},
		{review.Explanation{Expected: of4}, "Ana can expect to finish 70\u00a0:\u00a073 against you instead of 66\u00a0:\u00a073."},
	} {
		w, err := locale.Open(locale.English)
		if err != nil {
			t.Fatal(err)
		}
		x := Explainer{Words: w, Name: func(s engine.Seat) string { return [...]string{"Ana", "You", "Duarte", "Marta"}[s] }, Addressed: func(s engine.Seat) bool { return s == ines }}
		if got := x.ForOthers(c.explanation, 1000); got != c.want {
			t.Errorf("%s, want\n%s", got, c.want)
		}
	}
	eachLanguage(t, func(language string, x Explainer) {
		x.Addressed = func(s engine.Seat) bool { return s == ines }
		for _, c := range singleArguments() {
			if text := x.ForOthers(review.Explanation{For: []engine.Argument{c.argument}}, 1000); strings.Contains(text, "Inês") {
				t.Errorf("%s, %s: %s", language, c.argument.Error(), text)
			}
		}
	})
}

// TestHintsNameTheOtherMove checks that a hint that compares numbers names the move that they are compared with, and another does not.
func TestHintsNameTheOtherMove(t *testing.T) {
	eachLanguage(t, func(language string, x Explainer) {
		for _, said := range []engine.Argument{argument(engine.For, "why.round", "player", ines, "points", 4, "other", 3), argument(engine.For, "why.free", "line", 4)} {
			e := review.Explanation{For: []engine.Argument{said}, Other: []engine.Move{7}}
			text := x.Hint(e, GlanceLength, func(engine.Move) string { return "3 tiles" })
			if strings.Contains(text, "3 tiles") != (said.Value("other") != nil) {
				t.Errorf("%s: %s", language, text)
			}
		}
	})
}

// TestHintsWithoutComparison checks that the other move is not named where only the result to expect is told.
func TestHintsWithoutComparison(t *testing.T) {
	for _, c := range []struct {
		better, other float64
		want          bool
	}{{40, 43, false}, {40, 39.4, true}, {42, 35, true}} {
		eachLanguage(t, func(language string, x Explainer) {
			e := review.Explanation{For: []engine.Argument{argument(engine.For, "why.run", "points", 2)}, Other: []engine.Move{7},
				Expected: &review.Expectation{Better: []float64{c.better, 30}, Other: []float64{c.other, 30}}}
			if text := x.Hint(e, GlanceLength, func(engine.Move) string { return "3 tiles" }); strings.Contains(text, "3 tiles") != c.want {
				t.Errorf("%s: %s", language, text)
			}
		})
	}
}

// TestHintsWithAnEqual checks that a hint names the move that is almost as good, in the place of scores that hardly differ.
func TestHintsWithAnEqual(t *testing.T) {
	run, marker := argument(engine.For, "why.run", "points", 2), argument(engine.Against, "why.marker-cost", "points", 1)
	even := &review.Expectation{Better: []float64{93, 90}, Other: []float64{92, 90}, Chances: [2]float64{.56, .55}}
	for _, c := range []struct {
		explanation review.Explanation
		want        string
	}{
		{review.Explanation{Expected: even}, "Almost as good: 3 tiles."},
		{review.Explanation{For: []engine.Argument{run}, Expected: even}, "You score 2 points. Almost as good: 3 tiles."},
		{review.Explanation{Cost: &marker, Expected: even}, "The starting player marker costs you one point. Almost as good: 3 tiles."},
	} {
		c.explanation.Other = []engine.Move{7}
		eachLanguage(t, func(language string, x Explainer) {
			text := x.Hint(c.explanation, GlanceLength, func(engine.Move) string { return "3 tiles" })
			if !strings.Contains(text, "3 tiles") || strings.Contains(text, "93") || language == locale.English && text != c.want {
				t.Errorf("%s: %s", language, text)
			}
		})
	}
}

// TestOrderOfTime checks that what the move does is said before what can be done later, but after what is completed.
func TestOrderOfTime(t *testing.T) {
	now, later := argument(engine.For, "why.finish", "line", 1, "points", 2), argument(engine.For, "why.finish-later", "line", 2, "points", 7)
	column := argument(engine.For, "why.column-later", "column", 2)
	column.Completes = true
	eachLanguage(t, func(language string, x Explainer) {
		got := x.ForPlayer(review.Explanation{For: []engine.Argument{column, later, now}}, 1000)
		if want := x.ForPlayer(review.Explanation{For: []engine.Argument{column, now, later}}, 1000); got != want {
			t.Errorf("%s:\n%s, want\n%s", language, got, want)
		}
	})
}

// TestListedReasonsHaveNoCommas checks that reasons which are listed with others have no subordinate clause, which the next one would seem to belong to.
func TestListedReasonsHaveNoCommas(t *testing.T) {
	values := []any{"player", ines, "line", 4, "row", 3, "column", 2, "tiles", 2, "points", 4, "other", 3, "full", 5, "spaces", 2, "number", 1, "colour", red,
		"place", blueStar(), "ornament", engine.Key("pavilion.a.statue"), "jokers", 1}
	eachLanguage(t, func(language string, x Explainer) {
		for _, key := range x.Words.Keys("why.") {
			a := argument(engine.For, key, values...)
			listed := x.Words.Has(strings.TrimSuffix(key, ".rival")) && !strings.HasSuffix(key, ".you") && !strings.HasSuffix(key, ".round") && !strings.HasSuffix(key, ".named")
			if text := x.clause(&a, ""); listed && strings.ContainsAny(text, ",;:") {
				t.Errorf("%s, %s: %s", language, key, text)
			}
		}
	})
}

// TestNothingInsteadOfNothing checks that a sentence does not compare tiles with a bare 0.
func TestNothingInsteadOfNothing(t *testing.T) {
	eachLanguage(t, func(language string, x Explainer) {
		for _, code := range []string{"why.kept", "why.kept-reply", "why.held", "why.held-reply"} {
			a := argument(engine.For, code, "player", ines, "tiles", 2, "other", 0)
			if text := x.clause(&a, ".you"); strings.Contains(text, "0") {
				t.Errorf("%s: %s", language, text)
			}
		}
	})
}

// TestExplanationsThatAreTooLong checks that the first argument for the move stays, unless a fault weighs more.
func TestExplanationsThatAreTooLong(t *testing.T) {
	first := argument(engine.For, "why.finish", "line", 5, "points", 6)
	long := argument(engine.For, "why.row", "row", 3)
	against := argument(engine.Against, "why.reply-star", "player", ines, "colour", blue, "number", 6, "place", leftStar())
	heavy := against
	heavy.Weight = 9
	heavyLong := long
	heavyLong.Weight = 20
	expected := &review.Expectation{Better: []float64{42, 35}, Other: []float64{38, 43}}
	eachLanguage(t, func(language string, x Explainer) {
		alone := review.Explanation{For: []engine.Argument{first}}
		for _, c := range []struct{ explanation, want review.Explanation }{
			{review.Explanation{For: []engine.Argument{first, long, long}}, alone},
			{review.Explanation{For: []engine.Argument{first, long}, But: &against}, alone},
			{review.Explanation{For: []engine.Argument{first}, Fault: &against}, alone},
			{review.Explanation{For: []engine.Argument{first, long}, Fault: &heavy}, review.Explanation{Fault: &heavy}},
			{review.Explanation{For: []engine.Argument{long}, Cost: &heavy, Expected: expected}, review.Explanation{Cost: &heavy, Expected: expected}},
			{review.Explanation{Fault: &heavy}, review.Explanation{Fault: &heavy}},
			{review.Explanation{For: []engine.Argument{first, heavyLong}, But: &heavy}, alone}, // not: first, but heavy
		} {
			if got, want := x.ForPlayer(c.explanation, 60), x.ForPlayer(c.want, 1000); got != want {
				t.Errorf("%s:\n%s, want\n%s", language, got, want)
			}
		}
	})
}

// TestGradualProgress checks that progress of the whole round is not told as that of the move, and that nobody else hears that the move makes it.
func TestGradualProgress(t *testing.T) {
	values := []any{"player", ines, "line", 4, "row", 3, "column", 2, "tiles", 2, "points", 4, "spaces", 2, "number", 1, "colour", red, "place", blueStar(), "ornament", engine.Key("pavilion.a.statue")}
	gradual := argument(engine.For, "why.number-part", "spaces", 1, "number", 2, "points", 8)
	gradual.Gradual = true
	eachLanguage(t, func(language string, x Explainer) {
		round := (&sentences{en: " round", de: "Runde", nl: " ronde", fr: " manche", es: " ronda", pt: " ronda"}).in(language)
		for _, code := range []string{"start", "next", "column-part", "column-goal", "column-need", "colour-part", "colour-goal", "colour-need", "row-run", "column-run", "column-begun",
			"near", "star-tiles", "star-part", "star-cost", "number-tiles", "number-part"} {
			a := argument(engine.For, "why."+code, values...)
			at := x.ForPlayer(review.Explanation{For: []engine.Argument{a}}, 1000)
			a.Gradual = true
			if text := x.ForPlayer(review.Explanation{For: []engine.Argument{a}}, 1000); !strings.Contains(text, round) || strings.Contains(at, round) {
				t.Errorf("%s: %s; for the move: %s", language, text, at)
			}
			if text := x.ForOthers(review.Explanation{For: []engine.Argument{a}}, 1000); text != "" && !strings.Contains(text, round) {
				t.Errorf("%s: others hear: %s", language, text)
			}
		}
	})
	eachLanguage(t, func(language string, x Explainer) {
		want := (&sentences{
			en: "After this round, you need only one more space numbered 2 for 8 points at the end.",
			de: "Nach dieser Runde fehlt dir nur noch ein Feld mit der Zahl 2 für 8 Punkte am Ende.",
			nl: "Na deze ronde heb je nog maar één vak met een 2 nodig voor 8 punten aan het einde.",
			fr: "Après cette manche, il ne vous manque que 1 case de valeur 2 pour marquer 8 points à la fin.",
			es: "Tras esta ronda, solo te falta una casilla con el número 2 para ganar 8 puntos al final.",
			pt: "Depois desta ronda, só te falta uma casa com o número 2 para ganhares 8 pontos no fim.",
		}).in(language)
		if got := x.ForPlayer(review.Explanation{For: []engine.Argument{gradual}}, GlanceLength); got != want {
			t.Errorf("%s: %s, want %s", language, got, want)
		}
	})
}

// TestPlansAreSaidOfLater checks that what only later moves of the round do is said of them, and not as if the move did it.
func TestPlansAreSaidOfLater(t *testing.T) {
	values := []any{"player", ines, "line", 4, "row", 3, "column", 2, "tiles", 2, "points", 4, "spaces", 2, "number", 1, "colour", red, "place", blueStar(), "ornament", engine.Key("pavilion.a.statue"), "jokers", 1}
	eachLanguage(t, func(language string, x Explainer) {
		then := (&sentences{en: " then ", de: " dann ", nl: " dan ", fr: " alors ", es: " entonces ", pt: " então "}).in(language)
		round := (&sentences{en: " round", de: " Runde", nl: " ronde", fr: " manche", es: " ronda", pt: " ronda"}).in(language)
		for _, code := range []string{"finish-later", "row-later", "column-later", "colour-later", "ornament-later", "cover-later", "star-later", "number-later", "keep-joker"} {
			a := argument(engine.For, "why."+code, values...)
			a.Gradual = code == "keep-joker"
			if text := x.clause(&a, ".you"); strings.Contains(text, then) || !strings.Contains(text, round) {
				t.Errorf("%s: %s", language, text)
			}
		}
	})
	joker := argument(engine.For, "why.keep-joker", "jokers", 1)
	joker.Gradual = true
	for _, c := range []struct {
		argument engine.Argument
		want     sentences
	}{
		{argument(engine.For, "why.ornament-later", "ornament", engine.Key("pavilion.a.statue"), "tiles", 2), sentences{
			en: "Later this round, you can surround a statue for 2 bonus tiles.",
			de: "Später in dieser Runde kannst du eine Statue umschließen und 2 Bonusfliesen nehmen.",
			nl: "Later deze ronde kun je een standbeeld omringen voor 2 bonustegels.",
			fr: "Plus tard dans cette manche, vous pouvez entourer une statue pour 2 tuiles bonus.",
			es: "Más adelante en esta ronda puedes rodear una estatua por 2 azulejos de bonificación.",
			pt: "Mais tarde nesta ronda, podes rodear uma estátua por 2 azulejos de bónus.",
		}},
		{joker, sentences{
			en: "At the end of this round, you can keep a joker for the next one.",
			de: "Am Ende dieser Runde kannst du einen Joker für die nächste behalten.",
			nl: "Aan het einde van deze ronde kun je één joker bewaren voor de volgende.",
			fr: "À la fin de cette manche, vous pouvez garder 1 joker pour la suivante.",
			es: "Al final de esta ronda puedes guardar un comodín para la siguiente.",
			pt: "No fim desta ronda, podes guardar um joker para a seguinte.",
		}},
	} {
		eachLanguage(t, func(language string, x Explainer) {
			if got, want := x.ForPlayer(review.Explanation{For: []engine.Argument{c.argument}}, GlanceLength), c.want.in(language); got != want {
				t.Errorf("%s:\n%s, want\n%s", language, got, want)
			}
		})
	}
}

// TestCostInATotal checks that a cost is not told again next to a total that counts it, for or against the move.
func TestCostInATotal(t *testing.T) {
	floor := engine.Topic{Kind: "floor"}
	about := func(a engine.Argument) engine.Argument {
		a.Topic = floor
		return a
	}
	cost := about(argument(engine.Against, "why.marker-floor", "points", 1))
	cost.Cost = true
	first := argument(engine.For, "why.finish", "line", 1, "points", 4)
	less, same := about(argument(engine.For, "why.floor", "points", 6, "other", 11)), about(argument(engine.For, "why.floor", "points", 1, "other", 4))
	more, other := about(argument(engine.Against, "why.floor", "points", 11, "other", 6)), argument(engine.Against, "why.round", "points", 4, "other", 6)
	eachLanguage(t, func(language string, x Explainer) {
		for _, c := range []struct {
			name string
			e    review.Explanation
			told bool
		}{
			{"a smaller total", review.Explanation{For: []engine.Argument{less}}, false},
			{"a total of the same points", review.Explanation{For: []engine.Argument{same}}, false},
			{"a greater total", review.Explanation{For: []engine.Argument{first}, But: &more}, false},
			{"no total", review.Explanation{For: []engine.Argument{first}}, true},
			{"another total", review.Explanation{For: []engine.Argument{first}, But: &other}, true},
		} {
			without := x.ForPlayer(c.e, 1000)
			c.e.Cost = &cost
			if with := x.ForPlayer(c.e, 1000); (with != without) != c.told {
				t.Errorf("%s, %s: %s", language, c.name, with)
			}
		}
	})
}

// TestArgumentsInAllLanguages checks the texts of single arguments.
func TestArgumentsInAllLanguages(t *testing.T) {
	eachLanguage(t, func(language string, x Explainer) {
		for _, c := range singleArguments() {
			got := x.ForPlayer(review.Explanation{For: []engine.Argument{c.argument}}, GlanceLength)
			if want := c.want.in(language); got != want {
				t.Errorf("%s, %s:\n%s, want\n%s", c.argument.Error(), language, got, want)
			}
		}
	})
}

// TestOnlyGood checks that what makes a move the only good one says what the next best one costs, and whether that brings more points.
func TestOnlyGood(t *testing.T) {
	eachLanguage(t, func(language string, x Explainer) {
		_, plain := OnlyGood(x.Words, &review.Step{Second: 0.123, Grade: review.Good})
		_, sacrifice := OnlyGood(x.Words, &review.Step{Second: 0.123, Grade: review.Brilliant, Sacrifice: true})
		if !strings.Contains(plain, "12") || !strings.Contains(sacrifice, "12") || len(sacrifice) <= len(plain) {
			t.Errorf("%s: %q and %q", language, plain, sacrifice)
		}
	})
}
