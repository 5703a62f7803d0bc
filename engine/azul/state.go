package azul

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/quote"
)

// stateJSON is the form of a state; see AppendState.
type stateJSON struct {
	Game      string         `json:"game"`
	Players   int            `json:"players"`
	Round     int            `json:"round"`
	Phase     string         `json:"phase"`
	Turn      int            `json:"turn"`
	Start     int            `json:"start"`
	Factories []string       `json:"factories"`
	Centre    string         `json:"centre"`
	Marker    int            `json:"marker"`
	Bag       map[string]int `json:"bag"`
	Lid       map[string]int `json:"lid"`
	Boards    []boardJSON    `json:"boards"`
}

type boardJSON struct {
	Name  string   `json:"name"`
	Score int      `json:"score"`
	Lines []string `json:"lines"`
	Wall  []string `json:"wall"`
	Floor string   `json:"floor"`
}

var phases = [...]string{offer: "offer", tiling: "tiling", over: "over"}

// AppendState implements engine.Position.
func (p *Position) AppendState(dst []byte, names []string) []byte {
	dst = fmt.Appendf(dst, `{"game":%q,"players":%d,"round":%d,"phase":%q,"turn":%d,"start":%d,"factories":[`, p.variant.id, p.seats, p.round, phases[p.phase], p.turn+1, p.start+1)
	for i := range p.Factories() {
		dst = quoted(dst, i, p.source[i].append(nil))
	}
	dst = append(dst, `],"centre":"`...)
	dst = p.source[Centre].append(dst)
	dst = fmt.Appendf(dst, `","marker":%d,"bag":`, p.marker+1)
	dst = p.bag.appendJSON(dst)
	dst = append(dst, `,"lid":`...)
	dst = p.lid.appendJSON(dst)
	dst = append(dst, `,"boards":[`...)
	for s := range int(p.seats) {
		if s > 0 {
			dst = append(dst, ',')
		}
		name := ""
		if s < len(names) {
			name = names[s]
		}
		dst = p.boards[s].appendJSON(dst, name)
	}
	return append(dst, "]}"...)
}

// quoted appends the i-th string of a list.
func quoted(dst []byte, i int, s []byte) []byte {
	if i > 0 {
		dst = append(dst, ',')
	}
	dst = append(dst, '"')
	dst = append(dst, s...)
	return append(dst, '"')
}

func (c counts) appendJSON(dst []byte) []byte {
	for t := range engine.Tile(Colours) {
		sep := byte(',')
		if t == 0 {
			sep = '{'
		}
		dst = fmt.Appendf(dst, `%c"%c":%d`, sep, letters[t], c.of(t))
	}
	return append(dst, '}')
}

func (b *board) appendJSON(dst []byte, name string) []byte {
	text, _ := json.Marshal(name)
	dst = fmt.Appendf(dst, `{"name":%s,"score":%d,"lines":[`, text, b.score)
	for r := range 5 {
		dst = quoted(dst, r, bytes.Repeat([]byte{letters[max(0, b.colour[r])]}, int(b.line[r])))
	}
	dst = append(dst, `],"wall":[`...)
	for r := range 5 {
		dst = quoted(dst, r, b.wallRow(r))
	}
	dst = append(dst, `],"floor":"`...)
	for i := range b.floorLen {
		if t := b.floor.at(int(i)); t == engine.Marker {
			dst = append(dst, '*')
		} else {
			dst = append(dst, letters[t])
		}
	}
	return append(dst, `"}`...)
}

func (b *board) wallRow(r int) []byte {
	row := []byte(".....")
	for c := range row {
		if t := b.tileAt(r, c); t >= 0 {
			row[c] = letters[t]
		}
	}
	return row
}

// parseState reads what AppendState writes and refuses any state that the rules do not allow.
func parseState(data []byte, v *variant) (engine.Position, []string, error) {
	var j stateJSON
	if err := engine.ReadState(data, &j); err != nil {
		return nil, nil, err
	}
	p := &Position{variant: v}
	for _, step := range []func(*Position, *stateJSON) error{readHead, readOffer, readBoards, readPhase} {
		if err := step(p, &j); err != nil {
			return nil, nil, err
		}
	}
	if err := p.Verify(); err != nil {
		return nil, nil, err
	}
	var names []string
	for _, b := range j.Boards {
		names = append(names, b.Name)
	}
	return p, names, nil
}

// mostRounds is more than any game has.
const mostRounds = 30000

func readHead(p *Position, j *stateJSON) error {
	head := engine.StateHead{Game: j.Game, Phase: j.Phase, Players: j.Players, Round: j.Round, Turn: j.Turn, Start: j.Start, Marker: j.Marker,
		Boards: len(j.Boards), Factories: len(j.Factories)}
	at, err := head.Check(p.variant.id, mostRounds, phases[:])
	if err != nil {
		return err
	}
	p.seats, p.round, p.phase = int8(j.Players), int16(j.Round), phase(at)
	p.turn, p.start, p.marker = engine.Seat(j.Turn-1), engine.Seat(j.Start-1), engine.Seat(j.Marker-1)
	return nil
}

