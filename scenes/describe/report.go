package describe

import (
	"bytes"
	"fmt"
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
)

// Report describes a reviewed game in lines of text.
type Report struct {
	*review.Review
	Heading   string // says which game it is and how it ended
	Match     *engine.Match
	Describer Describer
	Comparer  *review.Comparer
	Words     *locale.Words
	// Name returns the name of a seat, and OnlyPerson reports whether it is played by the only person, whom reasons address.
	Name       func(engine.Seat) string
	OnlyPerson func(engine.Seat) bool
}

// LineLength is the maximum length, in characters, of a reason that has a line of text.
const LineLength = 2 * GlanceLength

// Text returns the heading, a line for each move with its number and the mark of its grade and for each deal, lines below it for a better move and why it
// is better or what makes it the only good one, and what luck and errors did. Rounds are apart.
func (r *Report) Text() []byte {
	var text bytes.Buffer
	w := r.Words
	say := func(key string, values ...any) { fmt.Fprintln(&text, sanitize.Line(w.T(key, values...))) }
	explain := Explainer{Words: w, Name: r.Name, Addressed: r.OnlyPerson}
	fmt.Fprintln(&text, sanitize.Line(r.Heading))
	number, round := 0, 0
	for _, s := range r.Steps {
		before := r.Match.At(s.At)
		if s.Round != round {
			round = s.Round
			fmt.Fprintln(&text)
		}
		if s.Seat == engine.Nature {
			say("term.review.deal", "round", r.Match.At(s.At+s.Moves).Round(), "luck", r.seats(Change(s.Before, s.After), signed))
			continue
		}
		number++
		text.WriteString(w.Number(number) + ". ")
		if mark := s.Grade.Mark(); mark != "" {
			text.WriteString(mark + " ")
		}
		say("term.review.move", "player", r.Name(s.Seat), "move", MoveText(w, r.Describer, before, r.Match.Moves()[s.At]), "chances", r.seats(s.After, chance))
		if points(s.Loss) != 0 {
			text.WriteString("   ")
			say("term.review.better", "move", MoveText(w, r.Describer, before, s.Compared.Best.Move), "points", w.Decimal(points(s.Loss), 1))
		}
		if review.RatingKey(review.Points(s.Loss)) != review.Best {
			reason := explain.For(r.OnlyPerson(s.Seat), r.Comparer.Review(before, s.Compared), LineLength)
			fmt.Fprintln(&text, "   "+sanitize.Line(reason))
		}
		if s.Grade.Only() {
			heading, sentence := OnlyGood(w, &s)
			fmt.Fprintln(&text, "   "+sanitize.Line(heading+". "+sentence))
		}
	}
	r.addLuck(&text)
	return text.Bytes()
}

// addLuck adds the steps from the initial win probability to the result and their sum, of the winner or of each of several seats, the figures of each seat,
// and who played best and was luckiest.
func (r *Report) addLuck(text *bytes.Buffer) {
	say := func(line string) { fmt.Fprintln(text, sanitize.Line(line)) }
	luck := Luck{Attribution: r.Attribution(r.Match.Position().Seats()), Words: r.Words, Name: r.Name}
	fmt.Fprintln(text)
	say(r.Words.T("luck.title"))
	for _, fall := range luck.Waterfalls {
		for _, step := range luck.Steps(fall) {
			say(step)
		}
		say(luck.Sum(fall))
	}
	for s := range luck.Seats {
		say(luck.Seat(engine.Seat(s)))
	}
	if luck.Moves >= review.LeastMoves {
		say(strings.Join(luck.Sentences(), " "))
	}
}

// seats returns a list of a value for each seat, formatted by a function such as chance.
func (r *Report) seats(values []float64, format func(*locale.Words, float64) string) string {
	var all []string
	for s, v := range values {
		all = append(all, r.Words.T("play.chances.seat", "player", r.Name(engine.Seat(s)), "percent", format(r.Words, v)))
	}
	return r.Words.List(all...)
}

// MoveText returns the name of a move followed by its notation.
func MoveText(w *locale.Words, d Describer, pos engine.Position, m engine.Move) string {
	return w.T("play.log.gain", "text", d.NumberedName(pos, m), "note", string(pos.AppendMove(nil, m)))
}

// Change returns the difference of each value.
func Change(before, after []float64) (all []float64) {
	for s := range before {
		all = append(all, after[s]-before[s])
	}
	return all
}

// points returns a win probability in percentage points, rounded to a tenth.
func points(win float64) float64 { return math.Round(1000*win) / 10 }

// chance formats a win probability in percentage points with one decimal.
func chance(w *locale.Words, win float64) string { return w.Decimal(points(win), 1) }

// signed formats a change of a win probability in percentage points with its sign.
func signed(w *locale.Words, win float64) string {
	sign, p := "", points(win)
	if p > 0 {
		sign = "+"
	}
	return sign + w.Decimal(p, 1)
}
