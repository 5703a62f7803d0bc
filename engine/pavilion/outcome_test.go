package pavilion_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// TestLastSpacesAreCounted checks that what is said about a star or a number that a line completes gives the number of spaces to cover: after the first move
// if this line completes it, and now if only another line does.
func TestLastSpacesAreCounted(t *testing.T) {
	const fiveNumbers = " .P.... .O.... .R.... .B.... .Y...."
	for name, c := range map[string]struct {
		stars, kind string
		moves       []string
		then, now   int
	}{
		"two spaces of a star":   {"..PORB", "star", []string{"B4.1", "Y0.1", "G0.2"}, 2, 2},
		"one of them at once":    {"..PORB", "star", []string{"Y0.1", "G0.2"}, 1, 2},
		"two spaces of a number": {"......" + fiveNumbers, "number", []string{"B4.1", "G6.2", "Y0.2"}, 2, 2},
		"one of two at once":     {"......" + fiveNumbers, "number", []string{"G6.2", "Y0.2"}, 1, 2},
		"one space of a number":  {"......" + fiveNumbers + " .G....", "number", []string{"B4.1", "Y0.2"}, 1, 1},
	} {
		p := state{boards: [2]seat{{hand: "BYYYGGG", stars: c.stars}, {hand: "RRRR"}}}.position(t).Clone()
		end := p.Clone()
		var line []engine.Move
		for _, text := range c.moves {
			for end.ToMove() != p.ToMove() {
				m := end.Moves(nil)[0]
				end.Play(m, nil)
				line = append(line, m)
			}
			m, err := end.ParseMove(text)
			if err != nil {
				t.Fatalf("%s: %s: %v", name, text, err)
			}
			end.Play(m, nil)
			line = append(line, m)
		}
		found := false
		for _, f := range pavilion.Outcome(p, line) {
			if f.Kind != c.kind || f.Seat != p.ToMove() {
				continue
			}
			if found = true; f.Own.Value("spaces") != c.then || f.Loses.Value("spaces") != c.now {
				t.Errorf("%s: %q and %q, expected %d and %d spaces", name, f.Own.Error(), f.Loses.Error(), c.then, c.now)
			}
		}
		if !found {
			t.Errorf("%s: the line does not complete it", name)
		}
	}
}
