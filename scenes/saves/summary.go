package saves

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/catalogue"
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

// appendFields appends edition, round, seat to move (0 for Nature, "over" at the end) and scores.
func (s Summary) appendFields(dst []byte) []byte {
	dst = append(dst, s.Edition...)
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
	return dst
}

// appendLine appends the summary's header line for a record: its fields and a checksum.
func (s Summary) appendLine(dst, text []byte) []byte {
	head := len(dst)
	dst = s.appendFields(append(dst, summaryPrefix...))
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
// match the text, or names no edition.
func readSummary(text []byte) (s Summary, ok bool) {
	line, _, _ := bytes.Cut(record.Normalize(text), []byte("\n"))
	value, found := strings.CutPrefix(string(line), summaryPrefix)
	at := strings.LastIndex(value, checksumMark)
	if !found || at < 0 || !intact(text) {
		return s, false
	}
	return parseSummary(value[:at])
}

// parseSummary returns the summary with some fields.
func parseSummary(fields string) (s Summary, ok bool) {
	words := strings.Fields(fields) // ID round 1 turn 2 scores 0 0
	if len(words) < 8 {
		return s, false
	}
	editions := catalogue.Games().Editions()
	at := slices.IndexFunc(editions, func(e *engine.Edition) bool { return e.ID == words[0] })
	if at < 0 {
		return s, false
	}
	s.Edition, s.Over = words[0], words[4] == "over"
	s.Round, _ = strconv.Atoi(words[2])
	turn, _ := strconv.Atoi(words[4])
	s.ToMove = engine.Seat(turn - 1)
	for _, score := range words[6:] {
		n, _ := strconv.Atoi(score)
		s.Scores = append(s.Scores, n)
	}
	if string(s.appendFields(nil)) != fields { // also detects misread fields
		return s, false
	}
	seats := len(s.Scores)
	return s, editions[at].MinSeats <= seats && seats <= editions[at].MaxSeats && s.Round > 0 && 0 <= turn && turn <= seats
}
