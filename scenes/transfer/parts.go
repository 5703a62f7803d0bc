package transfer

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"

	"azulejo/engine/bounded"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/scenes/progress"
	"azulejo/scenes/saves"
)

// The names of the sections of an export. A section whose form changes so that this version would misread it gets another version.
const (
	settingsSection = "settings"
	learnedSection  = "learned"
	resultsSection  = "puzzles"
	ownSection      = "puzzle" // one for each own puzzle
)

// formVersion is the version of the form of all sections.
const formVersion = 1

// learned is how far a player has come apart from puzzles.
type learned struct {
	Lessons  []string // that were completed
	Finished int      // games
	Panel    int      // tiles of the panel of the title
}

// learnedOf returns how far the player of some settings has come.
func learnedOf(s *settings.Settings) learned { return learned{s.Lessons, s.Finished, s.Panel} }

// parts are what an export holds apart from games.
type parts struct {
	settings []byte // as settings.Portable returns them; nil if there are none
	learned  learned
	puzzles  *progress.Puzzles
	later    bool // there are sections of a later version, which are left out
}

// sections returns what a player has apart from games as sections of an export. begun reports whether that is more than settings.
func sections(c *game.Context) (all []record.Section, begun bool, err error) {
	p := progress.LoadPuzzles(c)
	set, settingsErr := c.Settings.Portable()
	learnedText, learnedErr := json.Marshal(learnedOf(c.Settings))
	results, own, puzzlesErr := p.Export()
	add := func(name string, text []byte) {
		all = append(all, record.Section{Name: name, Version: formVersion, Text: string(text)})
	}
	add(settingsSection, set)
	add(learnedSection, learnedText)
	add(resultsSection, results)
	for _, text := range own {
		add(ownSection, text)
	}
	return all, p.Begun() || len(c.Settings.Lessons) > 0, errors.Join(settingsErr, learnedErr, puzzlesErr)
}

// readParts reads the sections of an export. An error is that of saves.SectionError.
func readParts(all []record.Section) (parts, error) {
	p := parts{puzzles: progress.NewPuzzles()}
	for _, s := range all {
		text, err := []byte(s.Text), error(nil)
		switch {
		case s.Version != formVersion:
			p.later = true
		case s.Name == settingsSection:
			values := settings.Default()
			p.settings, err = text, values.Adopt(text)
		case s.Name == learnedSection:
			var l learned
			err = bounded.Strict(text, &l)
			if len(l.Lessons) > settings.MaxLessons || l.Finished < 0 || l.Panel < 0 {
				err = saves.ErrDamaged
			}
			p.learned = learned{append(p.learned.Lessons, l.Lessons...), max(p.learned.Finished, l.Finished), max(p.learned.Panel, l.Panel)}
		case s.Name == resultsSection:
			err = p.puzzles.ReadResults(text)
		case s.Name == ownSection:
			err = p.puzzles.ReadOwn(text)
		default:
			p.later = true
		}
		if err != nil {
			return parts{}, saves.SectionError(s)
		}
	}
	return p, nil
}

// mergeLearned adds how far a player has come elsewhere, and reports whether that changes anything.
func (p *parts) mergeLearned(s *settings.Settings) bool {
	before := learnedOf(s)
	lessons := slices.Clone(s.Lessons)
	for _, name := range p.learned.Lessons {
		if !slices.Contains(lessons, name) && len(lessons) < settings.MaxLessons {
			lessons = append(lessons, name)
		}
	}
	s.Lessons, s.Finished, s.Panel = lessons, max(s.Finished, p.learned.Finished), max(s.Panel, p.learned.Panel)
	return !reflect.DeepEqual(before, learnedOf(s))
}

// isNew reports whether a player has neither games nor progress here.
func isNew(c *game.Context) bool {
	_, _, played := saves.Current(c)
	return !played && !saves.Any(c) && len(c.Settings.Lessons) == 0 && !progress.LoadPuzzles(c).Begun()
}
