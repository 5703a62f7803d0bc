package intake

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"azulejo/engine/quote"
)

// deepest is how many lists and objects may lie in each other.
const deepest = 32

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
	switch {
	case len(data) > MostJSON:
		return fmt.Errorf("%w, expected at most %d bytes", ErrLong, MostJSON)
	case depth(data) > deepest:
		return fmt.Errorf("lists and objects lie more than %d deep in each other", deepest)
	}
	if err := d.Decode(form); err != nil {
		return worded(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows after the end")
	}
	return nil
}

// depth is how many brackets are open at most, whether or not they belong together.
func depth(data []byte) (most int) {
	open, text := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case text && c == '\\':
			i++
		case c == '"':
			text = !text
		case text:
		case c == '[' || c == '{':
			open++
			most = max(most, open)
		case c == ']' || c == '}':
			open--
		}
	}
	return most
}

// Mismatch is what is reported of a value of another type than its field.
type Mismatch struct{ Field, Type string }

func (m *Mismatch) Error() string {
	return fmt.Sprintf("%s cannot be of type %s", quote.Clip(m.Field), quote.Clip(m.Type))
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
	return errors.New(quote.Clip(strings.TrimPrefix(err.Error(), "json: ")))
}
