package lesson_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/lesson"
)

// try is a wrong answer to a step.
type try struct {
	game   *gamedef.Game
	pos    engine.Position
	move   engine.Move
	text   string
	asked  []string // the moves that the step waits for
	values map[string]int32
}

// claims returns what the sentence about a wrong answer claims about the move, by the key of the sentence. A sentence without a claim only repeats the
// instruction.
func claims() map[string]func(try) bool {
	return map[string]func(try) bool{
		"lesson.azul.floor":          func(t try) bool { return t.fallen() > 0 && t.worse() },
		"lesson.azul.line":           func(t try) bool { return t.shares(2) },
		"lesson.azul.colour":         func(t try) bool { return t.shares(1) && !t.shares(2) },
		"lesson.azul.source":         func(t try) bool { return !t.shares(1) },
		"lesson.azul.space":          func(t try) bool { return t.gain(t.text) < t.gain(t.asked[0]) },
		"lesson.azul-floor.3.white":  func(t try) bool { return strings.HasPrefix(t.text, "CW") && t.fallen() == t.taken() },
		"lesson.azul-thumb.1.many":   func(t try) bool { return t.fallen() == 1 && t.taken() == 3 },
		"lesson.azul-thumb.1.other":  nil,
		"lesson.azul-thumb.3.few":    func(t try) bool { return t.taken() == 2 && t.points() == 0 },
		"lesson.azul-thumb.3.beside": func(t try) bool { return t.points() <= 1 },
		"lesson.azul-thumb.5.pile":   func(t try) bool { return t.taken() == 6 && t.fallen() == 2 },
		"lesson.azul-leave.3.hers":   func(t try) bool { return t.bestReply() == "CK5" },
		"lesson.azul-count.3.pile":   func(t try) bool { return t.fallen() == 3 },
		"lesson.azul-count.3.last": func(t try) bool {
			return !t.forces(func(last engine.Seat, _ engine.Position) bool { return last != 0 })
		},
		"lesson.azul-columns.2.black": func(t try) bool { return t.points() > 0 && !t.completes("column") },
		"lesson.azul-columns.2.other": nil,
		"lesson.azul-columns.4.black": func(t try) bool { return t.points() > 0 && !t.completes("colour") },
		"lesson.azul-columns.4.other": nil,
		"lesson.azul-finish.3.slow": func(t try) bool {
			return !t.forces(func(_ engine.Seat, end engine.Position) bool { return end.Over() })
		},
		"lesson.pavilion.colour":        func(t try) bool { return t.shares(1) },
		"lesson.pavilion.source":        func(t try) bool { return !t.shares(1) },
		"lesson.pavilion.place":         try.worse,
		"lesson.pavilion.pay":           func(t try) bool { return t.text[:4] == t.asked[0][:4] },
		"lesson.pavilion.space":         func(t try) bool { return t.shares(1) && t.text[:4] != t.asked[0][:4] },
		"lesson.pavilion.tiles":         func(t try) bool { return !t.shares(1) },
		"lesson.pavilion.pass":          try.worse,
		"lesson.pavilion-bonus.3.blue":  func(t try) bool { return !strings.Contains(t.text, "B") },
		"lesson.pavilion-pass.4.keep":   func(t try) bool { return strings.Count(t.text, "P") < 3 || len(t.text) < 5 },
		"lesson.pavilion-thumb.1.red":   func(t try) bool { return t.text[1] != 'R' },
		"lesson.pavilion-thumb.3.run":   func(t try) bool { return t.gain(t.text) < t.gain(t.asked[0]) },
		"lesson.pavilion-thumb.5.tile":  func(t try) bool { return !t.bringsTile() },
		"lesson.pavilion-bonus.2.tile":  func(t try) bool { return !t.bringsTile() },
		"lesson.pavilion-joker.3.red":   func(t try) bool { return strings.Count(t.text, "R") < 3 || len(t.text) < 5 },
		"lesson.pavilion-whole.2.small": func(t try) bool { return !t.allows("P1.4") },
	}
}

// checkClaims checks what the sentences about wrong answers to the current step claim. values are the values of all moves.
func checkClaims(t *testing.T, game *gamedef.Game, r *lesson.Run, values map[engine.Move]int32) {
	t.Helper()
	pos, byText := r.Position(), map[string]int32{}
	for m, value := range values {
		byText[string(pos.AppendMove(nil, m))] = value
	}
	var asked []string
	for text := range byText {
		if r.Step().WaitsFor(text) {
			asked = append(asked, text)
		}
	}
	slices.SortFunc(asked, func(a, b string) int { return int(byText[b] - byText[a]) })
	for _, m := range pos.Moves(nil) {
		text := string(pos.AppendMove(nil, m))
		if slices.Contains(asked, text) {
			continue
		}
		_, answer := r.Try(m, &engine.Log{})
		key := lesson.AnswerKey(sentences(t), game.Edition.ID[:strings.IndexAny(game.Edition.ID+"-", "-")], r, answer)
		claim, known := claims()[key]
		switch {
		case !known:
			t.Errorf("step %d: it is not known what %s claims about %s", r.At()+1, key, text)
		case claim != nil && !claim(try{game, pos, m, text, asked, byText}):
			t.Errorf("step %d: %s is not true of %s, worth %d, where %v are worth %d", r.At()+1, key, text, byText[text], asked, byText[asked[0]])
		}
	}
}

