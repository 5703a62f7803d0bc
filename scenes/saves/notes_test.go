package saves

import (
	"context"
	"math"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game/store"
)

// TestProgressIsKept checks that what was done with mistakes is saved with the current game and with archived ones, and survive renaming, export and import, but
// not another move.
func TestProgressIsKept(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 3)
	Archive(c)
	startGame(t, c, 2, untilOver)
	finished, players, _ := Current(c)
	archived, _, _ := Open(c, List(c)[0])
	if got := Progress(c, finished, 0); got != "" {
		t.Errorf("a new game has %q", got)
	}
	SaveProgress(c, finished, 0, "finished")
	SaveProgress(c, archived, 0, "archived")
	Rename(c, List(c)[0], "First")
	text, _ := Export(c)
	if a, b := Progress(c, finished, 0), Progress(c, archived, 0); a != "finished" || b != "archived" {
		t.Errorf("the games have %q and %q", a, b)
	}
	if all := List(c); len(all) != 1 || all[0].Name() != "First" || all[0].Round != 1 {
		t.Errorf("the archive has %v", all)
	}

	other := openWindow(t, store.NewMemory())
	if _, err := importText(other, text); err != nil {
		t.Fatal(err)
	}
	if a, b := Progress(other, finished, 0), Progress(other, archived, 0); a != "finished" || b != "archived" {
		t.Errorf("the imported games have %q and %q", a, b)
	}

	finished.Undo()
	SaveProgress(c, finished, 0, "ignored, as the match has moves to redo")
	Save(c, finished, players)
	if text, _ := c.Slot.Saved(Autosave); strings.Contains(string(text), "ignored") || strings.Contains(string(text), "Mistakes1") {
		t.Errorf("after another move the game has %s", text)
	}
	if err := finished.Play(finished.Position().Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	SaveProgress(c, finished, 0, "of another match")
	if text, _ := c.Slot.Saved(Autosave); strings.Contains(string(text), "Mistakes1") {
		t.Errorf("another match got the progress: %s", text)
	}
}

// TestReviewsAreKept checks that a review is saved with a finished game and survives renaming, archiving, export and import.
func TestReviewsAreKept(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 2, untilOver)
	m, _, _ := Current(c)
	if r, _ := Review(c, m); r != nil {
		t.Error("a new game has a review")
	}
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	want, err := review.ReviewGame(context.Background(), backend, m, review.Budget{Nodes: 50, Deals: 2})
	if err != nil {
		t.Fatal(err)
	}
	SaveReview(c, m, want)
	startGame(t, c, 3, 2)
	text, _ := Export(c)
	other := openWindow(t, store.NewMemory())
	if _, err := importText(other, text); err != nil {
		t.Fatal(err)
	}
	for _, w := range []Window{c, other} {
		if r, current := Review(w, m); r == nil || !current || len(r.Steps) != len(want.Steps) || math.Abs(r.Accounts()[0].Luck-want.Accounts()[0].Luck) > 1e-3 {
			t.Errorf("the review is %+v, current %v", r, current)
		}
	}
}

// TestProgressOfUnreadableSaves checks that damaged saves have no progress and are left as they are.
func TestProgressOfUnreadableSaves(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 0, 3)
	m, _, _ := Current(c)
	const damaged = "[Seed \"0\"\n[["
	if err := c.Slot.Save(Autosave, []byte(damaged)); err != nil {
		t.Fatal(err)
	}
	SaveProgress(c, m, 0, "text")
	if text, _ := c.Slot.Saved(Autosave); string(text) != damaged || Progress(c, m, 0) != "" {
		t.Errorf("the save is %q, with progress %q", text, Progress(c, m, 0))
	}
}
