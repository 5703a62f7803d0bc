package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// command is input other than a move. Its help text, such as "board [seat]: shows a board", starts with its name in the player's language.
type command struct {
	name string
	run  func(d *dialogue, argument string) error
	key  string // of its help text, if that does not follow from the name
}

// helpKey returns the key of the help text.
func (c *command) helpKey() string { return cmp.Or(c.key, "term.command."+c.name) }

func commands() []command {
	return []command{
		{name: "offer", run: func(d *dialogue, _ string) error { d.printOffer(); return nil }},
		{name: "board", run: (*dialogue).printBoard},
		{name: "score", run: func(d *dialogue, _ string) error { d.printScores(d.match.Position()); return nil }},
		{name: "moves", run: func(d *dialogue, rest string) error { d.printMoves(rest); return nil }},
		{name: "hint", run: func(d *dialogue, _ string) error { return d.printHint() }},
		{name: "why", run: func(d *dialogue, _ string) error { d.printExplanation(); return nil }},
		{name: "verdict", run: func(d *dialogue, _ string) error { return d.printReview() }},
		{name: "undo", run: func(d *dialogue, _ string) error { return d.finishJump(d.undo()) }},
		{name: "redo", run: func(d *dialogue, _ string) error { return d.finishJump(d.redo()) }},
		{name: "save", run: func(d *dialogue, _ string) error { return d.saveAndConfirm() }},
		{name: "help", run: func(d *dialogue, _ string) error { d.printHelp(); return nil }},
		{name: "quit", run: func(*dialogue, string) error { return errLeft }},
	}
}

// dialogue reads what people type on their turns, and answers it.
type dialogue struct {
	*session
	commands   []command
	play       func(engine.Move) error // what a typed move does
	lastPrompt string                  // the last printed instruction for typing a move
	hintHash   uint64                  // the hash of the position of the last hint
	hintMove   engine.Move
	hintWhy    review.Explanation
	ratedHash  uint64 // the hash of the position of the last rating
	ratedBest  engine.Move
}

// errPositionChanged is returned by a command that has changed the position, which ends the current turn.
var errPositionChanged = errors.New("the position has changed")

// readMove reads and runs lines until the position changes, by a move or otherwise.
func (d *dialogue) readMove(pos engine.Position) error {
	seat := pos.ToMove()
	if d.players.OnlyPerson(seat) {
		d.printText("play.yourTurn")
	} else {
		d.printText("play.turnOf", "player", d.players[seat].Name)
	}
	d.printOffer()
	if ask := d.describer.InputPrompt(pos); ask != d.lastPrompt {
		d.lastPrompt = ask
		d.printLines(ask)
	}
	for {
		line, err := d.readLine()
		if err != nil {
			return err
		}
		switch err := d.dispatch(pos, line); {
		case errors.Is(err, errPositionChanged):
			return nil
		case err != nil:
			return err
		}
	}
}

// dispatch plays the move or runs the command on a line.
func (d *dialogue) dispatch(pos engine.Position, line string) error {
	if line == "" {
		d.printLines(d.describer.InputPrompt(pos))
		return nil
	}
	switch moves, c, argument := d.interpret(pos, line); {
	case c != nil:
		return c.run(d, argument)
	case moves != nil:
		return d.playOrChoose(pos, moves)
	}
	d.printText("term.unknown", "input", sanitize.Text(line), "advice", d.describer.InputPrompt(pos))
	return nil
}

// interpret returns the moves that a line may mean, or the command with its argument, or nothing. Moves take precedence over an abbreviated command,
// but not over its whole name.
func (d *dialogue) interpret(pos engine.Position, line string) (moves []engine.Move, c *command, argument string) {
	word, argument, _ := strings.Cut(line, " ")
	if c := d.namedCommand(word); c != nil {
		return nil, c, argument
	}
	if m, err := pos.ParseMove(line); err == nil {
		return []engine.Move{m}, nil, ""
	}
	if moves := d.describer.ParseMoves(pos, line); moves != nil {
		return moves, nil, ""
	}
	return nil, d.command(word), argument
}

// namedCommand returns the command with a name, or nil. Names in the player's language take precedence over English ones.
func (d *dialogue) namedCommand(word string) *command {
	all := d.commands
	for _, english := range []bool{false, true} {
		for i := range all {
			if name := all[i].name; english && strings.EqualFold(name, word) || !english && strings.EqualFold(d.commandName(&all[i]), word) {
				return &all[i]
			}
		}
	}
	return nil
}

// command returns the command with a name or an unambiguous prefix of one, or nil.
func (d *dialogue) command(word string) *command {
	if c := d.namedCommand(word); c != nil {
		return c
	}
	all := d.commands
	var near *command
	n := 0
	for _, english := range []bool{false, true} {
		for i := range all {
			name := all[i].name
			if !english {
				name = d.commandName(&all[i])
			}
			if len(word) > 1 && strings.HasPrefix(strings.ToLower(name), strings.ToLower(word)) && near != &all[i] {
				near, n = &all[i], n+1
			}
		}
	}
	if n != 1 {
		return nil
	}
	return near
}

