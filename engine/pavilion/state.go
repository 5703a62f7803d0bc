package pavilion

import (
	"encoding/json"
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/quote"
)

// stateJSON is the form of a state.
type stateJSON struct {
	Game      string      `json:"game"`
	Players   int         `json:"players"`
	Round     int         `json:"round"`
	Phase     string      `json:"phase"`
	Turn      int         `json:"turn"`
	Start     int         `json:"start"`
	Jokers    string      `json:"jokers"`
	Joker     string      `json:"joker"`
	Factories []string    `json:"factories"`
	Centre    string      `json:"centre"`
	Marker    int         `json:"marker"`
	Supply    string      `json:"supply"`
	Bag       stock       `json:"bag"`
	Storage   stock       `json:"storage"`
	Boards    []boardJSON `json:"boards"`
	Bonus     int         `json:"bonus"`
}

type boardJSON struct {
	Name    string   `json:"name"`
	Score   int      `json:"score"`
	Hand    string   `json:"hand"`
	Corners string   `json:"corners"`
	Passed  bool     `json:"passed"`
	Stars   []string `json:"stars"`
}

var phases = [...]string{taking: "take", placing: "place", choosing: "bonus", over: "over"}

// stock is a pile written as an object with a number for each colour.
type stock map[string]int

func newStock(c counts) stock {
	s := stock{}
	for t := range engine.Tile(Colours) {
		s[letters[t:t+1]] = c.of(t)
	}
	return s
}

// MarshalJSON implements json.Marshaler: the colours stand in the order of Tile.
func (s stock) MarshalJSON() ([]byte, error) {
	var dst []byte
	for t := range Colours {
		sep := byte(',')
		if t == 0 {
			sep = '{'
		}
		dst = fmt.Appendf(dst, `%c"%c":%d`, sep, letters[t], s[letters[t:t+1]])
	}
	return append(dst, '}'), nil
}

// counts reads the pile of a field.
func (s stock) counts(field string) (c counts, err error) {
	if err := engine.CheckStock(field, s, letters, perColour); err != nil {
		return 0, err
	}
	for t := range engine.Tile(Colours) {
		c += tiles(t, s[letters[t:t+1]])
	}
	return c, nil
}

func (c counts) text() string { return string(c.append(nil)) }

// AppendState implements engine.Position.
func (p *Position) AppendState(dst []byte, names []string) []byte {
	j := stateJSON{
		Game: p.variant.id, Players: int(p.seats), Round: int(p.round), Phase: phases[p.phase], Turn: int(p.turn + 1), Start: int(p.start + 1),
		Joker: letters[p.Joker() : p.Joker()+1], Centre: p.source[Centre].text(), Marker: int(p.marker + 1),
		Supply: p.supply.text(), Bag: newStock(p.bag), Storage: newStock(p.storage), Bonus: int(p.owed),
	}
	for _, c := range p.order {
		j.Jokers += letters[c : c+1]
	}
	for i := range p.Factories() {
		j.Factories = append(j.Factories, p.source[i].text())
	}
	for s := range int(p.seats) {
		j.Boards = append(j.Boards, p.boards[s].json())
		if s < len(names) {
			j.Boards[s].Name = names[s]
		}
	}
	text, _ := json.Marshal(&j) // plain numbers and text cannot fail
	return append(dst, text...)
}

func (b *board) json() boardJSON {
	j := boardJSON{Score: int(b.score), Hand: b.hand.text(), Corners: b.corners.text(), Passed: b.passed}
	for star := range Stars {
		row := []byte("......")
		for n := range row {
			if t := b.tileAt(Ring*star + n); t >= 0 {
				row[n] = letters[t]
			}
		}
		j.Stars = append(j.Stars, string(row))
	}
	return j
}

// parseState reads what AppendState writes and refuses any state that the rules do not allow.
func parseState(data []byte, v *variant) (engine.Position, []string, error) {
	var j stateJSON
	if err := engine.ReadState(data, &j); err != nil {
		return nil, nil, err
	}
	p := &Position{variant: v}
	for _, step := range []func(*Position, *stateJSON) error{readHead, readPiles, readBoards, readPhase} {
		if err := step(p, &j); err != nil {
			return nil, nil, err
		}
	}
	var names []string
	for _, b := range j.Boards {
		names = append(names, b.Name)
	}
	return p, names, nil
}

func readHead(p *Position, j *stateJSON) (err error) {
	if p.order, err = parseOrder(j.Jokers); err != nil {
		return err
	}
	head := engine.StateHead{Game: j.Game, Phase: j.Phase, Players: j.Players, Round: j.Round, Turn: j.Turn, Start: j.Start, Marker: j.Marker,
		Boards: len(j.Boards), Factories: len(j.Factories)}
	at, err := head.Check(p.variant.id, Rounds, phases[:])
	if err != nil {
		return err
	}
	if want := letters[p.order[j.Round-1]]; j.Joker != string(want) {
		return engine.Because("state.wrong", "joker", quote.Text(j.Joker), string(want))
	}
	p.seats, p.round, p.phase = int8(j.Players), int8(j.Round), phase(at)
	p.turn, p.start, p.marker = engine.Seat(j.Turn-1), engine.Seat(j.Start-1), engine.Seat(j.Marker-1)
	return nil
}

