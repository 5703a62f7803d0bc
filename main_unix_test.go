//go:build unix

package main

import (
	"bufio"
	"context"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// handleSignal makes programs that are started from now on receive a signal, even if this one was started with the signal ignored, as in the
// background of a shell.
func handleSignal(t *testing.T, s os.Signal) {
	t.Helper()
	c := make(chan os.Signal, 1)
	signal.Notify(c, s)
	t.Cleanup(func() { signal.Stop(c) })
}

// signalIgnoringBot is a shell script that ignores signals and starts a child process. Both keep the pipe named by its argument open while they run.
const signalIgnoringBot = `trap '' TERM INT HUP
exec 3>"$1"
sleep 1000 &
echo alive >&3
while :; do sleep 1000; done
`

// TestSignalEndsBots checks that all processes of a bot end when a match is ended by a signal, even if they ignore it.
func TestSignalEndsBots(t *testing.T) {
	path := program(t)
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		dir := t.TempDir()
		bot, fifo := filepath.Join(dir, "bot.sh"), filepath.Join(dir, "fifo")
		if err := os.WriteFile(bot, []byte(signalIgnoringBot), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := syscall.Mkfifo(fifo, 0o600); err != nil {
			t.Fatal(err)
		}
		handleSignal(t, s)
		match := exec.Command(path, "match", "-seat", "cmd:sh "+bot+" "+fifo, "-seat", "random")
		if err := match.Start(); err != nil {
			t.Fatal(err)
		}
		defer match.Process.Kill()
		f, err := os.Open(fifo)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if _, err := f.Read(make([]byte, 6)); err != nil {
			t.Fatal(err)
		}
		closed := make(chan error, 1)
		go func() {
			_, err := io.ReadAll(f)
			closed <- err
		}()
		match.Process.Signal(s)
		select {
		case err := <-closed:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(time.Minute):
			t.Errorf("%v: the bot is still running", s)
			match.Process.Kill()
		}
		match.Wait()
	}
}

// TestInterruptedTerminalGameIsSaved checks that Ctrl+C ends a game in a terminal with the exit status of an interruption, and that the game is saved.
func TestInterruptedTerminalGameIsSaved(t *testing.T) {
	path, home := program(t), t.TempDir()
	handleSignal(t, syscall.SIGINT)
	play := exec.Command(path, "play", "-lang", "en", "-seat", "person", "-seat", "greedy", "-seed", "5", "-start", "1")
	play.Env = append(envWithoutDisplay(t), "AZULEJO_HOME="+home)
	input, err := play.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := play.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := play.Start(); err != nil {
		t.Fatal(err)
	}
	defer play.Process.Kill()
	io.WriteString(input, "1R4\n")
	for lines, turns := bufio.NewScanner(output), 0; turns < 2 && lines.Scan(); {
		if lines.Text() == "Your turn" {
			turns++
		}
	}
	play.Process.Signal(syscall.SIGINT)
	go io.Copy(io.Discard, output)
	play.Wait()
	if play.ProcessState.ExitCode() != 130 {
		t.Errorf("the program ends with %v, expected exit status 130", play.ProcessState)
	}
	if text, err := os.ReadFile(filepath.Join(home, "autosave.azl")); err != nil || !strings.Contains(string(text), "1R4") {
		t.Errorf("the saved game is %q, %v", text, err)
	}
}

// TestUnusableLockFile checks that a game begins at once where the lock file cannot be used, says so in one line, and is saved.
func TestUnusableLockFile(t *testing.T) {
	path := program(t)
	for name, put := range map[string]func(path string) error{
		"it cannot be read":                func(p string) error { return os.Mkdir(p, 0o700) },
		"it cannot be read (pipe)":         func(p string) error { return syscall.Mkfifo(p, 0o600) },
		"access to the storage was denied": func(p string) error { return os.WriteFile(p, nil, 0) },
	} {
		reason, _, _ := strings.Cut(name, " (")
		if os.Getuid() == 0 && strings.HasPrefix(name, "access") {
			continue // nothing is denied to root
		}
		home := t.TempDir()
		if err := put(filepath.Join(home, ".lock-slot-1")); err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithTimeout(t.Context(), time.Minute)
		defer stop()
		play := exec.CommandContext(ctx, path, "play", "-lang", "en", "-seat", "person", "-seat", "greedy", "-seed", "5", "-start", "1")
		play.Env, play.Stdin = append(envWithoutDisplay(t), "AZULEJO_HOME="+home), strings.NewReader("1R4\nquit\n")
		out, err := play.Output()
		if want := "another window could save over its game: " + reason + ".\n"; err != nil || strings.Count(string(out), want) != 1 {
			t.Errorf("%s: %v, %q", name, err, out)
		}
		if _, err := os.Stat(filepath.Join(home, "autosave.azl")); err != nil {
			t.Error(err)
		}
	}
}

// TestFullDevice checks that commands whose output goes to a full device end with status 1, and that a match that can write no record prints its
// standings and leaves no empty file.
func TestFullDevice(t *testing.T) {
	path := program(t)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("there is no full device")
	}
	defer full.Close()
	for _, args := range []string{"help", "soak -game azul -players 2 -games 1", "match -seat random -seat random -games 1", "completion zsh", "version", "play -seat greedy -seat greedy"} {
		cmd := exec.Command(path, strings.Fields(args)...)
		cmd.Env, cmd.Stdout = envWithoutDisplay(t), full
		var errs strings.Builder
		cmd.Stderr = &errs
		if cmd.Run(); cmd.ProcessState.ExitCode() != 1 || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%s: %v, %q; expected exit status 1 and one line", args, cmd.ProcessState, errs.String())
		}
	}
	dir := t.TempDir()
	limited := exec.Command("sh", "-c", `ulimit -f 0; "$0" match -seat random -seat random -games 2 -records "$1"`, path, dir)
	var out, errs strings.Builder
	limited.Env, limited.Stdout, limited.Stderr = envWithoutDisplay(t), &out, &errs
	limited.Run()
	files, err := os.ReadDir(dir)
	if limited.ProcessState.ExitCode() != 1 || !strings.Contains(out.String(), "azul, 2 players, 2 games") || !strings.Contains(errs.String(), "2 games could not be saved") {
		t.Errorf("%v, %q, %q; expected exit status 1, standings and the number of games", limited.ProcessState, out.String(), errs.String())
	}
	if len(files) > 0 || err != nil {
		t.Errorf("the folder for the records has %v, %v", files, err)
	}
}

