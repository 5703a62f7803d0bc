//go:build !js

package players

import (
	"time"

	"azulejo/engine/gamedef"
)

// NewBackend returns the backend to the computer players of the program and to the outside program, if it is not empty. It waits for
// them, but not for ever.
func NewBackend(games gamedef.Games, program string) Backend {
	return NewRetry(NewLocal(games, program), time.Now)
}
