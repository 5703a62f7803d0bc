package bot

// Level is a kind of computer player.
type Level struct {
	// ID is the name on the command line and in records, Name the one people read.
	ID, Name string
	// New seats a player of this level at a game.
	New func(Game) Chooser
}

// Levels lists the computer players, the weakest first.
func Levels() []Level {
	return []Level{
		{ID: "random", Name: "Random", New: func(Game) Chooser { return random{} }},
		{ID: "greedy", Name: "Greedy", New: newGreedy},
		{ID: "searcher", Name: "Searcher", New: newSearcher},
		{ID: "master", Name: "Master", New: newMaster},
	}
}

// FindLevel returns the level of that ID and whether there is one.
func FindLevel(id string) (Level, bool) {
	for _, l := range Levels() {
		if l.ID == id {
			return l, true
		}
	}
	return Level{}, false
}
