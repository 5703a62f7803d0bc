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

// Context gives scenes access to the services of the program.
type Context struct {
	Pages    *gfx.Pages
	Canvas   *gfx.Canvas
	Input    *input.Input
	Sound    *sound.Player
	Store    store.Store
	Slot     *store.Slot // the save slot of this window
	Settings *settings.Settings
	Words    *locale.Words
	// W and H are the size of the safe area of the window, Unit the size of a design unit, and Device that of a device-independent pixel,
	// all in device pixels.
	W, H, Unit, Device float64
	// Shortcuts are the keyboard shortcuts of the current scene.
	Shortcuts *Shortcuts
	// CanQuit reports whether the program can quit by itself. A browser page cannot.
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
	dispatcher *stage.Dispatcher // dispatcher of the last tick, or nil
	editedNode string            // name of its focused node
	loading    pendingLoad
	contrast   highContrast
	photos     photographs
}

// Kit returns a widget kit for the current layout and settings.
func (c *Context) Kit() *ui.Kit {
	return &ui.Kit{
		Scale: ui.Scale{Unit: c.Unit, Device: c.Device, Zoom: c.Settings.TextScale},
		Fonts: c.Pages.Fonts(),
		Click: func() { c.PlaySound("tick", 0) },
	}
}

// PlaySound plays a sound of package synth, raised in pitch by step, from the middle.
func (c *Context) PlaySound(name string, step int) {
	c.Sound.Play(synth.Request{Name: name, Step: step, Size: 1})
}

// tileSide is the side of a tile on the large board, in design units.
const tileSide = 52

// PlaySoundAt plays a sound of package synth, raised in pitch by step, from the horizontal position x in device pixels. size is the side in
// pixels of the tile that makes the sound, or 0 for the usual size.
func (c *Context) PlaySoundAt(name string, step int, x, size float64) {
	call := synth.Request{Name: name, Step: step, Size: 1, Pan: 2*x/c.W - 1}
	if size > 0 {
		call.Size = size / (tileSide * c.Unit)
	}
	c.Sound.Play(call)
}

// Quit quits the program at the end of the tick.
func (c *Context) Quit() { c.quit = true }

// ApplySettings applies changed settings of text and colours and lays the scenes out again.
func (c *Context) ApplySettings() {
	c.Pages.Fonts().AllSans = c.Settings.AllSans
	c.Pages.SetOverrides(c.contrast.overrides(c))
	c.layoutScenes()
}

// layoutScenes lays all scenes out again.
func (c *Context) layoutScenes() {
	c.idle.invalidate()
	c.Pages.MarkStale()
	c.scenes.layout(c)
	c.toast.layout = toastLayout{}
}

// SetLanguage switches to a language and saves the choice; "" is the system's language.
func (c *Context) SetLanguage(language string) {
	languages := locale.Preferred(language)
	whenLoaded(c, locale.Ready(languages...), func() {
		words, err := locale.Open(languages...)
		if err != nil {
			c.Notify(c.Words.T("fetch.failed"))
			return
		}
		load := loaded
		if c.Words.LessonsLoaded() {
			load = words.LoadLessons
		}
		whenLoaded(c, load, func() {
			c.Settings.Language, c.Words = language, words
			c.platform.setLanguage(words.Language)
			c.layoutScenes()
			c.SaveSettings()
		})
	})
}

// Redraw draws one more frame, for changes of light only.
func (c *Context) Redraw() { c.idle.redraw() }

// SaveSettings saves the settings, or shows a toast if that fails.
func (c *Context) SaveSettings() {
	if err := settings.Save(c.Store, *c.Settings); err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
}

// Light returns the light for the time of day: morning or evening.
func (c *Context) Light() settings.Light { return c.Settings.Light.At(c.hour()) }

// Storage returns the store, the save slot of this window, and the messages for errors.
func (c *Context) Storage() (store.Store, *store.Slot, *locale.Words) {
	return c.Store, c.Slot, c.Words
}

// Announce makes screen readers read a sentence, after the title of the scene if that has changed. Each may be empty. The same sentence is read
// again.
func (c *Context) Announce(title, sentence string) { c.platform.announce(title, sentence) }

// Report makes screen readers read an event after those reported before.
func (c *Context) Report(line string) { c.platform.report(line) }

// Dispatch sends the input of this tick to a stage. The scene calls it once per tick.
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
	c.edit(d.TextField())
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

// text returns the focused text field, or nil.
func (c *Context) text() stage.TextField {
	if c.dispatcher == nil {
		return nil
	}
	return c.dispatcher.TextField()
}

// edit makes the keyboard and the input method edit a text field from the next tick on, or nothing if t is nil.
func (c *Context) edit(t stage.TextField) {
	if t == nil {
		c.Input.EndEdit()
		return
	}
	r := t.Caret()
	x, y := r.X+c.window.Left, r.Y+c.window.Top
	c.Input.Edit(t.Line(), image.Rect(int(x), int(y), int(math.Ceil(x+r.W)), int(math.Ceil(y+r.H))))
}

// Dispatcher returns the dispatcher of the last Dispatch, or nil.
func (c *Context) Dispatcher() *stage.Dispatcher { return c.dispatcher }

// Pointer returns the pointer input of this tick.
func (c *Context) Pointer() stage.Pointer { return c.Input.Stroke() }

// Keys returns the keyboard input of this tick.
func (c *Context) Keys() stage.Keys {
	did := c.Input.Did
	return stage.Keys{
		Next: did(input.Next), Prev: did(input.Prev), Up: did(input.Up), Down: did(input.Down),
		Left: did(input.Left), Right: did(input.Right), Confirm: did(input.Confirm),
		Typed: c.Input.Typed(), ScanTicks: c.Settings.StepTicks(), Switch: did(input.Switch),
	}
}

// Insets are the parts of a window covered by rounded corners, camera and system bars of a phone (the CSS safe area), in pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// scaled returns the insets multiplied by a factor.
func (i Insets) scaled(scale float64) Insets {
	return Insets{i.Top * scale, i.Right * scale, i.Bottom * scale, i.Left * scale}
}

// Resize sets the size of the window to w × h device pixels and the number of device pixels per device-independent pixel, and lays the
// scenes out in the safe area. Only the background fills the whole window.
func (c *Context) Resize(w, h, device float64) {
	i := c.platform.insets.scaled(device)
	c.window = window{w, h, i}
	c.W, c.H, c.Device = max(1, w-i.Left-i.Right), max(1, h-i.Top-i.Bottom), device
	c.Unit = designUnit(c.W, c.H)
	c.Input.SetViewport(device, i.Left, i.Top)
	c.Pages.FitWindow(int(w), int(h))
	c.transition.end()
	c.ApplySettings()
}

// window is the size of the whole window in device pixels, with its insets.
type window struct {
	w, h float64
	Insets
}
