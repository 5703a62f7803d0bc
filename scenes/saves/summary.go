package saves

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/record"
)

// Summary is the state of a saved game, as shown in lists.
type Summary struct {
	Edition string      // the edition's ID
	Round   int         // from 1
	ToMove  engine.Seat // Nature if the game is over
	Over    bool
	Scores  []int // by seat
}

// summaryPrefix begins the first line of a saved game: a header with its summary and a checksum of the header and everything after the
// line. A summary is valid only if its checksum is; otherwise, and in saves without one, it is rebuilt by replaying the game.
const summaryPrefix = `[Summary "`

// summaryHeader is the key of the header.
const summaryHeader = "Summary"

// format returns the text of a saved game: its summary followed by its record.
func format(rec *record.Record) []byte {
	rec.Set(summaryHeader, "")
	text := record.Format(rec)
	return append(summarize(rec.Match).appendLine(make([]byte, 0, 128+len(text)), text), text...)
}

// summarize returns the summary of a match.
func summarize(m *engine.Match) Summary {
	p := m.Position()
	s := Summary{m.Edition.ID, max(1, p.Round()), p.ToMove(), p.Over(), p.Scores(nil)}
	if s.Over {
		s.ToMove = engine.Nature
	}
	return s
}

// appendLine appends the summary's header line for a record: edition, round, seat to move (0 for Nature, "over" at the end), scores and
// checksum.
func (s Summary) appendLine(dst, text []byte) []byte {
	head := len(dst)
	dst = append(append(dst, summaryPrefix...), s.Edition...)
	dst = strconv.AppendInt(append(dst, " round "...), int64(s.Round), 10)
	dst = append(dst, " turn "...)
	if s.Over {
		dst = append(dst, "over"...)
	} else {
		dst = strconv.AppendInt(dst, int64(s.ToMove)+1, 10)
	}
	dst = append(dst, " scores"...)
	for _, score := range s.Scores {
		dst = strconv.AppendInt(append(dst, ' '), int64(score), 10)
	}
	sum := crc32.Update(crc32.ChecksumIEEE(dst[head:]), crc32.IEEETable, text)
	return fmt.Appendf(dst, " crc %08x\"]\n", sum)
}

// readSummary returns the summary at the start of a saved game without replaying it. It reports false if the summary is missing, does not
// match the text, or names none of the editions.
func readSummary(text []byte, editions []*engine.Edition) (s Summary, ok bool) {
	line, rest, _ := bytes.Cut(text, []byte("\n"))
	value, found := strings.CutPrefix(string(line), summaryPrefix)
	words := strings.Fields(value) // ID round 1 turn 2 scores 0 0 crc 01234567"]
	if !found || len(words) < 9 {
		return s, false
	}
	at := slices.IndexFunc(editions, func(e *engine.Edition) bool { return e.ID == words[0] })
	if at < 0 {
		return s, false
	}
	s.Edition, s.Over = words[0], words[4] == "over"
	s.Round, _ = strconv.Atoi(words[2])
	turn, _ := strconv.Atoi(words[4])
	s.ToMove = engine.Seat(turn - 1)
	for _, score := range words[6 : len(words)-2] {
		n, _ := strconv.Atoi(score)
		s.Scores = append(s.Scores, n)
	}
	if string(line)+"\n" != string(s.appendLine(nil, rest)) { // also detects misread fields
		return s, false
	}
	seats := len(s.Scores)
	return s, editions[at].MinSeats <= seats && seats <= editions[at].MaxSeats && s.Round > 0 && 0 <= turn && turn <= seats
}
