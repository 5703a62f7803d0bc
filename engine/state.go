package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// ReadState reads the JSON of a state into a form with exactly its fields.
func ReadState(data []byte, form any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(form); err != nil {
		return fmt.Errorf("the state is no JSON of this form: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows the state")
	}
	return nil
}
