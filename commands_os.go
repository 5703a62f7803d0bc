//go:build !js

package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"slices"
	"syscall"

	"azulejo/engine/catalogue"
	"azulejo/engine/cli"
	"azulejo/engine/sanitize"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/store"
	describegames "azulejo/scenes/describe/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/terminal"

	"github.com/spf13/cobra"
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

// run follows the command line and returns the exit status.
func run(args []string) int {
	cobra.MousetrapHelpText = "" // else cobra refuses to start from the Windows Explorer, from which games are opened
	p, err := commandLine(cli.LanguageFlag(args))
	if err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", err)
		return 1
	}
	ctx, stop := untilEnded()
	defer stop()
	return p.Run(ctx, args)
}

// commandLine returns the commands. People read them in a language, "" for the system's, programs in English.
func commandLine(language string) (*cli.Program, error) {
	english, err := locale.Open(locale.English)
	if err != nil {
		return nil, err
	}
	words, err := openTexts(language)
	if err != nil {
		return nil, err
	}
	window := func(ctx context.Context, w cli.Window) error { return openWindow(ctx, language, w) }
	playGame := func(ctx context.Context, plan *terminal.Plan) error { return playInTerminal(ctx, language, plan) }
	return &cli.Program{Games: catalogue.Games(), Words: english, Spoken: words, In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Version: version(),
		Languages: locale.Languages(), Speaks: locale.Supports, Window: window,
		More: []*cobra.Command{terminal.NewCommand(words, describegames.All(), playGame), terminal.NewReviewCommand(words, describegames.All(), os.Stdout)}}, nil
}

// openWindow opens the game and reports why it could not.
func openWindow(ctx context.Context, language string, w cli.Window) error {
	var meter io.Writer
	if w.FrameRate {
		meter = os.Stderr
	}
	var first game.Route = route.Title{}
	if w.Replay != nil {
		first = route.Replay{Match: w.Replay.Match, Players: seating.PlayersOf(w.Replay)}
	}
	if err := play(ctx, language, w.Bot, first, meter); err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(errorText(err, language)))
		return cli.ErrReported
	}
	return nil
}

// playInTerminal plays in words on standard input and output, in a language, or in the one that was chosen.
func playInTerminal(ctx context.Context, language string, plan *terminal.Plan) error {
	kept, closed := store.Open()
	if words, err := openTexts(language); closed != nil && err == nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(words.T("store.closed", "reason", store.Reason(closed).Say(words))))
	}
	t := &terminal.Terminal{Games: describegames.All(), Store: kept, In: os.Stdin, Out: os.Stdout, Language: language, Open: openTexts}
	return t.Run(ctx, plan)
}

// version is the version that the go command has stamped into the program, with the compiler and the system it is for.
func version() string {
	number := "development"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		number = info.Main.Version
	}
	return fmt.Sprintf("%s (%s, %s/%s)", number, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
