package main

import (
	"syscall/js"

	"azulejo/game"
	"azulejo/scenes/route"
)

// first is where the program begins: at a new game where the page's address asks for one, as the shortcut of the installed page does.
func first() game.Route {
	if location := js.Global().Get("location"); location.Truthy() && location.Get("search").String() == "?new" {
		return route.Setup{}
	}
	return route.Title{}
}
