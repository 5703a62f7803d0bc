//go:build !js

package gfx

import (
	"bytes"
	"io"
	"log"
	"os"
	"path/filepath"
	"sync"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// systemFonts finds typefaces among the fonts of the system. It reads nothing before the first call of Find, and then in a separate
// goroutine, as listing all fonts can take a second.
type systemFonts struct {
	list func(*fontscan.FontMap) error // adds the fonts to search

	mutex   sync.Mutex
	found   map[letter]*openType // nil if no font has the letter
	wanted  []letter             // queue of the search
	updated bool                 // letters were found since the last call of Updated

	searching bool
	index     *fontIndex // nil before the first search
}

// letter is a rune to be set in a typeface of a certain style.
type letter struct {
	r          rune
	sans, bold bool
}

// NewFallback returns the fonts of the system as a fallback.
func NewFallback() Fallback {
	return &systemFonts{found: map[letter]*openType{}, list: func(fonts *fontscan.FontMap) error {
		return fonts.UseSystemFonts(fontCacheDir())
	}}
}

// fontCacheDir returns the directory in which the list of system fonts is cached for the next start.
func fontCacheDir() string {
	if cache, err := os.UserCacheDir(); err == nil {
		if cache = filepath.Join(cache, "azulejo"); os.MkdirAll(cache, 0o755) == nil {
			return cache
		}
	}
	return os.TempDir()
}

// Find implements Fallback.
func (s *systemFonts) Find(r rune, like Face) Typeface {
	l := letter{r, like.sans(), like.bold()}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if o, known := s.found[l]; known {
		if o == nil {
			return nil
		}
		return o
	}
	s.found[l] = nil
	s.wanted = append(s.wanted, l)
	if !s.searching {
		s.searching = true
		go s.search()
	}
	return nil
}

// Updated implements Fallback.
func (s *systemFonts) Updated() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	updated := s.updated
	s.updated = false
	return updated
}

// search processes the queue until it is empty.
func (s *systemFonts) search() {
	if s.index == nil {
		s.index = newFontIndex(s.list)
	}
	anyFound := false
	for {
		s.mutex.Lock()
		if len(s.wanted) == 0 {
			s.searching, s.updated = false, s.updated || anyFound
			s.mutex.Unlock()
			return
		}
		l := s.wanted[0]
		s.mutex.Unlock()
		found := s.index.find(l)
		s.mutex.Lock()
		if s.wanted = s.wanted[1:]; found != nil {
			s.found[l], anyFound = found, true
		}
		s.mutex.Unlock()
	}
}

// fontIndex is a searchable list of fonts, with the typefaces opened so far.
type fontIndex struct {
	fonts *fontscan.FontMap         // nil if the fonts could not be listed
	open  map[font.FontID]*openType // nil for a font that cannot be read
}

// newFontIndex returns an index of the fonts that list adds, or an empty one if list fails.
func newFontIndex(list func(*fontscan.FontMap) error) (b *fontIndex) {
	b = &fontIndex{open: map[font.FontID]*openType{}}
	defer recoverFontPanic()
	fonts := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if err := list(fonts); err == nil {
		b.fonts = fonts
	}
	return b
}

// recoverFontPanic recovers from a panic of the font parser: a damaged font of the system must not end the game.
func recoverFontPanic() { _ = recover() }

// find returns the typeface that suits a letter best, or nil. Damaged fonts are skipped.
func (f *fontIndex) find(l letter) (found *openType) {
	defer recoverFontPanic()
	if f.fonts == nil {
		return nil
	}
	query := fontscan.Query{Families: []string{fontscan.Serif}, Aspect: font.Aspect{Weight: font.WeightNormal}}
	if l.sans {
		query.Families[0] = fontscan.SansSerif
	}
	if l.bold {
		query.Aspect.Weight = font.WeightSemibold
	}
	f.fonts.SetQuery(query)
	f.fonts.SetScript(language.LookupScript(l.r))
	face := f.fonts.ResolveFace(l.r)
	if face == nil {
		return nil
	}
	if _, ok := face.NominalGlyph(l.r); !ok { // ResolveFace falls back to a font without the letter
		return nil
	}
	at := f.fonts.FontLocation(face.Font)
	o, known := f.open[at]
	if !known {
		o = openFont(at)
		f.open[at] = o
	}
	return o
}

// openFont reads a font, or returns nil if it cannot be read.
func openFont(at font.FontID) *openType {
	data, err := os.ReadFile(at.File)
	if err != nil {
		return nil
	}
	all, err := text.NewGoTextFaceSourcesFromCollection(bytes.NewReader(data))
	if err != nil || int(at.Index) >= len(all) {
		return nil
	}
	return newOpenType(all[at.Index])
}
