package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
)

// MaxBranches is the maximum number of branches of a game. Adding another one removes the oldest.
const MaxBranches = 50

// Branch is a variation of the game of a record: what might have been played from one of its positions on.
type Branch struct {
	Name string
	At   int  // the number of moves of the game before the variation
	Free bool // people move for all seats, also for those of computers
	// Match is the variation from the start of the game. It draws chance from its own seed.
	Match *engine.Match
}

// branchHeader returns the key of the header with a branch, from 1. Its value has the fields of the branch, the seed, and the moves as in a record:
//
//	24 free 77 What if: deal BBYR KKWW BYRK RRRW YYKW 1B2 CR-
//
// The third word is the seed; "levels" replaces "free" in a branch in which the computers of the game move.
func branchHeader(n int) string { return "Branch" + strconv.Itoa(n) }

// Branches returns the branches of a game, the oldest first. It leaves out those that cannot be read.
func (r *Record) Branches() (all []Branch) {
	for n := 1; n <= MaxBranches; n++ {
		text := r.Get(branchHeader(n))
		if text == "" {
			break
		}
		if b, ok := r.parseBranch(text); ok {
			all = append(all, b)
		}
	}
	return all
}

// SetBranches replaces the branches of a game.
func (r *Record) SetBranches(all []Branch) {
	for n := 1; n <= MaxBranches; n++ {
		r.Set(branchHeader(n), "")
	}
	for i, b := range all[max(0, len(all)-MaxBranches):] {
		kind := "levels"
		if b.Free {
			kind = "free"
		}
		r.Set(branchHeader(i+1), fmt.Sprintf("%d %s %d %s: %s", b.At, kind, b.Match.Seed, b.Name, movesText(b.Match)))
	}
}

// CopyBranches takes the branches of another record of the game over, which may have only headers.
func (r *Record) CopyBranches(from *Record) {
	for n := 1; n <= MaxBranches; n++ {
		r.Set(branchHeader(n), from.Get(branchHeader(n)))
	}
}

// movesText returns the tokens of a match in one line, without comments.
func movesText(m *engine.Match) string {
	text := string((&Record{Match: m}).moves([]byte{'\n'}))
	lines := slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool { return line == "" || line[0] == '#' })
	return strings.Join(lines, " ")
}

// parseBranch returns the branch of a header.
func (r *Record) parseBranch(text string) (b Branch, ok bool) {
	colon := strings.LastIndex(text, ": ")
	if colon < 0 {
		return b, false
	}
	words := strings.SplitN(text[:colon], " ", 4)
	if len(words) < 4 {
		return b, false
	}
	at, wrongAt := strconv.Atoi(words[0])
	seed, wrongSeed := strconv.ParseUint(words[2], 10, 64)
	if wrongAt != nil || wrongSeed != nil || words[1] != "free" && words[1] != "levels" {
		return b, false
	}
	m, err := engine.NewMatch(r.Match.Edition, r.Match.Options, seed)
	if err != nil {
		return b, false
	}
	p := parser{record: Record{Match: m}, text: newScanner(text[colon+2:])}
	if p.play() != nil || at < 0 || at > len(m.Moves()) {
		return b, false
	}
	return Branch{Name: words[3], At: at, Free: words[1] == "free", Match: m}, true
}
