// Package game runs the program: the game loop, the scene stack, and the services that scenes share.
package game

import (
	"fmt"
	"io"
	"math"

	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// App implements ebiten.Game.
type App struct {
	c            *Context
	fpsLog       io.Writer // nil for none
	receive      func(*Context, ...File)
	files        []File // to receive, besides those that the player opens
	done         <-chan struct{}
	ticks        int
	minimised    bool // updated every few ticks
	textsChanged bool // the scenes were laid out with fewer system fonts, or for another pointer
}

// Config is the configuration of an App.
type Config struct {
	Sheet    *gfx.Sheet
	Fonts    *gfx.Fonts
	Sound    *sound.Player
	Store    store.Store
	Slot     *store.Slot
	Settings *settings.Settings
	Words    *locale.Words
	// Hour returns the hour of the day, 0 to 23.
	Hour func() int
	// Router creates scenes, First is the route of the first scene, and Addresses, if set, maps routes to URLs in a browser.
	Router    Router
	First     Route
	Addresses Addresses
	// ShortcutsSheet is the route of the sheet of keyboard shortcuts, or nil.
	ShortcutsSheet Route
	// Receive, if set, is called with the files that the player opens at once.
	Receive func(*Context, ...File)
	// Files are received at the start like files that the player opens.
	Files []File
	// FPSLog, if set, receives the frame rate once a second.
	FPSLog io.Writer
	// Done, if set, is closed to quit the program.
	Done <-chan struct{}
}

// NewApp returns an App with a configuration.
func NewApp(cfg Config) *App {
	pages := gfx.NewPages(cfg.Sheet, cfg.Fonts)
	cfg.Fonts.AllSans = cfg.Settings.AllSans
	c := &Context{
		Pages: pages, Canvas: gfx.NewCanvas(pages), Input: input.New(), Sound: cfg.Sound, Store: cfg.Store,
		Settings: cfg.Settings, Words: cfg.Words, router: cfg.Router, hour: cfg.Hour, scenes: scenes{{cfg.Router(cfg.First), cfg.First}}, Slot: cfg.Slot,
		addresses: cfg.Addresses, photos: newPhotographs(),
	}
	c.Shortcuts = &Shortcuts{c: c, sheetRoute: cfg.ShortcutsSheet}
	c.Input.Bind(cfg.Settings.Keys)
	c.Words.Touch = c.Input.Stroke().Finger
	c.platform.connect()
	onHidden(c.SaveSettings)
	c.platform.setLanguage(cfg.Words.Language)
	return &App{c: c, fpsLog: cfg.FPSLog, receive: cfg.Receive, files: cfg.Files, done: cfg.Done}
}

// Layout implements ebiten.Game but is never called, as App has LayoutF.
func (a *App) Layout(int, int) (int, int) { panic("unreachable: Ebitengine calls LayoutF") }

// LayoutF returns the size of the window in device pixels, and lays the scenes out if that or their ratio to other pixels has changed.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	c := a.c
	if !ebiten.IsFullscreen() {
		c.Settings.RememberWindow(int(w), int(h))
	}
	pw, ph, d := devicePixels(w, h)
	pw, ph = max(1, math.Round(pw)), max(1, math.Round(ph))
	if (c.window != window{pw, ph, c.platform.insets.scaled(d)} || c.Device != d) {
		c.Resize(pw, ph, d)
	}
	return pw, ph
}

// WindowSize returns the initial size of the window in device-independent pixels: the last one, limited to the size of the monitor.
func (a *App) WindowSize() (w, h int) {
	width, height := math.MaxInt, math.MaxInt
	if m := ebiten.Monitor(); m != nil {
		width, height = m.Size()
	}
	return a.c.Settings.WindowSize(width, height)
}

// SaveSettings saves the settings, which include the size of the window.
func (a *App) SaveSettings() error { return settings.Save(a.c.Store, *a.c.Settings) }

// designUnit returns the size of a design unit in pixels, at which the design canvas of 1600 × 900 units, or 900 × 1600 in a portrait
// window, fits in the window.
func designUnit(w, h float64) float64 {
	if h > w {
		return min(w/900, h/1600)
	}
	return min(w/1600, h/900)
}

