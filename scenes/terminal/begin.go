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

// openSession returns the session to play: a new game if the flags describe one, otherwise a saved game or a new game as the player answers.
func (c *console) openSession(p *Plan) (*session, error) {
	if p.explicit {
		return c.startGame(p)
	}
	if m, players, ok := saves.Load(c); ok {
		s := c.resumeSession(m, players)
		c.printLines(s.heading())
		yes, err := c.confirm("term.ask.continue")
		if yes || err != nil {
			return s, err
		}
	}
	if s, err := c.askSavedGame(); s != nil || err != nil {
		return s, err
	}
	if err := c.askSetup(p); err != nil {
		return nil, err
	}
	return c.startGame(p)
}

// maxListed is the greatest number of archived games that are listed.
const maxListed = 20

// askSavedGame asks which archived game to continue. It returns nil if there is none or the player chooses none.
func (c *console) askSavedGame() (*session, error) {
	all := saves.List(c)
	all = all[:min(len(all), maxListed)]
	if len(all) == 0 {
		return nil, nil
	}
	for i := range all {
		c.printSavedGame(i, all)
	}
	n, err := c.chooseSavedGame(all)
	if n == 0 || err != nil {
		return nil, err
	}
	m, players, ok := saves.MakeCurrent(c, all[n-1])
	if !ok {
		return c.askSavedGame()
	}
	return c.resumeSession(m, players), nil
}

// printSavedGame prints the list item of archived game i.
func (c *console) printSavedGame(i int, all []saves.Game) {
	g := all[i]
	title := g.Title(c.words, c.titleOf(findGame(c.Games, g.Edition)))
	c.printLines(listItem(i+1, g.WithDate(c.words, c.words.T("term.heading", "game", title, "names", g.Names(c.words), "round", g.Round))))
}

// chooseSavedGame asks for the number of an archived game and returns it, or 0 for none. A number followed by a name renames that game, and the
// question stays open.
func (c *console) chooseSavedGame(all []saves.Game) (int, error) {
	c.printText("term.ask.kept")
	for {
		line, err := c.readLine()
		if line == "" || err != nil {
			return 0, err
		}
		first, name, named := strings.Cut(line, " ")
		n, ok := parseNumber(first, 1, len(all))
		switch {
		case !ok:
			c.printText("term.range", "minimum", 1, "maximum", len(all))
		case !named:
			return n, nil
		default:
			if saves.Rename(c, all[n-1], name) {
				c.printSavedGame(n-1, all)
			}
		}
	}
}

// startGame starts a new game and archives the one in progress.
func (c *console) startGame(p *Plan) (*session, error) {
	m, err := p.seating.Begin(p.game.Edition, len(p.seats))
	if err != nil {
		return nil, cli.NewUsageError("cli.flag", "name", "-jokers", "fault", err)
	}
	saves.Archive(c)
	s := c.newSession(m, c.uniqueNames(p.seats))
	c.printLines(s.heading())
	return s, nil
}

// askSetup asks for everything that flags can set: game, players, jokers and seed.
func (c *console) askSetup(p *Plan) (err error) {
	if p.game, err = c.askGame(); err != nil {
		return err
	}
	e := p.game.Edition
	n, err := c.choose(c.words.T("term.ask.players", "minimum", e.MinSeats, "maximum", e.MaxSeats), e.MinSeats, e.MaxSeats)
	if err != nil {
		return err
	}
	p.seats = make([]seating.Player, n)
	for i := range p.seats {
		if p.seats[i], err = c.askSeat(i); err != nil {
			return err
		}
	}
	if p.seating.Jokers, err = c.askJokers(e); err != nil {
		return err
	}
	p.seating.Seed, err = c.askSeed()
	return err
}

// askJokers asks for the order of the jokers, if the game has jokers.
func (c *console) askJokers(e *engine.Edition) (string, error) {
	if e.JokerOrders == nil {
		return "", nil
	}
	orders := append(slices.Clone(e.JokerOrders), seating.Shuffled)
	for i, key := range []string{"setup.jokers.front", "setup.jokers.back", "setup.jokers.shuffled"} {
		c.printLines(listItem(i+1, c.words.T(key)))
	}
	n, err := c.choose(c.words.T("term.ask.jokers"), 1, len(orders))
	return orders[max(0, n-1)], err
}

func (c *console) askGame() (*games.Game, error) {
	for i, g := range c.Games {
		c.printLines(listItem(i+1, c.titleOf(&g)))
	}
	n, err := c.choose(c.words.T("term.ask.game"), 1, len(c.Games))
	return &c.Games[max(0, n-1)], err
}

