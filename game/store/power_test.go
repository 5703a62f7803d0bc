package store_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"azulejo/game/gametest/disk"
	"azulejo/game/store"
)

// folder is the folder of the store on a simulated disk.
const folder = "/home/azulejo"

// newDisk returns a disk that holds an entry with the old text, or nothing if that is "".
func newDisk(t *testing.T, old string) *disk.Disk {
	t.Helper()
	d := disk.New()
	if old != "" {
		if err := store.FolderOn(d, folder).Save("a", []byte(old)); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// text returns the text of the entry, or "" if there is none.
func text(t *testing.T, d *disk.Disk) string {
	t.Helper()
	data, err := store.FolderOn(d, folder).Load("a")
	if err != nil && !errors.Is(err, store.ErrMissing) {
		t.Error(err)
	}
	return string(data)
}

// operations returns the number of operations of a save.
func operations(t *testing.T, old string) int {
	t.Helper()
	d := newDisk(t, old)
	before := d.Count()
	if err := store.FolderOn(d, folder).Save("a", []byte("new text")); err != nil {
		t.Fatal(err)
	}
	return d.Count() - before
}

// TestSaveSurvivesFaultsAndPowerLoss checks a save of which each operation fails in turn and during which the power is lost at each moment, with
// any of the unsynced changes on the disk: the entry has the old text or the new one, and the new one if Save reported success.
func TestSaveSurvivesFaultsAndPowerLoss(t *testing.T) {
	for _, old := range []string{"", "old"} {
		n := operations(t, old)
		disks, kept := 0, map[string]int{}
		for fault := range n + 1 { // 0 is none
			for loss := 1; loss <= n+4; loss++ { // a fault adds operations that tidy up
				d := newDisk(t, old)
				before := d.Count()
				d.PowerLossAt = before + loss
				if fault > 0 {
					d.FaultAt = before + fault
				}
				err := store.FolderOn(d, folder).Save("a", []byte("new text"))
				allowed := []string{old, "new text"}
				if err == nil {
					allowed = allowed[1:]
				}
				d.AfterPowerLoss(func(left *disk.Disk) {
					disks++
					got := text(t, left)
					kept[got]++
					if !slices.Contains(allowed, got) {
						t.Errorf("operation %d fails, and the power is lost before operation %d, after %v: the entry is %q, want one of %q", fault, loss, err, got, allowed)
					}
					s := store.FolderOn(left, folder)
					if err := s.Save("a", []byte("newest")); err != nil || text(t, left) != "newest" {
						t.Errorf("a later save leaves %q, %v", text(t, left), err)
					}
				})
			}
		}
		if disks < 5*n || kept[old] == 0 || kept["new text"] == 0 {
			t.Errorf("after %q, %d disks keep %v", old, disks, kept)
		}
	}
}

// TestFaultsOfSave checks what a save leaves of which one operation fails: the old text or the new one, the new one after success, and a store in
// which the next save succeeds.
func TestFaultsOfSave(t *testing.T) {
	for _, old := range []string{"", "old"} {
		for fault := range operations(t, old) {
			t.Run(fmt.Sprintf("%s %d", old, fault+1), func(t *testing.T) {
				d := newDisk(t, old)
				d.FaultAt = d.Count() + fault + 1
				s := store.FolderOn(d, folder)
				err := s.Save("a", []byte("new text"))
				if !errors.Is(err, disk.ErrFault) {
					t.Errorf("Save reports %v", err)
				}
				if got := text(t, d); got != old && got != "new text" {
					t.Errorf("the entry is %q", got)
				}
				if err := s.Save("a", []byte("newest")); err != nil || text(t, d) != "newest" {
					t.Errorf("a later save leaves %q, %v", text(t, d), err)
				}
			})
		}
	}
}

// TestSetAsideSurvivesPowerLoss checks that a damaged entry has its old key or the new one whenever the power is lost.
func TestSetAsideSurvivesPowerLoss(t *testing.T) {
	for loss := 1; loss <= 3; loss++ {
		d := newDisk(t, "damaged")
		d.PowerLossAt = d.Count() + loss
		store.FolderOn(d, folder).SetAside("a")
		d.AfterPowerLoss(func(left *disk.Disk) {
			s := store.FolderOn(left, folder)
			keys, err := s.Keys("")
			if err != nil || len(keys) != 1 {
				t.Fatalf("the entries are %q, %v", keys, err)
			}
			if data, err := s.Load(keys[0]); err != nil || string(data) != "damaged" {
				t.Errorf("%s is %q, %v", keys[0], data, err)
			}
		})
	}
}
