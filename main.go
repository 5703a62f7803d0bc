// Azulejo plays Azul on a table drawn for it. Without a subcommand it opens the game.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"time"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/quote"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"
	"azulejo/scenes"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"

	"github.com/hajimehoshi/ebiten/v2"
)

// version is set by the build.
var version = "development"

func main() { os.Exit(run(os.Args[1:])) }

// run follows the command line and returns the exit status.
func run(args []string) int {
	if len(args) == 1 && args[0] == "worker" && players.ServeWorker(catalogue.Games()) {
		return 0
	}
	if len(args) == 1 && args[0] == "version" {
		fmt.Println("azulejo", version)
		return 0
	}
	language, args := spoken(args)
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		return command(language, args)
	}
	flags := flag.NewFlagSet("azulejo", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	program := flags.String("bot", "", "")
	fps := flags.Bool("fps", false, "")
	flags.StringVar(&language, "lang", language, "")
	if err := flags.Parse(args); err != nil || flags.NArg() > 0 {
		if errors.Is(err, flag.ErrHelp) {
			return command(language, []string{"help"})
		}
		return misused(language, err, flags.Args())
	}
	var meter io.Writer
	if *fps {
		meter = os.Stderr
	}
	if err := play(language, *program, meter); err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", quote.Line(said(err, language)))
		return 1
	}
	return 0
}

// said is why the window could not be opened, in a language, or with "" in the one that was chosen.
func said(fault error, language string) string {
	if kept, err := store.Open(); language == "" && err == nil {
		chosen, _ := settings.Load(kept)
		language = chosen.Language
	}
	words, err := speak(language)
	if err != nil {
		return fault.Error()
	}
	return engine.Say(fault, words)
}

// speak opens the words of a language, or with "" those of the system's.
func speak(language string) (*locale.Words, error) { return locale.Open(locale.Wish(language)...) }

// spoken takes -lang and the language it names from the front of a command line.
func spoken(args []string) (language string, rest []string) {
	for len(args) > 0 {
		name, value, joined := strings.Cut(args[0], "=")
		switch {
		case name != "-lang" && name != "--lang":
			return language, args
		case joined:
			language, args = value, args[1:]
		case len(args) == 1:
			return language, args // it is said to lack its value
		default:
			language, args = args[1], args[2:]
		}
	}
	return language, args
}

// play opens the window and runs the game until it is closed. language is one to speak this time, or empty; program is an outside bot that may be seated, or empty; meter
// is told the frames a second, if it is not nil.
func play(language, program string, meter io.Writer) error {
	ctx, stop := untilEnded()
	defer stop()
	computers := players.NewCarrier(catalogue.Games(), program)
	defer computers.Close()
	app, err := open(ctx, language, computers, meter)
	if err != nil {
		return err
	}
	runtime.GOMAXPROCS(runtime.NumCPU() + 1) // so that the frame loop need not wait where computers think on all processors
	ebiten.SetScreenClearedEveryFrame(false) // the canvas sends only frames that differ from the last
	ebiten.SetWindowTitle("Azulejo")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowSize(app.WindowSize())
	if err := game.Explain(ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{})); err != nil {
		return err
	}
	return app.SaveSettings()
}

// open gathers the parts of the game, which ends with the context. It speaks the given language, or with "" the one that was chosen.
func open(ctx context.Context, language string, computers players.Carrier, meter io.Writer) (*game.App, error) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Photo)
	if err != nil {
		return nil, err
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		return nil, err
	}
	kept, closed := store.Open()
	slot, second := store.EnterSlot(kept)
	chosen, complaint := settings.Load(kept)
	if language == "" {
		language = chosen.Language
	}
	words, err := speak(language)
	if err != nil {
		return nil, err
	}
	app := game.NewApp(game.Parts{
		Sheet: sheet, Fonts: fonts, Sound: sound.New(rand.Uint64()), Store: kept, Slot: slot, Settings: &chosen, Words: words,
		Router: scenes.Router(games.All(), computers), First: first(), Keys: route.Keys{},
		Hour: func() int { return time.Now().Hour() }, Meter: meter, Ended: ctx.Done(),
	})
	if words.Language != locale.Match(locale.Wish(language)...) {
		app.Context().Speak(language)
	}
	app.Context().CanQuit = runtime.GOOS != "js"
	ebiten.SetFullscreen(chosen.FullScreen)
	if closed != nil {
		app.Context().NotifyNext(words.T("store.closed", closed.Error()))
	}
	if complaint != nil {
		app.Context().NotifyNext(engine.Say(complaint, words))
	}
	if second {
		app.Context().NotifyNext(words.T("store.second", slot.Key(saves.Autosave)))
	}
	return app, nil
}
