package terminal

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"azulejo/engine"
	"azulejo/engine/cli"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/seating"

	"github.com/spf13/cobra"
)

// NewReviewCommand returns the review command, which reports how each move and each deal of a game in a file changed the win probabilities.
func NewReviewCommand(words *locale.Words, all []games.Game) *cobra.Command {
	cmd := cli.NewCommand(words, "review", "azulejo review game.azl\nazulejo review -nodes 100000 -json game.azl")
	cli.TakeFiles(words, cmd, 1, "azl")
	budget, flags := review.DefaultBudget(), cmd.Flags()
	budget.Quick = 0
	flags.Int64Var(&budget.Nodes, "nodes", budget.Nodes, words.T("cli.flags.review.nodes"))
	flags.IntVar(&budget.Deals, "deals", budget.Deals, words.T("cli.flags.review.deals"))
	levels := flags.Bool("levels", false, words.T("cli.flags.review.levels"))
	again := flags.Bool("again", false, words.T("cli.flags.review.again"))
	asJSON := flags.Bool("json", false, words.T("cli.flags.bench.json"))
	cmd.RunE = func(cmd *cobra.Command, files []string) error {
		if budget.Nodes < 1 {
			return cli.NewUsageError("cli.least", "flag", "-nodes", "value", budget.Nodes, "minimum", 1)
		}
		budget.Most = 4 * budget.Nodes
		if budget.Deals < 1 {
			return cli.NewUsageError("cli.least", "flag", "-deals", "value", budget.Deals, "minimum", 1)
		}
		for _, name := range []string{"nodes", "deals", "levels"} {
			*again = *again || flags.Changed(name)
		}
		r, err := newReport(cmd.Context(), files[0], all, budget, *levels, *again)
		if err != nil {
			return err
		}
		if *asJSON {
			return r.writeJSON(cmd.OutOrStdout())
		}
		return r.writeText(cmd.OutOrStdout(), words)
	}
	return cmd
}

// report is a reviewed game.
type report struct {
	*review.Review
	file    string
	game    *games.Game
	match   *engine.Match
	players seating.Players
	budget  review.Budget
	other   bool // another version has reviewed the game, or this one with another budget
}

// newReport reads a game with the review that is stored in its file or, if there is none or again is set, reviews it. With levels, win probabilities hold
// for the levels that played, else for strong players. A game of people against computers is not reviewed while it lasts.
func newReport(ctx context.Context, file string, all []games.Game, b review.Budget, levels, again bool) (*report, error) {
	var editions []*engine.Edition
	for i := range all {
		editions = append(editions, all[i].Edition)
	}
	rec, err := cli.ReadRecord(file, editions)
	if err != nil {
		return nil, err
	}
	if len(rec.Match.Moves()) == 0 {
		return nil, engine.NewReason("cli.review.empty", "file", file)
	}
	r := &report{file: file, game: findGame(all, rec.Match.Edition.ID), match: rec.Match, players: seating.PlayersOf(rec), budget: b}
	if people := r.players.PersonCount(); !rec.Match.Over() && people > 0 && people < len(r.players) {
		return nil, engine.NewReason("cli.review.running", "file", file)
	}
	if stored, current := review.Stored(rec, b); stored != nil && !again {
		r.Review, r.other = stored, !current
		return r, nil
	}
	if levels {
		for _, p := range r.players {
			r.budget.Levels = append(r.budget.Levels, p.Level)
		}
	}
	backend := players.NewLocal(gamedef.Games{*r.game.Game}, players.Command{})
	defer backend.Close()
	r.Review, err = review.ReviewGame(ctx, backend, rec.Match, r.budget)
	return r, err
}

// writeText writes the review as text, after a note if another version made it.
func (r *report) writeText(out io.Writer, w *locale.Words) error {
	heading := r.players.Heading(w, w.T(r.game.Title), engine.Cursor{Match: r.match, At: len(r.match.Line())})
	text := describe.Report{Review: r.Review, Heading: heading, Match: r.match, Describer: r.game.NewDescriber(w), Comparer: review.NewComparer(r.game.Game), Words: w,
		Name: func(s engine.Seat) string { return r.players[s].Name }, OnlyPerson: r.players.OnlyPerson}
	if r.other {
		if _, err := fmt.Fprintln(out, sanitize.Line(w.T("term.review.other", "file", r.file))); err != nil {
			return err
		}
	}
	_, err := out.Write(text.Text())
	return err
}

