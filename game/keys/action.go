// Package keys says what can be done by a key of its own, and which key does it. It knows no devices.
package keys

// Action is something that a player may do by a key of their choice.
type Action uint8

// The actions, in the order in which players are told of them.
const (
	Undo Action = iota
	Redo
	Hint
	Review
	Proceed // the filled button: go on, confirm, results
	Act     // the button of what is being put together, such as passing
	Earlier // a move back
	Later   // a move forward
	Latest  // the latest move
	MoveLog
	WinProbability
	ZoomSeat1 // the board of the first seat large
	ZoomSeat2
	ZoomSeat3
	ZoomSeat4
	ZoomNextSeat // the board of the next seat large
	Menu
	Rules
	Settings
	ShortcutsSheet // the sheet of keys
	NewGame
	Quit
	LargerText
	SmallerText
	FullScreen
	Mute
	Music
	ActionCount // how many there are
)

// table is what actions are called in files and words, and their chords at first.
var actionTable = [ActionCount]struct{ name, chords string }{
	Undo:           {"undo", "Ctrl+Z"},
	Redo:           {"redo", "Ctrl+Y Ctrl+Shift+Z"},
	Hint:           {"hint", "H"},
	Review:         {"review", "B"},
	Proceed:        {"proceed", "G"},
	Act:            {"act", "P"},
	Earlier:        {"earlier", "PageUp"},
	Later:          {"later", "PageDown"},
	Latest:         {"present", "End"},
	MoveLog:        {"log", "L"},
	WinProbability: {"chances", "C"},
	ZoomSeat1:      {"look-1", "1"},
	ZoomSeat2:      {"look-2", "2"},
	ZoomSeat3:      {"look-3", "3"},
	ZoomSeat4:      {"look-4", "4"},
	ZoomNextSeat:   {"turn", "V"},
	Menu:           {"menu", "F10"},
	Rules:          {"rules", "R"},
	Settings:       {"settings", "O"},
	ShortcutsSheet: {"sheet", "? F1"},
	NewGame:        {"new", "N"},
	Quit:           {"quit", "Ctrl+Q"},
	LargerText:     {"larger", "+"},
	SmallerText:    {"smaller", "-"},
	FullScreen:     {"full-screen", "F11"},
	Mute:           {"mute", "M"},
	Music:          {"music", "T"},
}

func (a Action) String() string { return actionTable[a].name }

// find is the action of a name.
func actionNamed(name string) (Action, bool) {
	for a := range ActionCount {
		if actionTable[a].name == name {
			return a, true
		}
	}
	return 0, false
}

// Group is actions that are told together.
type Group struct {
	Name    string
	Actions []Action
}

// Groups are all actions in groups.
func Groups() []Group {
	return []Group{
		{"move", []Action{Undo, Redo, Hint, Review, Proceed, Act}},
		{"look", []Action{Earlier, Later, Latest, MoveLog, WinProbability, ZoomSeat1, ZoomSeat2, ZoomSeat3, ZoomSeat4, ZoomNextSeat}},
		{"program", []Action{Menu, Rules, Settings, ShortcutsSheet, NewGame, Quit, LargerText, SmallerText, FullScreen, Mute, Music}},
	}
}

// Everywhere are the actions of every scene.
func GlobalActions() []Action {
	return []Action{ShortcutsSheet, LargerText, SmallerText, FullScreen, Mute, Music}
}
