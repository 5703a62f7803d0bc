package game

import (
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"

	"azulejo/engine/bounded"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is the browser page around the game: it lets what the game says be heard, and mirrors the stage in elements of its own.
type platform struct {
	announced    string
	tree         stage.AccessibilityTree
	focused      int
	focusVisible bool
	actions      []elementAction // done in the page since the last tick
	insets       Insets          // of the window in device-independent pixels
	fieldState   fieldState
	visit        []string // places that were gone to since the last tick
	addresses    []string // that were reported last
	title        string
	files        []File // that the player has brought since the last tick
}

// field is what the page holds in the element of the text field that has the focus. Offsets are in UTF-16 code units.
type fieldState struct {
	name, text    string
	anchor, caret int
}

// deed is what was done to an element of the mirror: the keys that would do it there, none to rest the focus there.
type elementAction struct {
	node *stage.Node
	keys stage.Keys
}

func (p *platform) announce(lines []string) {
	text := strings.Join(lines, "\n")
	if p.announced == text {
		return
	}
	p.announced = text
	callPage("azulejoSay", text)
}

func (p *platform) report(line string) { callPage("azulejoReport", line) }

// open has the page call azulejoDo(number, deed) for what is done to an element of the mirror,
// azulejoWrite(number, text, anchor, caret, from, to) for what a text field holds, which part of it is selected and which is still being
// composed, azulejoInset(top, right, bottom, left) for what the sides of the window take, and azulejoVisit(places) for where the player
// goes in the browser's history; azulejoHere() returns the places to begin with. azulejoFile(bytes) brings a file.
func (p *platform) connect() {
	js.Global().Set("azulejoDo", js.FuncOf(func(_ js.Value, args []js.Value) any {
		told := p.tree.Nodes
		at := args[0].Int()
		if at < 0 || at >= len(told) {
			return nil
		}
		var k stage.Keys
		switch args[1].String() {
		case "press":
			k.Confirm = true
		case "less":
			k.Left = true
		case "more":
			k.Right = true
		}
		p.actions = append(p.actions, elementAction{told[at].Node, k})
		return nil
	}))
	js.Global().Set("azulejoWrite", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.editField(args[0].Int(), args[1].String(), args[2].Int(), args[3].Int(), args[4].Int(), args[5].Int())
		return nil
	}))
	js.Global().Set("azulejoInset", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.insets = Insets{args[0].Float(), args[1].Float(), args[2].Float(), args[3].Float()}
		return nil
	}))
	callPage("azulejoSides")
	js.Global().Set("azulejoLongest", maxFileSize)
	js.Global().Set("azulejoFile", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.files = append(p.files, fileOf(args[0]))
		return nil
	}))
	visit := func(places js.Value) { p.visit = strings.Split(places.String(), "\n") }
	js.Global().Set("azulejoVisit", js.FuncOf(func(_ js.Value, args []js.Value) any {
		visit(args[0])
		return nil
	}))
	if here := js.Global().Get("azulejoHere"); here.Truthy() {
		visit(here.Invoke())
	}
}

// visited returns the places that the player went to in the browser's history since the last call, or nothing.
func (p *platform) takeVisit() []string {
	places := p.visit
	p.visit = nil
	return places
}

// place reports the addresses of all places that are open, and the title of the topmost.
func (p *platform) reportAddresses(open func() ([]string, string)) {
	places, title := open()
	if title == p.title && slices.Equal(places, p.addresses) {
		return
	}
	p.addresses, p.title = places, title
	callPage("azulejoPlace", strings.Join(places, "\n"), title)
}

// brought is a file from the bytes that the page has read, or undefined.
func fileOf(bytes js.Value) File {
	if !bytes.Truthy() {
		return File{Err: fs.ErrInvalid}
	}
	data := make([]byte, bytes.Length())
	js.CopyBytesToGo(data, bytes)
	if len(data) > maxFileSize {
		return File{Err: bounded.ErrLong}
	}
	return File{Data: data}
}

// received returns the files that the player has brought since the last call.
func (p *platform) takeFiles() []File {
	files := p.files
	p.files = nil
	return files
}

// choose asks the player for a file.
func (p *platform) chooseFile(string) (folder string, err error) {
	callPage("azulejoChoose")
	return "", nil
}

