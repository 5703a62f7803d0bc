package record

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// MaxLink is the length of the longest link that is read. Its first byte is the version of the form, fromPosition for a game that begins with a position.
const (
	MaxLink      = 2000
	linkVersion  = 1
	fromPosition = 2
)

// Link returns a game as a text for an address, or "" for a game that is too long for one. The text is base64url of the version, a checksum, the
// options, the headers Name and Level, the seed, with fromPosition the position, and the moves: a move takes as many bits as its index among the legal
// moves needs, and a draw of Nature that is that of the seed one bit.
func Link(r *Record) string {
	m := r.Match
	b := []byte{linkVersion, 0, 0, 0, 0}
	if m.Options.Position != "" {
		b[0] = fromPosition
	}
	for _, text := range []string{m.Edition.ID, m.Options.Jokers} {
		b = appendText(b, text)
	}
	b = append(b, byte(m.Options.Players), byte(m.Options.Start))
	for i := range m.Options.Players {
		for _, key := range []string{"Name", "Level"} {
			b = appendText(b, r.Get(key+strconv.Itoa(i+1)))
		}
	}
	b = binary.AppendUvarint(b, m.Seed)
	if m.Options.Position != "" {
		b = append(binary.AppendUvarint(b, uint64(len(m.Options.Position))), m.Options.Position...)
	}
	b = binary.AppendUvarint(b, uint64(len(m.Moves())))
	again, err := engine.NewMatch(m.Edition, m.Options, m.Seed)
	if err != nil {
		return ""
	}
	w := bitWriter{bytes: b}
	var played []byte
	for _, mv := range m.Moves() {
		p := again.Position()
		played = append(p.AppendMove(played, mv), ' ')
		if p.ToMove() != engine.Nature {
			legal := p.Moves(nil)
			w.write(uint64(slices.Index(legal, mv)), bits.Len(uint(len(legal)-1)))
		} else if again.Draw(nil) == nil && again.Moves()[len(again.Moves())-1] == mv {
			w.write(0, 1)
			continue
		} else {
			again.Undo()
			text := p.AppendMove(nil, mv)
			w.write(1, 1)
			w.write(uint64(len(text)), 8)
			for _, c := range text {
				w.write(uint64(c), 8)
			}
		}
		if again.Play(mv, nil) != nil {
			return ""
		}
	}
	binary.BigEndian.PutUint32(w.bytes[1:], crc32.Update(crc32.ChecksumIEEE(w.bytes[5:]), crc32.IEEETable, played))
	text := base64.RawURLEncoding.EncodeToString(w.bytes)
	if len(text) > MaxLink {
		return ""
	}
	return text
}

// appendText appends a text of at most 255 bytes and its length.
func appendText(b []byte, text string) []byte {
	text = strings.ToValidUTF8(text[:min(len(text), 255)], "")
	return append(append(b, byte(len(text))), text...)
}

// bitWriter appends bits to bytes.
type bitWriter struct {
	bytes []byte
	free  int // bits of the last byte
}

func (w *bitWriter) write(value uint64, n int) {
	for n--; n >= 0; n-- {
		if w.free == 0 {
			w.bytes, w.free = append(w.bytes, 0), 8
		}
		w.free--
		w.bytes[len(w.bytes)-1] |= byte(value>>n&1) << w.free
	}
}

// linkReader reads the bytes of a link. After an error it returns zeros.
type linkReader struct {
	bytes.Reader
	last byte
	left int // bits of last
	bad  bool
}

func (r *linkReader) byte() byte {
	b, err := r.ReadByte()
	r.bad = r.bad || err != nil
	return b
}

// text returns a text of a length, which is bad if it is longer than what is left.
func (r *linkReader) text(length uint64) string {
	text := make([]byte, min(length, uint64(r.Len())))
	r.Read(text)
	r.bad = r.bad || length > uint64(len(text))
	return strings.ToValidUTF8(string(text), "")
}

// short returns what appendText appends.
func (r *linkReader) short() string { return r.text(uint64(r.byte())) }

func (r *linkReader) number() uint64 {
	n, err := binary.ReadUvarint(&r.Reader)
	r.bad = r.bad || err != nil
	return n
}

func (r *linkReader) bits(n int) (value int) {
	for ; n > 0; n-- {
		if r.left == 0 {
			r.last, r.left = r.byte(), 8
		}
		r.left--
		value = value<<1 | int(r.last>>r.left&1)
	}
	return value
}

// ParseLink parses what Link returns. Errors are of type *Error and have the position in the text.
func ParseLink(text string, editions []*engine.Edition) (*Record, error) {
	b, err := base64.RawURLEncoding.Strict().DecodeString(text[:min(len(text), MaxLink)])
	r := linkReader{}
	r.Reset(b)
	fail := func(code string, values ...any) error {
		at := min(len(text), 4*(len(b)-r.Len())/3)
		return &Error{File: "link", Line: 1, Column: at + 1, Token: sanitize.Clip(text[at:]), Err: engine.NewReason(code, values...)}
	}
	if err != nil || len(text) > MaxLink || len(b) < 5 {
		return nil, fail("record.link")
	}
	version := r.byte()
	if version != linkVersion && version != fromPosition {
		return nil, fail("record.link.version")
	}
	sum := binary.BigEndian.Uint32(b[1:5])
	r.Seek(5, 0)
	id, options := r.short(), engine.Options{Jokers: r.short(), Players: int(r.byte()), Start: engine.Seat(r.byte())}
	at := slices.IndexFunc(editions, func(e *engine.Edition) bool { return e.ID == id })
	if r.bad || at < 0 || options.Players > editions[at].MaxSeats {
		return nil, fail("record.link")
	}
	rec := &Record{}
	for i := range options.Players {
		for _, key := range []string{"Name", "Level"} {
			rec.Set(key+strconv.Itoa(i+1), r.short())
		}
	}
	seed := r.number()
	if version == fromPosition {
		options.Position = r.text(r.number())
	}
	moves := r.number()
	rec.Match, err = engine.NewMatch(editions[at], options, seed)
	if err != nil || r.bad || moves > 8*MaxLink {
		return nil, fail("record.link")
	}
	rec.Set("Seed", strconv.FormatUint(seed, 10))
	var played []byte
	for range moves {
		p, mv := rec.Match.Position(), engine.NoMove
		switch legal := p.Moves(nil); {
		case rec.Match.Over():
			return nil, fail("record.over")
		case p.ToMove() == engine.Nature && r.bits(1) == 0:
			if err := rec.Match.Draw(nil); err != nil || r.bad {
				return nil, fail("record.link")
			}
			played = append(p.AppendMove(played, rec.Match.Moves()[len(rec.Match.Moves())-1]), ' ')
			continue
		case p.ToMove() == engine.Nature:
			group := make([]byte, r.bits(8))
			for i := range group {
				group[i] = byte(r.bits(8))
			}
			if mv, err = p.ParseMove(string(group)); err != nil {
				return nil, fail("record.link")
			}
		default:
			n := r.bits(bits.Len(uint(len(legal) - 1)))
			if n >= len(legal) {
				return nil, fail("record.link")
			}
			mv = legal[n]
		}
		if r.bad || rec.Match.Play(mv, nil) != nil {
			return nil, fail("record.link")
		}
		played = append(p.AppendMove(played, mv), ' ')
	}
	if r.Len() > 0 || crc32.Update(crc32.ChecksumIEEE(b[5:]), crc32.IEEETable, played) != sum {
		return nil, fail("record.link")
	}
	return rec, nil
}