// catalog is the set of keys of a language.
type catalog map[string]json.RawMessage

func (c catalog) Has(key string) bool { _, ok := c[key]; return ok }

// sentences returns the keys of the sentences of lessons.
func sentences(t *testing.T) (c catalog) {
	t.Helper()
	data, err := os.ReadFile("../../game/locale/learn/en.json")
	if err == nil {
		err = json.Unmarshal(data, &c)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// worse reports whether a move that is asked for is worth more.
func (t try) worse() bool { return t.values[t.text] < t.values[t.asked[0]] }

// shares reports whether the move begins with the same n characters as one that is asked for.
func (t try) shares(n int) bool {
	return slices.ContainsFunc(t.asked, func(text string) bool { return text[:n] == t.text[:n] })
}

// number returns a number of the argument with a code about the move, or 0.
func (t try) number(code, name string) int {
	for _, a := range t.game.Explain(t.pos, t.move) {
		if a.Code == code {
			n, _ := a.Value(name).(int)
			return n
		}
	}
	return 0
}

// fallen returns how many of the tiles taken fall to the floor line.
func (t try) fallen() int { return t.number("why.waste", "tiles") }

// points returns the points of the line that the move fills, or 0.
func (t try) points() int { return t.number("why.finish", "points") }

// completes reports whether the move completes something of a kind.
func (t try) completes(kind string) bool {
	return slices.ContainsFunc(t.game.Explain(t.pos, t.move), func(a engine.Argument) bool { return a.Completes && a.Topic.Kind == kind })
}

// after returns the position after a move, and its events.
func (t try) after(text string) (engine.Position, []engine.Event) {
	next := t.pos.Clone()
	m, _ := next.ParseMove(text)
	var log engine.Log
	next.Play(m, &log)
	return next, log.Events
}

// taken returns the number of tiles of one colour that the move takes from a factory or the centre.
func (t try) taken() int {
	_, events := t.after(t.text)
	n := 0
	for _, e := range events {
		if e.From.Zone == engine.Factory && e.To.Zone != engine.Centre || e.From.Zone == engine.Centre && e.To.Zone != engine.Centre {
			n++
		}
	}
	return n
}

// gain returns the points of a move.
func (t try) gain(text string) int {
	next, _ := t.after(text)
	seat := t.pos.ToMove()
	return next.Scores(nil)[seat] - t.pos.Scores(nil)[seat]
}

// bringsTile reports whether the player may choose a tile after the move.
func (t try) bringsTile() bool {
	next, _ := t.after(t.text)
	return next.ToMove() == t.pos.ToMove() && strings.HasPrefix(string(next.AppendMove(nil, next.Moves(nil)[0])), "=")
}

// allows reports whether, whatever the others do, a move that begins with a text is possible on the next turn.
func (t try) allows(prefix string) bool {
	next, _ := t.after(t.text)
	return possible(next, t.pos.ToMove(), prefix)
}

func possible(pos engine.Position, seat engine.Seat, prefix string) bool {
	if pos.Over() || pos.ToMove() == engine.Nature {
		return false
	}
	return slices.ContainsFunc(pos.Moves(nil), func(m engine.Move) bool {
		if pos.ToMove() == seat {
			return strings.HasPrefix(string(pos.AppendMove(nil, m)), prefix)
		}
		next := pos.Clone()
		next.Play(m, nil)
		return possible(next, seat, prefix)
	})
}

// bestReply returns the reply to the move that a search prefers.
func (t try) bestReply() (best string) {
	next, _ := t.after(t.text)
	found := values(t.game.Evaluator(), next, 15_000)
	for m, value := range found {
		text := string(next.AppendMove(nil, m))
		if best == "" || value > found[must(next.ParseMove(best))] {
			best = text
		}
	}
	return best
}

func must(m engine.Move, _ error) engine.Move { return m }

// forces reports whether the player can force a goal after the move, whatever the other one does until the end of the round.
func (t try) forces(goal func(last engine.Seat, end engine.Position) bool) bool {
	next, _ := t.after(t.text)
	return forces(next, t.pos.ToMove(), t.pos.ToMove(), goal)
}

func forces(pos engine.Position, seat, last engine.Seat, goal func(last engine.Seat, end engine.Position) bool) bool {
	if pos.Over() || pos.ToMove() == engine.Nature {
		return goal(last, pos)
	}
	mine := pos.ToMove() == seat
	for _, m := range pos.Moves(nil) {
		next := pos.Clone()
		next.Play(m, nil)
		if forces(next, seat, pos.ToMove(), goal) == mine {
			return mine
		}
	}
	return !mine
}
