package analysis

import "testing"

// TestKeepNumbers checks that numbers stay with the words next to them, and that sums and lists can be broken.
func TestKeepNumbers(t *testing.T) {
	for text, want := range map[string]string{
		"Take both red tiles to line 2. Only one more fits.": "Take both red tiles to line\u00a02. Only one more fits.",
		"Where in row 2 does it score 14 points?":            "Where in row\u00a02\u00a0does it score\u00a014\u00a0points?",
		"cost 1, 1, 2, 2 and 3 points":                       "cost\u00a01, 1, 2, 2 and\u00a03\u00a0points",
		"and cost 1 + 1 + 2 = 4 points.":                     "and cost\u00a01 + 1 + 2 = 4\u00a0points.",
		"No number":                                          "No number",
		"":                                                   "",
	} {
		if got := keepNumbers(text); got != want {
			t.Errorf("%q becomes %q, expected %q", text, got, want)
		}
	}
}
