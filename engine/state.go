package engine

import (
	"fmt"

	"azulejo/engine/intake"
)

// ReadState reads the JSON of a state into a form with exactly its fields.
func ReadState(data []byte, form any) error {
	if err := intake.Exactly(data, form); err != nil {
		return fmt.Errorf("the state is no JSON of this form: %w", err)
	}
	return nil
}
