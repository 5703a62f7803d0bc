package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine/intake"
	"azulejo/engine/quote"
)

// ReadState reads the JSON of a state as a form with exactly its fields, and sets the table up by it, a step after the other.
func ReadState[T, F any](data []byte, table T, steps ...func(T, *F) error) (form F, err error) {
	err = NoState(intake.Exactly(data, &form))
	for _, step := range steps {
		if err == nil {
			err = step(table, &form)
		}
	}
	return form, err
}

// NoState is the reason why a text that could not be read is no state; nil for one that could.
func NoState(err error) error {
	if err == nil {
		return nil
	}
	if wrong := (*intake.Mismatch)(nil); errors.As(err, &wrong) {
		err = Because("state.type", quote.Clip(wrong.Field), quote.Clip(wrong.Type))
	}
	return Because("state.json", err)
}

// StateHead is what the states of all games begin with.
type StateHead struct {
	Game, Phase                                            string
	Players, Round, Turn, Start, Marker, Boards, Factories int
}

// Check refuses a head that a game of that name, of so many rounds at most and with those phases, cannot have. It returns the number of
// the phase.
func (h *StateHead) Check(id string, rounds int, phases []string) (phase int, err error) {
	if h.Game != id {
		return 0, Because("state.wrong", "game", quote.Text(h.Game), strconv.Quote(id))
	}
	if err := (Options{Players: h.Players}).Check(); err != nil {
		return 0, err
	}
	if phase = slices.Index(phases, h.Phase); phase < 0 {
		return 0, Because("state.wrong", "phase", quote.Text(h.Phase), strings.Join(phases, ", "))
	}
	for _, n := range []struct {
		field           string
		is, least, most int
	}{
		{"round", h.Round, 1, rounds}, {"turn", h.Turn, 1, h.Players}, {"start", h.Start, 1, h.Players}, {"marker", h.Marker, 0, h.Players},
	} {
		if n.is < n.least || n.is > n.most {
			return 0, Because("state.between", n.field, n.is, n.least, n.most)
		}
	}
	switch {
	case h.Boards != h.Players:
		return 0, Because("state.wrong", "boards", h.Boards, h.Players)
	case h.Factories != 2*h.Players+1:
		return 0, Because("state.wrong", "factories", h.Factories, 2*h.Players+1)
	}
	return phase, nil
}
