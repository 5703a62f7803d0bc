package pavilion

import (
	"encoding/json"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// stateJSON is the JSON form of a position.
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
	Dealt     int         `json:"dealt,omitempty"`
	Centre    string      `json:"centre"`
	Marker    int         `json:"marker"`
	Supply    string      `json:"supply"`
	Bag       stockJSON   `json:"bag"`
	Storage   stockJSON   `json:"storage"`
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

// stockJSON is a JSON object with the number of tiles of each colour.
type stockJSON map[string]int

// MarshalJSON implements json.Marshaler.
func (s stockJSON) MarshalJSON() ([]byte, error) { return packing.MarshalStock(s) }

// AppendState implements engine.Position.
func (p *Position) AppendState(dst []byte, names []string) []byte {
	j := stateJSON{
		Game: p.variant.id, Players: int(p.seats), Round: int(p.round), Phase: phases[p.phase], Turn: int(p.turn + 1), Start: int(p.start + 1),
		Joker: Letters[p.Joker() : p.Joker()+1], Centre: packing.Text(p.source[Centre]),
		Marker: int(p.marker + 1), Supply: packing.Text(p.supply), Bag: packing.Stock(p.bag), Storage: packing.Stock(p.storage), Bonus: int(p.owed), Dealt: int(p.next),
	}
	for _, c := range p.order {
		j.Jokers += Letters[c : c+1]
	}
	for i := range p.Factories() {
		j.Factories = append(j.Factories, packing.Text(p.source[i]))
	}
	for s := range int(p.seats) {
		j.Boards = append(j.Boards, p.boards[s].json())
		if s < len(names) {
			j.Boards[s].Name = names[s]
		}
	}
	text, _ := json.Marshal(&j) // numbers and strings always marshal
	return append(dst, text...)
}

func (b *board) json() boardJSON {
	j := boardJSON{Score: int(b.score), Hand: packing.Text(b.hand), Corners: packing.Text(b.corners), Passed: b.passed}
	for star := range Stars {
		j.Stars = append(j.Stars, packing.Spaces(Ring, func(n int) engine.Tile { return b.tileAt(Ring*star + n) }))
	}
	return j
}

func readHead(p *Position, h *engine.StateHead, j *stateJSON) (err error) {
	if p.order, err = parseOrder(j.Jokers); err != nil {
		return err
	}
	at, err := h.Check(p.variant.id, Rounds, phases[:])
	if err != nil {
		return err
	}
	if want := Letters[p.order[j.Round-1]]; j.Joker != string(want) {
		return engine.NewReason("state.wrong", "field", "joker", "value", sanitize.Text(j.Joker), "expected", string(want))
	}
	p.seats, p.round, p.phase = engine.Seat(h.Players), int8(h.Round), phase(at)
	p.turn, p.start, p.marker = engine.Seat(h.Turn-1), engine.Seat(h.Start-1), engine.Seat(h.Marker-1)
	return nil
}

func readPiles(p *Position, _ *engine.StateHead, j *stateJSON) (err error) {
	if p.bag, err = packing.ReadStock("bag", j.Bag); err != nil {
		return err
	}
	if p.storage, err = packing.ReadStock("storage", j.Storage); err != nil {
		return err
	}
	if p.supply, err = packing.Read("supply", j.Supply); err != nil {
		return err
	}
	return packing.ReadOffer(j.Factories, j.Centre, func(source int, pile counts) {
		p.setSource(source, pile)
		p.left += int8(pile.total())
	})
}

func readBoards(p *Position, _ *engine.StateHead, j *stateJSON) error {
	for s := range j.Boards {
		if err := p.boards[s].read(&j.Boards[s]); err != nil {
			return engine.NewReason("state.seat", "seat", s+1, "fault", err)
		}
	}
	return p.Verify()
}

func (b *board) read(j *boardJSON) (err error) {
	if j.Score < 0 || j.Score > 1000 {
		return engine.NewReason("state.between", "field", "score", "value", j.Score, "minimum", 0, "maximum", 1000)
	}
	b.score, b.passed = int16(j.Score), j.Passed
	if b.hand, err = packing.Read("hand", j.Hand); err != nil {
		return err
	}
	if b.corners, err = packing.Read("corners", j.Corners); err != nil {
		return err
	}
	if len(j.Stars) != Stars {
		return engine.NewReason("state.wrong", "field", "stars", "value", len(j.Stars), "expected", Stars)
	}
	for star, row := range j.Stars {
		if err := packing.ReadSpaces("star", star, row, Ring, func(n int, c engine.Tile) { b.coverSpace(Ring*star+n, c) }); err != nil {
			return err
		}
	}
	return nil
}

// maxOwed is the highest number of bonus tiles for one placement.
const maxOwed = 3

// readPhase checks that the phase agrees with the tiles on the table, and derives the fields of p that the state does not
// contain.
func readPhase(p *Position, _ *engine.StateHead, j *stateJSON) error {
	switch {
	case p.phase != choosing && j.Bonus != 0:
		return engine.NewReason("state.wrong", "field", "bonus", "value", j.Bonus, "expected", 0)
	case p.phase != taking && p.left > 0:
		return engine.NewReason("state.offered", "phase", phases[p.phase])
	case p.phase == taking:
		return readTaking(p, j.Dealt)
	case p.phase == over:
		return readOver(p)
	}
	for s := range p.seats {
		if b := &p.boards[s]; !b.passed && b.corners != 0 {
			return engine.NewReason("state.corners-early", "seat", int(s)+1)
		}
	}
	b := &p.boards[p.turn]
	if b.passed {
		return engine.NewReason("state.passed", "seat", int(p.turn)+1)
	}
	if p.phase == placing && b.hand == 0 {
		return engine.NewReason("state.idle", "seat", int(p.turn)+1)
	}
	if p.phase == choosing {
		return readChoosing(p, j.Bonus)
	}
	return nil
}

func readTaking(p *Position, dealt int) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.passed || b.corners != 0 {
			return engine.NewReason("state.take-passed", "seat", int(s)+1)
		}
	}
	if dealt > 0 {
		p.chance, p.next = dealing, int8(dealt)
		return packing.CheckDealt(p.source[:], dealt, p.bag.total()+p.storage.total())
	}
	if p.left > 0 {
		return packing.CheckShort(p.source[:p.Factories()], p.bag.total())
	}
	if p.marker != nobody {
		return engine.NewReason("state.take-marker")
	}
	p.chance = dealing
	if p.bag == ones*perColour {
		p.chance = supplying
	}
	return nil
}

// readChoosing reads the rest of a state in the bonus phase. If no tiles are owed, the supply has to be refilled.
func readChoosing(p *Position, owed int) error {
	switch {
	case owed < 0 || owed > maxOwed || owed > p.supply.total():
		return engine.NewReason("state.between", "field", "bonus", "value", owed, "minimum", 0, "maximum", min(maxOwed, p.supply.total()))
	case owed == 0 && p.supply.total() == SupplySize:
		return engine.NewReason("state.bonus-none")
	case owed == 0:
		p.chance = filling
	}
	p.owed = int8(owed)
	return nil
}

func readOver(p *Position) error {
	for s := range p.seats {
		if b := &p.boards[s]; b.hand != 0 || b.corners != 0 || b.passed {
			return engine.NewReason("state.over-seat", "seat", int(s)+1)
		}
	}
	switch {
	case p.round != Rounds:
		return engine.NewReason("state.wrong", "field", "round", "value", int(p.round), "expected", Rounds)
	case p.marker != nobody:
		return engine.NewReason("state.wrong", "field", "marker", "value", int(p.marker)+1, "expected", 0)
	}
	return nil
}