func readOffer(p *Position, j *stateJSON) error {
	var err error
	if p.bag, err = readStock("bag", j.Bag); err != nil {
		return err
	}
	if p.lid, err = readStock("lid", j.Lid); err != nil {
		return err
	}
	for i, s := range append(slices.Clone(j.Factories), j.Centre) {
		c, ok := parseCounts(s)
		if !ok || c.total() > 60 {
			return engine.Because("state.letters", engine.OfferField(i, len(j.Factories)), quote.Text(s), letters)
		}
		if i < len(j.Factories) && len(s) > 4 {
			return engine.Because("state.between", engine.OfferField(i, len(j.Factories)), len(s), 0, 4)
		}
		if i == len(j.Factories) {
			i = Centre
		}
		p.put(i, c)
		p.left += int8(c.total())
	}
	return nil
}

func readStock(field string, m map[string]int) (c counts, err error) {
	if err := engine.CheckStock(field, m, letters, 20); err != nil {
		return 0, err
	}
	for i := range Colours {
		c += tiles(engine.Tile(i), m[letters[i:i+1]])
	}
	return c, nil
}

func readBoards(p *Position, j *stateJSON) error {
	stars := 0
	for s := range j.Boards {
		if err := p.boards[s].read(&j.Boards[s]); err != nil {
			return engine.Because("state.seat", s+1, err)
		}
		stars += bytes.Count([]byte(j.Boards[s].Floor), []byte("*"))
	}
	if p.marker != nobody && stars == 0 {
		if p.phase == offer && p.boards[p.marker].floorLen != floorSize {
			return engine.Because("state.marker-hidden", int(p.marker)+1)
		}
		p.loose = true
	}
	return nil
}

func (b *board) read(j *boardJSON) error {
	switch {
	case len(j.Lines) != 5:
		return engine.Because("state.wrong", "lines", len(j.Lines), 5)
	case len(j.Wall) != 5:
		return engine.Because("state.wrong", "wall", len(j.Wall), 5)
	case j.Score < 0 || j.Score > 1000:
		return engine.Because("state.between", "score", j.Score, 0, 1000)
	}
	b.score = int16(j.Score)
	for r, row := range j.Wall {
		if len(row) != 5 {
			return engine.Because("state.row", "wall", r+1, quote.Text(row), 5, letters)
		}
		for c := range 5 {
			t := colourOf(row[c])
			if t < 0 && row[c] != '.' {
				return engine.Because("state.row", "wall", r+1, quote.Text(row), 5, letters)
			}
			if t >= 0 {
				b.wall |= bit(r, c)
				b.hue[t] |= bit(r, c)
			}
		}
	}
	return b.readLines(j)
}

func (b *board) readLines(j *boardJSON) error {
	for r, line := range j.Lines {
		b.free(r)
		c, ok := parseCounts(line)
		if !ok || len(line) > r+1 || line != "" && c.of(colourOf(line[0])) != len(line) {
			return engine.Because("state.line", r+1, quote.Text(line))
		}
		if line != "" {
			b.lay(r, colourOf(line[0]), len(line))
		}
	}
	if len(j.Floor) > floorSize {
		return engine.Because("state.between", "floor", len(j.Floor), 0, floorSize)
	}
	for i := range len(j.Floor) {
		t := colourOf(j.Floor[i])
		if j.Floor[i] == '*' {
			t = engine.Marker
		}
		if t < 0 {
			return engine.Because("state.floor", quote.Text(j.Floor), letters)
		}
		b.drop(t, 1)
	}
	return nil
}

// readPhase checks that the phase agrees with what lies on the table, and finds what it leaves unsaid.
func readPhase(p *Position, _ *stateJSON) error {
	rows := 0
	for s := range p.seats {
		rows += fullRows(p.boards[s].wall)
	}
	switch {
	case p.phase == tiling && !p.variant.chosen:
		return engine.Because("state.tiling")
	case p.phase != offer && p.left > 0:
		return engine.Because("state.offered", phases[p.phase])
	case p.phase == over && (p.marker != nobody || busy(p)):
		return engine.Because("state.over-busy")
	case p.phase == over && rows == 0 && p.bag+p.lid != 0:
		return engine.Because("state.over-early")
	case p.phase == tiling:
		return readTiling(p)
	case p.phase == offer && rows > 0:
		return engine.Because("state.row-complete")
	case p.phase == offer && p.left == 0:
		if p.marker != nobody || busy(p) || p.bag+p.lid == 0 {
			return engine.Because("state.unscored")
		}
		p.dealing = true
	}
	return nil
}

// busy reports whether something is left to be tiled or paid for.
func busy(p *Position) bool {
	for s := range p.seats {
		if p.boards[s].floorLen > 0 || p.boards[s].tilingRow() >= 0 {
			return true
		}
	}
	return false
}

// readTiling finds out how many seats are done.
func readTiling(p *Position) error {
	n := engine.Seat(p.seats)
	p.tiled = int8((p.turn - p.firstToTile() + n) % n)
	for i := range engine.Seat(p.tiled) {
		b := &p.boards[(p.firstToTile()+i)%n]
		if b.floorLen > 0 || b.tilingRow() >= 0 {
			return engine.Because("state.earlier", int(p.turn)+1)
		}
	}
	b := &p.boards[p.turn]
	r := b.tilingRow()
	if r < 0 || b.fits(p.variant, r, engine.Tile(b.colour[r])) == 0 {
		return engine.Because("state.idle", int(p.turn)+1)
	}
	return nil
}
