//go:build !js

package players

import (
	"time"

	"azulejo/engine/gamedef"
)

// NewBackend returns a backend with the levels, and with an external program unless its command is empty. It limits how long it waits for answers.
func NewBackend(games gamedef.Games, program Command) Backend {
	return NewRetry(NewLocal(games, program), time.Now)
}
