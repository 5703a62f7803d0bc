package game

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
