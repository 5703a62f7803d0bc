package terminal

import (
	"errors"
	"io"
	"strings"

	"azulejo/engine"
	"azulejo/engine/cli"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"

	"github.com/spf13/cobra"
)

// NewMistakesCommand returns the mistakes command, which asks for better moves in the place of the costly ones of a game in a file. width is as in Terminal.
func NewMistakesCommand(words *locale.Words, all []games.Game, in io.Reader, width func() int) *cobra.Command {
	cmd := cli.NewCommand(words, "mistakes", "azulejo mistakes game.azl\nazulejo mistakes -seat 2 game.azl")
	cli.TakeFiles(words, cmd, 1, "azl")
	budget, flags := review.DefaultBudget(), cmd.Flags()
	seat := flags.Int("seat", 0, words.T("cli.flags.mistakes.seat"))
	flags.Int64Var(&budget.Nodes, "nodes", budget.Nodes, words.T("cli.flags.review.nodes"))
	cmd.RunE = func(cmd *cobra.Command, files []string) error {
		if budget.Nodes < 1 {
			return cli.NewUsageError("cli.least", "flag", "-nodes", "value", budget.Nodes, "minimum", 1)
		}
		budget.Quick, budget.Most = 0, 4*budget.Nodes
		c := &console{Terminal: &Terminal{Games: all, In: in, Width: width}, ctx: cmd.Context(), out: cmd.OutOrStdout(), words: words}
		c.printText("term.mistakes.wait")
		r, err := newReport(cmd.Context(), files[0], all, budget, false, flags.Changed("nodes"))
		if err != nil {
			return err
		}
		if *seat < 0 || *seat > len(r.players) {
			return cli.NewUsageError("cli.between", "flag", "-seat", "value", *seat, "minimum", 1, "maximum", len(r.players))
		}
		if *seat == 0 {
			first, _ := r.players.FirstPerson()
			*seat = int(first) + 1
		}
		c.startReader()
		return c.askMistakes(r, engine.Seat(*seat-1))
	}
	return cmd
}

// quiz asks for better moves in the place of costly ones.
type quiz struct {
	*dialogue
	review   *review.GameReview
	service  *review.Service
	comparer *review.Comparer
	current  review.Exercise
	found    int
	asked    int // exercises whose position could be searched
}

// askMistakes asks about the mistakes of a seat, one after the other, until the end or until the person leaves, and says what was found.
func (c *console) askMistakes(r *report, seat engine.Seat) error {
	backend := players.NewLocal(gamedef.Games{*r.game.Game}, players.Command{})
	defer backend.Close()
	service := review.NewService(backend)
	q := &quiz{dialogue: c.newSession(r.match, r.players).dialogue, service: service, review: service.StoredReview(r.match, r.budget, r.Review, !r.other),
		comparer: review.NewComparer(r.game.Game)}
	q.dialogue.play, q.dialogue.commands = q.try, q.commands()
	all := q.review.Exercises(seat)
	if len(all) == 0 {
		points := r.GreatestLoss(seat)
		c.printText(review.NoMistakesKey(points, len(r.players)), "points", points)
		return nil
	}
	q.asked = len(all)
	var err error
	for i := 0; i < len(all) && err == nil; i++ {
		q.current = all[i]
		err = q.ask(c.words.T("mistakes.count", "number", i+1, "mistakes", len(all)), r.Steps[all[i].Step].At)
	}
	if err != nil && !errors.Is(err, errLeft) {
		return err
	}
	c.printText("mistakes.end", "found", q.found, "mistakes", q.asked)
	return nil
}

// ask asks for a better move than the one after a number of moves, until it is found, shown or left.
func (q *quiz) ask(count string, at int) error {
	q.match.Goto(at)
	before := q.match.Position()
	q.printLines("")
	q.printText("mistakes.ask", "count", count, "move", q.moveText(before, q.current.Played()))
	q.printOffer()
	q.printLines(q.describer.Board(before, q.current.Seat)...)
	q.printLines(q.describer.InputPrompt(before))
	for {
		line, err := q.readLine()
		if err != nil {
			return err
		}
		switch err := q.dispatch(before, line); {
		case errors.Is(err, errPositionChanged):
			return nil
		case err != nil:
			return err
		}
	}
}

// commands returns the commands while a better move is asked for.
func (q *quiz) commands() []command {
	all := []command{
		{name: "hint", key: "term.mistakes.hint", run: func(*dialogue, string) error { q.printReason(); return nil }},
		{name: "show", key: "term.mistakes.show", run: func(*dialogue, string) error {
			q.printText("mistakes.better", "move", q.moveText(q.current.Before, q.current.Compared.Best.Move))
			q.printReason()
			return errPositionChanged
		}},
		{name: "skip", key: "term.mistakes.skip", run: func(*dialogue, string) error { return errPositionChanged }},
		{name: "quit", key: "term.mistakes.quit", run: func(*dialogue, string) error { return errLeft }},
	}
	for _, c := range commands() {
		switch c.name {
		case "offer", "board", "score", "moves", "help":
			all = append(all, c)
		}
	}
	return all
}

// printReason prints why the better move is better, which does not name it.
func (q *quiz) printReason() {
	q.printLines(q.explainer().InFavour(q.comparer.Review(q.current.Before, q.current.Compared), describe.GlanceLength))
}

// try judges a move, and prints what it costs and what follows from it, or why it is better. An exercise that cannot be searched does not count.
func (q *quiz) try(m engine.Move) error {
	var verdict review.Verdict
	judged := false
	q.review.Judge(&q.current, m, func(v review.Verdict, ok bool) { verdict, judged = v, ok })
	if err := q.service.Wait(q.ctx); err != nil {
		return err
	}
	if !judged {
		q.asked--
		q.printText("review.failed")
		return errPositionChanged
	}
	why := q.comparer.Discuss(&q.current, verdict)
	if verdict.Found {
		q.found++
		q.printLines(strings.TrimSpace(q.words.T("mistakes.solved") + " " + q.explainer().InFavour(why, describe.GlanceLength)))
		return errPositionChanged
	}
	q.printLines(strings.TrimSpace(q.words.T("mistakes.loses", "points", review.Points(verdict.Loss)) + " " + q.explainer().Drawback(why)))
	return nil
}
