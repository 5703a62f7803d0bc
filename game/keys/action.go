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
	Present // the latest move
	Log
	Chances
	Look1 // the board of the first seat large
	Look2
	Look3
	Look4
	Turn // the board of the next seat large
	Menu
	Rules
	Settings
	Sheet // the sheet of keys
	New
	Quit
	Larger
	Smaller
	FullScreen
	Mute
	Music
	Actions // how many there are
)

// table is what actions are called in files and words, and their chords at first.
var table = [Actions]struct{ name, chords string }{
	Undo:       {"undo", "Ctrl+Z"},
	Redo:       {"redo", "Ctrl+Y Ctrl+Shift+Z"},
	Hint:       {"hint", "H"},
	Review:     {"review", "B"},
	Proceed:    {"proceed", "G"},
	Act:        {"act", "P"},
	Earlier:    {"earlier", "PageUp"},
	Later:      {"later", "PageDown"},
	Present:    {"present", "End"},
	Log:        {"log", "L"},
	Chances:    {"chances", "C"},
	Look1:      {"look-1", "1"},
	Look2:      {"look-2", "2"},
	Look3:      {"look-3", "3"},
	Look4:      {"look-4", "4"},
	Turn:       {"turn", "V"},
	Menu:       {"menu", "F10"},
	Rules:      {"rules", "R"},
	Settings:   {"settings", "O"},
	Sheet:      {"sheet", "? F1"},
	New:        {"new", "N"},
	Quit:       {"quit", "Ctrl+Q"},
	Larger:     {"larger", "+"},
	Smaller:    {"smaller", "-"},
	FullScreen: {"full-screen", "F11"},
	Mute:       {"mute", "M"},
	Music:      {"music", "T"},
}

func (a Action) String() string { return table[a].name }

// find is the action of a name.
func find(name string) (Action, bool) {
	for a := range Actions {
		if table[a].name == name {
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
		{"look", []Action{Earlier, Later, Present, Log, Chances, Look1, Look2, Look3, Look4, Turn}},
		{"program", []Action{Menu, Rules, Settings, Sheet, New, Quit, Larger, Smaller, FullScreen, Mute, Music}},
	}
}

// Everywhere are the actions of every scene.
func Everywhere() []Action { return []Action{Sheet, Larger, Smaller, FullScreen, Mute, Music} }
