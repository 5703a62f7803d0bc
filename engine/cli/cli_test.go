package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"azulejo/engine/enginetest"
)

// newProgram returns a Program that prints message keys. Its window prints its parameters.
func newProgram(out, errs io.Writer) *Program {
	window := func(_ context.Context, w Window) error { fmt.Fprintf(out, "window %+v\n", w); return nil }
	return &Program{Games: azulGames(), Words: enginetest.Codes{}, Spoken: enginetest.Codes{}, In: strings.NewReader(""), Out: out, Err: errs,
		Version: "v1.2.3", Languages: []string{"en", "nl"}, Speaks: func(l string) bool { return l == "en" || l == "nl" }, Window: window}
}

// run runs a command line and returns the exit status and the output.
func run(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	p := newProgram(&o, &e)
	return p.Run(t.Context(), args), o.String(), e.String()
}

// writeFile writes a file and returns its path.
func writeFile(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "game.azl")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

const game = "[Game \"azul\"]\n[Players \"2\"]\n[Start \"2\"]\n\ndeal BBYR KKWW BYRK RRRW YYKW\n1B2 CR-\n"

// TestReplay checks the summary of a game.
func TestReplay(t *testing.T) {
	f := writeFile(t, game)
	code, out, _ := run(t, "replay", f)
	want := `{"file":"` + f + `","game":"azul","players":2,"rounds":1,"moves":2,"over":false,"scores":[0,0],"winners":[]}` + "\n"
	if code != 0 || out != want {
		t.Errorf("%d %s, expected 0 %s", code, out, want)
	}
}

// TestReasonsAreTranslated checks that replay and state print why a move is illegal in the language of the program.
func TestReasonsAreTranslated(t *testing.T) {
	f := writeFile(t, strings.Replace(game, "CR-", "CW-", 1))
	reason := "illegal.centre-lacks azul.colour.white"
	if code, out, _ := run(t, "replay", f); code != 1 || !strings.Contains(out, `"token":"CW-","message":"`+reason+`"`) {
		t.Errorf("%d %s", code, out)
	}
	if code, _, errs := run(t, "state", f); code != 1 || errs != "azulejo state: "+f+":6:5: \"CW-\": "+reason+"\n" {
		t.Errorf("%d %s", code, errs)
	}
}

// TestReplayReportsErrors checks that replay prints the position of an error as JSON.
func TestReplayReportsErrors(t *testing.T) {
	f := writeFile(t, strings.Replace(game, "CR-", "CR9", 1))
	code, out, _ := run(t, "replay", f)
	if code != 1 || !strings.Contains(out, `"error":{"line":6,"column":5,"token":"CR9","message":"`) {
		t.Errorf("%d %s", code, out)
	}
}

// TestStateAndPerft checks that perft gives the same counts for a record and for the state that the state command prints for it.
func TestStateAndPerft(t *testing.T) {
	f := writeFile(t, game)
	code, out, _ := run(t, "state", f)
	if code != 0 || !strings.HasPrefix(out, `{"game":"azul","players":2,"round":1,"phase":"offer","turn":2,"start":2,`) {
		t.Fatalf("%d %s", code, out)
	}
	_, fromRecord, _ := run(t, "perft", "-depth", "3", f)
	_, fromState, _ := run(t, "perft", "-depth", "3", writeFile(t, out))
	if fromRecord != fromState || len(fromRecord) < 3 {
		t.Errorf("perft counts %q from the record and %q from its state", fromRecord, fromState)
	}
}

// TestHostileFiles checks that the size of input is limited and that error messages are short and safe to print.
func TestHostileFiles(t *testing.T) {
	const limit = 4 << 20
	for name, c := range map[string]struct{ text, message string }{
		"very long state":            {`{"game":"azul","x":"` + strings.Repeat("x", limit) + `"}`, "too long"},
		"large state":                {`{"game":"azul","x":"` + strings.Repeat("x", 1<<20) + `"}`, "too long"},
		"deep state":                 {`{"game":` + strings.Repeat("[", 1<<19), "deep"},
		"long game":                  {`{"game":"` + strings.Repeat("\u202e", 1000) + `"}`, "cli.game"},
		"long field":                 {`{"game":"azul","` + strings.Repeat("\u009b", 1000) + `":1}`, "unknown field"},
		"long word":                  {game + strings.Repeat("\x1b", 1000), "form.take-line"},
		"header with a bidi control": {strings.Replace(game, "azul", "\u202eazul\u2028", 1), "record.game"},
		"long record":                {game + strings.Repeat("#", limit), "too long"},
	} {
		for _, command := range []string{"state", "perft", "replay"} {
			if command == "replay" && strings.HasPrefix(c.text, "{") {
				c.message = "" // replay reads only records
			}
			code, out, errs := run(t, command, writeFile(t, c.text))
			output := out + errs
			if code != 1 || strings.Count(output, "\n") != 1 || !strings.Contains(output, c.message) || len(output) > 1000 {
				t.Errorf("%s: %s: %d, %d bytes, %.300q; expected 1 and a line with %q", command, name, code, len(output), output, c.message)
			}
			if strings.ContainsAny(output, "\u202e\u009b\x1b\u2028") {
				t.Errorf("%s: %s: %+q", command, name, output)
			}
		}
	}
}

