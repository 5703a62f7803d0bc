package tabletest

import (
	"azulejo/engine"
	"azulejo/scenes/table"
)

// Targets returns the targets of a position.
func Targets(t table.Table, pos engine.Position) (all []table.Target) {
	for _, at := range t.Options(pos).Places() {
		all = append(all, t.Target(at))
	}
	return all
}
