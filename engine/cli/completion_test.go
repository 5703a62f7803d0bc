package cli

import (
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// completions returns what completion offers for the last of args, without descriptions, and how the shell should treat it.
func completions(t *testing.T, args ...string) (offers []string, directive string) {
	t.Helper()
	code, out, errs := try(t, append([]string{cobra.ShellCompNoDescRequestCmd}, args...)...)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != 0 || out == "" {
		t.Errorf("%q: %d, %q, %q", args, code, out, errs)
	}
	return lines[:len(lines)-1], lines[len(lines)-1]
}

func TestCompletion(t *testing.T) {
	const noFiles, files, extensions, folders, noSpace = ":4", ":0", ":8", ":16", ":6"
	games := azulGames().IDs()
	for _, c := range []struct {
		args      []string
		offers    []string
		directive string
	}{
		{[]string{""}, []string{"bench", "bot", "completion", "help", "match", "perft", "replay", "soak", "state", "version"}, noFiles},
		{[]string{"ma"}, []string{"match"}, noFiles},
		{[]string{"-lang", "nl", "s"}, []string{"soak", "state"}, noFiles},
		{[]string{"help", "so"}, []string{"bench", "bot", "completion", "help", "match", "perft", "replay", "soak", "state", "version"}, noFiles}, // the shell filters
		{[]string{"-"}, []string{"-bot", "-fps", "-help", "-h", "-lang", "-version"}, noFiles},
		{[]string{"--"}, []string{"--bot", "--fps", "--help", "--lang", "--version"}, noFiles},
		{[]string{"match", "-g"}, []string{"-game", "-games"}, noFiles},
		{[]string{"match", "--g"}, []string{"--game", "--games"}, noFiles},
		{[]string{"match", "-game", ""}, games, noFiles},
		{[]string{"match", "--game", "az"}, games, noFiles},
		{[]string{"match", "-game=az"}, games, noFiles},
		{[]string{"soak", "-game", ""}, append(games, "all"), noFiles},
		{[]string{"match", "-seat", "random", "-seat", "m"}, append(levelIDs(), "cmd:"), noFiles},
		{[]string{"match", "-seat", "c"}, []string{"cmd:"}, noSpace},
		{[]string{"match", "-seat", "random", "-s"}, []string{"-seat", "-seed"}, noFiles},
		{[]string{"match", "-records", ""}, nil, folders},
		{[]string{"match", "-games", ""}, nil, noFiles},
		{[]string{"match", ""}, nil, noFiles},
		{[]string{"bot", "-level", ""}, levelIDs(), noFiles},
		{[]string{"-lang", ""}, []string{"en", "nl"}, noFiles},
		{[]string{"match", "-lang", ""}, []string{"en", "nl"}, noFiles},
		{[]string{"-bot", ""}, nil, files},
		{[]string{"replay", ""}, []string{"azl"}, extensions},
		{[]string{"replay", "a.azl", ""}, []string{"azl"}, extensions},
		{[]string{"state", ""}, []string{"azl", "json"}, extensions},
		{[]string{"perft", "-depth", "2", ""}, []string{"azl", "json"}, extensions},
		{[]string{"state", "a.azl", ""}, nil, noFiles},
		{[]string{"completion", ""}, Shells(), noFiles},
	} {
		offers, directive := completions(t, c.args...)
		slices.Sort(offers)
		slices.Sort(c.offers)
		if !slices.Equal(offers, c.offers) || directive != c.directive {
			t.Errorf("%q: %q %s, expected %q %s", c.args, offers, directive, c.offers, c.directive)
		}
	}
}

// Completion describes flags without the quotes that mark the names of values.
func TestCompletionDescribes(t *testing.T) {
	_, out, _ := try(t, cobra.ShellCompRequestCmd, "match", "-rec")
	if out != "-records\tcli.flags.match.records\n:4\n" {
		t.Errorf("%q", out)
	}
	if got := editCompletions("--game\tplay this `game`: azul\n:4\n", "-"); got != "-game\tplay this game: azul\n:4\n" {
		t.Errorf("%q", got)
	}
}

func TestCompletionScripts(t *testing.T) {
	for _, shell := range Shells() {
		if code, out, errs := try(t, "completion", shell); code != 0 || !strings.Contains(out, "azulejo") || errs != "" {
			t.Errorf("%s: %d, %d bytes, %q", shell, code, len(out), errs)
		}
	}
}
