package cli

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// completions returns what completion offers for the last of args, without descriptions, and the directive for the shell.
func completions(t *testing.T, args ...string) (offers []string, directive string) {
	t.Helper()
	code, out, errs := run(t, append([]string{cobra.ShellCompNoDescRequestCmd}, args...)...)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != 0 || out == "" {
		t.Errorf("%q: %d, %q, %q", args, code, out, errs)
	}
	return lines[:len(lines)-1], lines[len(lines)-1]
}

// TestCompletion checks the completions of arguments and the directive that the shell receives with them.
func TestCompletion(t *testing.T) {
	const noFiles, files, extensions, folders, noSpace = ":4", ":0", ":8", ":16", ":6"
	games := azulGames().IDs()
	for _, c := range []struct {
		args      []string
		offers    []string
		directive string
	}{
		{[]string{""}, []string{"bench", "bot", "completion", "help", "match", "open", "perft", "replay", "serve", "soak", "state", "version"}, noFiles},
		{[]string{"ma"}, []string{"match"}, noFiles},
		{[]string{"-lang", "nl", "s"}, []string{"serve", "soak", "state"}, noFiles},
		{[]string{"help", "so"}, []string{"bench", "bot", "completion", "help", "match", "open", "perft", "replay", "serve", "soak", "state", "version"}, noFiles}, // the shell does the filtering
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

// TestCompletionDescribes checks that the descriptions of flags do not contain the quotes around value names.
func TestCompletionDescribes(t *testing.T) {
	_, out, _ := run(t, cobra.ShellCompRequestCmd, "match", "-rec")
	if out != "-records\tcli.flags.match.records\n:4\n" {
		t.Errorf("%q", out)
	}
	if got := editCompletions("--game\tplay this `game`: azul\n:4\n", "-"); got != "-game\tplay this game: azul\n:4\n" {
		t.Errorf("%q", got)
	}
}

// TestCompletionScripts checks that there is a script for every shell.
func TestCompletionScripts(t *testing.T) {
	for _, shell := range Shells() {
		if code, out, errs := run(t, "completion", shell); code != 0 || !strings.Contains(out, "azulejo") || errs != "" {
			t.Errorf("%s: %d, %d bytes, %q", shell, code, len(out), errs)
		}
	}
}

// TestFishFiltersFiles checks with fish itself that it offers only folders and the files that a command reads.
func TestFishFiltersFiles(t *testing.T) {
	fish, err := exec.LookPath("fish")
	if err != nil && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip("fish is not installed")
	}
	dir := t.TempDir()
	for _, name := range []string{"a.azl", "azl", "b.json", "c.txt", "d.azl/e.azl", "d.azl/f.txt"} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755), os.WriteFile(filepath.Join(dir, name), nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	var script strings.Builder
	if err := WriteCompletion(&script, "fish"); err != nil {
		t.Fatal(err)
	}
	const program = "function azulejo; printf '%s\n' $offers; end\n"
	for _, c := range []struct{ offers, typed, want string }{
		{"azl :8", "azulejo replay ", "a.azl d.azl/"},
		{"azl json :8", "azulejo state ", "a.azl b.json d.azl/"},
		{"azl :8", "azulejo replay d.azl/", "d.azl/e.azl"},
		{"azl json :8", "azulejo state c", ""},
		{":16", "azulejo match -records ", "d.azl/"},
		{":16", "azulejo match -records=", "-records=d.azl/"},
		{":4", "azulejo match ", ""},
		{":0", "azulejo -bot c", "c.txt"},
	} {
		cmd := exec.Command(fish, "--no-config", "-c", program+script.String()+"\nset offers (string split ' ' -- $argv[1]); complete -C $argv[2]", c.offers, c.typed)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "HOME="+dir)
		out, err := cmd.CombinedOutput()
		got := strings.Fields(string(out))
		slices.Sort(got)
		if err != nil || strings.Join(got, " ") != c.want {
			t.Errorf("%q with %s: %q, %v; want %q", c.typed, c.offers, out, err, c.want)
		}
	}
}
