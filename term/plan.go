package term

import (
	"cmp"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"azulejo/engine/cli"
	"azulejo/engine/players"
	"azulejo/engine/quote"
	"azulejo/scenes/seating"
	"azulejo/telling/games"
)

// plan is what the flags ask for.
type plan struct {
	language string
	think    time.Duration
	// named tells that some flag asks for a game, so that nothing is asked for and none is resumed.
	named   bool
	game    *games.Game
	seats   []seating.Player // as they are given; an empty name is found later
	seating seating.Seating
}

// person is the word for a person's seat on the command line.
const person = "person"

// plan reads the flags.
func (t *Terminal) plan(args []string) (*plan, error) {
	p := &plan{seating: seating.Seating{Start: -1}}
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	game := flags.String("game", t.Games[0].Edition.ID, "")
	seats := flags.Int("players", 0, "")
	start := flags.Int("start", 0, "")
	ms := flags.Int("ms", 800, "")
	var names []string
	flags.Func("seat", "", func(s string) error { p.seats = append(p.seats, seating.Player{Level: s}); return nil })
	flags.Func("name", "", func(s string) error { names = append(names, s); return nil })
	flags.StringVar(&p.seating.Jokers, "jokers", "", "")
	flags.StringVar(&p.seating.Seed, "seed", "", "")
	flags.StringVar(&p.language, "lang", "", "")
	if err := cli.ParseFlags(flags, args); err != nil {
		return nil, err
	}
	flags.Visit(func(f *flag.Flag) { p.named = p.named || f.Name != "ms" && f.Name != "lang" })
	p.think, p.seating.Start = time.Duration(*ms)*time.Millisecond, *start-1
	if *ms < 1 {
		return nil, cli.Unfit("cli.least", "play", "-ms", *ms, 1)
	}
	if p.game = find(t.Games, *game); p.game == nil {
		var ids []string
		for _, g := range t.Games {
			ids = append(ids, g.Edition.ID)
		}
		return nil, cli.Unfit("cli.game", quote.Text(*game), strings.Join(ids, ", "))
	}
	return p, p.sit(*seats, names)
}

// sit checks who sits where, and adds who is missing.
func (p *plan) sit(n int, names []string) error {
	e := p.game.Edition
	if n == 0 {
		n = max(2, len(p.seats), len(names))
	}
	switch {
	case n < e.MinSeats || n > e.MaxSeats:
		return cli.Unfit("cli.players", n, e.ID, e.MinSeats, e.MaxSeats)
	case len(p.seats) > n || len(names) > n:
		return cli.Unfit("cli.more", "play")
	case p.seating.Start >= n || p.seating.Start < -1:
		return cli.Unfit("cli.between", "play", "-start", p.seating.Start+1, 0, n)
	}
	if p.seating.Seed != "" {
		if _, err := strconv.ParseUint(p.seating.Seed, 10, 64); err != nil {
			return cli.Unfit("cli.flag.value", "play", quote.Text(p.seating.Seed), "-seed")
		}
	}
	for i := len(p.seats); i < n; i++ {
		p.seats = append(p.seats, seating.Player{Level: [2]string{person, usual()}[min(i, 1)]})
	}
	return p.name(names)
}

// name gives the seats their levels and names.
func (p *plan) name(names []string) error {
	for i := range p.seats {
		s := &p.seats[i]
		if i < len(names) {
			s.Name = quote.Name(names[i])
		}
		switch _, known := players.FindLevel(s.Level); {
		case s.Level == person:
			s.Level = ""
		case !known && !strings.HasPrefix(s.Level, players.Program):
			return cli.Unfit("cli.level", quote.Text(s.Level), strings.Join(append([]string{person}, append(players.Seatable(), players.Program+"PROGRAM")...), ", "))
		}
	}
	return nil
}

// usual is the level proposed for a computer.
func usual() string { return seating.Usual(players.Seatable()) }

// named gives every seat a name of its own: what it was called, or its level, or its number.
func (t *table) named(seats []seating.Player) seating.Players {
	taken := map[string]bool{}
	for i := range seats {
		s := &seats[i]
		s.Name = cmp.Or(s.Name, quote.Name(seating.LevelWord(t.words, s.Level)), t.words.T("setup.nameless", i+1))
		for plain, k := s.Name, i+1; taken[s.Name]; k++ {
			s.Name = fmt.Sprint(plain, " ", k)
		}
		taken[s.Name] = true
	}
	return seats
}
