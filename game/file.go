package game

import "azulejo/engine/bounded"

// File is a file that the player has brought, or why it cannot be read: bounded.ErrLong where it is longer than any that the program writes.
type File struct {
	Data []byte
	Err  error
}

// mostBrought is the most bytes that are read of a file.
const maxFileSize = bounded.MostRecord

// Download hands a file to the player under a name. It returns the path under which the file was written, or "" where the browser says where.
func (c *Context) Download(name string, data []byte) (path string, err error) {
	return c.platform.download(name, data)
}

// ChooseFile asks the player for a file in a browser. Elsewhere it takes the newest of that name from the folder into which Download writes,
// and returns the folder; where it has none, the error is fs.ErrNotExist. The file is received like one dropped on the window.
func (c *Context) ChooseFile(name string) (folder string, err error) {
	return c.platform.chooseFile(name)
}
