package table

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// EmblemPrefix begins the names of the sprites of emblems.
const EmblemPrefix = "emblem-"

// Emblem returns the emblem of a number, from 1.
func Emblem(number int) *stage.Sprite { return stage.NewSprite(fmt.Sprint(EmblemPrefix, number)) }

// Emblem returns the emblem of a seat.
func (l *Legend) Emblem(s engine.Seat) *stage.Sprite {
	if int(s) < len(l.Emblems) {
		return Emblem(l.Emblems[s])
	}
	return Emblem(int(s) + 1)
}

// LineInk returns the colour of lines that belong to a seat.
func (l *Legend) LineInk(s engine.Seat) gfx.Colour {
	if int(s) < len(l.Emblems) {
		return ui.SeatLine(l.Emblems[s]).Colour()
	}
	return ui.Ink.Colour()
}