// The JSON format of a review. Chances are the win probabilities of the seats, from 0 to 1, and scores their expected final scores, both before
// the step. Seats count from 1.
type (
	reportJSON struct {
		File    string     `json:"file"`
		Game    string     `json:"game"`
		Players []string   `json:"players"`
		Nodes   int64      `json:"nodes"`
		Deals   int        `json:"deals"`
		Other   bool       `json:"other,omitempty"`  // another version has reviewed the game, or this one with another budget
		Levels  []string   `json:"levels,omitempty"` // of the players, empty for people, if the chances hold for them
		Steps   []stepJSON `json:"steps"`
		Seats   []seatJSON `json:"seats"`
		Luck    []luckJSON `json:"luck"`
		// Best are the seats that played best, absent if all played alike; Luckiest those that were luckiest, absent if luck was even.
		Best     []int `json:"best,omitempty"`
		Luckiest []int `json:"luckiest,omitempty"`
	}
	stepJSON struct {
		At      int       `json:"at"`
		Round   int       `json:"round"`
		Seat    int       `json:"seat,omitempty"` // absent for a deal
		Move    string    `json:"move,omitempty"`
		Chances []float64 `json:"chances"`
		Scores  []float64 `json:"scores,omitempty"` // absent in a review from the file
		Luck    []float64 `json:"luck,omitempty"`   // only for a deal
		Loss    float64   `json:"loss"`
		Mark    string    `json:"mark,omitempty"`   // of the grade of a move: !!, !, ?!, ? or ??
		Better  []string  `json:"better,omitempty"` // the better move and the expected moves after it
	}
	// A luckJSON is the way of a seat's win probability from initial to result, in whole percentage points that add up: with two seats that of the
	// winner by round, or else that of each seat over the whole game.
	luckJSON struct {
		Seat    int            `json:"seat"`
		Initial int            `json:"initial"`
		Steps   []luckStepJSON `json:"steps"`
		Result  int            `json:"result"`
	}
	luckStepJSON struct {
		Round  int `json:"round,omitempty"`
		Errors int `json:"errors,omitempty"` // the seat that made them; absent for the luck of the deals
		Points int `json:"points"`
		At     int `json:"at"` // the number of moves before what changed the most, -1 if there was nothing
	}
	seatJSON struct {
		Initial  float64 `json:"initial"`
		Luck     float64 `json:"luck"`
		Own      float64 `json:"own"`
		Others   float64 `json:"others"`
		Result   float64 `json:"result"`
		Adjusted float64 `json:"adjusted"`
		// Accuracy is from 0 to 100, the error rate in percentage points per move, and the result with even luck in whole points from 0 to 100.
		Accuracy     float64 `json:"accuracy"`
		ErrorRate    float64 `json:"errorRate"`
		WithEvenLuck int     `json:"withEvenLuck"`
	}
)

// writeJSON writes the review as a line of JSON.
func (r *report) writeJSON(out io.Writer) error {
	j := reportJSON{File: r.file, Game: r.game.Edition.ID, Players: r.players.Names(), Nodes: r.budget.Nodes, Deals: r.budget.Deals, Other: r.other, Levels: r.budget.Levels}
	for _, s := range r.Steps {
		step := stepJSON{At: s.At, Round: s.Round, Chances: s.Before, Scores: s.Scores, Loss: s.Loss, Mark: s.Grade.Mark()}
		if before := r.match.At(s.At); s.Seat == engine.Nature {
			step.Luck = describe.Change(s.Before, s.After)
		} else {
			step.Seat, step.Move = int(s.Seat)+1, string(before.AppendMove(nil, r.match.Moves()[s.At]))
			if s.Loss > 0 {
				step.Better = moveTexts(before, s.Compared.Best.Moves)
			}
		}
		j.Steps = append(j.Steps, step)
	}
	luck := r.Attribution(len(r.players))
	for i, a := range r.Accounts() {
		s := &luck.Seats[i]
		j.Seats = append(j.Seats, seatJSON{a.Initial, a.Luck, a.Own, a.Others, a.Result, a.Adjusted(), s.Accuracy, s.ErrorRate, s.WithEvenLuck})
	}
	for _, w := range luck.Waterfalls {
		fall := luckJSON{Seat: int(w.Seat) + 1, Initial: w.Initial, Result: w.Result}
		for _, c := range w.Contributions {
			step := luckStepJSON{Round: c.Round, Errors: int(c.Seat) + 1, Points: c.Points, At: -1}
			if c.Step >= 0 {
				step.At = r.Steps[c.Step].At
			}
			fall.Steps = append(fall.Steps, step)
		}
		j.Luck = append(j.Luck, fall)
	}
	if luck.Moves >= review.LeastMoves {
		j.Best, j.Luckiest = seatNumbers(luck.Best), seatNumbers(luck.Luckiest)
	}
	text, err := json.Marshal(j)
	if err != nil {
		return err
	}
	_, err = out.Write(append(sanitize.JSON(text), '\n'))
	return err
}

// seatNumbers returns the numbers of seats, which count from 1.
func seatNumbers(seats []engine.Seat) (all []int) {
	for _, s := range seats {
		all = append(all, int(s)+1)
	}
	return all
}

// moveTexts returns the notation of the moves of a line from a position.
func moveTexts(pos engine.Position, line []engine.Move) (all []string) {
	p := pos.Clone()
	for _, m := range line {
		all = append(all, string(p.AppendMove(nil, m)))
		p.Play(m, nil)
	}
	return all
}
