// Azulejo is a game of Azul. Without a subcommand it opens the game window.
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

// errorText returns the text of an error that prevented the window from opening, in a language, or with "" in the one of the settings.
func errorText(fault error, language string) string {
	if language == "" {
		kept, _ := store.Open()
		chosen, _ := settings.Load(kept)
		language = chosen.Language
	}
	words, err := openTexts(language)
	if err != nil {
		return fault.Error()
	}
	return engine.Say(fault, words)
}

// openTexts opens the texts of a language, or with "" those of the system's.
func openTexts(language string) (*locale.Words, error) {
	return locale.Open(locale.Preferred(language)...)
}

// play opens the window and runs the game until it is closed or ctx is done. language overrides the language of the settings, unless it
// is ""; program, unless empty, is an external bot that is offered as a player; first is the first scene; the frame rate is written to meter,
// unless it is nil; files are received like files that are dropped on the window.
func play(ctx context.Context, language string, program players.Command, first game.Route, meter io.Writer, files ...game.File) error {
	computers := players.NewBackend(catalogue.Games(), program)
	defer computers.Close()
	app, err := newApp(ctx, language, computers, first, meter, files...)
	if err != nil {
		return err
	}
	runtime.GOMAXPROCS(runtime.NumCPU() + 1) // so that computer players on all processors do not delay the frame loop
	ebiten.SetScreenClearedEveryFrame(false) // the canvas draws only what has changed
	ebiten.SetWindowTitle("Azulejo")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowSize(app.WindowSize())
	options := &ebiten.RunGameOptions{DisableHiDPI: runtime.GOOS == "js"} // a browser's page has the pixel ratio; see input.PixelRatio
	if err := game.ExplainError(ebiten.RunGameWithOptions(app, options)); err != nil {
		return err
	}
	return app.SaveSettings()
}

// imageData returns an embedded image, or one that the web page has fetched.
func imageData(name string) []byte {
	if data := assets.Picture(name); data != nil {
		return data
	}
	return fetch.Held(assets.FetchedFile(name))
}

// newApp creates the game, which ends with ctx. language overrides the language of the settings, unless it is "".
func newApp(ctx context.Context, language string, computers players.Backend, first game.Route, meter io.Writer, files ...game.File) (*game.App, error) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), imageData)
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
	words, err := openTexts(language)
	if err != nil {
		return nil, err
	}
	app := game.NewApp(game.Config{
		Sheet: sheet, Fonts: fonts, Sound: sound.New(rand.Uint64()), Store: kept, Slot: slot, Settings: &chosen, Words: words,
		Router: scenes.Router(games.All(), computers), First: first, ShortcutsSheet: route.Keys{},
		Addresses: scenes.Addresses(games.All(), computers.Levels()), Receive: transfer.Receive, Files: files,
		Hour: func() int { return time.Now().Hour() }, FPSLog: meter, Done: ctx.Done(),
	})
	if words.Language != locale.Match(locale.Preferred(language)...) {
		app.Context().SetLanguage(language)
	}
	app.Context().CanQuit = runtime.GOOS != "js"
	ebiten.SetFullscreen(chosen.FullScreen)
	if closed != nil {
		transfer.NotifyUnsaved(app.Context(), closed)
	}
	if complaint != nil {
		app.Context().NotifyNext(engine.Say(complaint, words))
	}
	if fault := slot.LockFault(); fault != nil && closed == nil {
		app.Context().NotifyNext(words.T("store.unlocked", "reason", store.Reason(fault).Say(words)))
	}
	if second {
		app.Context().NotifyNext(words.T("store.second"))
	}
	return app, nil
}
