//go:build !js

package main

import (
	"azulejo/game"
	"azulejo/scenes/route"
)

// first is where the program begins.
func first() game.Route { return route.Title{} }
