package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/engine/record"
)

// TestSplit checks where texts are split into records.
func TestSplit(t *testing.T) {
	for text, want := range map[string][]string{
		"":                                  nil,
		" \r\n\n":                           nil,
		"# nothing\n":                       {"# nothing\n"},
		"[A \"1\"]\n[B \"2\"]\n\nx y\n":     {"[A \"1\"]\n[B \"2\"]\n\nx y\n"},
		"[A \"1\"]\nx\n# end\n[A \"2\"]\ny": {"[A \"1\"]\nx\n# end\n", "[A \"2\"]\ny"},
		"x\n[A \"1\"]\n":                    {"x\n", "[A \"1\"]\n"},
		"\ufeff[A \"1\"]\r\nx\r\n \t[B \"1\"]\r\ny\r\n": {"\ufeff[A \"1\"]\r\nx\r\n", " \t[B \"1\"]\r\ny\r\n"},
		"x # [A \"1\"]\ny [B \"1\"]\n":                  {"x # [A \"1\"]\ny [B \"1\"]\n"},
	} {
		var got []string
		for _, r := range record.Split([]byte(text)) {
			got = append(got, string(r))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q is split into %q, want %q", text, got, want)
		}
	}
}

// TestSplitConcatenatedRecords checks that complete records that were concatenated are split again.
func TestSplitConcatenatedRecords(t *testing.T) {
	all := [][]byte{[]byte(good), []byte(goodPavilion), []byte(good)}
	if got := record.Split(bytes.Join(all, []byte("\n"))); len(got) != 3 {
		t.Fatalf("%d records, want 3", len(got))
	} else {
		for i, text := range got {
			r, err := record.Parse("split", text, editions())
			if err != nil {
				t.Fatal(err)
			}
			whole, err := record.Parse("whole", all[i], editions())
			if err != nil || !bytes.Equal(record.Format(r), record.Format(whole)) {
				t.Errorf("record %d has changed: %v", i+1, err)
			}
		}
	}
}

// TestLimitsOfRecords checks that the longest record and a header without a value are valid, that a byte more is too long, and that a mark of the byte order
// is not taken for a move when records are split.
func TestLimitsOfRecords(t *testing.T) {
	longest := good + strings.Repeat("\n", bounded.MostRecord-len(good))
	if _, err := record.Parse("game.azl", []byte(longest), editions()); err != nil {
		t.Errorf("the longest record: %v", err)
	}
	if _, err := record.Parse("game.azl", []byte(longest+"\n"), editions()); err == nil || !strings.Contains(err.Error(), "record.long") {
		t.Errorf("a byte more: %v", err)
	}
	r, err := record.Parse("game.azl", []byte("[Event \"\"]\n"+good), editions())
	if err != nil || len(r.Headers) == 0 || r.Headers[0] != (record.Header{Key: "Event"}) {
		t.Errorf("a header without a value: %v", err)
	}
	if all := record.Split([]byte("\ufeff" + good)); len(all) != 1 {
		t.Errorf("with a mark of the byte order, a record is split into %d", len(all))
	}
}

// TestLinesOfRecords checks that a line of moves has at most 12 of them, and that only the last before tiles are drawn has fewer.
func TestLinesOfRecords(t *testing.T) {
	full := 0
	for _, e := range editions() {
		text := string(record.Format(&record.Record{Match: randomGame(t, e, 3, 1)}))
		last := 0 // moves in the line before, if that is a line of moves
		for _, line := range strings.Split(text, "\n") {
			words := strings.Fields(line)
			moves := len(words)
			if moves == 0 || strings.ContainsAny(line[:1], "[#") || slices.Contains([]string{"deal", "fill", "supply"}, words[0]) {
				last = 0
				continue
			}
			if moves > 12 || last > 0 && last < 12 {
				t.Errorf("%s: a line of %d moves follows one of %d:\n%s", e.ID, moves, last, text)
			}
			if last = moves; moves == 12 {
				full++
			}
		}
	}
	if full < 10 {
		t.Errorf("only %d lines are full", full)
	}
}
