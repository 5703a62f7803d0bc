package terminal

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/cli"
	"azulejo/engine/players"
	"azulejo/engine/sanitize"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/seating"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Plan is the configuration that the flags of the play command describe.
type Plan struct {
	out      io.Writer // where the game is played
	moveTime time.Duration
	// explicit reports whether a flag describes the game. The player is then asked nothing, and no game is resumed.
	explicit bool
	game     *games.Game
	seats    []seating.Player // as given by flags; uniqueNames replaces empty names
	seating  seating.Setup
}

// person is the value of -seat for a person.
const person = "person"

// NewCommand returns the play command. It checks its flags and runs run.
func NewCommand(words engine.Words, all []games.Game, run func(context.Context, *Plan) error) *cobra.Command {
	cmd := cli.NewCommand(words, "play", "azulejo play -game pavilion -seat person -name Ana -seat master")
	flags := cmd.Flags()
	var f playFlags
	flags.StringVar(&f.game, "game", all[0].Edition.ID, words.T("cli.flags.game", "games", strings.Join(gameIDs(all), ", ")))
	cli.OfferValues(cmd, "game", gameIDs(all)...)
	flags.IntVar(&f.players, "players", 0, words.T("cli.flags.play.players"))
	flags.StringArrayVar(&f.seats, "seat", nil, words.T("cli.flags.play.seat", "levels", strings.Join(players.PlayableLevels(), ", ")))
	cli.OfferSeats(cmd, append([]string{person}, players.PlayableLevels()...)...)
	flags.StringArrayVar(&f.names, "name", nil, words.T("cli.flags.play.name"))
	flags.IntVar(&f.start, "start", 0, words.T("cli.flags.play.start"))
	flags.StringVar(&f.jokers, "jokers", "", words.T("cli.flags.play.jokers"))
	cli.OfferValues(cmd, "jokers", jokerOrders(all)...)
	flags.StringVar(&f.seed, "seed", "", words.T("cli.flags.play.seed"))
	flags.IntVar(&f.ms, "ms", 800, words.T("cli.flags.ms"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		flags.Visit(func(given *pflag.Flag) { f.explicit = f.explicit || given.Name != "ms" && given.Name != "lang" })
		plan, err := f.newPlan(all)
		if err != nil {
			return err
		}
		plan.out = cmd.OutOrStdout()
		return run(cmd.Context(), plan)
	}
	return cmd
}

// playFlags holds the values of the flags of the play command.
type playFlags struct {
	game, jokers, seed string
	players, start, ms int
	seats, names       []string
	explicit           bool // a flag describes the game
}

// newPlan checks the flags and returns their plan.
func (p *playFlags) newPlan(all []games.Game) (*Plan, error) {
	plan := &Plan{moveTime: time.Duration(p.ms) * time.Millisecond, explicit: p.explicit, game: findGame(all, p.game),
		seating: seating.Setup{Start: p.start - 1, Jokers: p.jokers, Seed: p.seed}}
	if p.ms < 1 {
		return nil, cli.NewUsageError("cli.least", "flag", "-ms", "value", p.ms, "minimum", 1)
	}
	if plan.game == nil {
		return nil, cli.NewUsageError("cli.game", "game", sanitize.Text(p.game), "games", strings.Join(gameIDs(all), ", "))
	}
	for _, level := range p.seats {
		plan.seats = append(plan.seats, seating.Player{Level: level})
	}
	return plan, plan.completeSeats(p.players, p.names)
}

// gameIDs returns the values of -game.
func gameIDs(all []games.Game) (gameIDs []string) {
	for _, g := range all {
		gameIDs = append(gameIDs, g.Edition.ID)
	}
	return gameIDs
}

// jokerOrders returns the values of -jokers.
func jokerOrders(all []games.Game) []string {
	orders := []string{seating.Shuffled}
	for _, g := range all {
		for _, order := range g.Edition.JokerOrders {
			if !slices.Contains(orders, order) {
				orders = append(orders, order)
			}
		}
	}
	return orders
}

// completeSeats checks the number of seats and the options of the game, and adds default players for missing seats.
func (p *Plan) completeSeats(n int, names []string) error {
	e := p.game.Edition
	if n == 0 {
		n = max(2, len(p.seats), len(names))
	}
	switch {
	case n < e.MinSeats || n > e.MaxSeats:
		return cli.NewUsageError("cli.players", "players", n, "game", e.ID, "minimum", e.MinSeats, "maximum", e.MaxSeats)
	case len(p.seats) > n || len(names) > n:
		return cli.NewUsageError("cli.more")
	case p.seating.Start >= n || p.seating.Start < -1:
		return cli.NewUsageError("cli.between", "flag", "-start", "value", p.seating.Start+1, "minimum", 0, "maximum", n)
	}
	if p.seating.Seed != "" {
		if _, err := strconv.ParseUint(p.seating.Seed, 10, 64); err != nil {
			return cli.NewUsageError("cli.flag.value", "value", sanitize.Text(p.seating.Seed), "flag", "-seed")
		}
	}
	for i := len(p.seats); i < n; i++ {
		p.seats = append(p.seats, seating.Player{Level: [2]string{person, defaultLevel()}[min(i, 1)]})
	}
	return p.setNames(names)
}

// setNames sets the names of the seats and checks their levels.
func (p *Plan) setNames(names []string) error {
	for i := range p.seats {
		s := &p.seats[i]
		if i < len(names) {
			s.Name = sanitize.Name(names[i])
		}
		command, outside := strings.CutPrefix(s.Level, players.Program)
		switch _, known := players.FindLevel(s.Level); {
		case s.Level == person:
			s.Level = ""
		case outside:
			if _, err := cli.ParseCommand(command); err != nil {
				return err
			}
		case !known:
			return cli.NewUsageError("cli.level", "level", sanitize.Text(s.Level), "levels", strings.Join(append([]string{person}, append(players.PlayableLevels(), players.Program+"PROGRAM")...), ", "))
		}
	}
	return nil
}

// defaultLevel returns the default level of a computer player.
func defaultLevel() string { return seating.DefaultLevel(players.PlayableLevels()) }

// uniqueNames gives every seat a different name, derived from the given name, its level or its number.
func (c *console) uniqueNames(seats []seating.Player) seating.Players {
	taken := map[string]bool{}
	for i := range seats {
		s := &seats[i]
		s.Name = cmp.Or(s.Name, sanitize.Name(seating.LevelName(c.words, s.Level)), c.words.T("setup.nameless", "seat", i+1))
		for base, k := s.Name, i+1; taken[s.Name]; k++ {
			s.Name = fmt.Sprint(base, " ", k)
		}
		taken[s.Name] = true
	}
	return seats
}