// titleOf returns the name of a game and of its side.
func (c *console) titleOf(g *games.Game) string { return c.words.T(g.Title) + ", " + c.words.T(g.Note) }

// askSeat asks who plays seat i: a number is a level of a computer player, any other text a person's name.
func (c *console) askSeat(i int) (seating.Player, error) {
	levels := players.PlayableLevels()
	if i == 0 {
		for n, id := range levels {
			c.printLines(listItem(n+1, c.levelNames(id)))
		}
	}
	preset, who := seating.Player{Name: c.words.T("setup.you")}, c.words.T("setup.you")
	if i > 0 {
		preset, who = seating.Player{Level: defaultLevel()}, c.levelNames(defaultLevel())
	}
	c.printText("term.ask.seat", "seat", i+1, "player", who)
	chosen, err := askUntilValid(c, func(line string) (seating.Player, bool) {
		switch n, err := strconv.Atoi(line); {
		case err == nil && (n < 1 || n > len(levels)):
			return seating.Player{}, false
		case err == nil:
			return seating.Player{Level: levels[n-1]}, true
		case line == "":
			return preset, true
		}
		return seating.Player{Name: sanitize.Name(line)}, true
	}, "term.range", "minimum", 1, "maximum", len(levels))
	if err == nil {
		who = chosen.Name
		if chosen.Level != "" {
			who = c.levelNames(chosen.Level)
		}
		c.printText("term.seated", "seat", i+1, "player", who)
	}
	return chosen, err
}

// levelNames returns the name of a level with the name that it has on the command line.
func (c *console) levelNames(id string) string {
	return c.words.T("play.log.gain", "text", seating.LevelName(c.words, id), "note", id)
}

func (c *console) askSeed() (string, error) {
	c.printText("term.ask.seed")
	return askUntilValid(c, func(line string) (string, bool) {
		_, err := strconv.ParseUint(line, 10, 64)
		return line, line == "" || err == nil
	}, "setup.badSeed")
}

// choose asks for a number. An empty line selects the minimum.
func (c *console) choose(question string, minimum, maximum int) (int, error) {
	c.printLines(question)
	return askUntilValid(c, func(line string) (int, bool) {
		if line == "" {
			return minimum, true
		}
		return parseNumber(line, minimum, maximum)
	}, "term.range", "minimum", minimum, "maximum", maximum)
}

// confirm asks a yes-or-no question. An empty line means yes.
func (c *console) confirm(key string) (bool, error) {
	c.printText(key)
	return askUntilValid(c, func(line string) (yes, ok bool) {
		yes = line == "" || strings.EqualFold(line, "yes") || describe.IsWord(c.words, "term.word.yes", line)
		return yes, yes || strings.EqualFold(line, "no") || describe.IsWord(c.words, "term.word.no", line)
	}, key)
}

// askUntilValid reads lines until parse accepts one, and prints the text of key after each line that it rejects.
func askUntilValid[T any](c *console, parse func(line string) (T, bool), key string, args ...any) (answer T, err error) {
	for {
		line, err := c.readLine()
		if err != nil {
			return answer, err
		}
		if answer, ok := parse(line); ok {
			return answer, nil
		}
		c.printText(key, args...)
	}
}

// parseNumber parses an integer from minimum to maximum.
func parseNumber(text string, minimum, maximum int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= minimum && n <= maximum
}

// listItem returns a line of a numbered list.
func listItem(n int, text string) string { return fmt.Sprintf("%d: %s", n, text) }

// cleanLine returns a line without invisible characters and with single spaces between words.
func cleanLine(line string) string {
	blank := strings.NewReplacer("\t", " ", "\ufffd", "")
	return strings.Join(strings.Fields(sanitize.Plain(blank.Replace(line))), " ")
}

// resumeSession returns a session for a saved match. It replaces levels that no longer exist.
func (c *console) resumeSession(m *engine.Match, seats seating.Players) *session {
	if n := seats.ReplaceMissingLevels(players.PlayableLevels()); n > 0 {
		c.printText("play.reseated", "seats", n, "level", seating.LevelName(c.words, defaultLevel()))
	}
	return c.newSession(m, seats)
}

// newSession returns a session for a match and its players.
func (c *console) newSession(m *engine.Match, seats seating.Players) *session {
	g := findGame(c.Games, m.Edition.ID)
	s := &session{console: c, game: g, match: m, players: seats, describer: g.NewDescriber(c.words), computers: map[string]players.Player{}}
	s.dialogue = &dialogue{session: s, commands: commands()}
	s.dialogue.play = s.dialogue.playTyped
	return s
}