// TestStateEscapesNames checks that names are escaped in the output and read back unchanged.
func TestStateEscapesNames(t *testing.T) {
	f := writeFile(t, strings.Replace(game, "\n\n", "\n[Name1 \"\u202eevil\x1b\"]\n\n", 1))
	_, out, _ := run(t, "state", f)
	if !strings.Contains(out, `"name":"\u202eevil\u001b"`) {
		t.Errorf("%+q", out)
	}
	if _, again, errs := run(t, "state", writeFile(t, out)); again != out {
		t.Errorf("read back as %q %q", again, errs)
	}
}

// TestReplayOfTruncatedRecord checks the summary of a record that ends within a deal.
func TestReplayOfTruncatedRecord(t *testing.T) {
	code, out, _ := run(t, "replay", writeFile(t, strings.Split(game, " RRRW")[0]))
	if code != 0 || !strings.Contains(out, `"rounds":1,"moves":0,"over":false,`) {
		t.Errorf("%d %s", code, out)
	}
}

// TestInterruptedSoak checks the exit status and the message of a soak that is interrupted after a game, and that faults are reported all the same.
func TestInterruptedSoak(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	p := newProgram(writerFunc(func(b []byte) { stop(); out.Write(b) }), &errs)
	if code := p.Run(ctx, []string{"soak", "-games", "2"}); code != 130 || errs.String() != "azulejo soak: cli.soak.interrupted 2\n" || strings.Count(out.String(), "\n") != 1 {
		t.Errorf("%d, %q, %q; expected 130 and one line of how many games were done", code, errs.String(), out.String())
	}
	if err := soakError(ctx, 3, 2); errors.Is(err, errInterrupted) || !strings.Contains(err.Error(), "cli.soak.broken 3 2") {
		t.Errorf("with faults: %v", err)
	}
}

// writerFunc is an io.Writer that calls a function.
type writerFunc func([]byte)

func (w writerFunc) Write(b []byte) (int, error) {
	w(b)
	return len(b), nil
}

// TestHelp checks that all forms of asking for help print the flags of a command, or the commands and flags of the program.
func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"match", "-h"}, {"match", "-help"}, {"match", "--help"}, {"help", "match"}, {"-h", "match"}, {"match", "-games", "3", "-h"}} {
		code, out, errs := run(t, args...)
		if code != 0 || errs != "" {
			t.Errorf("%q: %d, %q; expected 0 and nothing on standard error", args, code, errs)
		}
		for _, want := range []string{"azulejo match [", "\n  -seat ", "\n  -games ", "100", "\n  -ms ", "1000", "-h, -help", "\n  azulejo match -"} {
			if !strings.Contains(out, want) {
				t.Errorf("%q: no %q in\n%s", args, want, out)
			}
		}
	}
	for _, args := range [][]string{{"-h"}, {"help"}, {"--help"}} {
		code, out, errs := run(t, args...)
		for _, want := range []string{"\n  bench ", "\n  completion ", "\n  match ", "\n  soak ", "\n  -bot ", "\n  -lang ", "\n  -version "} {
			if code != 0 || errs != "" || !strings.Contains(out, want) {
				t.Errorf("%q: %d, %q, no %q in\n%s", args, code, errs, want, out)
			}
		}
	}
}

// TestVersion checks the forms of asking for the version.
func TestVersion(t *testing.T) {
	for _, args := range []string{"-version", "--version", "version"} {
		if code, out, errs := run(t, args); code != 0 || out != "azulejo v1.2.3\n" || errs != "" {
			t.Errorf("%s: %d, %q, %q", args, code, out, errs)
		}
	}
}

// TestUsageErrors checks that invalid command lines print one line on standard error and exit with status 2.
func TestUsageErrors(t *testing.T) {
	for _, args := range [][]string{{"fly"}, {"-x"}, {"replay"}, {"state", "a", "b"}, {"perft", "-depth", "x", "f"}, {"perft", "-depth", "-1", "f"},
		{"soak", "-game", "chess"}, {"soak", "more"}, {"bench", "more"}, {"help", "more"}, {"help", "match", "soak"}, {"match", "-version"}, {"-version", "match"}, {"-fps", "bench"}, {"-bot"}, {"-bot", "x", "more"},
		{"---x"}, {"match", "-=x"}, {"-fps=maybe"}, {"-lang", "xx"}, {"-lang", "xx", "match", "-h"}, {"completion"}, {"completion", "tcsh"}, {"completion", "bash", "zsh"}, {"bot", "-level", "unknown"},
		{"bot", "-nodes", "-1"}, {"bot", "-nodes", "many"}} {
		code, out, errs := run(t, args...)
		if code != 2 || out != "" || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: %d, %q, %q; expected 2 and one line", args, code, out, errs)
		}
	}
}

