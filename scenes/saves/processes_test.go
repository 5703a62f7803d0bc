//go:build !js

package saves

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"azulejo/game/store"
)

// folderVariable names the environment variable with the folder in which TestArchiveProcess saves games. Each trial has its own folder in it.
const folderVariable = "AZULEJO_TEST_FOLDER"

// trials is how often programs archive games at once.
const trials = 25

// archiver is a program that archives a game whenever it is told to.
type archiver struct {
	in  io.WriteCloser
	out *bufio.Scanner
}

// await waits until the program has written a word.
func (a archiver) await(t *testing.T, want string) {
	t.Helper()
	if !a.out.Scan() || a.out.Text() != want {
		t.Fatalf("a program wrote %q, want %q", a.out.Text(), want)
	}
}

// startArchiver starts TestArchiveProcess as another program.
func startArchiver(t *testing.T, folder string, seed int) archiver {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestArchiveProcess$")
	cmd.Env = append(cmd.Environ(), folderVariable+"="+folder, fmt.Sprintf("SEED=%d", seed))
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	return archiver{in, bufio.NewScanner(out)}
}

// TestArchiveProcess archives games in the order of lines on standard input, if TestProgramsArchiveAtOnce has started it.
func TestArchiveProcess(t *testing.T) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		t.Skip("not started by TestProgramsArchiveAtOnce")
	}
	var seed uint64
	fmt.Sscan(os.Getenv("SEED"), &seed)
	in := bufio.NewScanner(os.Stdin)
	for n := range trials {
		c := openWindow(t, store.NewFolder(filepath.Join(folder, fmt.Sprint(n))))
		startGame(t, c, seed, 3)
		fmt.Println("ready")
		in.Scan()
		Archive(c)
		fmt.Println("archived")
	}
}

// TestProgramsArchiveAtOnce checks that four programs that archive their games at the same time lose none: no two take the same key.
func TestProgramsArchiveAtOnce(t *testing.T) {
	folder := t.TempDir()
	var all []archiver
	want := []uint64{1, 2, 3, 4}
	for _, seed := range want {
		all = append(all, startArchiver(t, folder, int(seed)))
	}
	for n := range trials {
		for _, a := range all {
			a.await(t, "ready")
		}
		for _, a := range all {
			if _, err := io.WriteString(a.in, "go\n"); err != nil {
				t.Fatal(err)
			}
		}
		for _, a := range all {
			a.await(t, "archived")
		}
		c := openWindow(t, store.NewFolder(filepath.Join(folder, fmt.Sprint(n))))
		var got []uint64
		for _, saved := range List(c) {
			if m, _, ok := Open(c, saved); ok {
				got = append(got, m.Seed)
			}
		}
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("trial %d: the games of the programs %v are archived, want %v", n, got, want)
		}
	}
}
