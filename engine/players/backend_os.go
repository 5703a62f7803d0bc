//go:build !js

package players

import (
	"time"

	"azulejo/engine/gamedef"
)

// NewBackend returns a backend with the levels, and with an external program unless program is empty. It limits how long it waits for answers.
func NewBackend(games gamedef.Games, program string) Backend {
	return NewRetry(NewLocal(games, program), time.Now)
}
