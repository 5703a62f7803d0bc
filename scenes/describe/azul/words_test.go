package azul_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/locale"
	describe "azulejo/scenes/describe/azul"
)

// sumOfParts returns the sum of the numbers at the ends of parts such as "3 across = +3" and "floor −2".
func sumOfParts(t *testing.T, parts []string) (sum int) {
	t.Helper()
	for _, part := range parts {
		if strings.HasSuffix(part, "at the end") || strings.HasSuffix(part, "short") || part == "no points" || part == "never below 0" {
			continue
		}
		words := strings.Fields(part)
		n, err := strconv.Atoi(strings.ReplaceAll(words[len(words)-1], "−", "-"))
		if err != nil {
			t.Fatalf("%q ends with no number", part)
		}
		sum += n
	}
	return sum
}

// TestMoveEffectIsTheChangeOfTheForecast checks for the takes of random games that the parts of the effect of a move add up to the change of the parts of
// the forecast, that a forecast has a text if and only if it has parts, and that its parts add up to its number unless the score stops at 0.
func TestMoveEffectIsTheChangeOfTheForecast(t *testing.T) {
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	d := describe.New(words)
	var stopped, bonuses, later, floors, others int
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		for seed := range uint64(8) {
			dice := rand.New(rand.NewPCG(seed, 3))
			m, err := engine.NewMatch(e, engine.Options{Players: 2}, seed)
			if err != nil {
				t.Fatal(err)
			}
			for !m.Position().Over() {
				if m.Position().ToMove() == engine.Nature {
					if err := m.Draw(nil); err != nil {
						t.Fatal(err)
					}
					continue
				}
				p := azul.See(m.Position())
				moves := p.Moves(nil)
				for _, move := range moves {
					if _, take := azul.Taken(move); !take {
						continue
					}
					var log engine.Log
					after := p.Clone()
					after.Play(move, &log)
					next := azul.See(after).Forecast(p.ToMove())
					for _, event := range log.Events {
						if event.Seat == p.ToMove() {
							next.Count(event)
						}
					}
					_, now := d.RoundScore(p.Forecast(p.ToMove()))
					net, then := d.RoundScore(next)
					short, _ := d.MoveEffect(m.Position(), move)
					if got, want := sumOfParts(t, strings.Split(short, ", ")), sumOfParts(t, then)-sumOfParts(t, now); got != want {
						t.Fatalf("%s: %s has the effect %q, the forecast changes from %q to %q", e.ID, p.AppendMove(nil, move), short, now, then)
					}
					zero := strings.Contains(strings.Join(then, " "), "never below 0")
					if sum := sumOfParts(t, then); (net == "") != (len(then) == 0) || net != "" && (net == words.Signed(sum)) == zero || zero && next.Net < sum {
						t.Fatalf("%s: the forecast %q has the parts %q", e.ID, net, then)
					}
					for _, count := range []struct {
						n    *int
						text string
					}{{&stopped, "never below 0"}, {&bonuses, "columns "}, {&later, "at the end"}, {&floors, "floor "}, {&others, "other lines "}} {
						if strings.Contains(short+strings.Join(then, " "), count.text) {
							*count.n++
						}
					}
				}
				move := moves[dice.IntN(len(moves))]
				for range 12 {
					if _, take := azul.Taken(move); !take || p.Gain(move).Complete {
						break
					}
					move = moves[dice.IntN(len(moves))]
				}
				if err := m.Play(move, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if stopped == 0 || bonuses == 0 || later == 0 || floors == 0 || others == 0 {
		t.Errorf("%d forecasts stopped at 0, %d had columns, %d effects count at the end, %d had a floor, %d changed other lines", stopped, bonuses, later, floors, others)
	}
}
