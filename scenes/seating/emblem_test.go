package seating

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/record"
)

// TestSetEmblem checks that every seat has a different emblem after any choice, and that a record stores the emblems.
func TestSetEmblem(t *testing.T) {
	p := Players{{Name: "Ana"}, {Name: "Inês"}, {Name: "Duarte"}}
	for _, x := range []struct {
		seat   engine.Seat
		emblem int
		want   []int
	}{{0, 1, []int{1, 2, 3}}, {0, 2, []int{2, 1, 3}}, {2, 4, []int{2, 1, 4}}, {1, 4, []int{2, 4, 1}}} {
		p.SetEmblem(x.seat, x.emblem)
		if got := p.Emblems(); !slices.Equal(got, x.want) {
			t.Errorf("seat %d gets emblem %d: %v, expected %v", x.seat, x.emblem, got, x.want)
		}
	}
	m, err := Setup{Start: 0, Seed: "1"}.Begin(azul.Coloured(), 3)
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Headers: Headers(m, p), Match: m}
	text := record.Format(rec)
	parsed, err := record.Parse("save", text, []*engine.Edition{azul.Coloured()})
	if err != nil {
		t.Fatal(err)
	}
	if got := PlayersOf(parsed).Emblems(); !slices.Equal(got, p.Emblems()) {
		t.Errorf("the record has %v, expected %v", got, p.Emblems())
	}
}

// TestUnknownEmblems checks that unknown emblems in a record are replaced by existing ones.
func TestUnknownEmblems(t *testing.T) {
	for _, e := range []int{-1, 0, 5, 1 << 40} {
		p := Players{{}, {Emblem: e}}
		if got := p.Emblem(1); got != 2 {
			t.Errorf("emblem %d becomes %d", e, got)
		}
	}
}

// TestDeduplicateEmblems checks that the first of several seats with the same emblem keeps it.
func TestDeduplicateEmblems(t *testing.T) {
	for _, x := range []struct{ emblems, want []int }{
		{[]int{1, 2, 3, 4}, []int{1, 2, 3, 4}},
		{[]int{2, 0, 2}, []int{2, 1, 3}},
		{[]int{4, 4, 4, 4}, []int{4, 1, 2, 3}},
		{[]int{9, 1}, []int{1, 2}},
	} {
		p := make(Players, len(x.emblems))
		for s, e := range x.emblems {
			p[s].Emblem = e
		}
		if p.DeduplicateEmblems(); !slices.Equal(p.Emblems(), x.want) {
			t.Errorf("%v become %v, expected %v", x.emblems, p.Emblems(), x.want)
		}
	}
}
