package saves

import (
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/gametest/disk"
	"azulejo/game/store"
)

// openDisk opens a window on a simulated disk.
func openDisk(t *testing.T, d *disk.Disk) *game.Context {
	t.Helper()
	return openWindow(t, store.FolderOn(d, "/home/azulejo"))
}

// seedsOn returns the seeds of all games that a new window finds on a disk.
func seedsOn(t *testing.T, d *disk.Disk) (seeds []uint64) {
	t.Helper()
	c := openDisk(t, d)
	if m, _, ok := Current(c); ok {
		seeds = append(seeds, m.Seed)
	}
	for _, saved := range slices.Concat(List(c), ListFinished(c)) {
		if m, _, ok := Open(c, saved); ok {
			seeds = append(seeds, m.Seed)
		}
	}
	return seeds
}

// TestGamesSurviveFaultsAndPowerLoss checks that a saved game is found again, in progress or finished, if any operation of the disk fails while it
// is archived and the next one begins, and whenever the power is lost meanwhile.
func TestGamesSurviveFaultsAndPowerLoss(t *testing.T) {
	for name, moves := range map[string]int{"in progress": 3, "finished": untilOver} {
		prepare := func() (*disk.Disk, *game.Context) {
			d := disk.New()
			c := openDisk(t, d)
			startGame(t, c, 1, moves)
			return d, c
		}
		next := func(c *game.Context) {
			Archive(c)
			startGame(t, c, 2, 4)
		}
		d, c := prepare()
		before := d.Count()
		next(c)
		n := d.Count() - before
		if n < 6 {
			t.Fatalf("%s: there are %d operations", name, n)
		}
		for at := 1; at <= n; at++ {
			d, c := prepare()
			d.FaultAt = before + at
			next(c)
			d.FaultAt = 0
			if seeds := seedsOn(t, d); !slices.Contains(seeds, 1) {
				t.Errorf("%s: operation %d fails, and the games are %v", name, at, seeds)
			}
			d, c = prepare()
			d.PowerLossAt = before + at
			next(c)
			d.AfterPowerLoss(func(left *disk.Disk) {
				if seeds := seedsOn(t, left); !slices.Contains(seeds, 1) {
					t.Errorf("%s: the power is lost before operation %d, and the games are %v", name, at, seeds)
				}
			})
		}
	}
}
