package record_test

import (
	"bytes"
	"slices"
	"testing"

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
