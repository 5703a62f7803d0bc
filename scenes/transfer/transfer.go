// Package transfer moves saved games, settings and progress between devices by file.
package transfer

import (
	"bytes"
	"errors"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/store"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// Export hands all saved games, the settings and the progress to the player in one file, and says where it is.
func Export(c *game.Context) {
	more, begun, err := sections(c)
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
		return
	}
	text, n := saves.Export(c, more...)
	if n == 0 && !begun {
		c.Notify(c.Words.T("transfer.none"))
		return
	}
	Download(c, saves.ExportName, text, n)
}

// ExportMatch does the same with one match.
func ExportMatch(c *game.Context, m *engine.Match, players seating.Players) {
	ExportReview(c, m, players, nil)
}

// ExportReview does the same with one match and a complete review of it, which may be nil.
func ExportReview(c *game.Context, m *engine.Match, players seating.Players, r *review.Review) {
	Download(c, saves.ExportName, saves.ExportMatch(c, m, players, r), 1)
}

// Download hands a file about n games to the player, and says where it is.
func Download(c *game.Context, name string, text []byte, n int) {
	switch path, err := c.Download(name, text); {
	case err != nil:
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	case path == "":
		c.Notify(c.Words.T("transfer.downloaded", "games", n, "file", name))
	default:
		c.Notify(c.Words.T("transfer.written", "games", n, "file", path))
	}
}

// DownloadFile hands a file without saved games to the player, and says where it is.
func DownloadFile(c *game.Context, name string, data []byte) {
	path, err := c.Download(name, data)
	notifyFile(c, name, path, err)
}

// DownloadPicture hands what a node draws in w × h pixels to the player, and says where it is.
func DownloadPicture(c *game.Context, name string, n *stage.Node, w, h int) {
	path, err := c.DownloadPicture(name, n, w, h)
	notifyFile(c, name, path, err)
}

// notifyFile notifies the player of the result of the download of a file without saved games.
func notifyFile(c *game.Context, name, path string, err error) {
	switch {
	case err != nil:
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	case path == "":
		c.Notify(c.Words.T("transfer.downloaded.file", "file", name))
	default:
		c.Notify(c.Words.T("transfer.written.file", "file", path))
	}
}

// NotifyUnsaved notifies the player why nothing, or less than usual, can be saved and, if there are archived games, how to export them.
func NotifyUnsaved(c *game.Context, err error) {
	if errors.Is(err, store.ErrSmall) {
		c.NotifyNext(c.Words.T("store.small", "reason", store.Reason(err).Say(c.Words)))
		return
	}
	c.NotifyNext(c.Words.T("store.closed", "reason", store.Reason(err).Say(c.Words)))
	if saves.Any(c) {
		c.NotifyNext(c.Words.T("transfer.rescue", "settings", c.Words.T("settings.title"), "page", c.Words.T("settings.page.games")))
	}
}

// Import asks the player for a file of saved games. Where the program looks in a folder and finds none, it says which folder.
func Import(c *game.Context) {
	folder, err := c.ChooseFile(saves.ExportName)
	if errors.Is(err, fs.ErrNotExist) {
		c.Notify(c.Words.T("transfer.missing", "file", saves.ExportName, "folder", folder))
	} else if err != nil {
		Receive(c, game.File{Err: err})
	}
}

