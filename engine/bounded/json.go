package bounded

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"azulejo/engine/sanitize"
)

// Limits for JSON, far above those of files that the program writes.
const (
	maxDepth  = 32      // nested lists and objects
	maxValues = 1 << 16 // values other than lists and objects
)

// JSON decodes one value of at most MostJSON bytes into form and ignores unknown fields. Its errors are short, whatever the data.
func JSON(data []byte, form any) error {
	return read(json.NewDecoder(bytes.NewReader(data)), data, form)
}

// Strict is like JSON but reports unknown fields as errors.
func Strict(data []byte, form any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return read(d, data, form)
}

func read(d *json.Decoder, data []byte, form any) error {
	if len(data) > MostJSON {
		return fmt.Errorf("%w, expected at most %d bytes", ErrLong, MostJSON)
	}
	switch depth, values := measure(data); {
	case depth > maxDepth:
		return fmt.Errorf("lists and objects are nested more than %d deep", maxDepth)
	case values > maxValues:
		return fmt.Errorf("%d values, expected at most %d", values, maxValues)
	}
	if err := d.Decode(form); err != nil {
		return shortError(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("data follows the end of the value")
	}
	return nil
}

// measure returns the maximum number of open brackets, matched or not, and the number of values other than lists and objects.
func measure(data []byte) (depth, values int) {
	open, text := 0, false
	values = 1
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case text && c == '\\':
			i++
		case c == '"':
			text = !text
		case text:
		case c == '[' || c == '{':
			open++
			depth = max(depth, open)
		case c == ']' || c == '}':
			open--
		case c == ',':
			values++
		}
	}
	return depth, values
}

// Mismatch is the error for a value whose type does not match its field.
type Mismatch struct{ Field, Type string }

func (m *Mismatch) Error() string {
	return fmt.Sprintf("%s cannot be of type %s", sanitize.Clip(m.Field), sanitize.Clip(m.Type))
}

// shortError returns a short form of a decoder error.
func shortError(err error) error {
	if kind := (*json.UnmarshalTypeError)(nil); errors.As(err, &kind) {
		return &Mismatch{cmp.Or(kind.Field, "a value"), kind.Value}
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return errors.New("unexpected end of JSON input")
	}
	if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
		return err
	}
	return errors.New(sanitize.Clip(strings.TrimPrefix(err.Error(), "json: ")))
}
