// Azulejo plays Azul on a table drawn for it. Without a subcommand it opens the game.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"azulejo/assets"
	"azulejo/engine/cli"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"
	"azulejo/scenes"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	if len(os.Args) > 1 {
		p := &cli.Program{Games: scenes.Bots(scenes.Games()), In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		code := p.Run(ctx, os.Args[1:])
		stop()
		os.Exit(code)
	}
	if err := play(); err != nil && !errors.Is(err, game.ErrQuit) {
		fmt.Fprintln(os.Stderr, "azulejo:", err)
		os.Exit(1)
	}
}

// play opens the window and runs the game until it is closed.
func play() error {
	app, err := open()
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Azulejo")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowSize(1280, 720)
	return ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{})
}

// open gathers the parts of the game.
func open() (*game.App, error) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Photo)
	if err != nil {
		return nil, err
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		return nil, err
	}
	kept, closed := store.Open()
	chosen, complaint := settings.Load(kept)
	words, err := locale.Open(chosen.Language)
	if err != nil {
		return nil, err
	}
	games := scenes.Games()
	app := game.NewApp(game.Parts{
		Sheet: sheet, Fonts: fonts, Sound: sound.New(assets.Sound), Store: kept, Settings: &chosen, Words: words,
		First: scenes.NewTitle(games, scenes.NewBrain(scenes.Bots(games))),
	})
	if err := errors.Join(closed, complaint); err != nil {
		app.Context().Notify(err.Error())
	}
	return app, nil
}
