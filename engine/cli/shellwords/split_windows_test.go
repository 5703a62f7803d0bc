package shellwords

import (
	"slices"
	"testing"
)

// TestParseInWindows checks that backslashes are part of paths.
func TestParseInWindows(t *testing.T) {
	for _, c := range []struct {
		text  string
		words []string // nil: an error
	}{
		{`C:\bots\bot.exe -x`, []string{`C:\bots\bot.exe`, "-x"}},
		{`"C:\Program Files\bot.exe" "a b" a\"b`, []string{`C:\Program Files\bot.exe`, "a b", `a"b`}},
		{`bot.exe "C:\my data\\"`, []string{"bot.exe", `C:\my data\`}},
		{`"C:\Program Files\bot.exe -x`, nil},
		{" ", nil},
	} {
		command, err := Parse(c.text)
		if (err == nil) != (c.words != nil) || !slices.Equal(command.Words, c.words) {
			t.Errorf("%s is %q, %v; want %q", c.text, command.Words, err, c.words)
		}
	}
}
