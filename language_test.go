package main

import (
	"slices"
	"strings"
	"testing"
)

func TestTheLanguageStandsBeforeTheCommand(t *testing.T) {
	for _, c := range []struct{ args, language, rest string }{
		{"", "", ""},
		{"replay f", "", "replay f"},
		{"-lang nl replay f", "nl", "replay f"},
		{"--lang=nl -fps", "nl", "-fps"},
		{"-lang nl -lang de", "de", ""},
		{"-lang", "", "-lang"},
		{"replay -lang nl", "", "replay -lang nl"},
	} {
		if language, rest := spoken(strings.Fields(c.args)); language != c.language || !slices.Equal(rest, strings.Fields(c.rest)) {
			t.Errorf("%s: %q, %q", c.args, language, rest)
		}
	}
}

// People are spoken to in their language, programs always alike.
func TestTheCommandLineSpeaksToPeople(t *testing.T) {
	for _, c := range []struct{ language, args, want string }{
		{"nl", "fly", "azulejo: onbekende opdracht \"fly\"; verwacht: replay, "},
		{"de", "soak -games 0", "azulejo: soak: -games ist 0, erwartet: 1 oder mehr\n"},
		{"nl", "soak -game azul -players 2 -games 1", "azul, 2 spelers: één partij, "},
		{"fr", "help", "azulejo bench\u00a0: mesure"},
		{"es", "bot -level merlin", "azulejo: nivel desconocido \"merlin\", se esperaba: random, "},
		{"nl", "replay /no/such/file", `{"file":"/no/such/file","error":{"line":0,`},
	} {
		p, err := commandLine(c.language)
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		p.In, p.Out, p.Err = strings.NewReader(""), &out, &out
		if p.Run(t.Context(), strings.Fields(c.args)); !strings.Contains(out.String(), c.want) {
			t.Errorf("%s in %s says %s, expected %s", c.args, c.language, out.String(), c.want)
		}
	}
}