// Update runs one tick.
func (a *App) Update() error {
	c := a.c
	a.ticks++
	c.Input.SingleSwitch = c.Settings.StepPause > 0
	c.Input.Update()
	a.handleShortcuts()
	logFPS(a.fpsLog, a.ticks)
	a.updateSound()
	if addresses := c.platform.takeVisit(); len(addresses) > 0 {
		c.Visit(addresses)
	}
	c.transition.advance(c.Input.Pressed())
	if files := append(a.files, c.platform.takeFiles()...); len(files) > 0 && a.receive != nil {
		a.receive(c, files...)
	}
	a.files = nil
	a.updateTexts()
	moving := a.moving()
	c.scenes.top().Update(c)
	c.loading.poll(c)
	c.contrast.update(c)
	c.photos.update(c)
	c.toast.tick(c)
	c.idle.tick(moving || a.moving())
	c.reportAddresses()
	select {
	case <-a.done:
		c.Quit()
	default:
	}
	if c.quit {
		return ebiten.Termination
	}
	return nil
}

// updateTexts lays the scenes out again when system fonts were loaded, and when a finger is used after the mouse or the mouse after a finger, as texts
// name what they do. While a text field has the focus, only the field is updated, as rebuilding the scenes could interrupt an input method.
func (a *App) updateTexts() {
	c := a.c
	if touch := c.Input.Stroke().Finger; touch != c.Words.Touch {
		c.Words.Touch, a.textsChanged = touch, true
	}
	if c.Pages.Fonts().Updated() {
		a.textsChanged = true
		c.Pages.Reset()
		c.idle.invalidate()
		if t := c.text(); t != nil {
			t.SetLine(t.Line())
		}
	}
	if a.textsChanged && c.text() == nil {
		a.textsChanged = false
		c.layoutScenes()
	}
}

// updateSound continues sounds and music. It checks only every 20 ticks whether the window is minimised, as that is a system call.
func (a *App) updateSound() {
	c := a.c
	if a.ticks%20 == 1 {
		a.minimised = ebiten.IsWindowMinimized()
	}
	c.Sound.Update(c.Settings, a.minimised)
	if c.Sound.Missing() {
		c.NotifyNext(c.Words.T("sound.missing"))
	}
}

// Draw draws the scenes or the running transition, unless the screen is up to date.
func (a *App) Draw(screen *ebiten.Image) {
	t := &a.c.transition
	switch {
	case !a.c.idle.needsDraw(screen):
	case t.running():
		t.draw(screen, a.Paint)
	default:
		a.Paint(screen)
		t.shown = true
	}
}

// Paint draws the scenes unconditionally.
func (a *App) Paint(screen *ebiten.Image) {
	a.c.Pages.Compact()
	if a.paintOnce(screen); a.c.Canvas.Outdated() {
		a.paintOnce(screen)
	}
}

// paintOnce draws the scenes, perhaps with sprites that were removed from full pages meanwhile.
func (a *App) paintOnce(screen *ebiten.Image) {
	c := a.c
	c.Canvas.Begin(screen)
	c.Canvas.DrawImage(c.backdrop.Image(c.Canvas, c.scenes.ground(c), int(c.window.w), int(c.window.h), c.Unit))
	c.Canvas.SetOrigin(c.window.Left, c.window.Top)
	c.scenes.draw(c)
	c.toast.draw(c)
	c.Canvas.End()
}

// DrawFinalScreen draws the frame on the window without blending, which is faster with software rendering.
func (a *App) DrawFinalScreen(window ebiten.FinalScreen, frame *ebiten.Image, m ebiten.GeoM) {
	window.DrawImage(frame, &ebiten.DrawImageOptions{GeoM: m, Blend: ebiten.BlendCopy})
}

// Context returns the context of the scenes, for tests and measurements.
func (a *App) Context() *Context { return a.c }

// logFPS writes the frame rate to out once a second. ticks is the number of the current tick; a nil out is ignored.
func logFPS(out io.Writer, ticks int) {
	if out != nil && ticks%ebiten.TPS() == 0 {
		fmt.Fprintf(out, "%.1f frames a second\n", ebiten.ActualFPS())
	}
}
