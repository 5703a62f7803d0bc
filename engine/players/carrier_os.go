//go:build !js

package players

import (
	"time"

	"azulejo/engine/gamedef"
)

// NewCarrier returns the carrier to the computer players of the program and to the outside program, if it is not empty. It waits for
// them, but not for ever.
func NewCarrier(games gamedef.Games, program string) Carrier {
	return NewPatience(NewLocal(games, program), time.Now)
}
