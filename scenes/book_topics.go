package scenes

// topic is a page of the book of rules.
type topic struct {
	title  string // of its game
	name   string
	lesson string // that teaches it, "" for none
	shows  []example
}

// example is a picture on a page: a step of a lesson, as the table of its game draws it. What it counts is counted by the rules.
type example struct {
	lesson string
	step   int
	crop   crop
}

// crop is what part of a table is seen.
type crop uint8

const (
	boardOnly crop = iota
	offerOnly
	wallOnly
)

// topics are the pages of all games, in order.
func topics() []topic {
	const azul, pavilion = "game.azul", "game.pavilion"
	return []topic{
		{azul, "table", "azul-round", []example{{"azul-round", 0, offerOnly}, {"azul-round", 0, boardOnly}}},
		{azul, "offer", "azul-take", []example{{"azul-take", 1, offerOnly}, {"azul-take", 3, offerOnly}}},
		{azul, "lines", "azul-line", []example{{"azul-line", 2, boardOnly}}},
		{azul, "tiling", "azul-score", []example{{"azul-score", 2, wallOnly}}},
		{azul, "floor", "azul-floor", []example{{"azul-centre", 2, boardOnly}}},
		{azul, "end", "azul-end", []example{{"azul-end", 2, wallOnly}, {"azul-end", 3, wallOnly}, {"azul-end", 4, wallOnly}}},
		{azul, "grey", "azul-grey", []example{{"azul-grey", 3, wallOnly}}},
		{azul, "odd", "", nil},
		{pavilion, "court", "", []example{{"pavilion-take", 0, offerOnly}, {"pavilion-take", 0, boardOnly}}},
		{pavilion, "take", "pavilion-take", []example{{"pavilion-take", 0, offerOnly}, {"pavilion-take", 3, offerOnly}}},
		{pavilion, "place", "pavilion-pay", []example{{"pavilion-pay", 0, boardOnly}}},
		{pavilion, "runs", "pavilion-run", []example{{"pavilion-run", 2, boardOnly}}},
		{pavilion, "ornaments", "pavilion-ornament", []example{{"pavilion-ornament", 0, boardOnly}}},
		{pavilion, "pass", "pavilion-pass", []example{{"pavilion-pass", 2, boardOnly}}},
		{pavilion, "stars", "pavilion-end", []example{{"pavilion-end", 1, boardOnly}, {"pavilion-end", 2, boardOnly}}},
		{pavilion, "sepia", "pavilion-sepia", []example{{"pavilion-sepia", 3, boardOnly}}},
		{pavilion, "stray", "", nil},
	}
}
