package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"azulejo/engine/catalogue"
	"azulejo/engine/gamedef"
	"azulejo/engine/puzzle"
)

// puzzlesTask finds puzzles in games between levels, which it appends to a working file, or packs those of the file into the assets.
func puzzlesTask(flags *flag.FlagSet) func() error {
	working := flags.String("file", "dist/puzzles.txt", "the working file, to which puzzles are appended")
	pack := flags.Bool("pack", false, "pack the puzzles of the working file whose answer can be explained into engine/puzzle, and find none")
	limit := flags.Duration("time", time.Hour, "how long to look for puzzles")
	count := flags.Int("n", 1_000_000, "how many puzzles to find at most")
	seed := flags.Uint64("seed", uint64(time.Now().Unix()), "the seed of the first game")
	screening := flags.Int64("nodes", 1000, "the nodes with which a position is screened; an answer is confirmed with a hundred times as many")
	only := flags.String("only", "", "look at only these games, by ID, separated by commas")
	return func() error {
		if *pack {
			return packPuzzles(*working)
		}
		games, err := chosenGames(*only)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(*working), 0o755); err != nil {
			return err
		}
		file, err := os.OpenFile(*working, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		if err != nil {
			return err
		}
		defer file.Close()
		ctx, cancel := context.WithTimeout(context.Background(), *limit)
		defer cancel()
		s := puzzleSearch{games: games, screening: *screening, file: file, finders: map[string]*puzzle.Finder{}}
		defer s.close()
		for n := *seed; ctx.Err() == nil && s.found < *count; n++ {
			if err := s.game(ctx, n); err != nil && ctx.Err() == nil {
				return err
			}
		}
		return nil
	}
}

// puzzleSearch looks for puzzles and appends them to a file.
type puzzleSearch struct {
	games     gamedef.Games
	screening int64
	file      *os.File
	found     int
	finders   map[string]*puzzle.Finder // by game and number of seats
}

// game looks for puzzles in a game.
func (s *puzzleSearch) game(ctx context.Context, seed uint64) error {
	r := rand.New(rand.NewPCG(seed, 1))
	g, seats := s.games[share(r, puzzleShares(s.games.IDs()))], 2+share(r, []int{10, 1, 1})
	key := fmt.Sprint(g.Edition.ID, " ", seats)
	f := s.finders[key]
	if f == nil {
		f = &puzzle.Finder{Game: g, Seats: seats, Screening: s.screening}
		s.finders[key] = f
	}
	all, err := f.Find(ctx, seed)
	for _, p := range all {
		text, broken := p.AppendText(nil)
		if broken != nil {
			return broken
		}
		if _, broken := s.file.Write(text); broken != nil {
			return broken
		}
		s.found++
	}
	fmt.Printf("%s seed %d: %d puzzles; %s\n", key, seed, s.found, &f.Stages)
	return err
}

func (s *puzzleSearch) close() {
	for _, f := range s.finders {
		f.Close()
	}
}

// puzzleShares returns how often each game is played, in relation to the others: mainly the standard boards.
func puzzleShares(ids []string) (all []int) {
	for _, id := range ids {
		all = append(all, 1+map[string]int{"azul": 12, "pavilion": 4}[id])
	}
	return all
}

// share returns the index of one of some shares, as likely as it is large.
func share(r *rand.Rand, shares []int) int {
	sum := 0
	for _, n := range shares {
		sum += n
	}
	at := r.IntN(sum)
	for i, n := range shares {
		if at -= n; at < 0 {
			return i
		}
	}
	return 0
}

// packPuzzles writes the puzzles whose answer can be explained into the assets, those that most levels find first.
func packPuzzles(working string) error {
	text, err := os.ReadFile(working)
	if err != nil {
		return err
	}
	entries, err := puzzle.ReadText(text)
	if err != nil {
		return err
	}
	games := catalogue.Games()
	packs, seen := map[string][]*puzzle.Puzzle{}, map[uint64]bool{}
	for _, e := range entries {
		p, err := e.Puzzle(games)
		if err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
		explained := false
		p.Motifs, explained = puzzle.MotifsOf(games.Find(p.Game), p)
		if hash := p.Position.Hash(); explained && len(p.Motifs) > 0 && !seen[hash] {
			seen[hash] = true
			family := puzzle.Family(p.Game)
			packs[family] = append(packs[family], p)
		}
	}
	for _, family := range puzzle.Families() {
		all := packs[family]
		slices.SortStableFunc(all, func(a, b *puzzle.Puzzle) int { return cmp.Or(a.Missed-b.Missed, cmp.Compare(a.ID, b.ID)) })
		file, err := puzzle.Pack(all)
		if err == nil {
			err = os.WriteFile("engine/puzzle/"+puzzle.File(family), file, 0o644)
		}
		if err != nil {
			return err
		}
		motifs, missed := map[string]int{}, [10]int{}
		for _, p := range all {
			motifs[p.Motifs[0].String()]++
			missed[min(9, p.Missed/10)]++
		}
		fmt.Printf("%s: %d of %d puzzles, %d bytes; by first motif %v; by tenths of the levels that miss the answer %v\n", family, len(all), len(entries), len(file), motifs, missed)
	}
	return nil
}
