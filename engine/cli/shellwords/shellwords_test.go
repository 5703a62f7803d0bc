//go:build !windows

package shellwords

import (
	"slices"
	"testing"
)

// TestParse checks the words of commands, and that bad quotes are errors. Nothing is expanded, as a saved game may hold any command.
func TestParse(t *testing.T) {
	for _, c := range []struct {
		text  string
		words []string // nil: an error
	}{
		{"./bot", []string{"./bot"}},
		{"  python3\tbot.py  -x ", []string{"python3", "bot.py", "-x"}},
		{`"/my bots/bot" -name 'Ana Maria'`, []string{"/my bots/bot", "-name", "Ana Maria"}},
		{`/my\ bots/bot '' ""`, []string{"/my bots/bot", "", ""}},
		{`bot "a \" \$ \\ \x" 'a \ b' a'b'"c"`, []string{"bot", `a " $ \ \x`, `a \ b`, "abc"}},
		{"~/bot $BOT *.go {a,b} $(touch here) `touch here`; #", []string{"~/bot", "$BOT", "*.go", "{a,b}", "$(touch", "here)", "`touch", "here`;", "#"}},
		{`"/my bots/bot`, nil},
		{`bot 'x`, nil},
		{`bot x\`, nil},
		{"", nil},
		{" \t", nil},
		{"''", nil},
	} {
		command, err := Parse(c.text)
		if (err == nil) != (c.words != nil) || !slices.Equal(command.Words, c.words) {
			t.Errorf("%s is %q, %v; want %q", c.text, command.Words, err, c.words)
		}
		if err == nil && command.Text != c.text {
			t.Errorf("%s is kept as %s", c.text, command.Text)
		}
	}
}
