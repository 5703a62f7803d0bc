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
// line. A save whose checksum does not match is damaged. In saves without a summary it is built by replaying the game.
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
	s := Summary{m.Edition.ID, max(1, p.Round()), p.ToMove(), m.Over(), p.Scores(nil)}
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
	return append(append(dst, checksum(dst[head:], record.Normalize(text))...), '\n')
}

// intact reports whether the checksum of a saved game matches it. A text without a summary at its start has no checksum and is intact.
func intact(text []byte) bool {
	if !hasChecksum(text) {
		return true
	}
	line, rest, _ := bytes.Cut(record.Normalize(text), []byte("\n"))
	at := bytes.LastIndex(line, []byte(checksumMark))
	if at < 0 {
		return false
	}
	_, whole, _ := bytes.Cut(text, []byte("\n")) // earlier versions included blank lines at the end
	sum := string(line[at:])
	return sum == checksum(line[:at], record.Normalize(rest)) || sum == checksum(line[:at], whole)
}

// hasChecksum reports whether a text begins with a summary, which has a checksum.
func hasChecksum(text []byte) bool {
	return bytes.HasPrefix(record.Normalize(text), []byte(summaryPrefix))
}

// checksumMark precedes the checksum at the end of a summary.
const checksumMark = " crc "

// checksum returns the end of the line of a summary: the checksum of what precedes it and of the text that follows the line.
func checksum(line, text []byte) string {
	return fmt.Sprintf("%s%08x\"]", checksumMark, crc32.Update(crc32.ChecksumIEEE(line), crc32.IEEETable, text))
}

// readSummary returns the summary at the start of a saved game without replaying it. It reports false if the summary is missing, does not
// match the text, or names none of the editions.
func readSummary(text []byte, editions []*engine.Edition) (s Summary, ok bool) {
	line, rest, _ := bytes.Cut(record.Normalize(text), []byte("\n"))
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
	mark := bytes.LastIndex(line, []byte(checksumMark))
	if again := s.appendLine(nil, rest); mark < 0 || !intact(text) || !bytes.HasPrefix(again, line[:mark+len(checksumMark)]) { // also detects misread fields
		return s, false
	}
	seats := len(s.Scores)
	return s, editions[at].MinSeats <= seats && seats <= editions[at].MaxSeats && s.Round > 0 && 0 <= turn && turn <= seats
}
