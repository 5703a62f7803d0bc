package players

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/gamedef"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

// The error codes of the protocol.
const (
	badRequest = "bad-request"
	badState   = "bad-state"
	badMoves   = "bad-moves"
)

// request is one question of the protocol.
type request struct {
	ID    json.RawMessage `json:"id"`
	Op    string          `json:"op"`
	State json.RawMessage `json:"state"`
	Moves []string        `json:"moves,omitempty"`
	MS    *int64          `json:"ms"`
	Seed  uint64          `json:"seed"`
	Lines *int            `json:"lines,omitempty"`
	// Level is the level that is asked, where one server answers for several. Only pages of the program itself ask such questions. The replies
	// report the progress, and all that the player found.
	Level string `json:"level,omitempty"`
	// Nodes is the limit of nodes for a Level, 0 for none. It replaces MS.
	Nodes int64 `json:"nodes,omitempty"`
	// Round asks for lines to the end of the round, for a Level.
	Round bool `json:"round,omitempty"`
	// Players are the levels of the players of the seats, as in Request.Levels. They need a Level.
	Players []string `json:"players,omitempty"`
}

// answer is a reply. Exactly one of Move, Lines and Error is set, except in replies to a question with a Level: those have lines and a move, and
// reports of the progress come before them.
type answer struct {
	ID    json.RawMessage `json:"id"`
	Move  string          `json:"move,omitempty"`
	Lines []answerLine    `json:"lines,omitempty"`
	Error *trouble        `json:"error,omitempty"`
	// Progress is the progress of a question that is not answered yet.
	Progress *answerProgress `json:"progress,omitempty"`
}

type answerProgress struct {
	Depth int    `json:"depth"`
	Nodes int64  `json:"nodes"`
	Best  string `json:"best"`
}

type answerLine struct {
	Move  string    `json:"move"`
	Win   float64   `json:"win"`
	Score []float64 `json:"score"`
	Line  []string  `json:"line"`
	Why   []string  `json:"why"`
	// Wins are the win probabilities of all seats, for a question with a Level.
	Wins []float64 `json:"wins,omitempty"`
	// Parts are the parts of the line, for a question with a Level.
	Parts []answerPart `json:"parts,omitempty"`
}

// answerPart is what a part of a board brings its seat.
type answerPart struct {
	Kind   string      `json:"kind"`
	Seat   engine.Seat `json:"seat"`
	Index  int         `json:"index"`
	Points float64     `json:"points"`
}

// trouble is the reason why a question cannot be answered.
type trouble struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (t *trouble) String() string { return t.Code + ": " + t.Message }

func troubled(code, format string, args ...any) *trouble {
	return &trouble{Code: code, Message: fmt.Sprintf(format, args...)}
}

// cancelOp is the op of a line to a Host that cancels the open question with the same ID.
const cancelOp = "cancel"

// The defaults and the maxima of a question.
const (
	usualTime  = time.Second
	longest    = time.Hour
	usualLines = 3
	mostLines  = 100
)

// requestOf returns a task as a question of the protocol.
func requestOf(id int64, t search.Task) request {
	ms := max(t.Limits.Time.Milliseconds(), 1)
	r := request{ID: json.RawMessage(strconv.FormatInt(id, 10)), Op: "choose", State: t.Position.AppendState(nil, nil), MS: &ms, Seed: t.Seed}
	for _, m := range t.Moves {
		r.Moves = append(r.Moves, string(t.Position.AppendMove(nil, m)))
	}
	return r
}

// lineOf returns v as JSON. v holds only text and finite numbers, so it can always be marshalled.
func lineOf(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// decodeRequest decodes a line, and does not check what it asks for. It returns the request even with an error, for its ID.
func decodeRequest(line []byte) (request, *trouble) {
	var r request
	if text := bytes.TrimSpace(line); !bytes.HasPrefix(text, []byte("{")) {
		return r, troubled(badRequest, "expected one JSON object on the line")
	}
	if err := bounded.JSON(line, &r); err != nil {
		return request{ID: r.ID}, unreadable(err)
	}
	return r, nil
}

// check returns what is wrong with a question, apart from its state and moves, or nil.
func (r *request) check() *trouble {
	switch {
	case r.Op != "choose" && r.Op != "analyse":
		return troubled(badRequest, "unknown op %s, expected choose or analyse", sanitize.Text(r.Op))
	case len(r.State) == 0:
		return troubled(badRequest, "state is missing")
	case r.MS != nil && (*r.MS <= 0 || *r.MS > longest.Milliseconds()):
		return troubled(badRequest, "ms is %d, expected 1 to %d", *r.MS, longest.Milliseconds())
	case r.Lines != nil && (*r.Lines < 1 || *r.Lines > mostLines):
		return troubled(badRequest, "lines is %d, expected 1 to %d", *r.Lines, mostLines)
	}
	return nil
}

// unreadable returns what is wrong with a line that is not a request.
func unreadable(err error) *trouble {
	if wrong := (*bounded.Mismatch)(nil); errors.As(err, &wrong) {
		return troubled(badRequest, "%v", err)
	}
	return troubled(badRequest, "expected one JSON object on the line: %v", err)
}

// time returns the part of the thinking time that a player may use: a little less than all, so that the answer arrives in time.
func (r *request) time() time.Duration {
	t := usualTime
	if r.MS != nil {
		t = time.Duration(*r.MS) * time.Millisecond
	}
	return t - min(t/10, 20*time.Millisecond)
}

// task returns the request as a task for a Player, and the game.
func (r *request) task(games gamedef.Games, w engine.Words) (*gamedef.Game, search.Task, *trouble) {
	t := search.Task{Seed: r.Seed, Limits: search.Limits{Time: r.time()}}
	if r.Level != "" && r.Nodes > 0 {
		t.Limits = search.Limits{Nodes: r.Nodes}
	}
	t.WholeRound = r.Round && r.Level != ""
	switch analyse := r.Op == "analyse"; {
	case r.Lines != nil && (analyse || r.Level != ""):
		t.MultiPV = *r.Lines
	case analyse:
		t.MultiPV = usualLines
	}
	g, p, bad := r.parseState(games, w)
	if bad == nil {
		t.Position = p
		t.Moves, bad = r.parseMoves(p, w)
	}
	return g, t, bad
}

// parseState returns the game and the position of the request.
func (r *request) parseState(games gamedef.Games, w engine.Words) (*gamedef.Game, engine.Position, *trouble) {
	g, p, _, err := games.ParseState(r.State)
	if err != nil {
		return nil, nil, troubled(badState, "%s", engine.Say(err, w))
	}
	if p.Over() {
		return nil, nil, troubled(badState, "the game is over")
	}
	if p.ToMove() == engine.Nature {
		return nil, nil, troubled(badState, "tiles are to be drawn, nobody chooses")
	}
	return g, p, nil
}

// parseMoves returns the moves to choose from, or nil if the request lists none.
func (r *request) parseMoves(p engine.Position, w engine.Words) ([]engine.Move, *trouble) {
	if r.Moves == nil {
		return nil, nil
	}
	moves := []engine.Move{}
	for _, text := range r.Moves {
		m, err := p.ParseMove(text)
		if err != nil {
			return nil, troubled(badMoves, "%s: %s", sanitize.Text(text), engine.Say(err, w))
		}
		if !slices.Contains(moves, m) { // a list of repeated moves must not cost more than a short one
			moves = append(moves, m)
		}
	}
	if len(moves) == 0 {
		return nil, troubled(badMoves, "the list of moves is empty")
	}
	return moves, nil
}
