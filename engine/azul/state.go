package azul

import (
	"encoding/json"
	"slices"
	"strings"

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
	Factories []string    `json:"factories"`
	Dealt     int         `json:"dealt,omitempty"`
	Centre    string      `json:"centre"`
	Marker    int         `json:"marker"`
	Bag       stockJSON   `json:"bag"`
	Lid       stockJSON   `json:"lid"`
	Boards    []boardJSON `json:"boards"`
}

type boardJSON struct {
	Name  string   `json:"name"`
	Score int      `json:"score"`
	Lines []string `json:"lines"`
	Wall  []string `json:"wall"`
	Floor string   `json:"floor"`
}

var phases = [...]string{offer: "offer", tiling: "tiling", over: "over"}

// stockJSON is a JSON object with the number of tiles of each colour.
type stockJSON map[string]int

// MarshalJSON implements json.Marshaler.
func (s stockJSON) MarshalJSON() ([]byte, error) { return packing.MarshalStock(s) }

// AppendState implements engine.Position.
func (p *Position) AppendState(dst []byte, names []string) []byte {
	j := stateJSON{
		Game: p.variant.id, Players: int(p.seats), Round: int(p.round), Phase: phases[p.phase], Turn: int(p.turn + 1), Start: int(p.start + 1),
		Centre: packing.Text(p.source[Centre]), Marker: int(p.marker + 1), Bag: packing.Stock(p.bag), Lid: packing.Stock(p.lid), Dealt: int(p.next),
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
	j := boardJSON{Score: int(b.score)}
	for r := range 5 {
		c := max(0, b.colour[r])
		j.Lines = append(j.Lines, strings.Repeat(Letters[c:c+1], int(b.line[r])))
		j.Wall = append(j.Wall, packing.Spaces(5, func(col int) engine.Tile { return b.tileAt(r, col) }))
	}
	for i := range int(b.floorLen) {
		letter := "*"
		if c := b.floorTiles.at(i); c != engine.Marker {
			letter = Letters[c : c+1]
		}
		j.Floor += letter
	}
	return j
}

// maxRounds is the highest round number that a state may have. No game gets near it.
const maxRounds = 30000

func readHead(p *Position, h *engine.StateHead, j *stateJSON) error {
	at, err := h.Check(p.variant.id, maxRounds, phases[:])
	if err != nil {
		return err
	}
	p.seats, p.round, p.phase = engine.Seat(h.Players), int16(h.Round), phase(at)
	p.turn, p.start, p.marker = engine.Seat(h.Turn-1), engine.Seat(h.Start-1), engine.Seat(h.Marker-1)
	return nil
}

func readOffer(p *Position, _ *engine.StateHead, j *stateJSON) error {
	var err error
	if p.bag, err = packing.ReadStock("bag", j.Bag); err != nil {
		return err
	}
	if p.lid, err = packing.ReadStock("lid", j.Lid); err != nil {
		return err
	}
	return packing.ReadOffer(j.Factories, j.Centre, func(source int, pile counts) {
		p.setSource(source, pile)
		p.left += int8(pile.total())
	})
}

func readBoards(p *Position, _ *engine.StateHead, j *stateJSON) error {
	stars := 0
	for s := range j.Boards {
		if err := p.boards[s].read(&j.Boards[s]); err != nil {
			return engine.NewReason("state.seat", "seat", s+1, "fault", err)
		}
		stars += strings.Count(j.Boards[s].Floor, "*")
	}
	if p.marker != nobody && stars == 0 {
		if p.phase == offer && p.boards[p.marker].floorLen != FloorSpaces {
			return engine.NewReason("state.marker-hidden", "seat", int(p.marker)+1)
		}
		p.markerOffFloor = true
	}
	return nil
}

func (b *board) read(j *boardJSON) error {
	switch {
	case len(j.Lines) != 5:
		return engine.NewReason("state.wrong", "field", "lines", "value", len(j.Lines), "expected", 5)
	case len(j.Wall) != 5:
		return engine.NewReason("state.wrong", "field", "wall", "value", len(j.Wall), "expected", 5)
	case j.Score < 0 || j.Score > 1000:
		return engine.NewReason("state.between", "field", "score", "value", j.Score, "minimum", 0, "maximum", 1000)
	}
	b.score = int16(j.Score)
	for r, row := range j.Wall {
		err := packing.ReadSpaces("wall", r+1, row, 5, func(col int, c engine.Tile) {
			b.wall |= bit(r, col)
			b.byColour[c] |= bit(r, col)
		})
		if err != nil {
			return err
		}
	}
	return b.readLines(j)
}

func (b *board) readLines(j *boardJSON) error {
	for r, line := range j.Lines {
		b.openLine(r)
		if line == "" {
			continue
		}
		c := packing.Colour(line[0])
		if c < 0 || len(line) > r+1 || strings.Trim(line, line[:1]) != "" {
			return engine.NewReason("state.line", "line", r+1, "tiles", r+1, "value", sanitize.Text(line))
		}
		b.addToLine(r, c, len(line))
	}
	if len(j.Floor) > FloorSpaces {
		return engine.NewReason("state.between", "field", "floor", "value", len(j.Floor), "minimum", 0, "maximum", FloorSpaces)
	}
	for i := range len(j.Floor) {
		t := packing.Colour(j.Floor[i])
		if j.Floor[i] == '*' {
			t = engine.Marker
		}
		if t < 0 {
			return engine.NewReason("state.floor", "value", sanitize.Text(j.Floor), "letters", Letters)
		}
		b.addToFloor(t, 1)
	}
	return nil
}

// readPhase checks that the phase agrees with the tiles on the table, and derives the fields of p that the state does not
// contain.
func readPhase(p *Position, _ *engine.StateHead, j *stateJSON) error {
	rows := 0
	for s := range p.seats {
		rows += fullRows(p.boards[s].wall)
	}
	switch {
	case p.phase == tiling && !p.variant.choosesSpace:
		return engine.NewReason("state.tiling")
	case p.phase != offer && p.left > 0:
		return engine.NewReason("state.offered", "phase", phases[p.phase])
	case p.phase == over && (p.marker != nobody || unscored(p)):
		return engine.NewReason("state.over-busy")
	case p.phase == over && rows == 0 && p.bag+p.lid != 0:
		return engine.NewReason("state.over-early")
	case p.phase == tiling:
		return readTiling(p)
	case p.phase == offer && rows > 0:
		return engine.NewReason("state.row-complete")
	case p.phase == offer:
		return readOfferPhase(p, j.Dealt)
	}
	return nil
}

// readOfferPhase checks that the offer is one that a deal and takes can leave, and that nothing was scored before the first round.
func readOfferPhase(p *Position, dealt int) error {
	for s := range p.seats {
		if b := &p.boards[s]; p.round == 1 && (b.wall != 0 || b.score != 0) {
			return engine.NewReason("state.early", "seat", int(s)+1)
		}
	}
	if p.left == 0 || dealt > 0 {
		return readDeal(p, dealt)
	}
	return packing.CheckShort(p.source[:p.Factories()], p.bag.total())
}

// readDeal reads a state in which the first dealt factories are filled and the others still have to be.
func readDeal(p *Position, dealt int) error {
	left := p.bag.total() + p.lid.total()
	switch {
	case dealt > 0 && unscored(p):
		return engine.NewReason("state.dealt-unscored", "value", dealt)
	case p.marker != nobody || unscored(p) || p.left == 0 && left == 0:
		return engine.NewReason("state.unscored")
	}
	p.dealing, p.next = true, int8(dealt)
	return packing.CheckDealt(p.source[:], dealt, left)
}

// unscored reports whether any board has complete lines or floor tiles that have not been scored.
func unscored(p *Position) bool {
	return slices.ContainsFunc(p.boards[:p.seats], func(b board) bool { return b.unscored() })
}

func (b *board) unscored() bool { return b.floorLen > 0 || b.tilingRow() >= 0 }

// readTiling sets the number of seats that have finished tiling.
func readTiling(p *Position) error {
	p.tiledSeats = (p.turn - p.firstToTile() + p.seats) % p.seats
	for i := range p.tiledSeats {
		if p.boards[(p.firstToTile()+i)%p.seats].unscored() {
			return engine.NewReason("state.earlier", "seat", int(p.turn)+1)
		}
	}
	b := &p.boards[p.turn]
	r := b.tilingRow()
	if r < 0 || b.fits(p.variant, r, b.colour[r]) == 0 {
		return engine.NewReason("state.idle", "seat", int(p.turn)+1)
	}
	return nil
}
