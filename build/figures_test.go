package main

import (
	"slices"
	"strings"
	"testing"
)

// TestFiguresFile checks that rows survive writing and reading, that they are in the order of the measurements, and that rows of commands that are no
// longer measured are left out.
func TestFiguresFile(t *testing.T) {
	all := measurements()
	first, second := all[0].command, all[1].command
	rows := []figureRow{
		{"b", "two", "2", second, "c2, 2026-01-02"}, {"gone", "old", "3", "echo gone", "c3"}, {"a", "one", "1 to 2 ms", first, "c1, 2026-01-01"},
	}
	read, err := readFigures(figuresText(rows))
	if want := []figureRow{rows[2], rows[0]}; err != nil || !slices.Equal(read, want) {
		t.Errorf("read are %v, %v, expected %v", read, err, want)
	}
	if _, err := readFigures(figuresColumns + "| a | b |\n"); err == nil {
		t.Error("a row without all cells is accepted")
	}
}

// TestFigureValues checks what is found in the output of a command: numbers as a range, texts as a list, and a figure for each match with a name.
func TestFigureValues(t *testing.T) {
	for _, c := range []struct {
		figure       printedFigure
		output, want string
	}{
		{printedFigure{"calls", `(\d+) draw calls`, "calls"}, "a: 9 draw calls\nb: 12 draw calls\nc: 10 draw calls", "calls=9 to 12 calls"},
		{printedFigure{"calls", `(\d+) draw calls`, ""}, "7 draw calls", "calls=7"},
		{printedFigure{"kills", `(?m)^(.*); \d+ s$`, ""}, "3 kills, 0 lost; 9 s\n", "kills=3 kills, 0 lost"},
		{printedFigure{"games:", `(?m)^(\S+) +(\d+ games/s)`, ""}, "azul   5 games/s\ngrey 6 games/s", "games: azul=5 games/s; games: grey=6 games/s"},
		{printedFigure{"calls", `(\d+) draw calls`, ""}, "none", ""},
	} {
		var got []string
		for _, v := range c.figure.values(c.output) {
			got = append(got, v[0]+"="+v[1])
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s finds %q, expected %q", c.figure.pattern, got, c.want)
		}
	}
}

// TestMeasurements checks that parts can be chosen, that slow ones are left out by default, and that commands are written so that a row can hold them.
func TestMeasurements(t *testing.T) {
	for _, m := range measurements() {
		if strings.ContainsAny(m.command, "|`") || len(m.figures) == 0 {
			t.Errorf("%s cannot be a row", m.command)
		}
	}
	usual, err := chosenMeasurements("")
	if err != nil || slices.ContainsFunc(usual, func(m measurement) bool { return m.slow }) {
		t.Errorf("by default slow parts are measured, %v", err)
	}
	chosen, err := chosenMeasurements("size,levels")
	if err != nil || chosen[0].part != "size" || chosen[len(chosen)-1].part != "levels" {
		t.Errorf("size,levels chooses %v, %v", chosen, err)
	}
	if _, err := chosenMeasurements("siez"); err == nil || !strings.Contains(err.Error(), "size") {
		t.Errorf("an unknown part: %v", err)
	}
}
