package azul

import (
	"bytes"
	"encoding/json"
	"errors"
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
	if j.Game != v.id {
		return nil, nil, fmt.Errorf("game %s, expected %q", quote.Text(j.Game), v.id)
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

func readHead(p *Position, j *stateJSON) error {
	seat := func(what string, n, least int) error {
		if n < least || n > j.Players {
			return fmt.Errorf("%s is %d, expected %d to %d", what, n, least, j.Players)
		}
		return nil
	}
	at := slices.Index(phases[:], j.Phase)
	switch {
	case j.Players < 2 || j.Players > engine.MaxSeats:
		return fmt.Errorf("%d players, expected 2 to 4", j.Players)
	case j.Round < 1 || j.Round > 30000:
		return fmt.Errorf("round %d, expected 1 or more", j.Round)
	case at < 0:
		return fmt.Errorf("phase %s, expected offer, tiling or over", quote.Text(j.Phase))
	case len(j.Boards) != j.Players:
		return fmt.Errorf("%d boards, expected %d", len(j.Boards), j.Players)
	case len(j.Factories) != 2*j.Players+1:
		return fmt.Errorf("%d factories, expected %d", len(j.Factories), 2*j.Players+1)
	}
	if err := errors.Join(seat("turn", j.Turn, 1), seat("start", j.Start, 1), seat("marker", j.Marker, 0)); err != nil {
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
			return fmt.Errorf("%s is no pile of tiles, expected the letters %s", quote.Text(s), letters)
		}
		if i < len(j.Factories) && len(s) > 4 {
			return fmt.Errorf("factory %d holds %d tiles, expected up to 4", i+1, len(s))
		}
		if i == len(j.Factories) {
			i = Centre
		}
		p.put(i, c)
		p.left += int8(c.total())
	}
	return nil
}

func readStock(what string, m map[string]int) (c counts, err error) {
	if len(m) != Colours {
		return 0, fmt.Errorf("the %s needs a number for each of %s", what, letters)
	}
	for i := range Colours {
		n, ok := m[letters[i:i+1]]
		if !ok || n < 0 || n > 20 {
			return 0, fmt.Errorf("the %s holds %d of %s, expected 0 to 20", what, n, letters[i:i+1])
		}
		c += tiles(engine.Tile(i), n)
	}
	return c, nil
}

func readBoards(p *Position, j *stateJSON) error {
	stars := 0
	for s := range j.Boards {
		if err := p.boards[s].read(&j.Boards[s]); err != nil {
			return fmt.Errorf("seat %d: %w", s+1, err)
		}
		stars += bytes.Count([]byte(j.Boards[s].Floor), []byte("*"))
	}
	if p.marker != nobody && stars == 0 {
		if p.phase == offer && p.boards[p.marker].floorLen != floorSize {
			return fmt.Errorf("seat %d holds the marker, but its floor line has room and does not show it", p.marker+1)
		}
		p.loose = true
	}
	return nil
}

func (b *board) read(j *boardJSON) error {
	if len(j.Lines) != 5 || len(j.Wall) != 5 {
		return fmt.Errorf("%d lines and %d wall rows, expected 5 of each", len(j.Lines), len(j.Wall))
	}
	if j.Score < 0 || j.Score > 1000 {
		return fmt.Errorf("score %d, expected 0 to 1000", j.Score)
	}
	b.score = int16(j.Score)
	for r, row := range j.Wall {
		if len(row) != 5 {
			return fmt.Errorf("wall row %d is %s, expected 5 letters or dots", r+1, quote.Text(row))
		}
		for c := range 5 {
			t := colourOf(row[c])
			if t < 0 && row[c] != '.' {
				return fmt.Errorf("wall row %d is %s, expected letters of %s or dots", r+1, quote.Text(row), letters)
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
			return fmt.Errorf("line %d is %s, expected up to %d tiles of one colour", r+1, quote.Text(line), r+1)
		}
		if line != "" {
			b.lay(r, colourOf(line[0]), len(line))
		}
	}
	if len(j.Floor) > floorSize {
		return fmt.Errorf("%d tiles on the floor line, expected up to 7", len(j.Floor))
	}
	for i := range len(j.Floor) {
		t := colourOf(j.Floor[i])
		if j.Floor[i] == '*' {
			t = engine.Marker
		}
		if t < 0 {
			return fmt.Errorf("floor line %s, expected letters of %s or *", quote.Text(j.Floor), letters)
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
		return errors.New("phase tiling is of the grey wall only")
	case p.phase != offer && p.left > 0:
		return fmt.Errorf("phase %s, but tiles are on offer", phases[p.phase])
	case p.phase == over && (p.marker != nobody || busy(p)):
		return errors.New("phase over, but floor lines, complete lines or the marker are left")
	case p.phase == over && rows == 0 && p.bag+p.lid != 0:
		return errors.New("phase over, but no row is complete and tiles are left")
	case p.phase == tiling:
		return readTiling(p)
	case p.phase == offer && rows > 0:
		return errors.New("a row is complete, so the game is over")
	case p.phase == offer && p.left == 0:
		if p.marker != nobody || busy(p) || p.bag+p.lid == 0 {
			return errors.New("no tile is on offer, but the round is not scored or no tile is left to deal")
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
			return fmt.Errorf("seat %d is on turn, but an earlier seat is not done", p.turn+1)
		}
	}
	b := &p.boards[p.turn]
	r := b.tilingRow()
	if r < 0 || b.fits(p.variant, r, engine.Tile(b.colour[r])) == 0 {
		return fmt.Errorf("seat %d is on turn, but has no tile to place", p.turn+1)
	}
	return nil
}
