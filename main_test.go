//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"azulejo/game"
)

// TestMain removes the folder of the program after the tests.
func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := programFolder(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

var programFolder = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "azulejo-test") })

// built builds the game once for all tests and returns the path of the executable.
var built = sync.OnceValues(func() (string, error) {
	dir, err := programFolder()
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "azulejo")
	if out, err := exec.Command("go", "build", "-o", path, ".").CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build: %w\n%s", err, out)
	}
	return path, nil
})

// program returns the path of an executable of the game.
func program(t *testing.T) string {
	t.Helper()
	path, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// envWithoutDisplay returns an environment with a new home directory and without a display.
func envWithoutDisplay(t *testing.T) []string {
	t.Helper()
	var env []string
	for _, e := range os.Environ() {
		if name, _, _ := strings.Cut(e, "="); name != "DISPLAY" && name != "WAYLAND_DISPLAY" && !strings.HasPrefix(name, "XDG_") {
			env = append(env, e)
		}
	}
	return append(env, "LC_ALL=C", "HOME="+t.TempDir())
}

// dirWithSettings returns a new directory with a settings file.
func dirWithSettings(t *testing.T, settings string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestWithoutADisplay checks that without a display the program ends with one line on standard error, in the language of the settings.
func TestWithoutADisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux can the display be taken away")
	}
	path := program(t)
	for _, language := range []string{"en", "nl"} {
		display := map[string]string{"nl": ":9876"}[language]
		if _, err := os.Stat("/dev/fb0"); display == "" && err == nil {
			t.Log("this machine has a framebuffer, on which the game would open")
			continue
		}
		ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
		defer stop()
		cmd := exec.CommandContext(ctx, path)
		cmd.Env = append(envWithoutDisplay(t), "AZULEJO_HOME="+dirWithSettings(t, `{"language":"`+language+`"}`))
		if display != "" {
			cmd.Env = append(cmd.Env, "DISPLAY="+display)
		}
		var errs strings.Builder
		cmd.Stderr = &errs
		cmd.Run()
		got, want := errs.String(), map[string]string{"en": "azulejo: there is no display to open a window on (", "nl": "azulejo: er is geen scherm om een venster op te openen ("}[language]
		if cmd.ProcessState.ExitCode() != 1 || strings.Count(got, "\n") != 1 || !strings.HasPrefix(got, want) {
			t.Errorf("display %q: %v, %q; expected exit status 1 and one clear line", display, cmd.ProcessState, got)
		}
	}
}

// TestWithoutAGraphicsDriver checks that an error of the graphics driver ends in one line that says what is missing and what helps.
func TestWithoutAGraphicsDriver(t *testing.T) {
	fault := errors.New("glfw: egl: failed to initialize EGL: EGL is not or could not be initialized: the requested API is unavailable")
	for language, want := range map[string]string{"en": "there is no working graphics driver", "de": "es gibt keinen funktionierenden Grafiktreiber"} {
		if got := errorText(game.ExplainError(fault), language); !strings.HasPrefix(got, want) || !strings.Contains(got, "Mesa") || strings.Contains(got, "\n") {
			t.Errorf("%s: %q", language, got)
		}
	}
}

// TestCommandLineReasons checks that commands give the reasons for illegal moves, and for suggested ones, in English.
func TestCommandLineReasons(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.azl")
	if err := os.WriteFile(file, []byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\ndeal BBYR KKWW BYRK RRRW YYKW\n1B2 2B1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	state := `{"game":"azul","players":2,"round":1,"phase":"offer","turn":1,"start":1,"factories":["BBYR","KKWW","BYRK","RRRW","YYKW"],"centre":"","marker":0,` +
		`"bag":{"B":17,"Y":16,"R":15,"K":16,"W":16},"lid":{"B":0,"Y":0,"R":0,"K":0,"W":0},"boards":[` +
		`{"name":"","score":0,"lines":["","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""},` +
		`{"name":"","score":0,"lines":["","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""}]}`
	for _, c := range []struct {
		args []string
		in   string
		want string
	}{
		{[]string{"replay", file}, "", `"token":"2B1","message":"there is no blue tile in factory 2"`},
		{[]string{"state", file}, "", `:5:5: "2B1": there is no blue tile in factory 2`},
		{[]string{"bot", "-level", "greedy"}, `{"id":1,"op":"choose","state":` + state + `,"moves":["5R1"]}`, `"code":"bad-moves","message":"\"5R1\": there is no red tile in factory 5"`},
		{[]string{"bot", "-level", "searcher"}, `{"id":1,"op":"analyse","ms":50,"state":` + state + `,"moves":["1B2"]}`, `"why":["fills line 2 for one point"`},
	} {
		p, err := commandLine("en")
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		p.In, p.Out, p.Err = strings.NewReader(c.in), &out, &out
		if p.Run(t.Context(), c.args); !strings.Contains(out.String(), c.want) {
			t.Errorf("the output of %v is %s, expected %s", c.args, out.String(), c.want)
		}
	}
}

// TestInATerminal checks that a game can be played in a terminal without a display, that it is saved at the end of the input, and that it can be resumed.
func TestInATerminal(t *testing.T) {
	path, env := program(t), envWithoutDisplay(t)
	for _, c := range []struct {
		args, typed string
		want        []string
	}{
		{"play -lang en -seed 5 -start 1 -ms 50", "1R4\n", []string{"Your turn", "(1R4).", "The game is saved"}},
		{"play -lang en", "yes\nundo\nquit\n", []string{"Continue this game?", "Factory 1: 1 yellow and 3 red", "The game is saved"}},
	} {
		cmd := exec.CommandContext(t.Context(), path, strings.Fields(c.args)...)
		cmd.Env, cmd.Stdin = env, strings.NewReader(c.typed)
		output, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v", c.args, err)
		}
		for _, want := range c.want {
			if !strings.Contains(string(output), want) {
				t.Errorf("%s: expected %q in\n%s", c.args, want, output)
			}
		}
	}
}
