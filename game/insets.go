package game

// Insets are what the rounded corners, the camera and the bars of a phone take from the sides of a window, in pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// times are the insets in other pixels, as large as scale of the new ones to an old one.
func (i Insets) scaled(scale float64) Insets {
	return Insets{i.Top * scale, i.Right * scale, i.Bottom * scale, i.Left * scale}
}

// Resize makes the window w × h device pixels large, device of them to a device-independent one, and lays the scenes out for what its
// insets leave of it. Only the ground fills the whole window.
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

// window is all of the window in device pixels, with what its sides take.
type window struct {
	w, h float64
	Insets
}
