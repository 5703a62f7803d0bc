// Package transfer moves saved games between devices by file.
package transfer

import (
	"errors"
	"io/fs"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// Export hands all saved games to the player in one file, and says where it is.
func Export(c *game.Context) {
	text, n := saves.Export(c)
	if n == 0 {
		c.Notify(c.Words.T("transfer.none"))
		return
	}
	Download(c, saves.ExportName, text, n)
}

// ExportMatch does the same with one match.
func ExportMatch(c *game.Context, m *engine.Match, players seating.Players) {
	Download(c, saves.ExportName, saves.ExportMatch(c, m, players), 1)
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

// NotifyUnsaved notifies the player why nothing can be saved and, if there are archived games, how to export them.
func NotifyUnsaved(c *game.Context, err error) {
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

// Receive imports the games of a file that the player has chosen and notifies the player of their number. It opens the review of a single
// finished game, which it imports only from an export of this program.
func Receive(c *game.Context, f game.File) {
	if rec, exported := saves.Finished(f.Data); rec != nil && f.Err == nil {
		c.Push(route.Review{Match: rec.Match, Players: seating.PlayersOf(rec), Record: rec})
		if !exported {
			return
		}
	}
	var done saves.ImportResult
	err := f.Err
	if err == nil {
		done, err = saves.Import(c, f.Data)
	}
	switch {
	case errors.Is(err, bounded.ErrLong):
		c.Notify(c.Words.T("transfer.long"))
	case f.Err != nil, errors.Is(err, saves.ErrDamaged):
		message := c.Words.T("transfer.damaged")
		if place := (*record.Error)(nil); errors.As(err, &place) {
			message += " " + place.Say(c.Words)
		}
		c.Notify(message)
	case err != nil:
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	case done.Skipped > 0:
		notifyImport(c, done, c.Words.T("transfer.full", "games", done.Added, "remaining", done.Skipped))
	case done.Added == 0:
		notifyImport(c, done, c.Words.T("transfer.known", "games", done.Duplicate))
	default:
		notifyImport(c, done, c.Words.T("transfer.added", "games", done.Added))
	}
	if done.Added > 0 {
		c.ApplySettings()
	}
}

// notifyImport shows a message about an import, and whether the file could be checked.
func notifyImport(c *game.Context, done saves.ImportResult, message string) {
	if done.Unchecked {
		message = c.Words.T("transfer.unchecked", "message", message)
	}
	c.Notify(message)
}
