package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/cli"
	"azulejo/engine/players"
	"azulejo/engine/sanitize"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// begin is the game in progress, or a new one: as the flags say, or as the answers to plain questions do.
func (t *table) begin(p *Plan) (*session, error) {
	if p.named {
		return t.start(p)
	}
	if m, players, ok := saves.Load(t); ok {
		s := t.seat(m, players)
		t.say(s.heading())
		yes, err := t.confirm("term.ask.continue")
		if yes || err != nil {
			return s, err
		}
	}
	if s, err := t.askKept(); s != nil || err != nil {
		return s, err
	}
	if err := t.askAll(p); err != nil {
		return nil, err
	}
	return t.start(p)
}

// askKept asks which of the games kept beside is to go on, where there are any; nil for none of them.
func (t *table) askKept() (*session, error) {
	all := saves.List(t)
	if len(all) == 0 {
		return nil, nil
	}
	for i := range all {
		t.sayKept(i, all)
	}
	n, err := t.chooseKept(all)
	if n == 0 || err != nil {
		return nil, err
	}
	m, players, ok := saves.MakeCurrent(t, all[n-1])
	if !ok {
		return t.askKept()
	}
	return t.seat(m, players), nil
}

// sayKept tells of a kept game.
func (t *table) sayKept(i int, all []saves.Game) {
	g := all[i]
	title := g.Title(t.words, t.titleOf(find(t.Games, g.Edition)))
	t.say(numbered(i+1, g.WithDate(t.words, t.words.T("term.heading", "game", title, "names", g.Names(t.words), "round", g.Round))))
}

// chooseKept asks for the number of a kept game. A number with a name behind it gives that game the name, and is no answer yet.
func (t *table) chooseKept(all []saves.Game) (int, error) {
	t.tell("term.ask.kept")
	for {
		line, err := t.hear()
		if line == "" || err != nil {
			return 0, err
		}
		first, name, named := strings.Cut(line, " ")
		n, ok := number(first, 1, len(all))
		switch {
		case !ok:
			t.tell("term.range", "minimum", 1, "maximum", len(all))
		case !named:
			return n, nil
		default:
			saves.Rename(t, all[n-1], name)
			t.sayKept(n-1, all)
		}
	}
}

// start begins a new game; one in progress is kept beside.
func (t *table) start(p *Plan) (*session, error) {
	m, err := p.seating.Begin(p.game.Edition, len(p.seats))
	if err != nil {
		return nil, cli.NewUsageError("cli.flag", "name", "-jokers", "fault", err)
	}
	saves.Archive(t)
	s := t.session(m, t.named(p.seats))
	t.say(s.heading())
	return s, nil
}

// askAll asks for what the flags could have said.
func (t *table) askAll(p *Plan) (err error) {
	if p.game, err = t.askGame(); err != nil {
		return err
	}
	e := p.game.Edition
	n, err := t.choose(t.words.T("term.ask.players", "minimum", e.MinSeats, "maximum", e.MaxSeats), e.MinSeats, e.MaxSeats)
	if err != nil {
		return err
	}
	p.seats = make([]seating.Player, n)
	for i := range p.seats {
		if p.seats[i], err = t.askSeat(i); err != nil {
			return err
		}
	}
	if p.seating.Jokers, err = t.askJokers(e); err != nil {
		return err
	}
	p.seating.Seed, err = t.askSeed()
	return err
}

// askJokers asks for the order of the jokers, where a game has any.
func (t *table) askJokers(e *engine.Edition) (string, error) {
	if e.JokerOrders == nil {
		return "", nil
	}
	orders := append(slices.Clone(e.JokerOrders), seating.Shuffled)
	for i, key := range []string{"setup.jokers.front", "setup.jokers.back", "setup.jokers.shuffled"} {
		t.say(numbered(i+1, t.words.T(key)))
	}
	n, err := t.choose(t.words.T("term.ask.jokers"), 1, len(orders))
	return orders[max(0, n-1)], err
}

