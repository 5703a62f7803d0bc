package pavilion_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	describe "azulejo/scenes/describe/pavilion"
)

// TestBoardsNameStars checks that ornaments are described by the names of their stars in every language, and that each star has its number.
func TestBoardsNameStars(t *testing.T) {
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		describer, described := describe.New(words), 0
		for _, e := range []*engine.Edition{pavilion.Coloured(), pavilion.Sepia()} {
			dice := rand.New(rand.NewPCG(3, 4))
			pos, err := e.New(engine.Options{Players: 2})
			if err != nil {
				t.Fatal(err)
			}
			for !pos.Over() {
				moves := pos.Moves(nil)
				if len(moves) == 0 {
					pos.Play(pos.Draw(dice), nil)
					continue
				}
				m := moves[dice.IntN(min(len(moves), 4))] // placements are listed first
				if l, ok := pavilion.Placed(m); ok {
					described += expectBoard(t, describer, pos, l)
				}
				pos.Play(m, nil)
			}
		}
		if described == 0 {
			t.Errorf("%s: no ornament is described", language)
		}
	}
}

// expectBoard checks the board of the seat to move against the names of its stars, and returns the number of ornaments described.
func expectBoard(t *testing.T, w describe.Describer, pos engine.Position, l pavilion.Place) (described int) {
	t.Helper()
	p, lines := pavilion.See(pos), w.Board(pos, pos.ToMove())
	star := l.Space / pavilion.Ring
	if number := fmt.Sprint(star); !strings.Contains(lines[star], number) || !strings.Contains(lines[star], w.StarName(p, star)) {
		t.Errorf("star %d is described as %q", star, lines[star])
	}
	typed := fmt.Sprintf("%d.%d", star, l.Space%pavilion.Ring+1)
	if !slices.ContainsFunc(w.ParseMoves(pos, typed), func(m engine.Move) bool { got, _ := pavilion.Placed(m); return got.Space == l.Space }) {
		t.Errorf("%q does not lead to space %d", typed, l.Space)
	}
	for _, o := range pavilion.Ornaments() {
		missing := p.Missing(p.ToMove(), o)
		near := []int{o.Star}
		if o.Kind == pavilion.Statue {
			near = append(near, o.Star%6+1)
		}
		names := func(line string) bool {
			for _, star := range near {
				if !strings.Contains(line, w.StarName(p, star)) {
					return false
				}
			}
			return strings.HasPrefix(line, strings.Split(w.Words.T("term.pavilion."+describe.OrnamentName(o.Kind), "star", "\x00", "nextStar", "\x00", "spaces", missing), "\x00")[0])
		}
		if count := map[pavilion.OrnamentKind]int{pavilion.Pillar: 4, pavilion.Statue: 4, pavilion.Window: 2}[o.Kind]; missing == 0 || 2*missing > count {
			continue
		}
		if described++; !slices.ContainsFunc(lines[pavilion.Stars:], names) {
			t.Errorf("%v at star %d is not named: %q", o.Kind, o.Star, lines)
		}
	}
	return described
}
