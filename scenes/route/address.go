package route

import (
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game"
)

// The first parts of addresses. They are followed by the name of a page, by a course and the number of a lesson, or by a dialog of the table.
const (
	setupName      = "setup"
	playName       = "play"
	learnName      = "learn"
	rulesName      = "rules"
	settingsName   = "settings"
	gamesName      = "games"
	keysName       = "keys"
	reviewName     = "review"
	puzzlesName    = "puzzles"
	branchesName   = "branches"
	statisticsName = "statistics"
)

// The first parts of addresses of other screens about a game than its review.
const (
	MistakesName = "mistakes"
	LuckName     = "luck"
)

// The beginnings of links to games and positions.
const (
	gameLink = "g="
	tryLink  = "p="
)

// The names of dialogs of the table.
const (
	MenuName    = "menu"
	ExplainName = "help"
	ResultsName = "results"
	NewGameName = "new"
)

// The dialogs that are opened from a page of the settings, and these pages.
const (
	languageName, languagePage = "language", "look" // page of grounds and lights too
	groundName, lightName      = "table", "light"
	changeName, changePage     = "keys", "access"
)

// Address returns the address of a route, "" for the title: parts of lower-case letters, digits and hyphens, separated by slashes.
func Address(r game.Route) string {
	switch r := r.(type) {
	case Setup:
		if r.FromTable {
			return join(playName, NewGameName)
		}
		return setupName
	case Play, Resume:
		return playName
	case OfTable:
		return join(playName, r.Name)
	case Menu:
		return join(playName, MenuName)
	case Explain:
		return join(playName, ExplainName)
	case Results:
		return join(playName, ResultsName)
	case Drawer:
		return join(playName, r.Name)
	case Saved:
		return gamesName
	case Sheet:
		return join(gamesName, r.Name)
	case Settings:
		return join(settingsName, r.Page)
	case Language:
		return join(settingsName, languageName)
	case TableGround:
		return join(settingsName, groundName)
	case Light:
		return join(settingsName, lightName)
	case ChangeKeys:
		return join(settingsName, changeName)
	case Keys:
		return keysName
	case Review:
		if r.Link != "" {
			return r.Link
		}
		return join(reviewName, gameName(r.Match))
	case Link:
		if r.Try {
			return tryLink + r.Text
		}
		return gameLink + r.Text
	case Mistakes:
		return join(MistakesName, gameName(r.Match))
	case Luck:
		return join(LuckName, gameName(r.Match))
	case Puzzles:
		return puzzlesName
	case Puzzle:
		return join(puzzlesName, r.Set)
	case Statistics:
		return statisticsName
	case Branches:
		return join(reviewName, gameName(r.Match), branchesName)
	case Branch:
		return join(reviewName, gameName(r.Of), nameOf(r.Name))
	case OfGame:
		return join(r.Screen, r.Game, r.Branch)
	case Rules:
		return join(rulesName, r.Page)
	case Lessons:
		return join(learnName, r.Course)
	case Lesson:
		return join(learnName, r.Course, strconv.Itoa(r.At+1))
	}
	return ""
}

// gameName returns the name of a match in addresses, which is its seed.
func gameName(m *engine.Match) string { return strconv.FormatUint(m.Seed, numberBase) }

// nameOf returns the name in addresses of a branch with a name.
func nameOf(branch string) string {
	return strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(branch))), numberBase)
}

// numberBase is the base of numbers that name games and branches.
const numberBase = 36

// IsOf reports whether a screen is about a match with a seed.
func (o OfGame) IsOf(seed uint64) bool { return o.Game == strconv.FormatUint(seed, numberBase) }

// IsBranch reports whether a screen is the table of a branch with a name.
func (o OfGame) IsBranch(name string) bool { return o.Branch == nameOf(name) }

