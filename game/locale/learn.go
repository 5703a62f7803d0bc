package locale

import (
	"fmt"

	"azulejo/engine/bounded"
)

// Learn gets the words of the lessons and of the book of rules, which lie in a file of their own: most who play never open them, so a
// browser fetches them only now. It reports whether they are there; ask again on the next tick where they are not. After an error the
// next call tries anew.
func (w *Words) Learn() (there bool, err error) {
	if w.learned {
		return true, nil
	}
	if w.learning == nil {
		w.learning = startReading(learning, w.Language)
	}
	select {
	case v := <-w.learning:
		w.learning = nil
		if v.Err == nil {
			v.Err = w.add(v.Data)
		}
		w.learned = v.Err == nil
		return w.learned, v.Err
	default:
		return false, nil
	}
}

// Learned reports whether the words of the lessons and of the book of rules are there.
func (w *Words) Learned() bool { return w.learned }

// add puts the words of a further file to those there are.
func (w *Words) add(data []byte) error {
	var texts map[string]string
	if err := bounded.JSON(data, &texts); err != nil {
		return fmt.Errorf("words of %s: %w", w.Language, err)
	}
	w.put(texts)
	return nil
}
