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

// What JSON may hold, which is far more than the program writes.
const (
	deepest    = 32      // lists and objects in each other
	mostValues = 1 << 16 // values that hold no others
)

// JSON reads one value of at most MostJSON bytes into form and passes over fields that form does not have. What the error quotes is short.
func JSON(data []byte, form any) error {
	return read(json.NewDecoder(bytes.NewReader(data)), data, form)
}

// Exactly is JSON that refuses other fields.
func Exactly(data []byte, form any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return read(d, data, form)
}

func read(d *json.Decoder, data []byte, form any) error {
	if len(data) > MostJSON {
		return fmt.Errorf("%w, expected at most %d bytes", ErrLong, MostJSON)
	}
	switch depth, values := measure(data); {
	case depth > deepest:
		return fmt.Errorf("lists and objects lie more than %d deep in each other", deepest)
	case values > mostValues:
		return fmt.Errorf("%d values, expected at most %d", values, mostValues)
	}
	if err := d.Decode(form); err != nil {
		return worded(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows after the end")
	}
	return nil
}

// measure tells how many brackets are open at most, whether or not they belong together, and how many values there are, those that hold others aside.
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

// Mismatch is what is reported of a value of another type than its field.
type Mismatch struct{ Field, Type string }

func (m *Mismatch) Error() string {
	return fmt.Sprintf("%s cannot be of type %s", sanitize.Clip(m.Field), sanitize.Clip(m.Type))
}

// worded is an error of the decoder in few words.
func worded(err error) error {
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
