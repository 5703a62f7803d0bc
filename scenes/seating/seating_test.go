package seating

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
)

// hostile is text with control characters for terminals and text direction, and with invisible characters.
const hostile = "\u202eE\u2066v\x1b[2Ja\u009b\u200f\ufeff\u2028"

// TestNamesAreSanitized checks that names from a record are short and have no invisible or control characters, and that an empty name is replaced by a
// number.
func TestNamesAreSanitized(t *testing.T) {
	text := strings.NewReplacer("NAME", hostile, "LONG", strings.Repeat("W", 1<<20)).Replace(
		"[Game \"azul\"]\n[Players \"3\"]\n[Start \"1\"]\n[Name1 \"NAME\"]\n[Name2 \"LONG\"]\n[Name3 \"\u200b \"]\n")
	rec, err := record.Parse("save", []byte(text), []*engine.Edition{azul.Coloured()})
	if err != nil {
		t.Fatal(err)
	}
	players := PlayersOf(rec)
	if players[0].Name != "Ev[2Ja" || players[2].Name != "3" {
		t.Errorf("%+v", players)
	}
	for _, p := range players {
		if len([]rune(p.Name)) > 61 || strings.ContainsFunc(p.Name, func(r rune) bool { return !sanitize.Visible(r) }) {
			t.Errorf("the name %.100q is not sanitized", p.Name)
		}
	}
}

// TestStronger checks that built-in levels increase by one, up to the strongest.
func TestStronger(t *testing.T) {
	before := Players{{Name: "Ana"}, {Level: "fellow"}, {Level: "cmd:program"}, {Level: "master"}}
	after, ok := before.Stronger()
	want := []string{"", "artisan", "cmd:program", "master"}
	for i, p := range after {
		if p.Level != want[i] {
			t.Errorf("seat %d: level %q, expected %q", i, p.Level, want[i])
		}
	}
	if before[1].Level != "fellow" {
		t.Error("the original players have changed")
	}
	if _, again := after.Stronger(); !ok || !again {
		t.Error("a fellow or an artisan has no stronger level")
	}
	if _, ok := before[2:].Stronger(); ok {
		t.Error("a program or a master has a stronger level")
	}
}

// TestRecordKeepsGuided checks that a record stores Guided.
func TestRecordKeepsGuided(t *testing.T) {
	m, err := Setup{Start: 0, Seed: "1"}.Begin(azul.Coloured(), 2)
	if err != nil {
		t.Fatal(err)
	}
	p := Players{{Name: "Ana", Guided: true}, {Name: "Inês", Level: "novice"}}
	parsed, err := record.Parse("save", record.Format(&record.Record{Headers: Headers(m, p), Match: m}), []*engine.Edition{azul.Coloured()})
	if err != nil {
		t.Fatal(err)
	}
	if got := PlayersOf(parsed); !got[0].Guided || got[1].Guided {
		t.Errorf("the record has %+v", got)
	}
}