// parseOfGame returns the route of parts of an address of a screen about a game.
func parseOfGame(parts []string) (OfGame, bool) {
	o := OfGame{Screen: parts[0]}
	if len(parts) > 1 {
		o.Game = parts[1]
	}
	if len(parts) > 2 {
		o.Branch = parts[2]
	}
	for i, name := range parts[1:] {
		if n, err := strconv.ParseUint(name, numberBase, 64>>i); err != nil || strconv.FormatUint(n, numberBase) != name {
			return o, false
		}
	}
	return o, len(parts) < 3 || o.Screen == reviewName
}

// join joins the parts of an address that are not empty.
func join(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), "/")
}

// Parse returns the route of an address: Resume for the table, OfTable for its dialogs, and OfGame for screens about a game that is saved. It does not check whether there is a page, course
// or lesson of the name.
func Parse(address string) (r game.Route, ok bool) {
	if text, ok := strings.CutPrefix(address, gameLink); ok {
		return Link{Text: text}, len(text) <= record.MaxLink
	}
	if text, ok := strings.CutPrefix(address, tryLink); ok {
		return Link{Text: text, Try: true}, len(text) <= record.MaxLink
	}
	parts := strings.Split(address, "/")
	name, page := parts[0], ""
	if len(parts) > 1 {
		page = parts[1]
	}
	switch {
	case name == reviewName, name == MistakesName, name == LuckName:
		o, ok := parseOfGame(parts)
		return o, ok && Address(o) == address
	case name == learnName && len(parts) == 3:
		n, err := strconv.Atoi(parts[2])
		r = Lesson{Course: page, At: n - 1}
		return r, err == nil && n > 0 && Address(r) == address
	case len(parts) > 2:
		return nil, false
	case name == "":
		r = Title{}
	case name == setupName:
		r = Setup{}
	case name == playName && page == "":
		r = Resume{}
	case name == playName:
		r = OfTable{Name: page}
	case name == gamesName:
		r = Saved{}
	case name == statisticsName:
		r = Statistics{}
	case name == keysName:
		r = Keys{}
	case name == puzzlesName && page == "":
		r = Puzzles{}
	case name == puzzlesName:
		r = Puzzle{Set: page}
	case name == settingsName && page == languageName:
		r = Language{}
	case name == settingsName && page == groundName:
		r = TableGround{}
	case name == settingsName && page == lightName:
		r = Light{}
	case name == settingsName && page == changeName:
		r = ChangeKeys{}
	case name == settingsName:
		r = Settings{Page: page}
	case name == rulesName:
		r = Rules{Page: page}
	case name == learnName:
		r = Lessons{Course: page}
	default:
		return nil, false
	}
	return r, Address(r) == address
}

// An address that is longer than maxLength bytes or has more than maxParts parts is cut off: anybody can write one of any length.
const (
	maxLength = 100
	maxParts  = 3
)

// Trail returns the addresses of all screens from the title to an address, and reports whether the last one is a base, which covers no
// other scene. The trail of an invalid address ends at its last valid part.
func Trail(address string) (places []string, base bool) {
	if r, ok := Parse(address[:min(len(address), record.MaxLink+len(gameLink))]); ok {
		if r, link := r.(Link); link {
			return []string{"", Address(r)}, false
		}
	}
	parts := strings.SplitN(address[:min(len(address), maxLength)], "/", maxParts+1)
	address = strings.Join(parts[:min(len(parts), maxParts)], "/")
	r, ok := Parse(address)
	for !ok {
		address = address[:max(0, strings.LastIndexByte(address, '/'))]
		r, ok = Parse(address)
	}
	places = []string{""}
	switch r := r.(type) {
	case Title:
		return places, true
	case Setup, Resume:
		return append(places, address), true
	case Lesson:
		return append(places, Address(Lessons{Course: r.Course}), address), true
	case OfGame:
		if r.Branch != "" {
			places = append(places, Address(OfGame{Screen: r.Screen, Game: r.Game}))
		}
	case OfTable:
		return append(places, playName, address), false
	case Language, TableGround, Light:
		return append(places, Address(Settings{Page: languagePage}), address), false
	case ChangeKeys:
		return append(places, Address(Settings{Page: changePage}), address), false
	case Puzzle:
		return append(places, puzzlesName, address), false
	}
	return append(places, address), false
}
