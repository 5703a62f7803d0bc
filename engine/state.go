package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
)

// ReadState parses the JSON of a state strictly into a form of type F and applies the steps to table in order; each gets the head and the
// form. It returns table and the names of the seats, or an error, also if table does not verify afterwards.
func ReadState[T Position, F any](data []byte, table T, steps ...func(T, *StateHead, *F) error) (Position, []string, error) {
	var form F
	var head StateHead
	err := bounded.Strict(data, &form)
	if err == nil {
		err = bounded.JSON(data, &head)
	}
	err = NoState(err)
	for _, step := range steps {
		if err == nil {
			err = step(table, &head, &form)
		}
	}
	if err == nil {
		err = table.Verify()
	}
	if err != nil {
		return nil, nil, err
	}
	var names []string
	for _, b := range head.Boards {
		names = append(names, b.Name)
	}
	return table, names, nil
}

// NoState converts an error of reading a state to a reason. It returns nil for nil.
func NoState(err error) error {
	if err == nil {
		return nil
	}
	if wrong := (*bounded.Mismatch)(nil); errors.As(err, &wrong) {
		err = NewReason("state.type", "field", sanitize.Clip(wrong.Field), "type", sanitize.Clip(wrong.Type))
	}
	return NewReason("state.json", "fault", err)
}

// StateHead holds the fields that the states of all games have.
type StateHead struct {
	Game, Phase                         string
	Players, Round, Turn, Start, Marker int
	Factories                           []string
	// Dealt is the number of factories filled so far during a deal, and 0, which is not written, otherwise.
	Dealt  int
	Boards []struct{ Name string }
}

// Check returns the index of the phase in phases. It returns an error if the head is invalid for a game with that ID, maximum number of
// rounds and phases. Tiles are dealt in the first phase.
func (s *StateHead) Check(id string, rounds int, phases []string) (phase int, err error) {
	if s.Game != id {
		return 0, NewReason("state.wrong", "field", "game", "value", sanitize.Text(s.Game), "expected", strconv.Quote(id))
	}
	if err := (Options{Players: s.Players}).Check(); err != nil {
		return 0, err
	}
	if phase = slices.Index(phases, s.Phase); phase < 0 {
		return 0, NewReason("state.wrong", "field", "phase", "value", sanitize.Text(s.Phase), "expected", strings.Join(phases, ", "))
	}
	for _, n := range []struct {
		field           string
		is, least, most int
	}{
		{"round", s.Round, 1, rounds}, {"turn", s.Turn, 1, s.Players}, {"start", s.Start, 1, s.Players}, {"marker", s.Marker, 0, s.Players}, {"dealt", s.Dealt, 0, 2 * s.Players},
	} {
		if n.is < n.least || n.is > n.most {
			return 0, NewReason("state.between", "field", n.field, "value", n.is, "minimum", n.least, "maximum", n.most)
		}
	}
	switch {
	case len(s.Boards) != s.Players:
		return 0, NewReason("state.wrong", "field", "boards", "value", len(s.Boards), "expected", s.Players)
	case len(s.Factories) != 2*s.Players+1:
		return 0, NewReason("state.wrong", "field", "factories", "value", len(s.Factories), "expected", 2*s.Players+1)
	case s.Dealt > 0 && phase > 0:
		return 0, NewReason("state.wrong", "field", "dealt", "value", s.Dealt, "expected", 0)
	case s.Dealt > 0 && s.Marker > 0:
		return 0, NewReason("state.wrong", "field", "marker", "value", s.Marker, "expected", 0)
	}
	return phase, nil
}
