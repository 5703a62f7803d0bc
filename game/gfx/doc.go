// Package gfx puts pictures and words on the screen: sprites cut to the exact size shown from a sheet of larger masters, nine-patches,
// and text, all packed on a few pages so that a frame is a handful of draw calls and allocates nothing once it is warm.
package gfx
