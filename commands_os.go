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
	"golang.org/x/term"
)

// signalContext returns a context that is cancelled by an interrupt, a termination or a hangup, unless the parent process ignores that signal, as
// nohup does. On Windows SIGTERM is sent when the console closes, the user logs off or the system shuts down. After the first signal the default
// handling is restored, so that a second one ends the process even if it is blocked.
func signalContext() (context.Context, context.CancelFunc) {
	handled := slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}, signal.Ignored)
	ctx, stop := signal.NotifyContext(context.Background(), handled...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// run runs the command line and returns the exit status.
func run(args []string) int {
	cobra.MousetrapHelpText = "" // otherwise cobra refuses to run when the program is started from the Windows Explorer
	p, err := commandLine(cli.LanguageFlag(args))
	if err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", err)
		return 1
	}
	ctx, stop := signalContext()
	defer stop()
	return p.Run(ctx, args)
}

// commandLine returns the commands. Text for people is in the given language, or in that of the system if it is empty. Text for programs is in
// English.
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
		More: []*cobra.Command{terminal.NewCommand(words, describegames.All(), playGame), terminal.NewReviewCommand(words, describegames.All()),
			terminal.NewMistakesCommand(words, describegames.All(), os.Stdin, terminalWidth)}}, nil
}

// openWindow runs the game in a window. It prints an error itself and then returns cli.ErrReported.
func openWindow(ctx context.Context, language string, w cli.Window) error {
	var meter io.Writer
	if w.FrameRate {
		meter = os.Stderr
	}
	var first game.Route = route.Title{}
	if w.Replay != nil {
		first = route.Review{Match: w.Replay.Match, Players: seating.PlayersOf(w.Replay), Record: w.Replay}
	}
	var files []game.File
	if w.Import != nil {
		files = append(files, game.File{Data: w.Import})
	}
	if err := play(ctx, language, w.Bot, first, meter, files...); err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(errorText(err, language)))
		return cli.ErrReported
	}
	return nil
}

// playInTerminal plays on standard input and output, in the given language or, if it is empty, in that of the settings.
func playInTerminal(ctx context.Context, language string, plan *terminal.Plan) error {
	st, openErr := store.Open()
	if words, err := openTexts(language); openErr != nil && err == nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(words.T("store.closed", "reason", store.Reason(openErr).Say(words))))
	}
	t := &terminal.Terminal{Games: describegames.All(), Store: st, In: os.Stdin, Language: language, Open: openTexts, Closed: openErr != nil, Width: terminalWidth}
	if _, ok := st.(*store.Memory); ok {
		t.Unsaved = openErr
	}
	return t.Run(ctx, plan)
}

// terminalWidth returns the number of columns of the terminal on standard output, or 0 if that is none.
func terminalWidth() int {
	width, _, err := term.GetSize(int(os.Stdout.Fd()))
	if err != nil {
		return 0
	}
	return width
}

// version returns the version that the go command has recorded in the program, with the compiler and the platform.
func version() string {
	number := "development"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		number = info.Main.Version
	}
	return fmt.Sprintf("%s (%s, %s/%s)", number, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
