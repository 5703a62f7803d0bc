package azul

import "azulejo/engine"

// Start returns the seat that starts, or started, the round.
func (v View) Start() engine.Seat { return v.start }
