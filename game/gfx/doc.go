// Package gfx draws sprites and text with Ebitengine. Sprites are scaled to their exact size on screen from a sheet of larger masters and
// packed, like text, into a few texture atlas pages, so that a frame needs few draw calls and allocates nothing once the cache is warm.
package gfx
