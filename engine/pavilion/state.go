package pavilion

import (
	"encoding/json"
	"errors"
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
type stock counts

// MarshalJSON implements json.Marshaler.
func (s stock) MarshalJSON() ([]byte, error) {
	var dst []byte
	for t := range engine.Tile(Colours) {
		sep := byte(',')
		if t == 0 {
			sep = '{'
		}
		dst = fmt.Appendf(dst, `%c"%c":%d`, sep, letters[t], counts(s).of(t))
	}
	return append(dst, '}'), nil
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *stock) UnmarshalJSON(text []byte) error {
	var m map[string]int
	if err := json.Unmarshal(text, &m); err != nil {
		return err
	}
	if len(m) != Colours {
		return fmt.Errorf("a stock needs a number for each of %s", letters)
	}
	for i := range Colours {
		n, ok := m[letters[i:i+1]]
		if !ok || n < 0 || n > perColour {
			return fmt.Errorf("a stock of %d %s, expected 0 to %d", n, letters[i:i+1], perColour)
		}
		*s += stock(tiles(engine.Tile(i), n))
	}
	return nil
}

func (c counts) text() string { return string(c.append(nil)) }

// AppendState implements engine.Position.
func (p *Position) AppendState(dst []byte, names []string) []byte {
	j := stateJSON{
		Game: p.variant.id, Players: int(p.seats), Round: int(p.round), Phase: phases[p.phase], Turn: int(p.turn + 1), Start: int(p.start + 1),
		Joker: letters[p.Joker() : p.Joker()+1], Centre: p.source[Centre].text(), Marker: int(p.marker + 1),
		Supply: p.supply.text(), Bag: stock(p.bag), Storage: stock(p.storage), Bonus: int(p.owed),
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
	if j.Game != v.id {
		return nil, nil, fmt.Errorf("game %s, expected %q", quote.Text(j.Game), v.id)
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
	seat := func(what string, n, least int) error {
		if n < least || n > j.Players {
			return fmt.Errorf("%s is %d, expected %d to %d", what, n, least, j.Players)
		}
		return nil
	}
	if p.order, err = parseOrder(j.Jokers); err != nil {
		return err
	}
	at := slices.Index(phases[:], j.Phase)
	switch {
	case j.Players < 2 || j.Players > engine.MaxSeats:
		return fmt.Errorf("%d players, expected 2 to 4", j.Players)
	case j.Round < 1 || j.Round > Rounds:
		return fmt.Errorf("round %d, expected 1 to %d", j.Round, Rounds)
	case at < 0:
		return fmt.Errorf("phase %s, expected take, place, bonus or over", quote.Text(j.Phase))
	case len(j.Boards) != j.Players:
		return fmt.Errorf("%d boards, expected %d", len(j.Boards), j.Players)
	case len(j.Factories) != 2*j.Players+1:
		return fmt.Errorf("%d factories, expected %d", len(j.Factories), 2*j.Players+1)
	}
	if want := letters[p.order[j.Round-1]]; j.Joker != string(want) {
		return fmt.Errorf("the joker is %s, expected %q in round %d", quote.Text(j.Joker), string(want), j.Round)
	}
	p.seats, p.round, p.phase = int8(j.Players), int8(j.Round), phase(at)
	p.turn, p.start, p.marker = engine.Seat(j.Turn-1), engine.Seat(j.Start-1), engine.Seat(j.Marker-1)
	return errors.Join(seat("turn", j.Turn, 1), seat("start", j.Start, 1), seat("marker", j.Marker, 0))
}

// mostTiles is more than can ever lie together.
const mostTiles = Colours * perColour

func readPile(what, s string) (counts, error) {
	c, ok := parseCounts(s, mostTiles)
	if !ok || !c.within(ones*perColour) {
		return 0, fmt.Errorf("%s is %s, expected tiles, letters of %s", what, quote.Text(s), letters)
	}
	return c, nil
}

func readPiles(p *Position, j *stateJSON) (err error) {
	p.bag, p.storage = counts(j.Bag), counts(j.Storage)
	if p.supply, err = readPile("the supply", j.Supply); err != nil {
		return err
	}
	for i, s := range append(slices.Clone(j.Factories), j.Centre) {
		c, err := readPile("an offer", s)
		if err != nil {
			return err
		}
		if i < len(j.Factories) && len(s) > 4 {
			return fmt.Errorf("factory %d holds %d tiles, expected up to 4", i+1, len(s))
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
			return fmt.Errorf("seat %d: %w", s+1, err)
		}
	}
	return p.Verify()
}

func (b *board) read(j *boardJSON) (err error) {
	if j.Score < 0 || j.Score > 1000 {
		return fmt.Errorf("score %d, expected 0 to 1000", j.Score)
	}
	b.score, b.passed = int16(j.Score), j.Passed
	if b.hand, err = readPile("the hand", j.Hand); err != nil {
		return err
	}
	if b.corners, err = readPile("the corners", j.Corners); err != nil {
		return err
	}
	if len(j.Stars) != Stars {
		return fmt.Errorf("%d stars, expected %d", len(j.Stars), Stars)
	}
	for star, row := range j.Stars {
		if len(row) != Ring {
			return fmt.Errorf("star %d is %s, expected 6 letters or dots", star, quote.Text(row))
		}
		for n := range Ring {
			c := colourOf(row[n])
			if c < 0 && row[n] != '.' {
				return fmt.Errorf("star %d is %s, expected letters of %s or dots", star, quote.Text(row), letters)
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
		return fmt.Errorf("%d bonus tiles are owed in phase %s", j.Bonus, phases[p.phase])
	case p.phase != taking && p.left > 0:
		return fmt.Errorf("phase %s, but tiles are on offer", phases[p.phase])
	case p.phase == taking:
		return readTaking(p)
	case p.phase == over:
		return readOver(p)
	}
	for s := range p.seats {
		if b := &p.boards[s]; !b.passed && b.corners != 0 {
			return fmt.Errorf("seat %d keeps tiles on the corners, but has not passed", s+1)
		}
	}
	b := &p.boards[p.turn]
	if b.passed {
		return fmt.Errorf("seat %d is on turn, but has passed", p.turn+1)
	}
	if p.phase == placing && b.hand == 0 {
		return fmt.Errorf("seat %d is on turn, but has no tile to place", p.turn+1)
	}
	if p.phase == choosing {
		return readChoosing(p, j.Bonus)
	}
	return nil
}

func readTaking(p *Position) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.passed || b.corners != 0 {
			return fmt.Errorf("phase take, but seat %d has passed or keeps tiles on the corners", s+1)
		}
	}
	if p.left > 0 {
		return nil
	}
	if p.marker != nobody {
		return errors.New("no tile is on offer, but the marker is taken")
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
		return fmt.Errorf("%d bonus tiles are owed, expected up to %d of the supply's %d", owed, mostOwed, p.supply.total())
	case owed == 0 && p.supply.total() == SupplySize:
		return errors.New("phase bonus, but nothing is owed and the supply is full")
	case owed == 0:
		p.chance = filling
	}
	p.owed = int8(owed)
	return nil
}

func readOver(p *Position) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.hand != 0 || b.corners != 0 || b.passed {
			return fmt.Errorf("phase over, but seat %d still holds tiles or has passed", s+1)
		}
	}
	if p.round != Rounds || p.marker != nobody {
		return fmt.Errorf("phase over in round %d with the marker at %d, expected round %d and the marker in the centre", p.round, p.marker+1, Rounds)
	}
	return nil
}
