package game

import (
	"encoding/json"
	"image"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"

	"azulejo/engine/bounded"
	"azulejo/game/input"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// platform is the browser page. It has elements for screen readers that mirror the accessibility tree of the stage.
type platform struct {
	announced    string // title last announced
	tree         stage.AccessibilityTree
	focused      int // index of the focused node that was last sent to the page
	focusVisible bool
	actions      []elementAction // performed in the page since the last tick
	insets       Insets          // of the window, in device-independent pixels
	fieldState   fieldState
	visit        []string // addresses visited in the browser's history since the last tick
	addresses    []string // last reported addresses
	title        string   // last reported title
	files        []File   // opened since the last tick
}

// fieldState is the state of the page's input element for the focused text field. Offsets are in UTF-16 code units.
type fieldState struct {
	name, text    string
	anchor, caret int
}

// elementAction is an action on an element of the page: the keys with the same effect on its node, or none to focus it.
type elementAction struct {
	node *stage.Node
	keys stage.Keys
}

func (p *platform) announce(title, sentence string) {
	if sentence == "" && title == p.announced {
		return
	}
	p.announced = title
	callPage("azulejoSay", title, sentence)
}

func (p *platform) report(line string) { callPage("azulejoReport", line) }

// connect defines the functions that the page calls:
//
//   - azulejoDo(index, action): an action on the element of a node
//   - azulejoWrite(index, text, anchor, caret, from, to): the state of an input element with selection and composition
//   - azulejoInset(top, right, bottom, left): the safe area insets changed
//   - azulejoVisit(addresses): the player visits an entry of the browser's history
//   - azulejoFiles({name, bytes}...): the player has opened files
//
// It also reads the initial addresses from azulejoHere().
func (p *platform) connect() {
	js.Global().Set("azulejoDo", js.FuncOf(func(_ js.Value, args []js.Value) any {
		nodes := p.tree.Nodes
		at := args[0].Int()
		if at < 0 || at >= len(nodes) {
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
		p.actions = append(p.actions, elementAction{nodes[at].Node, k})
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
	js.Global().Set("azulejoFiles", js.FuncOf(func(_ js.Value, args []js.Value) any {
		for _, each := range args {
			file := fileOf(each.Get("bytes"))
			file.Name = each.Get("name").String()
			p.files = append(p.files, file)
		}
		return nil
	}))
	visit := func(addresses js.Value) { p.visit = strings.Split(addresses.String(), "\n") }
	js.Global().Set("azulejoVisit", js.FuncOf(func(_ js.Value, args []js.Value) any {
		visit(args[0])
		return nil
	}))
	if here := js.Global().Get("azulejoHere"); here.Truthy() {
		visit(here.Invoke())
	}
}

// takeVisit returns the addresses that the player has visited in the browser's history since the last call, or nil.
func (p *platform) takeVisit() []string {
	addresses := p.visit
	p.visit = nil
	return addresses
}

// reportAddresses reports the addresses of all open scenes and the title of the top one, if they have changed.
func (p *platform) reportAddresses(open func() ([]string, string)) {
	addresses, title := open()
	if title == p.title && slices.Equal(addresses, p.addresses) {
		return
	}
	p.addresses, p.title = addresses, title
	callPage("azulejoPlace", strings.Join(addresses, "\n"), title)
}

// fileOf returns the file with the bytes that the page has read, or undefined.
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

// takeFiles returns the files that the player has opened since the last call.
func (p *platform) takeFiles() []File {
	files := p.files
	p.files = nil
	return files
}

// chooseFile opens the browser's file chooser.
func (p *platform) chooseFile(string) (folder string, err error) {
	callPage("azulejoChoose")
	return "", nil
}

// download saves a file among the browser's downloads.
func (p *platform) download(name string, data []byte) (path string, err error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	callPage("azulejoDownload", name, bytes)
	return "", nil
}

// downloadPicture saves a picture among the browser's downloads. The page encodes it, which spares the program an encoder.
func (*platform) downloadPicture(name string, p *image.RGBA) (path string, err error) {
	pixels := js.Global().Get("Uint8ClampedArray").New(len(p.Pix))
	js.CopyBytesToJS(pixels, p.Pix)
	callPage("azulejoDownloadPicture", name, p.Rect.Dx(), pixels)
	return "", nil
}

func (*platform) savesAreTemporary() bool { return js.Global().Get("azulejoTemporary").Truthy() }

func (*platform) canCopyLinks() bool { return js.Global().Get("azulejoCopyLink").Truthy() }

func (*platform) copyLink(address, text string) { callPage("azulejoCopyLink", address, text) }

// editField takes over the state of an input element.
func (p *platform) editField(at int, text string, anchor, caret, from, to int) {
	nodes := p.tree.Nodes
	if at < 0 || at >= len(nodes) || nodes[at].Node.Touch == nil || nodes[at].Node.Touch.Text == nil {
		return
	}
	n := nodes[at].Node
	l := n.Touch.Text.Line().WithUTF16(text, anchor, caret, from, to)
	p.fieldState = fieldState{n.Name, text, anchor, caret}
	p.actions = append(p.actions, elementAction{n, stage.Keys{Edited: &l}})
}

// syncField updates the input element of the focused text field if its state differs, unless something written there waits.
func (p *platform) syncField(d *stage.Dispatcher) {
	t := d.TextField()
	if len(p.actions) > 0 {
		return
	}
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

// performActions performs the actions from the page and reports whether there were any. What is written while the player still drags, as over a selection by
// mouse, waits until the drag is over.
func (p *platform) performActions(d *stage.Dispatcher) (done bool) {
	done = len(p.actions) > 0
	if d.Dragging() {
		t := d.TextField()
		p.actions = slices.DeleteFunc(p.actions, func(a elementAction) bool {
			return t == nil || a.keys.Edited == nil || a.keys.Edited.Text == t.Line().Text
		})
		return done
	}
	for _, a := range p.actions {
		d.Perform(a.node, a.keys)
	}
	p.actions = p.actions[:0]
	return done
}

// updateTree sends changes of the accessibility tree, the focus and the rectangles to the page.
func (p *platform) updateTree(d *stage.Dispatcher, measure func(*stage.Label) (w, h float64)) {
	changed := p.tree.Update(d)
	if changed {
		callPage("azulejoMirror", elementsJSON(p.tree.Nodes))
	}
	if at, visible := p.tree.Focus, d.FocusVisible(); changed || at != p.focused || visible != p.focusVisible {
		p.focused, p.focusVisible = at, visible
		callPage("azulejoRest", at, visible)
	}
	p.syncField(d)
	if rects, moved := p.tree.Rects(measure); moved {
		flat := make([]any, 0, 4*len(rects))
		for _, r := range rects {
			flat = append(flat, r.X, r.Y, r.W, r.H)
		}
		callPage("azulejoPlaces", flat)
	}
}

// element is a node of the accessibility tree in the JSON that the page reads.
type element struct {
	Depth int     `json:"depth"`
	Role  string  `json:"role"`
	Key   string  `json:"key,omitempty"`
	Name  string  `json:"name"`
	About string  `json:"about,omitempty"`
	Value string  `json:"value,omitempty"`
	Level float64 `json:"level,omitempty"`
	On    bool    `json:"on,omitempty"`
	Off   bool    `json:"off,omitempty"`
	Free  bool    `json:"free,omitempty"` // can be focused
	Stop  bool    `json:"stop,omitempty"` // Tab stops here
	Step  bool    `json:"step,omitempty"`
}

// roleNames returns the page's names of the roles of package stage.
func roleNames() []string {
	return []string{"", "", "dialog", "region", "list", "item", "table", "row", "choice", "head", "cell", "title", "heading", "text",
		"button", "option", "switch", "slider", "field"}
}

// elementsJSON returns the nodes as JSON for the page.
func elementsJSON(nodes []stage.AccessibleNode) string {
	all, names := make([]element, len(nodes)), roleNames()
	for i, n := range nodes {
		all[i] = element{n.Depth, names[n.Role], n.Node.Name, n.Name, n.Description, n.Value, n.Level, n.On, n.Off, n.Focusable, n.TabStop, n.Current}
	}
	text, _ := json.Marshal(all) // cannot fail for strings and numbers
	return string(text)
}

// setLanguage sets the language of the page.
func (p *platform) setLanguage(language string) {
	p.announced = "" // so that the next title is announced even if it is equal
	callPage("azulejoSpeak", language)
}

// callPage calls a function of the page, if the page has it.
func callPage(name string, args ...any) {
	if f := js.Global().Get(name); f.Truthy() {
		f.Invoke(args...)
	}
}

// onHidden pauses the loop while the page is hidden, and calls save when it becomes hidden.
func onHidden(save func()) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		hidden := document.Get("hidden").Bool()
		ebiten.SetRunnableOnUnfocused(!hidden)
		if hidden {
			save()
		}
		return nil
	}))
}

// devicePixels returns the size of the window in device pixels and their ratio to those of the page. Ebitengine gets the size of the window in
// device pixels.
func devicePixels(w, h float64) (pw, ph, ratio float64) { return w, h, input.PixelRatio() }
