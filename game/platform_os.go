//go:build !js

package game

import (
	"bytes"
	"image"
	"image/png"
	"io/fs"

	"azulejo/game/files"
	"azulejo/game/input"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// platform is the environment of the game: the page in a browser, elsewhere the window and the player's folders.
type platform struct {
	insets Insets // set only in tests, as windows of desktops have none
	files  []File // read since the last tick
}

// takeFiles returns the files that the player has chosen or dropped on the window since the last call.
func (p *platform) takeFiles() []File {
	got := p.files
	p.files = nil
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		got = append(got, readAll(dropped)...)
	}
	return got
}

// readAll reads the files of a folder.
func readAll(folder fs.FS) (all []File) {
	files.ReadAll(folder, maxFileSize, func(name string, data []byte, err error) { all = append(all, File{data, err, name}) })
	return all
}

// chooseFile reads the newest file with a name from the download folder.
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

// download writes a file into the download folder and returns its path.
func (p *platform) download(name string, data []byte) (path string, err error) {
	folder, err := files.Downloads()
	if err != nil {
		return "", err
	}
	return files.Save(folder, name, data)
}

// downloadPicture writes a picture into the download folder and returns its path.
func (p *platform) downloadPicture(name string, picture *image.RGBA) (path string, err error) {
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		return "", err
	}
	return p.download(name, data.Bytes())
}

func (*platform) savesAreTemporary() bool { return false }

func (*platform) canCopyLinks() bool { return false }

func (*platform) copyLink(address, text string) {}

func (*platform) announce(_, _ string) {}

func (*platform) setLanguage(string) {}

func (*platform) report(string) {}

func (*platform) connect() {}

func (*platform) takeVisit() []string { return nil }

func (*platform) reportAddresses(func() ([]string, string)) {}

func (*platform) performActions(*stage.Dispatcher) bool { return false }

func (*platform) updateTree(*stage.Dispatcher, func(*stage.Label) (w, h float64)) {}

// onHidden does nothing: a window keeps running in the background.
func onHidden(func()) {}

// devicePixels returns the size in device pixels of a window with a size in device-independent pixels, and their ratio.
func devicePixels(w, h float64) (pw, ph, ratio float64) {
	ratio = input.PixelRatio()
	return w * ratio, h * ratio, ratio
}
