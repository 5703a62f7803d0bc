package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Drawer is a sheet that stands at the foot of a dimmed stage. A press beside it or a drag down shuts it.
type Drawer struct {
	*Sheet
	// Each, if set, is called every tick.
	OnTick func()

	content    *stage.Node // all but the dimmed stage
	slideFrom  float64     // how far below its place it was when it began to move
	slideTicks int         // since then
	dragOffset float64     // where it is dragged
	device     float64
}

// drawerTicks is how long a drawer takes to its place, drawerPull how far it is pulled to shut it, in device-independent pixels.
const (
	drawerTicks         = 12
	drawerCloseDistance = 60
)

// drawerTitle is the size of a drawer's title in design units.
const drawerTitleSize = 44

// DrawerHead is the height of a drawer's grip and title in pixels.
func (s Scale) DrawerHeaderHeight() float64 {
	return 18*s.Device + 1.25*min(s.Size(drawerTitleSize), 34*s.Device/leading)
}

// Drawer makes a sheet of w × h pixels within a window, at its foot. shut is called when it is to go.
func (k *Kit) Drawer(name, title string, w, h float64, window stage.Rect, shut func()) *Drawer {
	r := stage.Rect{X: window.X + (window.W-w)/2, Y: window.Y + window.H - h, W: w, H: h}
	d := &Drawer{Sheet: k.newSheet(name, title, r, window, shut), slideTicks: drawerTicks, device: k.Device}
	r.H += scrimMargin * k.Device // its lower corners lie below the window
	slab := stage.Box("drawer", stage.NewPanel("sheet", k.Unit, 0), r)
	slab.Touch = d.dragTouch(shut)
	grip := stage.Track(0.2*k.Device, Ink.Colour().Fade(0.35))
	d.Body.Add(stage.New("", grip, w/2, 10*k.Device, 40*k.Device, 4*k.Device))
	head := k.DrawerHeaderHeight()
	d.Body.Add(k.FitBox(title, gfx.SerifBold, drawerTitleSize, w/2, 10*k.Device+head/2-4*k.Device, 0.5, w-32*k.Device, 34*k.Device, Ink).SetRole(stage.RoleTitle, title))
	d.content = stage.Group("").Add(slab, d.Body)
	d.Add(d.content)
	d.setOffset(0)
	return d
}

// pull lets the drawer be dragged down, which shuts it if it goes far enough.
func (d *Drawer) dragTouch(shut func()) *stage.Touch {
	return &stage.Touch{
		DragStart: func(_, y float64) bool { d.dragOffset = y - d.content.Y; return true },
		Drag:      func(_, y float64) { d.setOffset(max(0, y-d.dragOffset)) },
		Drop: func(float64, float64) {
			if d.content.Y > drawerCloseDistance*d.device {
				shut()
				return
			}
			d.slideBack()
		},
		DragCancel: d.slideBack,
	}
}

func (d *Drawer) slideBack() { d.slideFrom, d.slideTicks = d.content.Y, 0 }

// Rise lets the drawer come up from below the window.
func (d *Drawer) SlideIn() {
	d.setOffset(d.Rect.H + scrimMargin/2*d.device)
	d.slideBack()
}

// Tick goes on by a tick.
func (d *Drawer) Tick() {
	if d.slideTicks < drawerTicks {
		d.slideTicks++
		d.setOffset(d.slideFrom * (1 - tween.OutCubic(float64(d.slideTicks)/drawerTicks)))
	}
	if d.OnTick != nil {
		d.OnTick()
	}
}

// Moving reports whether the drawer rises or goes back to its place.
func (d *Drawer) Moving() bool { return d.slideTicks < drawerTicks }

// lie puts the drawer so far below its place; the stage is the less dimmed.
func (d *Drawer) setOffset(below float64) {
	d.content.Y = below
	d.scrim.Colour = scrimColour(1 - min(1, below/d.Rect.H))
}
