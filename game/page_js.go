package game

import (
	"strings"
	"syscall/js"

	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is the browser page around the game: it lets what the game says be heard, and the Tab key out where the game has no more for it.
type page struct {
	said        string
	first, last bool
}

func (p *page) say(lines []string) {
	text := strings.Join(lines, "\n")
	if p.said == text {
		return
	}
	p.said = text
	tell("azulejoSay", text)
}

func (p *page) ends(d *stage.Dispatcher) {
	first, last := d.Ends()
	if p.first == first && p.last == last {
		return
	}
	p.first, p.last = first, last
	tell("azulejoEnds", first, last)
}

// speak tells in which language the game speaks.
func (p *page) speak(language string) {
	p.said = "" // what is said next is not what was said
	tell("azulejoSpeak", language)
}

// tell calls a function of the page, if it has it.
func tell(name string, args ...any) {
	if f := js.Global().Get(name); f.Truthy() {
		f.Invoke(args...)
	}
}

// watch lets the loop sleep while nobody can see the page, and calls leave when it goes out of sight.
func watch(leave func()) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		hidden := document.Get("hidden").Bool()
		ebiten.SetRunnableOnUnfocused(!hidden)
		if hidden {
			leave()
		}
		return nil
	}))
}
