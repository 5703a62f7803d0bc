package describe

import (
	"azulejo/engine"
	"azulejo/game/locale"
)

// Ending is the announcement of the last round.
type Ending struct {
	// By is a space in the row that ends the game, or no place.
	By engine.Place
	// RowCertain reports whether the row will be complete. If not, its player has a choice.
	RowCertain bool
	// Certain reports whether the game will end with the round. If not, it can.
	Certain bool
}

// Texts returns the announcement in two parts: what happens to the game and, if a row ends it, which one. The second is "" otherwise. address is "you"
// for the player who is spoken to and "other" for others; player is the name of the row's seat.
func (e Ending) Texts(w *locale.Words, address, player string) (title, row string) {
	title, row = "table.lastRound", "table.completesRow"
	if !e.Certain {
		title = "table.canEnd"
	}
	if !e.RowCertain {
		row = "table.canCompleteRow"
	}
	if !e.By.Zone.Scores() {
		return w.T(title), ""
	}
	return w.T(title), w.T(row, "address", address, "player", player, "row", int(e.By.Row)+1)
}

// Sentence returns the announcement as one text.
func (e Ending) Sentence(w *locale.Words, address, player string) string {
	title, row := e.Texts(w, address, player)
	if row == "" {
		return title
	}
	return w.T("term.count", "label", title, "value", row)
}
