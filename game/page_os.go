//go:build !js

package game

import (
	"io/fs"

	"azulejo/game/files"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is what is around the game: in a browser the page, elsewhere the window and the player's folders.
type page struct {
	sides Insets // of the window, which has none but in tests
	files []File // that were read since the last tick
}

// received returns the files that the player has dropped on the window, or asked for, since the last call.
func (p *page) received() []File {
	got := p.files
	p.files = nil
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		got = append(got, allOf(dropped)...)
	}
	return got
}

func allOf(folder fs.FS) (all []File) {
	files.ReadAll(folder, mostBrought, func(data []byte, err error) { all = append(all, File{data, err}) })
	return all
}

// choose reads the newest file of a name from the folder for downloads.
func (p *page) choose(name string) (folder string, err error) {
	folder, err = files.Downloads()
	if err != nil {
		return "", err
	}
	data, err := files.Newest(folder, name, mostBrought)
	if err == nil {
		p.files = append(p.files, File{Data: data})
	}
	return folder, err
}

// download writes a file into the folder for downloads and returns its path.
func (p *page) download(name string, data []byte) (path string, err error) {
	folder, err := files.Downloads()
	if err != nil {
		return "", err
	}
	return files.Save(folder, name, data)
}

func (*page) say([]string) {}

func (*page) speak(string) {}

func (*page) report(string) {}

func (*page) open() {}

func (*page) visited() []string { return nil }

func (*page) place(func() ([]string, string)) {}

func (*page) act(*stage.Dispatcher) bool { return false }

func (*page) mirror(*stage.Dispatcher, func(*stage.Label) (w, h float64)) {}

// watch has nothing to do for a window, which goes on behind others.
func watch(func()) {}
