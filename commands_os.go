//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/cli"
	"azulejo/engine/quote"
	"azulejo/game/locale"
	"azulejo/game/store"
	told "azulejo/telling/games"
	"azulejo/term"
)

// untilEnded is a context until the system or whoever started the program wants it to end, but for signals that the latter wants to be
// ignored, as nohup does. On Windows SIGTERM stands for closing its console, logging off and shutting down. A second signal ends even what
// waits for a pipe.
func untilEnded() (context.Context, context.CancelFunc) {
	heeded := slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}, signal.Ignored)
	ctx, stop := signal.NotifyContext(context.Background(), heeded...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// command runs a command without a display and returns the exit status.
func command(language string, args []string) int {
	p, err := commandLine(language)
	if err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", err)
		return 1
	}
	ctx, stop := untilEnded()
	defer stop()
	return p.Run(ctx, args)
}

// commandLine is what the commands without a display work with. To people they speak a language, "" for the system's, to programs English.
func commandLine(language string) (*cli.Program, error) {
	english, err := locale.Open(locale.English)
	if err != nil {
		return nil, err
	}
	words, err := speak(language)
	play := cli.Command{Name: "play", Run: func(ctx context.Context, _ *cli.Program, args []string) error {
		return playInTerminal(ctx, language, args)
	}}
	return &cli.Program{Games: catalogue.Games(), Words: english, Spoken: words, In: os.Stdin, Out: os.Stdout, Err: os.Stderr, More: []cli.Command{play}}, err
}

// misused tells what is wrong with the flags or what follows them, and returns the exit status.
func misused(language string, err error, rest []string) int {
	words, fault := speak(language)
	switch {
	case fault != nil:
		err = fault
	case err == nil:
		err = engine.Because("cli.unexpected", "azulejo", quote.Text(rest[0]))
	default:
		err = cli.Misused("azulejo", err)
	}
	if fault == nil {
		err = errors.New(words.T("cli.window", engine.Say(err, words)))
	}
	fmt.Fprintln(os.Stderr, quote.Line(err.Error()))
	return 2
}

// playInTerminal plays in words on standard input and output, in a language, or in the one that was chosen.
func playInTerminal(ctx context.Context, language string, args []string) error {
	kept, closed := store.Open()
	if words, err := speak(language); closed != nil && err == nil {
		fmt.Fprintln(os.Stderr, "azulejo:", quote.Line(words.T("store.closed", closed.Error())))
	}
	t := &term.Terminal{Games: told.All(), Store: kept, In: os.Stdin, Out: os.Stdout, Language: language, Open: speak}
	return t.Run(ctx, args)
}
