package terminal

import (
	"errors"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
	"azulejo/scenes/seating"
)

// command is something to type beside moves. Its words, "board [seat]: a board", begin with what it is called in the language.
type command struct {
	name string
	run  func(d *dialogue, rest string) error
}

func commands() []command {
	return []command{
		{"offer", func(d *dialogue, _ string) error { d.offer(); return nil }},
		{"board", (*dialogue).board},
		{"score", func(d *dialogue, _ string) error { d.scores(d.match.Position()); return nil }},
		{"moves", func(d *dialogue, rest string) error { d.moves(rest); return nil }},
		{"hint", func(d *dialogue, _ string) error { return d.hint() }},
		{"why", func(d *dialogue, _ string) error { d.why(); return nil }},
		{"verdict", func(d *dialogue, _ string) error { return d.review() }},
		{"undo", func(d *dialogue, _ string) error { return d.travel(d.undo()) }},
		{"redo", func(d *dialogue, _ string) error { return d.travel(d.redo()) }},
		{"save", func(d *dialogue, _ string) error { return d.keep() }},
		{"help", func(d *dialogue, _ string) error { d.help(); return nil }},
		{"quit", func(*dialogue, string) error { return errEnded }},
	}
}

// dialogue is what a person types while it is to move, and what is answered.
type dialogue struct {
	*session
	asked   string // how to type a move, as it was said last
	hinted  uint64 // the hash of the position of the last hint
	advised engine.Move
}

// errMoved is what a command ends with that has changed whose turn it is.
var errMoved = errors.New("moved")

// ask lets a person type until a move is made, or the position changes otherwise.
func (d *dialogue) ask(pos engine.Position) error {
	seat := pos.ToMove()
	if d.players.OnlyPerson(seat) {
		d.tell("play.yourTurn")
	} else {
		d.tell("play.turnOf", "player", d.players[seat].Name)
	}
	d.offer()
	if ask := d.describer.InputPrompt(pos); ask != d.asked {
		d.asked = ask
		d.say(ask)
	}
	for {
		line, err := d.hear()
		if err != nil {
			return err
		}
		switch err := d.dispatch(pos, line); {
		case errors.Is(err, errMoved):
			return nil
		case err != nil:
			return err
		}
	}
}

// dispatch does what a line asks for: a move, or a command.
func (d *dialogue) dispatch(pos engine.Position, line string) error {
	if line == "" {
		d.say(d.describer.InputPrompt(pos))
		return nil
	}
	if m, err := pos.ParseMove(line); err == nil {
		return d.moved(m)
	}
	if moves := d.describer.ParseMoves(pos, line); moves != nil {
		return d.pick(pos, moves)
	}
	word, rest, _ := strings.Cut(line, " ")
	if c := d.command(word); c != nil {
		return c.run(d, rest)
	}
	d.tell("term.unknown", "input", sanitize.Text(line), "advice", d.describer.InputPrompt(pos))
	return nil
}

// command finds a command by its name, the one in the player's language first, or by the beginning of one name alone.
func (d *dialogue) command(word string) *command {
	all := commands()
	var near *command
	n := 0
	for _, english := range []bool{false, true} {
		for i := range all {
			name := all[i].name
			if !english {
				name = d.commandName(name)
			}
			if strings.EqualFold(name, word) {
				return &all[i]
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

// commandName is what a command is called in the player's language.
func (d *dialogue) commandName(name string) string {
	words := strings.FieldsFunc(d.words.T("term.command."+name), func(r rune) bool { return strings.ContainsRune(" :[\u00a0\u202f", r) })
	return words[0]
}

// mostChoices is how many choices are numbered.
const mostChoices = 20

// pick makes the one move meant, or lets the player choose of several by number.
func (d *dialogue) pick(pos engine.Position, moves []engine.Move) error {
	if len(moves) == 1 {
		if err := pos.Check(moves[0]); err != nil {
			d.tell("term.illegal", "reason", engine.Say(err, d.words))
			return nil
		}
		return d.moved(moves[0])
	}
	if len(moves) > mostChoices {
		d.tell("term.many", "advice", d.describer.InputPrompt(pos))
		return nil
	}
	d.tell("term.choose")
	for i, m := range moves {
		d.say(numbered(i+1, d.called(pos, m)))
	}
	line, err := d.hear()
	if err != nil {
		return err
	}
	n, ok := number(line, 1, len(moves))
	if !ok {
		d.tell("term.unchosen")
		return nil
	}
	return d.moved(moves[n-1])
}

// moved makes a move of a person.
func (d *dialogue) moved(m engine.Move) error {
	if err := d.make(m); err != nil {
		return err
	}
	return errMoved
}

// travel ends a turn that was travelled away from, or says that there was nowhere to go.
func (d *dialogue) travel(went bool) error {
	if !went {
		d.tell("term.none")
		return nil
	}
	return errMoved
}

func (d *dialogue) offer() { d.say(d.describer.Choices(d.match.Position())...) }

// board tells the board of a seat: the one whose number or name is given, or that of who is to move.
func (d *dialogue) board(rest string) error {
	pos := d.match.Position()
	seat := pos.ToMove()
	if rest != "" {
		if seat = d.seatOf(rest); seat < 0 {
			d.tell("term.range", "minimum", 1, "maximum", len(d.players))
			return nil
		}
	}
	d.tell("term.score", "player", d.players[seat].Name, "points", pos.Scores(nil)[seat])
	d.say(d.describer.Board(pos, seat)...)
	return nil
}

// seatOf is the seat of a number or a name, or -1.
func (d *dialogue) seatOf(text string) engine.Seat {
	if n, ok := number(text, 1, len(d.players)); ok {
		return engine.Seat(n - 1)
	}
	return engine.Seat(slices.IndexFunc(d.players, func(p seating.Player) bool { return strings.EqualFold(p.Name, text) }))
}

// moves lists what is legal, or of that what is written with a beginning, such as 3R.
func (d *dialogue) moves(beginning string) {
	pos := d.match.Position()
	legal, listed := pos.Moves(nil), 0
	for _, m := range legal {
		if text := pos.AppendMove(nil, m); strings.HasPrefix(strings.ToUpper(string(text)), strings.ToUpper(beginning)) {
			d.say(d.called(pos, m))
			listed++
		}
	}
	if listed == 0 {
		d.tell("term.none.begins", "input", sanitize.Text(beginning), "example", string(pos.AppendMove(nil, legal[0])))
	}
}

// keep keeps the game and says where.
func (d *dialogue) keep() error {
	d.save()
	d.tell("term.saved")
	return nil
}

// help tells how to type a move, and all commands.
func (d *dialogue) help() {
	d.say(d.describer.InputPrompt(d.match.Position()))
	for _, c := range commands() {
		d.tell("term.command." + c.name)
	}
}
