// Package arena lets computer players meet: tournaments with the same deals for all, their standings, and how true was what players said
// of their chances.
package arena
