package game

import "azulejo/engine/bounded"

// File is a file that the player has opened, or the reason why it cannot be read: bounded.ErrLong if it is longer than any file that the
// program writes.
type File struct {
	Data []byte
	Err  error
	Name string // "" if it is not known
}

// maxFileSize is the maximum number of bytes that are read from a file.
const maxFileSize = bounded.MostExport

// Download saves a file among the player's downloads. It returns the path of the file, or "" in a browser, which shows the download itself.
func (c *Context) Download(name string, data []byte) (path string, err error) {
	return c.platform.download(name, data)
}

// SavesAreTemporary reports whether the browser has refused to keep what is saved when it runs out of room.
func (c *Context) SavesAreTemporary() bool { return c.platform.savesAreTemporary() }

// CanCopyLinks reports whether games have links: in a browser, whose page they open.
func (c *Context) CanCopyLinks() bool { return c.platform.canCopyLinks() }

// CopyLink copies the link of the page with an address to the clipboard, after a text unless that is empty.
func (c *Context) CopyLink(address, text string) { c.platform.copyLink(address, text) }

// ChooseFile opens the file chooser of a browser. On other systems it reads the newest file with that name from the download folder and
// returns the folder; the error is fs.ErrNotExist if there is none. The file is received like one dropped on the window.
func (c *Context) ChooseFile(name string) (folder string, err error) {
	return c.platform.chooseFile(name)
}