// TestUnsavedGame checks that play says that the game is not saved, never that it is, and ends with status 1, wherever it cannot be saved.
func TestUnsavedGame(t *testing.T) {
	path := program(t)
	dangling := filepath.Join(t.TempDir(), "dangling")
	if err := os.Symlink(filepath.Join(dangling, "nowhere", "at", "all"), dangling); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, script := range map[string]string{
		"no home":       `unset HOME AZULEJO_HOME; exec "$0" "$@"`,
		"dangling link": `AZULEJO_HOME=` + dangling + ` exec "$0" "$@"`,
		"file":          `AZULEJO_HOME=` + file + ` exec "$0" "$@"`,
		"size limit":    `ulimit -f 0; exec "$0" "$@"`,
	} {
		cmd := exec.Command("sh", "-c", script, path, "play", "-lang", "en", "-seed", "5", "-start", "1")
		cmd.Env, cmd.Stdin = envWithoutDisplay(t), strings.NewReader("save\nquit\n")
		output, _ := cmd.CombinedOutput()
		if cmd.ProcessState.ExitCode() != 1 || strings.Contains(string(output), "The game is saved") || !strings.Contains(string(output), "This could not be saved: ") {
			t.Errorf("%s: %v\n%s", name, cmd.ProcessState, output)
		}
	}
}

// completeInBash is a bash script that completes the line in $1 with the program's completion script. The package bash-completion splits lines
// at blanks, = and :, and joins the parts of a word again. Here words are split at blanks only.
const completeInBash = `_init_completion() { cur=${COMP_WORDS[COMP_CWORD]} words=("${COMP_WORDS[@]}") cword=$COMP_CWORD; }
__ltrim_colon_completions() { :; }
compopt() { :; }
_filedir() { COMPREPLY=($(compgen -f -X "!*.${1%%|*}" -- "$cur")); }
source <(azulejo completion bash)
read -ra COMP_WORDS <<< "$1"
[[ $1 == *" " ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9
__start_azulejo
echo ${COMPREPLY[*]}
`

// TestBashCompletion checks the completions of commands, flags, their values and files in bash.
func TestBashCompletion(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	path, dir := program(t), t.TempDir()
	for _, name := range []string{"game.azl", "note.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for line, want := range map[string]string{
		"azulejo ma":                   "match",
		"azulejo match -ga":            "-game -games",
		"azulejo play --na":            "--name",
		"azulejo match -game pavilion": "pavilion pavilion-sepia",
		"azulejo match -game=azul":     "azul azul-grey",
		"azulejo bot -level ma":        "master",
		"azulejo play -seat p":         "person pupil",
		"azulejo -lang e":              "en es",
		"azulejo replay ":              "game.azl",
	} {
		cmd := exec.CommandContext(t.Context(), bash, "--norc", "-c", completeInBash, "bash", line)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "PATH="+filepath.Dir(path)+":"+os.Getenv("PATH"))
		out, err := cmd.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%s: %q, %v, expected %q", line, got, err, want)
		}
	}
}
