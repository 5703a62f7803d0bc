package rulebook

import "azulejo/engine"

// star returns the spaces of a star.
func star(n int8) (all []place) {
	for space := range int8(6) {
		all = append(all, place{Zone: engine.Star, Row: n, Col: space})
	}
	return all
}

// pavilionPages returns the pages of Summer Pavilion.
func pavilionPages() []page {
	const title = "game.pavilion"
	to := map[engine.Zone]string{engine.Hand: toPlayer, engine.Centre: toCentre, engine.Corner: toCorners, engine.Discard: toStorage}
	return []page{
		{title, to, "court", "pavilion-take", []block{prose("text"),
			legend(step{"pavilion-take", 0}, 0,
				legendLabel{star(1), false, "stars"}, legendLabel{star(0), false, "middle"}, legendLabel{spaceAt(engine.Ornament, 2, 3), true, "ornaments"}, legendLabel{spaceAt(engine.Corner, 0, 0), false, "corners"})}},
		{title, to, "setup", "", []block{prose("text"),
			illustration(factoriesFigure(step{"pavilion-take", 0}), offerHeight, ""), prose("supply"), illustration(poolFigure(step{"pavilion-take", 0}, place{Zone: engine.Supply}), poolHeight, ""),
			list("start", "rounds"),
			heading("jokers"), prose("change"), illustration(jokersFigure(step{"pavilion-take", 0}), jokerHeight, "order")}},
		{title, to, "take", "pavilion-take", []block{prose("text"), remark("colour"), tileFlow(step{"pavilion-take", 0}, ""),
			prose("centre"), tileFlow(step{"case-marker", 1}, "marker"), remark("only")}},
		{title, to, "place", "pavilion-pay", []block{prose("text"), payments(step{"case-pay", 0}, star(4)), list("own", "joker", "hand"),
			example{step{"case-middle", 0}, star(0), "middle"}}},
		{title, to, "runs", "pavilion-pay", []block{prose("text"),
			example{step{"case-runs", 1}, star(1), "alone"}, example{step{"case-runs", 2}, star(4), "gap"}, example{step{"case-runs", 3}, star(6), "ring"}}},
		{title, to, "ornaments", "pavilion-ornament", []block{prose("text"),
			example{step{"case-ornaments", 1}, nil, "pillar"}, example{step{"case-ornaments", 3}, nil, "statue"}, example{step{"case-ornaments", 5}, nil, "window"},
			remark("several")}},
		{title, to, "pass", "pavilion-pass", []block{prose("text"), tileFlow(step{"case-keep", 1}, ""), prose("few"), tileFlow(step{"case-few", 0}, ""),
			heading("next"), list("empty", "refill", "jokers", "corners", "last")}},
		{title, to, "stars", "pavilion-end", []block{prose("text"),
			gallery(starBonuses(), false), prose("numbers"), gallery(numberBonuses(), true),
			heading("ties"), prose("winner")}},
		{title, to, "sepia", "pavilion-sepia", []block{prose("text"),
			gallery([]bonus{{step{"case-sepia", 2}, star(2), nil, engine.NoSource, "alike"}, {step{"case-sepia", 2}, star(3), nil, engine.NoSource, "different"}}, false),
			list("score", "numbers"), heading("jokers"), illustration(jokersFigure(step{"case-sepia", 0}), jokerHeight, "order")}},
		{title, to, "stray", "", []block{
			question("start", sourceFigure(step{"pavilion-take", 0}, place{Zone: engine.Centre})),
			question("supply", poolFigure(step{"case-scarce", 0}, place{Zone: engine.Supply})),
			question("short", factoriesFigure(step{"case-marker", 0})),
			question("marker", factoriesFigure(step{"case-alike", 0})),
			question("zero", sourceFigure(step{"case-marker", 0}, place{Zone: engine.Centre})),
			question("jokers", jokersFigure(step{"case-sepia", 0}))}},
	}
}

// starBonuses returns the bonuses for complete stars, the lowest first and that of the centre star last.
func starBonuses() (all []bonus) {
	for _, s := range []struct {
		star int8
		key  string
	}{{3, "red"}, {4, "blue"}, {5, "yellow"}, {2, "orange"}, {6, "green"}, {1, "purple"}, {0, "middle"}} {
		all = append(all, bonus{step{"case-stars", 0}, star(s.star), star(s.star), engine.FromStars, s.key})
	}
	return all
}

// numberBonuses returns the bonuses for covering all spaces with a number. Each seat of the case has covered another number.
func numberBonuses() (all []bonus) {
	for i, key := range []string{"ones", "twos", "threes", "fours"} {
		var crop, lit []place
		for n := range int8(7) {
			spaces := star(n)
			for j := range spaces {
				spaces[j].Seat = engine.Seat(i)
			}
			crop, lit = append(crop, spaces...), append(lit, spaces[i])
		}
		all = append(all, bonus{step{"case-numbers", 1}, crop, lit, engine.FromNumbers, key})
	}
	return all
}
