package review

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// TestCommenterRepeatsNothing checks that the weightiest comment is chosen, each rule once, and news again only with other values.
func TestCommenterRepeatsNothing(t *testing.T) {
	var all engine.Comments
	all.Add(1, engine.Place{}, "light")
	all.Add(5, engine.Place{}, "heavy", "points", 1)
	all.AddNews(3, engine.Place{}, "news", "points", 1)
	all.Add(0, engine.Place{}, "minor")
	var c Commenter
	var shown []string
	for points := range 9 {
		all := slices.Clone(all)
		for i := range all {
			if all[i].Values != nil {
				all[i].Values = []any{"points", points / 4}
			}
		}
		if comment, ok := c.Choose(all, false); ok {
			shown = append(shown, comment.Error())
		}
	}
	if want := []string{"heavy 0", "news 0", "light", "minor", "news 1"}; !slices.Equal(shown, want) {
		t.Errorf("%q, expected %q", shown, want)
	}
}

// TestMinorCommentsDoNotInterrupt checks that a comment of weight 0 is not chosen while another is being shown.
func TestMinorCommentsDoNotInterrupt(t *testing.T) {
	var all engine.Comments
	all.Add(0, engine.Place{}, "minor")
	var c Commenter
	if comment, ok := c.Choose(all, true); ok {
		t.Errorf("%s is chosen while another comment is shown", comment.Code)
	}
	if _, ok := c.Choose(all, false); !ok {
		t.Error("no comment is chosen")
	}
}

// TestOneWarningPerGame checks that a warning is shown once in a game, also if its values differ later.
func TestOneWarningPerGame(t *testing.T) {
	var c Commenter
	var lines []any
	for line := range 4 {
		var all engine.Comments
		all.Warn(true, engine.Place{}, "warning", "line", line)
		if warning, ok := c.Choose(all, true); ok {
			lines = append(lines, warning.Value("line"))
		}
	}
	if !slices.Equal(lines, []any{0}) {
		t.Errorf("warnings of lines %d, expected only the first", lines)
	}
}