// download saves a file among the player's downloads; the browser says where.
func (p *platform) download(name string, data []byte) (path string, err error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	callPage("azulejoDownload", name, bytes)
	return "", nil
}

// write takes over what an element holds, if it is a text field.
func (p *platform) editField(at int, text string, anchor, caret, from, to int) {
	told := p.tree.Nodes
	if at < 0 || at >= len(told) || told[at].Node.Touch == nil || told[at].Node.Touch.Text == nil {
		return
	}
	n := told[at].Node
	l := n.Touch.Text.Line().WithUTF16(text, anchor, caret, from, to)
	p.fieldState = fieldState{n.Name, text, anchor, caret}
	p.actions = append(p.actions, elementAction{n, stage.Keys{Edited: &l}})
}

// fill has the page put what the focused text field holds into its element, where that holds anything else.
func (p *platform) syncField(d *stage.Dispatcher) {
	t := d.Text()
	if t == nil || p.tree.Focus < 0 {
		p.fieldState = fieldState{}
		return
	}
	anchor, caret := t.Line().SelectionUTF16()
	if now := (fieldState{d.FocusName(), t.Line().Text, anchor, caret}); now != p.fieldState {
		p.fieldState = now
		callPage("azulejoFill", p.tree.Focus, now.text, anchor, caret)
	}
}

// act does what was done in the page, and reports whether anything was.
func (p *platform) performActions(d *stage.Dispatcher) (done bool) {
	done = len(p.actions) > 0
	for _, deed := range p.actions {
		d.Perform(deed.node, deed.keys)
	}
	p.actions = p.actions[:0]
	return done
}

// mirror tells the page what it shows anew, where the focus rests, and where everything lies.
func (p *platform) updateTree(d *stage.Dispatcher, measure func(*stage.Label) (w, h float64)) {
	changed := p.tree.Update(d)
	if changed {
		callPage("azulejoMirror", elementsJSON(p.tree.Nodes))
	}
	if at, byKey := p.tree.Focus, d.FocusVisible(); changed || at != p.focused || byKey != p.focusVisible {
		p.focused, p.focusVisible = at, byKey
		callPage("azulejoRest", at, byKey)
	}
	p.syncField(d)
	if places, moved := p.tree.Rects(measure); moved {
		flat := make([]any, 0, 4*len(places))
		for _, r := range places {
			flat = append(flat, r.X, r.Y, r.W, r.H)
		}
		callPage("azulejoPlaces", flat)
	}
}

// element is a told node as the page reads it.
type element struct {
	Depth int     `json:"depth"`
	Role  string  `json:"role"`
	Key   string  `json:"key,omitempty"`
	Name  string  `json:"name"`
	Value string  `json:"value,omitempty"`
	Level float64 `json:"level,omitempty"`
	On    bool    `json:"on,omitempty"`
	Off   bool    `json:"off,omitempty"`
	Stop  bool    `json:"stop,omitempty"`
	Step  bool    `json:"step,omitempty"`
}

// roles are what the page calls those of the stage.
func roleNames() []string {
	return []string{"", "", "dialog", "region", "list", "item", "table", "row", "choice", "head", "cell", "title", "heading", "text", "alert",
		"button", "option", "switch", "slider", "field"}
}

// script writes what is told for the page.
func elementsJSON(told []stage.AccessibleNode) string {
	all, names := make([]element, len(told)), roleNames()
	for i, t := range told {
		all[i] = element{t.Depth, names[t.Role], t.Node.Name, t.Name, t.Value, t.Level, t.On, t.Off, t.Focusable, t.Current}
	}
	text, _ := json.Marshal(all) // of strings and numbers: it cannot fail
	return string(text)
}

// speak tells in which language the game speaks.
func (p *platform) setLanguage(language string) {
	p.announced = "" // what is said next is not what was said
	callPage("azulejoSpeak", language)
}

// tell calls a function of the page, if it has it.
func callPage(name string, args ...any) {
	if f := js.Global().Get(name); f.Truthy() {
		f.Invoke(args...)
	}
}

// watch lets the loop sleep while nobody can see the page, and calls leave when it goes out of sight.
func onHidden(leave func()) {
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