// TestSoakUsageErrors checks that usage errors are reported before a game is played: the number of games would take hours.
func TestSoakUsageErrors(t *testing.T) {
	for _, c := range []struct{ flag, value, message string }{
		{"-players", "1", "cli.between.all -players 1 2 4"},
		{"-players", "5", "cli.between.all -players 5 2 4"},
		{"-players", "-2", "cli.between.all -players -2 2 4"},
		{"-players", "two", `cli.flag.value "two" -players`},
		{"-players", "", `cli.flag.value "" -players`},
		{"-games", "0", "cli.least -games 0 1"},
		{"-games", "-5", "cli.least -games -5 1"},
		{"-games", "1.5", `cli.flag.value "1.5" -games`},
		{"-seed", "-1", `cli.flag.value "-1" -seed`},
		{"-seed", "x", `cli.flag.value "x" -seed`},
		{"-seed", "18446744073709551616", `cli.flag.value "18446744073709551616" -seed`},
	} {
		code, out, errs := run(t, "soak", "-games", "100000000", c.flag, c.value)
		if code != 2 || out != "" || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "azulejo soak: "+c.message) {
			t.Errorf("%s %q: %d, %q, %q; expected 2 and one line: %s", c.flag, c.value, code, out, errs, c.message)
		}
	}
}

// TestSoakFlags checks that soak plays the game, number of players, number of games and seed of its flags.
func TestSoakFlags(t *testing.T) {
	code, out, errs := run(t, "soak", "-game", "azul", "-players", "3", "-games", "2", "-seed", "18446744073709551615")
	if code != 0 || !strings.HasPrefix(out, "cli.soak.table azul 3 2 ") || strings.Count(out, "\n") != 1 || errs != "" {
		t.Errorf("%d %q %q", code, out, errs)
	}
}

// TestMissingFile checks that a missing file prints one line and exits with status 1.
func TestMissingFile(t *testing.T) {
	if code, _, errs := run(t, "state", "no such file"); code != 1 || strings.Count(errs, "\n") != 1 {
		t.Errorf("%d %q", code, errs)
	}
}

// TestSoak checks that random games for each number of players have no faults.
func TestSoak(t *testing.T) {
	code, out, errs := run(t, "soak", "-game", "azul-grey", "-games", "20")
	if lines := strings.Split(strings.TrimSpace(out), "\n"); code != 0 || len(lines) != 3 || strings.Fields(lines[2])[6] != "0" {
		t.Errorf("%d %s %s", code, out, errs)
	}
}

// fullWriter is a device without room.
type fullWriter struct{}

func (fullWriter) Write([]byte) (int, error) { return 0, errors.New("full") }

// TestOutputErrors checks that commands whose output cannot be written say so and exit with status 1.
func TestOutputErrors(t *testing.T) {
	f := writeFile(t, game)
	for _, args := range [][]string{{"help"}, {"match", "-h"}, {"version"}, {"-version"}, {"completion", "bash"}, {"replay", f}, {"state", f}, {"perft", f},
		{"soak", "-game", "azul", "-games", "1"}, {"match", "-seat", "random", "-seat", "random", "-games", "1"}} {
		var errs bytes.Buffer
		code := newProgram(fullWriter{}, &errs).Run(t.Context(), args)
		if code != 1 || !strings.Contains(errs.String(), ": cli.output full") || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%q: %d, %q; expected 1 and one line", args, code, errs.String())
		}
	}
	var errs bytes.Buffer
	p := newProgram(fullWriter{}, &errs)
	p.In = strings.NewReader("{}\n")
	if code := p.Run(t.Context(), []string{"bot", "-level", "random"}); code != 1 {
		t.Errorf("bot: %d, %q; expected 1", code, errs.String())
	}
}

// TestInterrupts checks that commands end with status 130 when they are interrupted, and print no result.
func TestInterrupts(t *testing.T) {
	f := writeFile(t, game)
	for _, args := range [][]string{
		{"bench"}, {"perft", "-depth", "40", f}, {"soak", "-games", "1000000000"}, {"bot", "-level", "random"},
		{"match", "-seat", "searcher", "-seat", "searcher", "-ms", "1000000"}, {"replay", f, f},
	} {
		ctx, stop := context.WithCancel(t.Context())
		var out, errs bytes.Buffer
		p := newProgram(&out, &errs)
		waiting, end := io.Pipe()
		defer end.Close()
		p.In = waiting
		if args[0] == "replay" {
			stop()
		} else {
			time.AfterFunc(100*time.Millisecond, stop)
		}
		code := p.Run(ctx, args)
		stop()
		if code != 130 || !strings.Contains(errs.String(), "interrupted") || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%q: %d, %q; expected 130 and one line", args, code, errs.String())
		}
		if printed := out.String(); printed != "" && args[0] != "soak" {
			t.Errorf("%q prints %q", args, printed)
		}
	}
}
