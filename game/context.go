package game

import (
	"image"
	"math"

	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/sound/synth"
	"azulejo/game/stage"
	"azulejo/game/store"
	"azulejo/game/ui"
)

// Context is what a scene may use.
type Context struct {
	Pages    *gfx.Pages
	Canvas   *gfx.Canvas
	Input    *input.Input
	Sound    *sound.Player
	Store    store.Store
	Slot     *store.Slot // where this window keeps what is its own
	Settings *settings.Settings
	Words    *locale.Words
	// W and H are what a scene has of the window in device pixels, Unit the pixels to a design unit, Device the pixels to a window unit.
	W, H, Unit, Device float64
	// Shortcuts are the keys of the present scene.
	Shortcuts *Shortcuts
	// CanQuit tells whether the program can be left from within, which a browser page cannot.
	CanQuit bool

	hour       func() int
	router     Router
	addresses  Addresses // nil for none
	scenes     scenes
	backdrop   gfx.GroundImage
	quit       bool
	toast      toast
	platform   platform
	idle       idle
	transition transition
	window     window
	dispatcher *stage.Dispatcher // that hears of pointer and keys, nil before the first tick
	editedNode string            // the name of the node that had the focus then
	loading    pendingLoad
	contrast   highContrast
}

// Kit makes widgets for the present layout.
func (c *Context) Kit() *ui.Kit {
	return &ui.Kit{
		Scale: ui.Scale{Unit: c.Unit, Device: c.Device, Zoom: c.Settings.TextScale},
		Fonts: c.Pages.Fonts(),
		Click: func() { c.Play("tick", 0) },
	}
}

// Play sounds one of the house's sounds, higher by step, from everywhere.
func (c *Context) Play(name string, step int) {
	c.Sound.Play(synth.Request{Name: name, Step: step, Size: 1})
}

// tileSide is the side of a tile on the large board, in design units.
const tileSide = 52

// PlayAt sounds one of the house's sounds, higher by step, from a spot in device pixels, as a tile so large there does; 0 is the usual size.
func (c *Context) PlayAt(name string, step int, x, size float64) {
	call := synth.Request{Name: name, Step: step, Size: 1, Pan: 2*x/c.W - 1}
	if size > 0 {
		call.Size = size / (tileSide * c.Unit)
	}
	c.Sound.Play(call)
}

// Quit ends the program at the end of the tick.
func (c *Context) Quit() { c.quit = true }

// Relayout builds the scenes anew, after a setting changed.
func (c *Context) ApplySettings() {
	c.Pages.Fonts().AllSans = c.Settings.AllSans
	c.Pages.SetOverrides(c.contrast.overrides(c))
	c.layoutScenes()
}

// lay lays all scenes out.
func (c *Context) layoutScenes() {
	c.idle.invalidate()
	c.Pages.MarkStale()
	c.scenes.layout(c)
	c.toast.layout = toastLayout{}
}

// Speak puts all into a language from now on, "" for the system's, and keeps the choice.
func (c *Context) SetLanguage(language string) {
	wish := locale.Wish(language)
	whenLoaded(c, locale.Ready(wish...), func() {
		words, err := locale.Open(wish...)
		if err != nil {
			c.Notify(c.Words.T("fetch.failed"))
			return
		}
		there := loaded
		if c.Words.Learned() {
			there = words.Learn
		}
		whenLoaded(c, there, func() {
			c.Settings.Language, c.Words = language, words
			c.platform.setLanguage(words.Language)
			c.layoutScenes()
			c.SaveSettings()
		})
	})
}

// Redraw has the next frame drawn, for a change of light that needs no more than that.
func (c *Context) Redraw() { c.idle.redraw() }

// SaveSettings keeps the settings; a storage that fails is said once on the screen.
func (c *Context) SaveSettings() {
	if err := settings.Save(c.Store, *c.Settings); err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
}

// Light is the light of the hour on the wall, morning or evening.
func (c *Context) Light() settings.Light { return c.Settings.Light.At(c.hour()) }

// Storage is where this window keeps its game, and the words for what fails there.
func (c *Context) Storage() (store.Store, *store.Slot, *locale.Words) {
	return c.Store, c.Slot, c.Words
}

// Announce lets screen readers hear what a scene shows, where the game runs in a page.
func (c *Context) Announce(lines ...string) { c.platform.announce(lines) }

// Report lets screen readers hear what has happened, after all that was reported before.
func (c *Context) Report(line string) { c.platform.report(line) }

// Direct hands pointer and keys of this tick to a stage.
func (c *Context) Dispatch(d *stage.Dispatcher) {
	if c.platform.performActions(d) {
		c.idle.invalidate()
	}
	k := c.Keys()
	if l, changed := c.Input.Edited(); changed && d == c.dispatcher && d.FocusName() == c.editedNode {
		k.Edited = &l
	}
	d.Update(c.Pointer(), k)
	if _, dy := c.Input.Wheel(); dy != 0 {
		at := c.Pointer()
		d.Wheel(at.X, at.Y, dy)
	}
	c.edit(d.Text())
	c.editedNode = d.FocusName()
	c.dispatcher = d
	if !c.idle.settled() {
		c.platform.updateTree(d, c.measure)
	}
}

// measure returns the size of a label's text in pixels.
func (c *Context) measure(l *stage.Label) (w, h float64) {
	return c.Pages.Fonts().Measure(l.Text, l.Face, l.Size)
}

// text returns the text field that has the focus, or nil.
func (c *Context) text() stage.TextField {
	if c.dispatcher == nil {
		return nil
	}
	return c.dispatcher.Text()
}

// edit has the keyboard and the input method write in a line from the next tick on, or in none.
func (c *Context) edit(t stage.TextField) {
	if t == nil {
		c.Input.EndEdit()
		return
	}
	r := t.Caret()
	x, y := r.X+c.window.Left, r.Y+c.window.Top
	c.Input.Edit(t.Line(), image.Rect(int(x), int(y), int(math.Ceil(x+r.W)), int(math.Ceil(y+r.H))))
}

// Focus is what heard of pointer and keys last, nil before the first tick.
func (c *Context) Dispatcher() *stage.Dispatcher { return c.dispatcher }

// Pointer is the pointer of this tick for a stage.
func (c *Context) Pointer() stage.Pointer { return c.Input.Stroke() }

// Keys are the keys of this tick for a stage.
func (c *Context) Keys() stage.Keys {
	did := c.Input.Did
	return stage.Keys{
		Next: did(input.Next), Prev: did(input.Prev), Up: did(input.Up), Down: did(input.Down),
		Left: did(input.Left), Right: did(input.Right), Confirm: did(input.Confirm),
		Typed: c.Input.Typed(), ScanTicks: c.Settings.StepTicks(), Switch: did(input.Switch),
	}
}
