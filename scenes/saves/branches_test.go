package saves

import (
	"errors"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/store"
)

// TestBranchesAreKept checks that branches of a finished game are saved with it in the slot of the window and in the archive, that they survive a restart,
// export and import, and that one is replaced by its name.
func TestBranchesAreKept(t *testing.T) {
	memory := store.NewMemory()
	c := openWindow(t, memory)
	startGame(t, c, 2, untilOver)
	m, players, _ := Current(c)
	save := func(name string, at int, free bool) {
		t.Helper()
		if err := SaveBranch(c, m, players, record.Branch{Name: name, At: at, Free: free, Match: m}); err != nil {
			t.Fatal(err)
		}
	}
	save("First", 3, true)
	save("Second", 5, true)
	save("First", 4, false)
	expect := func(where string, w Window, m *engine.Match) {
		t.Helper()
		all := Branches(w, m)
		if len(all) != 2 || all[0].Name != "First" || all[0].At != 4 || all[0].Free || all[1].Name != "Second" {
			t.Errorf("%s: the branches are %+v", where, all)
		}
	}
	expect("here", c, m)
	archived, _, _ := Open(c, ListFinished(c)[0])
	startGame(t, c, 1, 3)
	expect("in the archive", c, archived)
	expect("after a restart", openWindow(t, memory), archived)
	text, _ := Export(c)
	other := openWindow(t, store.NewMemory())
	if _, err := importText(other, text); err != nil {
		t.Fatal(err)
	}
	expect("imported", other, m)
	if all := Branches(c, archived.Alone(engine.Main)); len(all) != 2 {
		t.Errorf("a copy of the match has %d branches", len(all))
	}
	current, _, _ := Current(c)
	if all := Branches(c, current); len(all) != 0 {
		t.Errorf("another game has %d branches", len(all))
	}
}

// TestBranchesOfRunningGames checks that the branches of a game in progress are kept when it goes on.
func TestBranchesOfRunningGames(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 6)
	m, players, _ := Current(c)
	if err := SaveBranch(c, m, players, record.Branch{Name: "If", At: 2, Match: m}); err != nil {
		t.Fatal(err)
	}
	if err := m.Play(m.Position().Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	Save(c, m, players)
	if all := Branches(c, m); len(all) != 1 || all[0].Name != "If" {
		t.Errorf("after another move the game has the branches %+v", all)
	}
}

// TestBranchesOfUnsavedGames checks that a finished game that is saved nowhere is added to the archive with its first branch, and that an error of the
// storage is returned.
func TestBranchesOfUnsavedGames(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	startGame(t, from, 2, untilOver)
	m, players, _ := Current(from)
	c := openWindow(t, store.NewMemory())
	if err := SaveBranch(c, m, players, record.Branch{Name: "If", Match: m}); err != nil {
		t.Fatal(err)
	}
	if all := ListFinished(c); len(all) != 1 || len(Branches(c, m)) != 1 {
		t.Errorf("%d games are archived with %d branches", len(all), len(Branches(c, m)))
	}
	full := openWindow(t, fullStore{store.NewMemory()})
	m.Goto(len(m.Moves()) - 1)
	if err := SaveBranch(full, m.Alone(engine.Main), players, record.Branch{Name: "If", Match: m}); !errors.Is(err, store.ErrFull) {
		t.Errorf("without room: %v", err)
	}
}
