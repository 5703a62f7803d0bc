package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fullDiskGame is a saved game that continues with a move of the first seat.
const fullDiskGame = `[Game "azul"]
[Players "2"]
[Start "1"]
[Seed "5"]
[Name1 "A"]
[Name2 "B"]

deal BBYY BBRR YYRR KKWW KKWW`

// onSmallDisk runs its arguments with a file system of 64 kB as the home of the game, full but for the saved game in $SAVED.
// It then prints the saved game.
const onSmallDisk = `mount -t tmpfs -o size=64k tmpfs "$AZULEJO_HOME" || exit 77
cat "$SAVED" >"$AZULEJO_HOME/autosave.azl"
dd if=/dev/zero of="$AZULEJO_HOME/filler" 2>&1 | grep -q . || exit 77
"$@"
status=$?
echo ==
cat "$AZULEJO_HOME/autosave.azl"
exit $status`

// TestFullDisk checks that a terminal game on a full disk says that nothing can be saved, claims nothing else, ends with status 1, and leaves the
// saved game as it is.
func TestFullDisk(t *testing.T) {
	saved := filepath.Join(t.TempDir(), "saved.azl")
	if err := os.WriteFile(saved, []byte(fullDiskGame), 0o600); err != nil {
		t.Fatal(err)
	}
	path := program(t)
	for _, lines := range []string{"yes\n1B1\nsave\nquit\n", "yes\n1B1\nquit\n", "yes\nquit\n", "yes\n1B1\n"} {
		play := exec.Command("unshare", "--user", "--map-root-user", "--mount", "sh", "-c", onSmallDisk, "sh", path, "play", "-lang", "en")
		play.Env, play.Stdin = append(envWithoutDisplay(t), "AZULEJO_HOME="+t.TempDir(), "SAVED="+saved), strings.NewReader(lines)
		var errs strings.Builder
		play.Stderr = &errs
		out, err := play.Output()
		if code := play.ProcessState.ExitCode(); code == 77 || play.ProcessState == nil || strings.HasPrefix(errs.String(), "unshare:") {
			if os.Getenv("AZULEJO_CI") != "" {
				t.Fatalf("no file system can be mounted here: %v, %s", err, errs.String())
			}
			t.Skipf("NOT TESTED: no file system can be mounted here: %v, %s", err, errs.String())
		}
		said, kept, _ := strings.Cut(string(out), "==\n")
		if code := play.ProcessState.ExitCode(); code != 1 || kept != fullDiskGame {
			t.Errorf("%q: exit status %d, and the saved game is %q", lines, code, kept)
		}
		if all := said + errs.String(); strings.Contains(all, "is saved") || strings.Count(errs.String(), "Games and settings cannot be saved: there is no room left.\n") != 1 ||
			!strings.HasSuffix(errs.String(), "azulejo play: This could not be saved: there is no room left.\n") {
			t.Errorf("%q: the output is %q, %q", lines, said, errs.String())
		}
	}
}
