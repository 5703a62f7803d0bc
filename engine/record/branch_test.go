package record_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
)

// TestBranches checks for all editions and from every position of a game that a branch is read from a record as it was written, that the record is
// otherwise that of the game without branches, and that the branch goes on with the same deals.
func TestBranches(t *testing.T) {
	for _, e := range editions() {
		m := randomGame(t, e, 2, 3)
		plain := string(record.Format(&record.Record{Match: m}))
		for at := range len(m.Moves()) {
			other, err := engine.NewMatch(e, m.Options, uint64(at))
			if err != nil {
				t.Fatal(err)
			}
			for _, mv := range m.Moves()[:at] {
				if err := other.Play(mv, nil); err != nil {
					t.Fatal(err)
				}
			}
			r := &record.Record{Match: m}
			branch := record.Branch{Name: `What "if": 1 \ 2`, At: at, Free: at%2 == 0, Match: other}
			r.SetBranches([]record.Branch{branch, {Name: "Second", Match: m}})
			text := record.Format(r)
			if without := regexp.MustCompile(`\[Branch.*\n`).ReplaceAllString(string(text), ""); without != plain {
				t.Fatalf("%s: the record of the game is\n%s\nexpected\n%s", e.ID, without, plain)
			}
			again, err := record.Parse("game.azl", text, editions())
			if err != nil {
				t.Fatal(err)
			}
			all := again.Branches()
			if len(all) != 2 || all[1].Name != "Second" || !slices.Equal(all[1].Match.Moves(), m.Moves()) {
				t.Fatalf("%s: %d branches are read", e.ID, len(all))
			}
			if got := all[0]; got.Name != branch.Name || got.At != at || got.Free != branch.Free || got.Match.Seed != other.Seed || !slices.Equal(got.Match.Moves(), other.Moves()) {
				t.Fatalf("%s: the branch from move %d is read as %+v", e.ID, at, got)
			}
			checkContinuation(t, all[0].Match, other)
		}
	}
}

// TestInvalidBranches checks that branches that cannot be read are left out, and that at most MaxBranches are written, the newest ones.
func TestInvalidBranches(t *testing.T) {
	m := randomGame(t, editions()[0], 2, 3)
	for _, text := range []string{"x", "1 free 2 name", "1 free: ", "x free 2 name: ", "1 other 2 name: ", "1 free x name: ", "-1 free 2 name: ", "1 free 2 name: ", "0 free 2 name: deal XXXX"} {
		r := &record.Record{Match: m, Headers: []record.Header{{Key: "Branch1", Value: text}, {Key: "Branch2", Value: "0 levels 7 good: "}}}
		if all := r.Branches(); len(all) != 1 || all[0].Name != "good" || all[0].Free || all[0].Match.Seed != 7 {
			t.Errorf("%q is read as %v", text, all)
		}
	}
	r := &record.Record{Match: m}
	var many []record.Branch
	for n := range record.MaxBranches + 3 {
		many = append(many, record.Branch{Name: strconv.Itoa(n), Match: m})
	}
	r.SetBranches(many)
	if all := r.Branches(); len(all) != record.MaxBranches || all[0].Name != "3" {
		t.Errorf("%d branches are kept", len(all))
	}
	if r.SetBranches(nil); strings.Contains(string(record.Format(r)), "Branch") {
		t.Error("removed branches are written")
	}
}