// mostTiles is more than can ever lie together.
const mostTiles = Colours * perColour

func readPile(field, s string) (counts, error) {
	c, ok := parseCounts(s, mostTiles)
	if !ok || !c.within(ones*perColour) {
		return 0, engine.Because("state.letters", field, quote.Text(s), letters)
	}
	return c, nil
}

func readPiles(p *Position, j *stateJSON) (err error) {
	if p.bag, err = j.Bag.counts("bag"); err != nil {
		return err
	}
	if p.storage, err = j.Storage.counts("storage"); err != nil {
		return err
	}
	if p.supply, err = readPile("supply", j.Supply); err != nil {
		return err
	}
	for i, s := range append(slices.Clone(j.Factories), j.Centre) {
		field := engine.OfferField(i, len(j.Factories))
		c, err := readPile(field, s)
		if err != nil {
			return err
		}
		if i < len(j.Factories) && len(s) > 4 {
			return engine.Because("state.between", field, len(s), 0, 4)
		}
		if i == len(j.Factories) {
			i = Centre
		}
		p.put(i, c)
		p.left += int8(c.total() & 127)
	}
	return nil
}

func readBoards(p *Position, j *stateJSON) error {
	for s := range j.Boards {
		if err := p.boards[s].read(&j.Boards[s]); err != nil {
			return engine.Because("state.seat", s+1, err)
		}
	}
	return p.Verify()
}

func (b *board) read(j *boardJSON) (err error) {
	if j.Score < 0 || j.Score > 1000 {
		return engine.Because("state.between", "score", j.Score, 0, 1000)
	}
	b.score, b.passed = int16(j.Score), j.Passed
	if b.hand, err = readPile("hand", j.Hand); err != nil {
		return err
	}
	if b.corners, err = readPile("corners", j.Corners); err != nil {
		return err
	}
	if len(j.Stars) != Stars {
		return engine.Because("state.wrong", "stars", len(j.Stars), Stars)
	}
	for star, row := range j.Stars {
		if len(row) != Ring {
			return engine.Because("state.row", "star", star, quote.Text(row), Ring, letters)
		}
		for n := range Ring {
			c := colourOf(row[n])
			if c < 0 && row[n] != '.' {
				return engine.Because("state.row", "star", star, quote.Text(row), Ring, letters)
			}
			if c >= 0 {
				b.cover(Ring*star+n, c)
			}
		}
	}
	return nil
}

// mostOwed is the most bonus tiles that one placing gives.
const mostOwed = 3

// readPhase checks that the phase agrees with what lies on the table, and finds what it leaves unsaid.
func readPhase(p *Position, j *stateJSON) error {
	switch {
	case p.phase != choosing && j.Bonus != 0:
		return engine.Because("state.wrong", "bonus", j.Bonus, 0)
	case p.phase != taking && p.left > 0:
		return engine.Because("state.offered", phases[p.phase])
	case p.phase == taking:
		return readTaking(p)
	case p.phase == over:
		return readOver(p)
	}
	for s := range p.seats {
		if b := &p.boards[s]; !b.passed && b.corners != 0 {
			return engine.Because("state.corners-early", int(s)+1)
		}
	}
	b := &p.boards[p.turn]
	if b.passed {
		return engine.Because("state.passed", int(p.turn)+1)
	}
	if p.phase == placing && b.hand == 0 {
		return engine.Because("state.idle", int(p.turn)+1)
	}
	if p.phase == choosing {
		return readChoosing(p, j.Bonus)
	}
	return nil
}

func readTaking(p *Position) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.passed || b.corners != 0 {
			return engine.Because("state.take-passed", int(s)+1)
		}
	}
	if p.left > 0 {
		return nil
	}
	if p.marker != nobody {
		return engine.Because("state.take-marker")
	}
	p.chance = dealing
	if p.bag.total() == mostTiles {
		p.chance = supplying
	}
	return nil
}

// readChoosing reads the phase bonus: with nothing owed the supply is to be refilled.
func readChoosing(p *Position, owed int) error {
	switch {
	case owed < 0 || owed > mostOwed || owed > p.supply.total():
		return engine.Because("state.between", "bonus", owed, 0, min(mostOwed, p.supply.total()))
	case owed == 0 && p.supply.total() == SupplySize:
		return engine.Because("state.bonus-none")
	case owed == 0:
		p.chance = filling
	}
	p.owed = int8(owed)
	return nil
}

func readOver(p *Position) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.hand != 0 || b.corners != 0 || b.passed {
			return engine.Because("state.over-seat", int(s)+1)
		}
	}
	switch {
	case p.round != Rounds:
		return engine.Because("state.wrong", "round", int(p.round), Rounds)
	case p.marker != nobody:
		return engine.Because("state.wrong", "marker", int(p.marker)+1, 0)
	}
	return nil
}