// commandName returns the name of a command in the player's language.
func (d *dialogue) commandName(c *command) string {
	words := strings.FieldsFunc(d.words.T(c.helpKey()), func(r rune) bool { return strings.ContainsRune(" :[\u00a0\u202f", r) })
	return words[0]
}

// maxListedMoves is the maximum number of moves listed to choose from.
const maxListedMoves = 20

// playOrChoose plays a single move, and asks the player to choose among several by number.
func (d *dialogue) playOrChoose(pos engine.Position, moves []engine.Move) error {
	if len(moves) == 1 {
		if err := pos.Check(moves[0]); err != nil {
			d.printText("term.illegal", "reason", engine.Say(err, d.words))
			return nil
		}
		return d.play(moves[0])
	}
	if len(moves) > maxListedMoves {
		d.printText("term.many", "advice", d.describer.InputPrompt(pos))
		return nil
	}
	d.printText("term.choose")
	for i, m := range moves {
		d.printLines(listItem(i+1, d.moveText(pos, m)))
	}
	line, err := d.readLine()
	if err != nil {
		return err
	}
	n, ok := parseNumber(line, 1, len(moves))
	if !ok {
		d.printText("term.unchosen")
		return nil
	}
	return d.play(moves[n-1])
}

// playTyped plays a move that a person typed, which ends the turn.
func (d *dialogue) playTyped(m engine.Move) error {
	if err := d.playMove(m); err != nil {
		return err
	}
	return errPositionChanged
}

// finishJump ends the turn after undo or redo, or reports that there was no move to undo or redo.
func (d *dialogue) finishJump(jumped bool) error {
	if !jumped {
		d.printText("term.none")
		return nil
	}
	return errPositionChanged
}

func (d *dialogue) printOffer() { d.printLines(d.describer.Choices(d.match.Position())...) }

// drawOption asks for a drawn board.
const drawOption = "-draw"

// printBoard prints the board of the seat whose number or name is given, by default of the seat to move. With drawOption it is drawn.
func (d *dialogue) printBoard(rest string) error {
	pos := d.match.Position()
	seat, words := pos.ToMove(), strings.Fields(rest)
	draw := func(word string) bool { return word == drawOption || word == "-"+drawOption }
	drawn := slices.ContainsFunc(words, draw)
	if drawn {
		rest = strings.Join(slices.DeleteFunc(words, draw), " ")
	}
	if rest != "" {
		if seat = d.findSeat(rest); seat < 0 {
			d.printText("term.range", "minimum", 1, "maximum", len(d.players))
			return nil
		}
	}
	d.printText("term.score", "player", d.players[seat].Name, "points", pos.Scores(nil)[seat])
	if !drawn {
		d.printLines(d.describer.Board(pos, seat)...)
		return nil
	}
	picture, notes := d.describer.Drawing(pos, seat, d.width())
	for _, line := range picture {
		fmt.Fprintln(d.out, line)
	}
	d.printLines(notes...)
	return nil
}

// findSeat returns the seat with a number or a player's name, or -1.
func (d *dialogue) findSeat(text string) engine.Seat {
	if n, ok := parseNumber(text, 1, len(d.players)); ok {
		return engine.Seat(n - 1)
	}
	return engine.Seat(slices.IndexFunc(d.players, func(p seating.Player) bool { return strings.EqualFold(p.Name, text) }))
}

// printMoves prints the legal moves whose notation starts with a prefix, such as 3R.
func (d *dialogue) printMoves(prefix string) {
	pos := d.match.Position()
	legal, listed := pos.Moves(nil), 0
	for _, m := range legal {
		if text := pos.AppendMove(nil, m); strings.HasPrefix(strings.ToUpper(string(text)), strings.ToUpper(prefix)) {
			d.printLines(d.moveText(pos, m))
			listed++
		}
	}
	if listed == 0 {
		d.printText("term.none.begins", "input", sanitize.Text(prefix), "example", string(pos.AppendMove(nil, legal[0])))
	}
}

// saveAndConfirm saves the game and confirms it to the player.
func (d *dialogue) saveAndConfirm() error {
	known := d.slot.Failed(saves.Autosave) // Save does not report it again
	switch err := d.save(); {
	case err == nil:
		d.printText("term.saved")
	case known || err == d.Unsaved:
		d.printLines(saves.Failure(err).Say(d.words))
	}
	return nil
}

// printHelp prints how to type a move and lists all commands.
func (d *dialogue) printHelp() {
	d.printLines(d.describer.InputPrompt(d.match.Position()))
	for i := range d.commands {
		d.printText(d.commands[i].helpKey())
	}
}
