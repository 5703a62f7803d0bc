// Package game runs the program: the loop, the stack of scenes and what scenes share.
package game

import (
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

// App is the ebiten.Game of the program.
type App struct {
	c            *Context
	fpsLog       io.Writer // nil for none
	receive      func(*Context, File)
	done         <-chan struct{}
	ticks        int
	minimized    bool // the window is minimised
	fontsChanged bool // the scenes were laid out before a typeface of the system was found for what they show
}

// Parts is what main hands to the App.
type Config struct {
	Sheet    *gfx.Sheet
	Fonts    *gfx.Fonts
	Sound    *sound.Player
	Store    store.Store
	Slot     *store.Slot
	Settings *settings.Settings
	Words    *locale.Words
	// Hour tells the hour of the day, 0 to 23.
	Hour func() int
	// Router makes the scenes, First is where the program begins, and Addresses, if set, names scenes for a browser.
	Router    Router
	First     Route
	Addresses Addresses
	// Keys is the sheet of keys.
	ShortcutsSheet Route
	// Receive, if set, takes each file that the player brings.
	Receive func(*Context, File)
	// Meter, if set, is told once a second how many frames the window shows.
	FPSLog io.Writer
	// Ended, if set, is closed when the program is to end.
	Done <-chan struct{}
}

// NewApp returns an App that begins where its parts say.
func NewApp(p Config) *App {
	pages := gfx.NewPages(p.Sheet, p.Fonts)
	p.Fonts.AllSans = p.Settings.AllSans
	c := &Context{
		Pages: pages, Canvas: gfx.NewCanvas(pages), Input: input.New(), Sound: p.Sound, Store: p.Store,
		Settings: p.Settings, Words: p.Words, router: p.Router, hour: p.Hour, scenes: scenes{{p.Router(p.First), p.First}}, Slot: p.Slot,
		addresses: p.Addresses,
	}
	c.Shortcuts = &Shortcuts{c: c, sheetRoute: p.ShortcutsSheet}
	c.Input.Bind(p.Settings.Keys)
	c.platform.connect()
	onHidden(c.SaveSettings)
	c.platform.setLanguage(p.Words.Language)
	return &App{c: c, fpsLog: p.FPSLog, receive: p.Receive, done: p.Done}
}

// Layout is never called: LayoutF stands in for it.
func (a *App) Layout(int, int) (int, int) { panic("LayoutF stands in") }

// LayoutF makes the screen as large as the window in device pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	c := a.c
	d := 1.0
	if m := ebiten.Monitor(); m != nil {
		d = m.DeviceScaleFactor()
	}
	if !ebiten.IsFullscreen() {
		c.Settings.KeepWindow(int(w), int(h))
	}
	pw, ph := max(1, math.Round(w*d)), max(1, math.Round(h*d))
	if (c.window != window{pw, ph, c.platform.insets.scaled(d)}) {
		c.Resize(pw, ph, d)
	}
	return pw, ph
}

// WindowSize is how large the window is to open, in device-independent pixels: as large as it was last, within the monitor.
func (a *App) WindowSize() (w, h int) {
	width, height := math.MaxInt, math.MaxInt
	if m := ebiten.Monitor(); m != nil {
		width, height = m.Size()
	}
	return a.c.Settings.Window(width, height)
}

// SaveSettings keeps the settings, the window's size among them, for the next start.
func (a *App) SaveSettings() error { return settings.Save(a.c.Store, *a.c.Settings) }

// unit fits the design canvas of 1600 × 900 into the window; tall windows turn it round.
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
	c.Words.Touch = c.Input.Stroke().Finger
	a.handleShortcuts()
	logFPS(a.fpsLog, a.ticks)
	a.updateSound()
	if places := c.platform.takeVisit(); len(places) > 0 {
		c.Visit(places)
	}
	c.transition.advance(c.Input.Pressed())
	for _, file := range c.platform.takeFiles() {
		if a.receive != nil {
			a.receive(c, file)
		}
	}
	a.updateFonts()
	moving := a.moving()
	c.scenes.top().Update(c)
	c.loading.poll(c)
	c.contrast.update(c)
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

// typefaces has text drawn and measured anew once typefaces of the system were found for it. While a text field has the focus, the scenes
// are not built anew, as an input method may be at work there: only the field is.
func (a *App) updateFonts() {
	c := a.c
	if c.Pages.Fonts().Updated() {
		a.fontsChanged = true
		c.Pages.Reset()
		c.idle.invalidate()
		if t := c.text(); t != nil {
			t.SetLine(t.Line())
		}
	}
	if a.fontsChanged && c.text() == nil {
		a.fontsChanged = false
		c.layoutScenes()
	}
}

// sound lets sounds and music go on. Whether the window is minimised is asked seldom, as the answer comes from the system.
func (a *App) updateSound() {
	c := a.c
	if a.ticks%20 == 1 {
		a.minimized = ebiten.IsWindowMinimized()
	}
	c.Sound.Update(c.Settings, a.minimized)
	if c.Sound.Missing() {
		c.NotifyNext(c.Words.T("sound.missing"))
	}
}

// Draw draws the scenes, or the transition to them, unless the screen shows them already.
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

// Paint paints the scene in any case.
func (a *App) Paint(screen *ebiten.Image) {
	c := a.c
	c.Pages.Compact()
	c.Canvas.Begin(screen)
	c.Canvas.DrawImage(c.backdrop.Image(c.Canvas, c.scenes.ground(c), int(c.window.w), int(c.window.h), c.Unit))
	c.Canvas.SetOrigin(c.window.Left, c.window.Top)
	c.scenes.draw(c)
	c.toast.draw(c)
	c.Canvas.End()
}

// DrawFinalScreen lays the frame on the window without blending, which software renderers do faster.
func (a *App) DrawFinalScreen(window ebiten.FinalScreen, frame *ebiten.Image, m ebiten.GeoM) {
	window.DrawImage(frame, &ebiten.DrawImageOptions{GeoM: m, Blend: ebiten.BlendCopy})
}

// Context is what the scenes use, for tests and measurements.
func (a *App) Context() *Context { return a.c }