func (t *table) askGame() (*games.Game, error) {
	for i, g := range t.Games {
		t.say(numbered(i+1, t.titleOf(&g)))
	}
	n, err := t.choose(t.words.T("term.ask.game"), 1, len(t.Games))
	return &t.Games[max(0, n-1)], err
}

// titleOf is the name of a game and its side.
func (t *table) titleOf(g *games.Game) string { return t.words.T(g.Title) + ", " + t.words.T(g.Note) }

// askSeat asks who sits on a seat: a number is a level, anything else a person's name.
func (t *table) askSeat(i int) (seating.Player, error) {
	levels := players.PlayableLevels()
	if i == 0 {
		for n, id := range levels {
			t.say(numbered(n+1, seating.LevelName(t.words, id)))
		}
	}
	t.tell("term.ask.seat", "seat", i+1)
	return until(t, func(line string) (seating.Player, bool) {
		switch n, err := strconv.Atoi(line); {
		case err == nil && (n < 1 || n > len(levels)):
			return seating.Player{}, false
		case err == nil:
			return seating.Player{Level: levels[n-1]}, true
		case line == "" && i > 0:
			return seating.Player{Level: usual()}, true
		case line == "":
			return seating.Player{Name: t.words.T("setup.you")}, true
		}
		return seating.Player{Name: sanitize.Name(line)}, true
	}, "term.range", "minimum", 1, "maximum", len(levels))
}

func (t *table) askSeed() (string, error) {
	t.tell("term.ask.seed")
	return until(t, func(line string) (string, bool) {
		_, err := strconv.ParseUint(line, 10, 64)
		return line, line == "" || err == nil
	}, "setup.badSeed")
}

// choose asks for a number; an empty line is the least.
func (t *table) choose(question string, least, most int) (int, error) {
	t.say(question)
	return until(t, func(line string) (int, bool) {
		if line == "" {
			return least, true
		}
		return number(line, least, most)
	}, "term.range", "minimum", least, "maximum", most)
}

// confirm asks a question to be answered by yes or no; an empty line is yes.
func (t *table) confirm(key string) (bool, error) {
	t.tell(key)
	return until(t, func(line string) (yes, ok bool) {
		yes = line == "" || strings.EqualFold(line, "yes") || describe.IsWord(t.words, "term.word.yes", line)
		return yes, yes || strings.EqualFold(line, "no") || describe.IsWord(t.words, "term.word.no", line)
	}, key)
}

// until hears lines until one can be read, and tells something after each that cannot.
func until[T any](t *table, read func(line string) (T, bool), key string, args ...any) (answer T, err error) {
	for {
		line, err := t.hear()
		if err != nil {
			return answer, err
		}
		if answer, ok := read(line); ok {
			return answer, nil
		}
		t.tell(key, args...)
	}
}

// number reads a whole number within bounds.
func number(text string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= least && n <= most
}

// numbered is a line of a list to choose from.
func numbered(n int, text string) string { return fmt.Sprintf("%d: %s", n, text) }

// tidy is a line as it was meant: without what cannot be seen, and with single blanks.
func tidy(line string) string {
	blank := strings.NewReplacer("\t", " ", "\ufffd", "")
	return strings.Join(strings.Fields(sanitize.Plain(blank.Replace(line))), " ")
}

// seat is session for a match that was kept.
func (t *table) seat(m *engine.Match, seats seating.Players) *session {
	if n := seats.ReplaceMissingLevels(players.PlayableLevels()); n > 0 {
		t.tell("play.reseated", "seats", n, "level", seating.LevelName(t.words, usual()))
	}
	return t.session(m, seats)
}

// session sits people and computers down at a match.
func (t *table) session(m *engine.Match, seats seating.Players) *session {
	g := find(t.Games, m.Edition.ID)
	s := &session{table: t, game: g, match: m, players: seats, describer: g.NewDescriber(t.words), seated: map[string]players.Player{}}
	s.person = &dialogue{session: s}
	return s
}
