package terminal

import (
	"cmp"
	"context"
	"fmt"
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

// Plan is what the flags of the play command ask for.
type Plan struct {
	think time.Duration
	// named reports whether a flag describes a game, so that nothing is asked and no game is resumed.
	named   bool
	game    *games.Game
	seats   []seating.Player // as they are given; an empty name is found later
	seating seating.Setup
}

// person is the word for a person's seat on the command line.
const person = "person"

// NewCommand returns the play command. It checks its flags and runs run.
func NewCommand(words engine.Words, all []games.Game, run func(context.Context, *Plan) error) *cobra.Command {
	cmd := cli.NewCommand(words, "play", "azulejo play -game pavilion -seat person -name Ana -seat master")
	flags := cmd.Flags()
	var f playFlags
	flags.StringVar(&f.game, "game", all[0].Edition.ID, words.T("cli.flags.game", "games", strings.Join(ids(all), ", ")))
	cli.OfferValues(cmd, "game", ids(all)...)
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
		flags.Visit(func(given *pflag.Flag) { f.named = f.named || given.Name != "ms" && given.Name != "lang" })
		plan, err := f.plan(all)
		if err != nil {
			return err
		}
		return run(cmd.Context(), plan)
	}
	return cmd
}

// playFlags are the flags of the play command as they are given.
type playFlags struct {
	game, jokers, seed string
	players, start, ms int
	seats, names       []string
	named              bool
}

// plan checks the flags.
func (f *playFlags) plan(all []games.Game) (*Plan, error) {
	p := &Plan{think: time.Duration(f.ms) * time.Millisecond, named: f.named, game: find(all, f.game),
		seating: seating.Setup{Start: f.start - 1, Jokers: f.jokers, Seed: f.seed}}
	if f.ms < 1 {
		return nil, cli.NewUsageError("cli.least", "flag", "-ms", "value", f.ms, "minimum", 1)
	}
	if p.game == nil {
		return nil, cli.NewUsageError("cli.game", "game", sanitize.Text(f.game), "games", strings.Join(ids(all), ", "))
	}
	for _, level := range f.seats {
		p.seats = append(p.seats, seating.Player{Level: level})
	}
	return p, p.sit(f.players, f.names)
}

// ids are the names of games on the command line.
func ids(all []games.Game) (ids []string) {
	for _, g := range all {
		ids = append(ids, g.Edition.ID)
	}
	return ids
}

// jokerOrders are the values of -jokers that the games have names or letters for.
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

// sit checks who sits where, and adds who is missing.
func (p *Plan) sit(n int, names []string) error {
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
		p.seats = append(p.seats, seating.Player{Level: [2]string{person, usual()}[min(i, 1)]})
	}
	return p.name(names)
}

// name gives the seats their levels and names.
func (p *Plan) name(names []string) error {
	for i := range p.seats {
		s := &p.seats[i]
		if i < len(names) {
			s.Name = sanitize.Name(names[i])
		}
		switch _, known := players.FindLevel(s.Level); {
		case s.Level == person:
			s.Level = ""
		case !known && !strings.HasPrefix(s.Level, players.Program):
			return cli.NewUsageError("cli.level", "level", sanitize.Text(s.Level), "levels", strings.Join(append([]string{person}, append(players.PlayableLevels(), players.Program+"PROGRAM")...), ", "))
		}
	}
	return nil
}

// usual is the level proposed for a computer.
func usual() string { return seating.DefaultLevel(players.PlayableLevels()) }

// named gives every seat a name of its own: what it was called, or its level, or its number.
func (t *table) named(seats []seating.Player) seating.Players {
	taken := map[string]bool{}
	for i := range seats {
		s := &seats[i]
		s.Name = cmp.Or(s.Name, sanitize.Name(seating.LevelName(t.words, s.Level)), t.words.T("setup.nameless", "seat", i+1))
		for plain, k := s.Name, i+1; taken[s.Name]; k++ {
			s.Name = fmt.Sprint(plain, " ", k)
		}
		taken[s.Name] = true
	}
	return seats
}
