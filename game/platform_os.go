//go:build !js

package game

import (
	"io/fs"

	"azulejo/game/files"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is what is around the game: in a browser the page, elsewhere the window and the player's folders.
type platform struct {
	insets Insets // of the window, which has none but in tests
	files  []File // that were read since the last tick
}

// received returns the files that the player has dropped on the window, or asked for, since the last call.
func (p *platform) takeFiles() []File {
	got := p.files
	p.files = nil
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		got = append(got, readAll(dropped)...)
	}
	return got
}

func readAll(folder fs.FS) (all []File) {
	files.ReadAll(folder, maxFileSize, func(data []byte, err error) { all = append(all, File{data, err}) })
	return all
}

// choose reads the newest file of a name from the folder for downloads.
func (p *platform) chooseFile(name string) (folder string, err error) {
	folder, err = files.Downloads()
	if err != nil {
		return "", err
	}
	data, err := files.Newest(folder, name, maxFileSize)
	if err == nil {
		p.files = append(p.files, File{Data: data})
	}
	return folder, err
}

// download writes a file into the folder for downloads and returns its path.
func (p *platform) download(name string, data []byte) (path string, err error) {
	folder, err := files.Downloads()
	if err != nil {
		return "", err
	}
	return files.Save(folder, name, data)
}

func (*platform) announce([]string) {}

func (*platform) setLanguage(string) {}

func (*platform) report(string) {}

func (*platform) connect() {}

func (*platform) takeVisit() []string { return nil }

func (*platform) reportAddresses(func() ([]string, string)) {}

func (*platform) performActions(*stage.Dispatcher) bool { return false }

func (*platform) updateTree(*stage.Dispatcher, func(*stage.Label) (w, h float64)) {}

// watch has nothing to do for a window, which goes on behind others.
func onHidden(func()) {}
