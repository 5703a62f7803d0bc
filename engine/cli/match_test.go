package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
	"azulejo/engine/gamedef"
	"azulejo/engine/record"
	"azulejo/engine/search"
)

// TestMain runs the bot command instead of the tests if the first argument is "bot".
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "bot" {
		p := &Program{Games: azulGames(), Words: enginetest.Codes{}, Spoken: enginetest.Codes{}, In: os.Stdin, Out: os.Stdout, Err: io.Discard}
		if p.Run(context.Background(), os.Args[1:]) != 0 {
			fmt.Fprintln(os.Stderr, "the level does not exist")
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func azulGames() gamedef.Games {
	newValue := func() search.Evaluator { return azul.NewValue() }
	return gamedef.Games{{Edition: azul.Coloured(), Evaluator: newValue, Plain: newValue, Explain: azul.Explain}, {Edition: azul.Grey(), Evaluator: newValue, Plain: newValue, Explain: azul.Explain}}
}

// runMatch runs the match command and returns its output.
func runMatch(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := run(t, append([]string{"match"}, args...)...)
	if code != 0 {
		t.Fatalf("%d, %s", code, errs)
	}
	return out
}

// TestMatchBetweenALevelAndAProgram checks the table and the records of a match.
func TestMatchBetweenALevelAndAProgram(t *testing.T) {
	dir := t.TempDir()
	program := "cmd:" + os.Args[0] + " bot -level random"
	out := runMatch(t, "-game", "azul-grey", "-players", "2", "-seat", "greedy", "-seat", program, "-games", "4", "-ms", "2000", "-records", dir)
	for _, want := range []string{"azul-grey, 2 players, 4 games, 2000 ms a move, seed 1", "1 greedy     4  100.0 %", "2 cmd:"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.azl"))
	if len(files) != 4 {
		t.Fatalf("%d records", len(files))
	}
	for i, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Parse(f, text, []*engine.Edition{azul.Coloured(), azul.Grey()})
		if err != nil {
			t.Fatal(err)
		}
		if !r.Match.Position().Over() || r.Names()[i%2] != "greedy" {
			t.Errorf("%s: names %v", f, r.Names())
		}
	}
}

// TestCommandsAreSplitAsAShellDoes checks that a program whose path has a space plays.
func TestCommandsAreSplitAsAShellDoes(t *testing.T) {
	program := filepath.Join(t.TempDir(), "my bot")
	if err := os.Symlink(os.Args[0], program); err != nil {
		t.Skip(err)
	}
	for _, command := range []string{`"` + program + `" bot -level random`, "'" + program + "' bot -level 'random'", strings.ReplaceAll(program, " ", `\ `) + ` bot -level "random"`} {
		out := runMatch(t, "-seat", "greedy", "-seat", "cmd:"+command, "-games", "1", "-ms", "2000")
		if want := "2 cmd:" + command; !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// TestBadQuotesAreReported checks that a command that a shell could not split is reported in one line wherever one is given, before anything
// starts.
func TestBadQuotesAreReported(t *testing.T) {
	for _, args := range [][]string{
		{"-bot", `"/my bots/bot -x`},
		{"match", "-seat", "random", "-seat", `cmd:"/my bots/bot -x`},
		{"match", "-seat", "random", "-seat", "cmd:"},
	} {
		code, out, errs := run(t, args...)
		if code != 2 || out != "" || !strings.Contains(errs, ": cli.program ") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%q: status %d, %q, %q", args, code, out, errs)
		}
	}
}

// TestExitedBotLoses checks that a program that exits loses all games, and that the match reports why.
func TestExitedBotLoses(t *testing.T) {
	code, out, errs := run(t, "match", "-seat", "cmd:"+os.Args[0]+" bot -level nobody", "-seat", "random", "-games", "3", "-ms", "1000")
	if code != 1 || errs != "" {
		t.Errorf("status %d, %q", code, errs)
	}
	for _, want := range []string{"-level nobody     0    0.0 %", "2 random     3  100.0 %", "-level nobody: dead 3 times\n",
		"-level nobody: lost 3 games by faults, the last one dead: exit status 1: the level does not exist\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// TestMatchWithMissingProgram checks that no game is played if a program cannot be started.
func TestMatchWithMissingProgram(t *testing.T) {
	code, out, errs := run(t, "match", "-seat", "cmd:/no/such/bot", "-seat", "random")
	if code != 1 || out != "" || !strings.HasPrefix(errs, "azulejo match: /no/such/bot: dead: ") {
		t.Errorf("status %d, %q, %q", code, out, errs)
	}
}

// TestMatchUsageErrors checks the errors for invalid matches.
func TestMatchUsageErrors(t *testing.T) {
	cases := []struct{ args, message string }{
		{"-game chess", `cli.game "chess" azul`},
		{"-players 5 -seat random", "cli.players 5"},
		{"-seat random", "cli.seats 2 1"},
		{"-seat random -seat unknown", `cli.level "unknown" random, greedy`},
		{"-seat random -seat greedy -games 0", "cli.least -games 0 1"},
		{"-seat random -seat greedy -ms 0", "cli.least -ms 0 1"},
		{"-seat random -seat greedy now", `cli.unexpected "now"`},
		{"-fast", "cli.flag.unknown -fast azulejo match"},
	}
	for _, c := range cases {
		code, out, errs := run(t, append([]string{"match"}, strings.Fields(c.args)...)...)
		if code != 2 || out != "" || !strings.HasPrefix(errs, "azulejo match: "+c.message) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %d, %q, %q", c.args, code, out, errs)
		}
	}
}

// TestBotReportsUnknownLevel checks that the error for an unknown level lists the known ones.
func TestBotReportsUnknownLevel(t *testing.T) {
	if code, _, errs := run(t, "bot", "-level", "unknown"); code != 2 || !strings.HasPrefix(errs, `azulejo bot: cli.level "unknown" random, greedy`) {
		t.Errorf("%d, %q", code, errs)
	}
}

// TestInterruptedMatch checks that a match that is interrupted between two games prints the standings with the number of games played.
func TestInterruptedMatch(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	dir := t.TempDir()
	go func() {
		for ctx.Err() == nil {
			if _, err := os.Stat(filepath.Join(dir, "game-0002.azl")); err == nil {
				stop()
			}
		}
	}()
	var out, errs bytes.Buffer
	code := newProgram(&out, &errs).Run(ctx, []string{"match", "-seat", "random", "-seat", "random", "-games", "100000000", "-records", dir})
	if header, _, _ := strings.Cut(out.String(), "\n"); code != 130 || !strings.Contains(header, " of 100000000 games, ") {
		t.Errorf("%d, the standings are %q; expected 130 and the number of games played", code, out.String())
	}
	if !strings.HasPrefix(errs.String(), "azulejo match: cli.match.interrupted ") {
		t.Errorf("the error is %q", errs.String())
	}
}

// TestRecordsAreNotOverwritten checks that a match refuses a folder with a record that it would overwrite, before the first game.
func TestRecordsAreNotOverwritten(t *testing.T) {
	dir := t.TempDir()
	old := filepath.Join(dir, "game-0002.azl")
	if err := os.WriteFile(old, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := run(t, "match", "-seat", "random", "-seat", "random", "-games", "2", "-records", dir)
	if text, _ := os.ReadFile(old); code != 1 || out != "" || string(text) != "old" || !strings.Contains(errs, "cli.match.exists "+old) {
		t.Errorf("%d, %q, %q, and the record is %q", code, out, errs, text)
	}
	if code, out, errs := run(t, "match", "-seat", "random", "-seat", "random", "-games", "1", "-records", dir); code != 0 || out == "" {
		t.Errorf("for another file: %d, %q, %q", code, out, errs)
	}
}

// TestUnwritableRecords checks that a match whose records cannot be written goes on, prints the standings and exits with status 1.
func TestUnwritableRecords(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	var out, errs bytes.Buffer
	program := newProgram(&out, &errs)
	program.Games[0].Edition = folderRemovingEdition(program.Games[0].Edition, dir)
	code := program.Run(t.Context(), []string{"match", "-seat", "random", "-seat", "random", "-games", "3", "-records", dir})
	if code != 1 || !strings.Contains(out.String(), "azul, 2 players, 3 games, ") || !strings.Contains(errs.String(), "cli.match.record 1 ") || !strings.Contains(errs.String(), "cli.match.lost 3") {
		t.Errorf("%d, %q, %q", code, out.String(), errs.String())
	}
}

// folderRemovingEdition returns an edition that removes a folder when a game begins.
func folderRemovingEdition(e *engine.Edition, dir string) *engine.Edition {
	removing := *e
	removing.New = func(o engine.Options) (engine.Position, error) {
		os.RemoveAll(dir)
		return e.New(o)
	}
	return &removing
}
