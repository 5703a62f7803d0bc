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
	Each func()

	moved  *stage.Node // all but the dimmed stage
	from   float64     // how far below its place it was when it began to move
	ticks  int         // since then
	held   float64     // where it is dragged
	device float64
}

// drawerTicks is how long a drawer takes to its place, drawerPull how far it is pulled to shut it, in device-independent pixels.
const (
	drawerTicks = 12
	drawerPull  = 60
)

// drawerTitle is the size of a drawer's title in design units.
const drawerTitle = 44

// DrawerHead is the height of a drawer's grip and title in pixels.
func (s Scale) DrawerHead() float64 {
	return 18*s.Device + 1.25*min(s.Size(drawerTitle), 34*s.Device/leading)
}

// Drawer makes a sheet of w × h pixels within a window, at its foot. shut is called when it is to go.
func (k *Kit) Drawer(name, title string, w, h float64, window stage.Rect, shut func()) *Drawer {
	r := stage.Rect{X: window.X + (window.W-w)/2, Y: window.Y + window.H - h, W: w, H: h}
	d := &Drawer{Sheet: k.sheet(name, title, r, window, shut), ticks: drawerTicks, device: k.Device}
	r.H += beyond * k.Device // its lower corners lie below the window
	slab := stage.Box("drawer", stage.Slab("sheet", k.Unit, 0), r)
	slab.Touch = d.pull(shut)
	grip := stage.Track(0.2*k.Device, Ink.Colour().Fade(0.35))
	d.Body.Add(stage.New("", grip, w/2, 10*k.Device, 40*k.Device, 4*k.Device))
	head := k.DrawerHead()
	d.Body.Add(k.FitBox(title, gfx.SerifBold, drawerTitle, w/2, 10*k.Device+head/2-4*k.Device, 0.5, w-32*k.Device, 34*k.Device, Ink).Says(stage.RoleTitle, title))
	d.moved = stage.Group("").Add(slab, d.Body)
	d.Add(d.moved)
	d.lie(0)
	return d
}

// pull lets the drawer be dragged down, which shuts it if it goes far enough.
func (d *Drawer) pull(shut func()) *stage.Touch {
	return &stage.Touch{
		DragStart: func(_, y float64) bool { d.held = y - d.moved.Y; return true },
		Drag:      func(_, y float64) { d.lie(max(0, y-d.held)) },
		Drop: func(float64, float64) {
			if d.moved.Y > drawerPull*d.device {
				shut()
				return
			}
			d.home()
		},
		DragCancel: d.home,
	}
}

func (d *Drawer) home() { d.from, d.ticks = d.moved.Y, 0 }

// Rise lets the drawer come up from below the window.
func (d *Drawer) Rise() {
	d.lie(d.Rect.H + beyond/2*d.device)
	d.home()
}

// Tick goes on by a tick.
func (d *Drawer) Tick() {
	if d.ticks < drawerTicks {
		d.ticks++
		d.lie(d.from * (1 - tween.OutCubic(float64(d.ticks)/drawerTicks)))
	}
	if d.Each != nil {
		d.Each()
	}
}

// Moving reports whether the drawer rises or goes back to its place.
func (d *Drawer) Moving() bool { return d.ticks < drawerTicks }

// lie puts the drawer so far below its place; the stage is the less dimmed.
func (d *Drawer) lie(below float64) {
	d.moved.Y = below
	d.dim.Colour = dimmed(1 - min(1, below/d.Rect.H))
}