// Receive imports what the files hold that the player has chosen at once, and notifies the player of it. If one of them cannot be read, it imports nothing.
// It opens the review of a finished game in a single file, which it imports only from an export of this program.
func Receive(c *game.Context, files ...game.File) {
	var more parts
	file, damaged, err := read(files)
	if err == nil {
		more, err = readParts(file.Sections)
	}
	named := func(message string) string {
		if len(files) < 2 || damaged == "" {
			return message
		}
		return c.Words.T("transfer.file", "file", sanitize.Name(damaged), "message", message)
	}
	switch {
	case errors.Is(err, bounded.ErrLong):
		c.Notify(named(c.Words.T("transfer.long")))
		return
	case err != nil:
		message := c.Words.T("transfer.damaged")
		if place := (*record.Error)(nil); errors.As(err, &place) {
			message += " " + place.Say(c.Words)
		}
		c.Notify(named(message))
		return
	}
	if rec := file.Finished(); rec != nil {
		c.Push(route.Review{Match: rec.Match, Players: seating.PlayersOf(rec), Record: rec})
		if !file.Checked {
			return
		}
	}
	done, err := add(c, file, &more)
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
		return
	}
	message := strings.Join(slices.Concat(gamesAdded(c.Words, done.ImportResult), done.more(c.Words)), " ")
	if message == "" {
		message = c.Words.T("transfer.same")
	}
	if done.Unchecked {
		message = c.Words.T("transfer.unchecked", "message", message)
	}
	c.Notify(message)
	if done.Added > 0 || done.progress || done.settings {
		c.ApplySettings()
	}
	if done.language {
		c.SetLanguage(c.Settings.Language)
	}
}

// read returns what files hold as one file, or the name of the first that cannot be read, and why.
func read(files []game.File) (all saves.File, damaged string, err error) {
	for i, f := range files {
		if f.Err != nil {
			return saves.File{}, f.Name, f.Err
		}
		one, err := saves.ReadFile(f.Data)
		if err != nil {
			return saves.File{}, f.Name, err
		}
		all.Games, all.Sections = append(all.Games, one.Games...), append(all.Sections, one.Sections...)
		all.Checked = one.Checked && (all.Checked || i == 0)
	}
	return all, "", nil
}

// result is what an import has changed.
type result struct {
	saves.ImportResult
	progress bool // more lessons or puzzles are done
	settings bool // settings were taken
	language bool // among them the language
	kept     bool // the settings here stay although those of the file differ
	later    bool // the file holds something of a later version
}

// add adds what a file holds. After an error it has added nothing. Settings are taken only where the player has nothing yet.
func add(c *game.Context, f saves.File, p *parts) (r result, err error) {
	r.later = p.later
	first, before := isNew(c), progress.LoadPuzzles(c)
	undo := func() error { return nil }
	if p.puzzles.Begun() {
		if undo, err = p.puzzles.Store(c.Store); err != nil {
			return result{}, err
		}
		r.progress = !reflect.DeepEqual(before, progress.LoadPuzzles(c))
	}
	if len(f.Games) > 0 {
		if r.ImportResult, err = saves.Import(c, f); err != nil {
			return result{}, errors.Join(err, undo())
		}
	}
	r.progress = p.mergeLearned(c.Settings) || r.progress
	if here, err := c.Settings.Portable(); p.settings != nil && err == nil && !bytes.Equal(here, p.settings) {
		if r.kept = !first; first {
			language := c.Settings.Language
			err = c.Settings.Adopt(p.settings)
			r.settings, r.language = err == nil, c.Settings.Language != language
		}
	}
	if r.progress || r.settings {
		c.SaveSettings()
	}
	return r, nil
}

// gamesAdded returns what happened to the games of a file, or nothing for a file without games.
func gamesAdded(w *locale.Words, done saves.ImportResult) []string {
	switch {
	case done.Skipped > 0:
		return []string{w.T("transfer.full", "games", done.Added, "remaining", done.Skipped)}
	case done.Added > 0:
		return []string{w.T("transfer.added", "games", done.Added)}
	case done.Duplicate > 0:
		return []string{w.T("transfer.known", "games", done.Duplicate)}
	}
	return nil
}

// more returns what happened to what a file holds apart from games.
func (r result) more(w *locale.Words) (all []string) {
	if r.progress {
		all = append(all, w.T("transfer.progress"))
	}
	if r.settings {
		all = append(all, w.T("transfer.settings"))
	}
	if r.kept {
		all = append(all, w.T("transfer.settings.kept"))
	}
	if r.later {
		all = append(all, w.T("transfer.later"))
	}
	return all
}
