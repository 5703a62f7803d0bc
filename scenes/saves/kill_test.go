//go:build !js

package saves

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"azulejo/engine/enginetest/long"
	"azulejo/game/store"
)

// killVariable names the environment variable with the folder in which TestKeeperProcess keeps games until it is killed.
const killVariable = "AZULEJO_TEST_KEEPER"

// TestKeeperProcess keeps one game after the other, marks and lists them, and writes the seed of each game that is kept, if TestKilledPrograms has started it.
func TestKeeperProcess(t *testing.T) {
	folder := os.Getenv(killVariable)
	if folder == "" {
		t.Skip("not started by TestKilledPrograms")
	}
	var first uint64
	fmt.Sscan(os.Getenv("SEED"), &first)
	c := openWindow(t, store.NewFolder(folder))
	for seed := first; ; seed++ {
		startGame(t, c, seed, 3)
		Archive(c)
		fmt.Println(seed)
		Mark(c, List(c)[0], true)
	}
}

// TestKilledPrograms kills programs that keep games at random moments, and checks that every game is there that was kept, and that each can be opened.
// With -long it kills 1,000 programs.
func TestKilledPrograms(t *testing.T) {
	folder, kept, kills := t.TempDir(), map[uint64]bool{}, long.Count(10, 1000)
	for n := range kills {
		if n%50 == 49 { // short lists are quicker
			folder, kept = t.TempDir(), map[uint64]bool{}
		}
		cmd := exec.Command(os.Args[0], "-test.run=^TestKeeperProcess$")
		cmd.Env = append(cmd.Environ(), killVariable+"="+folder, fmt.Sprintf("SEED=%d", 1_000_000*(n+1)))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		for lines.Scan() {
			var seed uint64
			if _, err := fmt.Sscan(lines.Text(), &seed); err != nil || !strings.HasPrefix(lines.Text(), fmt.Sprint(n+1)) {
				t.Fatalf("a program wrote %q", lines.Text())
			}
			if kept[seed] = true; len(kept)%2 == 0 {
				time.AfterFunc(time.Duration(rand.IntN(8_000))*time.Microsecond, func() { cmd.Process.Kill() })
			}
		}
		cmd.Wait()
		c, found := openWindow(t, store.NewFolder(folder)), map[uint64]bool{}
		for _, g := range All(c) {
			if m, _, ok := Open(c, g); ok {
				found[m.Seed] = true
			}
		}
		c.Slot.Enter(99) // so that the next program enters the same slot as the one killed
		for seed := range kept {
			if !found[seed] {
				t.Fatalf("after %d kills, game %d is lost: %d of %d are there", n+1, seed, len(found), len(kept))
			}
		}
	}
}
