//go:build !js

package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/cli"
	"azulejo/game/locale"
)

// TestInvalidStatesAreReported checks that an invalid state is reported with the reason, in the chosen language.
func TestInvalidStatesAreReported(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state.json")
	for state, want := range map[string]map[string]string{
		`{"game":"azul","players":2}`:  {"en": `phase: "", expected offer`, "nl": `phase: "", verwacht offer`, "de": `phase: "", erwartet: offer`, "fr": "phase\u202f: \"\", attendu", "es": `phase: "", se esperaba`, "pt": `phase: "", esperava-se`},
		`{"game":"azul","players":[]}`: {"en": "players cannot be of type array", "nl": "players kan niet van het type array zijn", "de": "players darf nicht vom Typ array sein"},
		`{"game":"chess"}`:             {"nl": `onbekend spel "chess"`, "pt": "chess"},
	} {
		if err := os.WriteFile(file, []byte(state), 0o600); err != nil {
			t.Fatal(err)
		}
		for language, message := range want {
			p, err := commandLine(language)
			if err != nil {
				t.Fatal(err)
			}
			var errs strings.Builder
			p.Err = &errs
			if p.Run(t.Context(), []string{"perft", "-depth", "1", file}); !strings.Contains(errs.String(), message) || !strings.Contains(errs.String(), file) {
				t.Errorf("%s in %s: %s, expected %s", state, language, errs.String(), message)
			}
		}
	}
}

// TestCommandLineLanguages checks that messages and help are in the chosen language, and that output for programs is the same in every language.
func TestCommandLineLanguages(t *testing.T) {
	for _, c := range []struct{ language, args, want string }{
		{"nl", "fly", "azulejo: onbekende opdracht \"fly\"; verwacht: bench, "},
		{"de", "soak -games 0", "azulejo soak: -games ist 0, erwartet: 1 oder mehr\n"},
		{"nl", "soak -game azul -players 2 -games 1", "azul, 2 spelers: één partij, "},
		{"fr", "help", "\n  bench        Mesurer"},
		{"pt", "match -h", "(predefinição: 1000)"},
		{"es", "bot -level merlin", "azulejo bot: nivel desconocido \"merlin\", se esperaba: random, "},
		{"nl", "replay /no/such/file", `{"file":"/no/such/file","error":{"line":0,`},
	} {
		p, err := commandLine(c.language)
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		p.In, p.Out, p.Err = strings.NewReader(""), &out, &out
		if p.Run(t.Context(), strings.Fields(c.args)); !strings.Contains(out.String(), c.want) {
			t.Errorf("the output of %s in %s is %s, expected %s", c.args, c.language, out.String(), c.want)
		}
	}
}

// TestEveryCommandHasHelpInEveryLanguage checks that every command prints its help in every language, with an example, on standard output.
func TestEveryCommandHasHelpInEveryLanguage(t *testing.T) {
	for _, language := range locale.Languages() {
		for _, command := range []string{"", "bench", "bot", "completion", "help", "match", "perft", "play", "replay", "soak", "state", "version"} {
			p, err := commandLine(language)
			if err != nil {
				t.Fatal(err)
			}
			var out, errs strings.Builder
			p.Out, p.Err = &out, &errs
			code := p.Run(t.Context(), append(strings.Fields(command), "-h"))
			if code != 0 || errs.Len() > 0 || strings.Contains(out.String(), "cli.") || strings.ContainsAny(out.String(), "`") || !strings.Contains(out.String(), "\n  azulejo "+command) {
				t.Errorf("%s, %q: %d, %s%s", language, command, code, errs.String(), out.String())
			}
		}
	}
}

// TestUnknownLanguagesAreRefused checks that a language that the game does not have is a usage error, and that a regional variant of one that it has is
// not.
func TestUnknownLanguagesAreRefused(t *testing.T) {
	for args, want := range map[string]int{"-lang xx version": 2, "version -lang=xx": 2, "-lang nl-BE version": 0, "version --lang pt_BR": 0} {
		p, err := commandLine(cli.LanguageFlag(strings.Fields(args)))
		if err != nil {
			t.Fatal(err)
		}
		p.Out, p.Err = io.Discard, io.Discard
		if code := p.Run(t.Context(), strings.Fields(args)); code != want {
			t.Errorf("%s: %d, expected %d", args, code, want)
		}
	}
}
