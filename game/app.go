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
	c      *Context
	meter  io.Writer // nil for none
	take   func(*Context, File)
	ended  <-chan struct{}
	ticks  int
	unseen bool // the window is minimised
	stale  bool // the scenes were laid out before a typeface of the system was found for what they show
}

// Parts is what main hands to the App.
type Parts struct {
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
	Keys Route
	// Receive, if set, takes each file that the player brings.
	Receive func(*Context, File)
	// Meter, if set, is told once a second how many frames the window shows.
	Meter io.Writer
	// Ended, if set, is closed when the program is to end.
	Ended <-chan struct{}
}

// NewApp returns an App that begins where its parts say.
func NewApp(p Parts) *App {
	pages := gfx.NewPages(p.Sheet, p.Fonts)
	p.Fonts.AllSans = p.Settings.AllSans
	c := &Context{
		Pages: pages, Canvas: gfx.NewCanvas(pages), Input: input.New(), Sound: p.Sound, Store: p.Store,
		Settings: p.Settings, Words: p.Words, router: p.Router, hour: p.Hour, scenes: scenes{{p.Router(p.First), p.First}}, Slot: p.Slot,
		addresses: p.Addresses,
	}
	c.Shortcuts = &Shortcuts{c: c, sheet: p.Keys}
	c.Input.Bind(p.Settings.Keys)
	c.page.open()
	watch(c.SaveSettings)
	c.page.speak(p.Words.Language)
	return &App{c: c, meter: p.Meter, take: p.Receive, ended: p.Ended}
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
	if (c.window != window{pw, ph, c.page.sides.times(d)}) {
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
func unit(w, h float64) float64 {
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
	a.shortcut()
	meter(a.meter, a.ticks)
	a.sound()
	if places := c.page.visited(); len(places) > 0 {
		c.Visit(places)
	}
	c.transition.advance(c.Input.Pressed())
	for _, file := range c.page.received() {
		if a.take != nil {
			a.take(c, file)
		}
	}
	a.typefaces()
	moving := a.moving()
	c.scenes.top().Update(c)
	c.awaited.look(c)
	c.contrast.update(c)
	c.toast.wait(c)
	c.idle.tick(moving || a.moving())
	c.reportPlaces()
	select {
	case <-a.ended:
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
func (a *App) typefaces() {
	c := a.c
	if c.Pages.Fonts().Updated() {
		a.stale = true
		c.Pages.Reset()
		c.idle.invalidate()
		if t := c.text(); t != nil {
			t.SetLine(t.Line())
		}
	}
	if a.stale && c.text() == nil {
		a.stale = false
		c.lay()
	}
}

// sound lets sounds and music go on. Whether the window is minimised is asked seldom, as the answer comes from the system.
func (a *App) sound() {
	c := a.c
	if a.ticks%20 == 1 {
		a.unseen = ebiten.IsWindowMinimized()
	}
	c.Sound.Update(c.Settings, a.unseen)
	if c.Sound.Missing() {
		c.NotifyNext(c.Words.T("sound.missing"))
	}
}

// Draw draws the scenes, or the transition to them, unless the screen shows them already.
func (a *App) Draw(screen *ebiten.Image) {
	t := &a.c.transition
	switch {
	case !a.c.idle.draw(screen):
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
	c.Pages.Tidy()
	c.Canvas.Begin(screen)
	c.Canvas.Image(c.backdrop.Image(c.Canvas, c.scenes.ground(c), int(c.window.w), int(c.window.h), c.Unit))
	c.Canvas.Origin(c.window.Left, c.window.Top)
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
