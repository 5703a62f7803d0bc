//go:build !js

package saves

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine/enginetest/long"
	"azulejo/game/store"
	"azulejo/scenes/progress"
)

// killVariable names the environment variable with the folder in which TestKeeperProcess changes the shelf until it is killed.
const killVariable = "AZULEJO_TEST_KEEPER"

// TestKeeperProcess keeps games, every other one finished, marks, names, deletes and restores them, solves puzzles, and writes each change when it is
// made, if TestKilledPrograms has started it.
func TestKeeperProcess(t *testing.T) {
	folder := os.Getenv(killVariable)
	if folder == "" {
		t.Skip("not started by TestKilledPrograms")
	}
	var first uint64
	fmt.Sscan(os.Getenv("SEED"), &first)
	c := openWindow(t, store.NewFolder(folder))
	for seed := first; ; seed++ {
		startGame(t, c, seed, []int{3, untilOver}[seed%2])
		Archive(c)
		fmt.Println("kept", seed)
		g := All(c)[0]
		Mark(c, g, true)
		fmt.Println("marked", seed)
		Rename(c, g, fmt.Sprint(seed))
		fmt.Println("named", seed)
		fmt.Println("deleting", seed)
		restore := Delete(c, g)
		restore()
		fmt.Println("restored", seed)
		p := progress.LoadPuzzles(c)
		p.Done[fmt.Sprint(seed)] = 1
		p.Save(c)
		fmt.Println("solved", seed)
	}
}

// changes are the lines that TestKeeperProcess has written.
type changes map[string]bool

// has reports whether a change was made to a game.
func (c changes) has(change string, seed uint64) bool { return c[fmt.Sprint(change, " ", seed)] }

// missing describes a change that is lost on the shelf of a folder, or returns "".
func (c changes) missing(t *testing.T, folder string) string {
	t.Helper()
	w := openWindow(t, store.NewFolder(folder))
	defer w.Slot.Enter(99) // so that the next program enters the same slot as the one killed
	listed, found := All(w), map[uint64]Game{}
	if err := w.Store.Delete(indexKey); err != nil {
		t.Fatal(err)
	}
	rebuilt := All(w)
	if len(rebuilt) != len(listed) {
		return fmt.Sprintf("the index has %d of %d games", len(listed), len(rebuilt))
	}
	for i, g := range rebuilt {
		if listed[i].ID() != g.ID() || listed[i].Name() != g.Name() || listed[i].Marked() != g.Marked() {
			return fmt.Sprintf("the index has %v instead of %v", listed[i], g)
		}
		if m, _, ok := Open(w, g); ok {
			found[m.Seed] = g
		}
	}
	solved := progress.LoadPuzzles(w)
	for change := range c {
		var seed uint64
		kind, number, _ := strings.Cut(change, " ")
		if _, err := fmt.Sscan(number, &seed); err != nil {
			t.Fatalf("a program wrote %q", change)
		}
		g, ok := found[seed]
		deleting := c.has("deleting", seed) && !c.has("restored", seed)
		switch {
		case kind == "solved" && solved.Done[number] == 0, !ok && !deleting, ok && g.Over != (seed%2 == 1),
			ok && kind == "marked" && !g.Marked(), ok && kind == "named" && g.Name() != number:
			return change
		}
	}
	keys, err := w.Store.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	if i := slices.IndexFunc(keys, func(key string) bool { return strings.Contains(key, "damaged") }); i >= 0 {
		return keys[i]
	}
	return ""
}

// TestKilledPrograms kills programs that change the shelf at random moments, and checks that every change is there that was made, that each game can be
// opened, and that the index agrees with the games. With -long it kills 1,000 programs.
func TestKilledPrograms(t *testing.T) {
	folder, made, kills := t.TempDir(), changes{}, long.Count(10, 1000)
	for n := range kills {
		if n%50 == 49 { // short lists are quicker
			folder, made = t.TempDir(), changes{}
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
		lines, left := bufio.NewScanner(out), 1+rand.IntN(12) // two games
		for lines.Scan() {
			made[lines.Text()] = true
			if left--; left == 0 {
				time.AfterFunc(time.Duration(rand.IntN(3_000))*time.Microsecond, func() { cmd.Process.Kill() })
			}
		}
		cmd.Wait()
		if lost := made.missing(t, folder); lost != "" {
			t.Fatalf("after %d kills, a change is lost: %s", n+1, lost)
		}
	}
}
