//go:build !js

package main

import (
	"context"
	"fmt"
	"os"

	"azulejo/engine/cli"
	"azulejo/engine/quote"
	"azulejo/game/locale"
	"azulejo/game/store"
	told "azulejo/telling/games"
	"azulejo/term"
)

// terminal is the command that plays in a terminal, in a language.
func terminal(language string) []cli.Command {
	return []cli.Command{{Name: "play", Run: func(ctx context.Context, args []string) error { return playInTerminal(ctx, language, args) }}}
}

// playInTerminal plays in words on standard input and output, in a language, or in the one that was chosen.
func playInTerminal(ctx context.Context, language string, args []string) error {
	kept, closed := store.Open()
	speak := func(language string) (*locale.Words, error) { return locale.Open(locale.Wish(language)...) }
	if words, err := speak(language); closed != nil && err == nil {
		fmt.Fprintln(os.Stderr, "azulejo:", quote.Line(words.T("store.closed", closed.Error())))
	}
	t := &term.Terminal{Games: told.All(), Store: kept, In: os.Stdin, Out: os.Stdout, Language: language, Open: speak}
	return t.Run(ctx, args)
}
