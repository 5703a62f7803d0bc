// Package keys defines the actions with configurable keys and the key bindings. It is independent of input devices.
package keys

// Action is something that a player can do with a key of their choice.
type Action uint8

// The actions, in the order in which they are listed for players.
const (
	Undo Action = iota
	Redo
	Hint
	Show // the better move in the place of a costly one
	Review
	Proceed        // press the primary button, such as Confirm, Go on or Results
	Act            // press the action button of the board, such as Pass
	Earlier        // go back one move or page
	Later          // go forward one move or page
	Earliest       // go to the first move
	Latest         // go to the latest move
	MoveLog        // show the move log
	WinProbability // show the win probability
	Luck           // show luck and skill
	Try            // play on from a position of a game, or go back to the game
	ZoomSeat1      // magnify the board of the first seat
	ZoomSeat2
	ZoomSeat3
	ZoomSeat4
	ZoomNextSeat // magnify the board of the next seat
	Menu
	Rules
	Settings
	ShortcutsSheet // show the keyboard shortcuts
	NewGame
	Quit
	LargerText // text size
	SmallerText
	FullScreen
	Mute
	Music
	ActionCount // number of actions
)

// actionTable is the name of each action in files and message keys, and its default chords.
var actionTable = [ActionCount]struct{ name, chords string }{
	Undo:           {"undo", "Ctrl+Z Backspace"},
	Redo:           {"redo", "Ctrl+Y Ctrl+Shift+Z"},
	Hint:           {"hint", "H"},
	Show:           {"show", "S"},
	Review:         {"review", "B"},
	Proceed:        {"proceed", "G"},
	Act:            {"act", "P"},
	Earlier:        {"earlier", "PageUp"},
	Later:          {"later", "PageDown"},
	Earliest:       {"start", "Home"},
	Latest:         {"present", "End"},
	MoveLog:        {"log", "L"},
	WinProbability: {"chances", "C"},
	Luck:           {"luck", "K"},
	Try:            {"try", "F"},
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

// String returns the name of the action in files and message keys.
func (a Action) String() string { return actionTable[a].name }

// actionNamed returns the action with a name.
func actionNamed(name string) (Action, bool) {
	for a := range ActionCount {
		if actionTable[a].name == name {
			return a, true
		}
	}
	return 0, false
}

// Group is a group of actions that are listed under one heading.
type Group struct {
	Name    string
	Actions []Action
}

// Groups returns all actions by group.
func Groups() []Group {
	return []Group{
		{"move", []Action{Undo, Redo, Hint, Show, Review, Proceed, Act}},
		{"look", []Action{Earlier, Later, Earliest, Latest, MoveLog, WinProbability, Luck, Try, ZoomSeat1, ZoomSeat2, ZoomSeat3, ZoomSeat4, ZoomNextSeat}},
		{"program", []Action{Menu, Rules, Settings, ShortcutsSheet, NewGame, Quit, LargerText, SmallerText, FullScreen, Mute, Music}},
	}
}

// GlobalActions returns the actions that are available in every scene.
func GlobalActions() []Action {
	return []Action{ShortcutsSheet, LargerText, SmallerText, FullScreen, Mute, Music}
}
