package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Drawer is a sheet at the bottom of a dimmed stage. A press outside or a drag down closes it.
type Drawer struct {
	*Sheet
	// OnTick, if set, is called every tick.
	OnTick func()

	content    *stage.Node // everything but the scrim
	title      *stage.Node
	kit        *Kit
	slideFrom  float64 // offset at the start of the slide
	slideTicks int     // since the start of the slide
	dragOffset float64 // between pointer and content
	device     float64
}

// drawerTicks is the duration of a slide, and drawerCloseDistance the distance of a drag that closes the drawer in device-independent
// pixels.
const (
	drawerTicks         = 12
	drawerCloseDistance = 60
)

// drawerTitleSize is the text size of the title in design units.
const drawerTitleSize = 44

// DrawerHeaderHeight returns the height of grip and title in pixels.
func (s Scale) DrawerHeaderHeight() float64 {
	return 18*s.Device + 1.25*min(s.Size(drawerTitleSize), 34*s.Device/leading)
}

// Drawer returns a drawer of w × h pixels at the bottom of a window. close is called when the player closes it.
func (k *Kit) Drawer(name, title string, w, h float64, window stage.Rect, close func()) *Drawer {
	r := stage.Rect{X: window.X + (window.W-w)/2, Y: window.Y + window.H - h, W: w, H: h}
	d := &Drawer{Sheet: k.newSheet(name, title, r, window, close), slideTicks: drawerTicks, device: k.Device}
	r.H += scrimMargin * k.Device // hides the lower corners below the window
	panel := stage.Box("drawer", stage.NewPanel("sheet", k.Unit, 0), r)
	panel.Touch = d.dragTouch(close)
	grip := stage.Track(0.2*k.Device, Ink.Colour().Fade(0.35))
	d.Body.Add(stage.New("", grip, w/2, 10*k.Device, 40*k.Device, 4*k.Device))
	head := k.DrawerHeaderHeight()
	d.title, d.kit = stage.Group("").SetRole(stage.RoleTitle, title), k
	d.Body.Add(d.title)
	d.PlaceTitle(stage.Rect{X: 16 * k.Device, Y: head/2 - 11*k.Device, W: w - 32*k.Device, H: 34 * k.Device})
	d.content = stage.Group("").Add(panel, d.Body)
	d.Add(d.content)
	d.setOffset(0)
	return d
}

// PlaceTitle places the title in a rectangle of the drawer instead of the head.
func (d *Drawer) PlaceTitle(r stage.Rect) {
	x, y := r.Middle()
	d.title.Clear()
	d.title.Add(d.kit.FitBox(d.title.Accessible.Name, gfx.SerifBold, drawerTitleSize, x, y, 0.5, r.W, r.H, Ink).SetRole(stage.RoleSilent, ""))
}

// dragTouch returns the touch handling by which a drag down closes the drawer.
func (d *Drawer) dragTouch(close func()) *stage.Touch {
	return &stage.Touch{
		DragStart: func(_, y float64) bool { d.dragOffset = y - d.content.Y; return true },
		Drag:      func(_, y float64) { d.setOffset(max(0, y-d.dragOffset)) },
		Drop: func(float64, float64) {
			if d.content.Y > drawerCloseDistance*d.device {
				close()
				return
			}
			d.slideBack()
		},
		DragCancel: d.slideBack,
	}
}

// slideBack starts sliding the drawer to its place.
func (d *Drawer) slideBack() { d.slideFrom, d.slideTicks = d.content.Y, 0 }

// SlideIn slides the drawer in from below the window.
func (d *Drawer) SlideIn() {
	d.setOffset(d.Rect.H + scrimMargin/2*d.device)
	d.slideBack()
}

// Tick advances the drawer by one tick.
func (d *Drawer) Tick() {
	if d.slideTicks < drawerTicks {
		d.slideTicks++
		d.setOffset(d.slideFrom * (1 - tween.OutCubic(float64(d.slideTicks)/drawerTicks)))
	}
	if d.OnTick != nil {
		d.OnTick()
	}
}

// Moving reports whether the drawer is sliding.
func (d *Drawer) Moving() bool { return d.slideTicks < drawerTicks }

// setOffset moves the drawer to an offset below its place and fades the scrim accordingly.
func (d *Drawer) setOffset(y float64) {
	d.content.Y = y
	d.scrim.Colour = scrimColour(1 - min(1, y/d.Rect.H))
}
