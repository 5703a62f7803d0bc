//go:build !js

package main

import (
	"os"
	"path/filepath"
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

// Whoever gives a state that cannot be is told why in the chosen language.
func TestStatesThatCannotBeAreToldOf(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state.json")
	for state, want := range map[string]map[string]string{
		`{"game":"azul","players":2}`:  {"en": `phase: "", expected offer`, "nl": `phase: "", verwacht offer`, "de": `phase: "", erwartet: offer`, "fr": "phase\u00a0: \"\", attendu", "es": `phase: "", se esperaba`, "pt": `phase: "", esperava-se`},
		`{"game":"azul","players":[]}`: {"en": "players cannot be of type array", "nl": "players kan niet van het type array zijn", "de": "players kann nicht vom Typ array sein"},
		`{"game":"chess"}`:             {"nl": `onbekend spel "chess"`, "pt": "chess"},
	} {
		if err := os.WriteFile(file, []byte(state), 0o600); err != nil {
			t.Fatal(err)
		}
		for language, said := range want {
			p, err := commandLine(language)
			if err != nil {
				t.Fatal(err)
			}
			var errs strings.Builder
			p.Err = &errs
			if p.Run(t.Context(), []string{"perft", "-depth", "1", file}); !strings.Contains(errs.String(), said) || !strings.Contains(errs.String(), file) {
				t.Errorf("%s in %s: %s, expected %s", state, language, errs.String(), said)
			}
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
