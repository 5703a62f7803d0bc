// Azulejo plays Azul on a table drawn for it. Without a subcommand it opens the game.
package main

import (
	"context"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"time"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/fetch"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"
	"azulejo/scenes"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/transfer"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() { os.Exit(run(os.Args[1:])) }

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

// play opens the window and runs the game until it is closed or ctx ends. language is the language for this time, or "" for the one in the
// settings; program is an outside bot that is offered as a player, or ""; first is the first scene; the frame rate is written to meter, unless
// it is nil.
func play(ctx context.Context, language, program string, first game.Route, meter io.Writer) error {
	computers := players.NewBackend(catalogue.Games(), program)
	defer computers.Close()
	app, err := open(ctx, language, computers, first, meter)
	if err != nil {
		return err
	}
	runtime.GOMAXPROCS(runtime.NumCPU() + 1) // so that the frame loop need not wait where computers think on all processors
	ebiten.SetScreenClearedEveryFrame(false) // the canvas sends only frames that differ from the last
	ebiten.SetWindowTitle("Azulejo")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowSize(app.WindowSize())
	if err := game.ExplainError(ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{})); err != nil {
		return err
	}
	return app.SaveSettings()
}

// picture returns a picture of the program, or one that the page around it has fetched.
func picture(name string) []byte {
	if data := assets.Picture(name); data != nil {
		return data
	}
	return fetch.Held(name + ".webp")
}

// open gathers the parts of the game, which ends with the context. It speaks the given language, or with "" the one that was chosen.
func open(ctx context.Context, language string, computers players.Backend, first game.Route, meter io.Writer) (*game.App, error) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), picture)
	if err != nil {
		return nil, err
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		return nil, err
	}
	fonts.Fallback = gfx.NewFallback()
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
	app := game.NewApp(game.Config{
		Sheet: sheet, Fonts: fonts, Sound: sound.New(rand.Uint64()), Store: kept, Slot: slot, Settings: &chosen, Words: words,
		Router: scenes.Router(games.All(), computers), First: first, ShortcutsSheet: route.Keys{},
		Addresses: scenes.Addresses(games.All(), computers.Levels()), Receive: transfer.Receive,
		Hour: func() int { return time.Now().Hour() }, FPSLog: meter, Done: ctx.Done(),
	})
	if words.Language != locale.Match(locale.Wish(language)...) {
		app.Context().SetLanguage(language)
	}
	app.Context().CanQuit = runtime.GOOS != "js"
	ebiten.SetFullscreen(chosen.FullScreen)
	if closed != nil {
		app.Context().NotifyNext(words.T("store.closed", "reason", store.Reason(closed).Say(words)))
	}
	if complaint != nil {
		app.Context().NotifyNext(engine.Say(complaint, words))
	}
	if second {
		app.Context().NotifyNext(words.T("store.second"))
	}
	return app, nil
}
