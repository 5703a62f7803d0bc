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

// systemFonts finds typefaces among the fonts of the system. Nothing is read before the first letter is asked for, and then on
// another goroutine, as listing all fonts can take a second.
type systemFonts struct {
	list func(*fontscan.FontMap) error // adds the fonts to choose from

	mutex   sync.Mutex
	found   map[letter]*openType // nil where no font has the letter
	wanted  []letter             // are being looked for
	updated bool                 // letters were found since Updated was called

	searching bool
	library   *library // nil before the first search
}

// letter is a rune to be set in a typeface of a kind.
type letter struct {
	r          rune
	sans, bold bool
}

// NewFallback returns the fonts of the system as a fallback.
func NewFallback() Fallback {
	return &systemFonts{found: map[letter]*openType{}, list: func(fonts *fontscan.FontMap) error {
		return fonts.UseSystemFonts(listFolder())
	}}
}

// listFolder returns the folder in which the list of the fonts is kept for the next start.
func listFolder() string {
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

// search looks for all letters that are wanted, until none is left.
func (s *systemFonts) search() {
	if s.library == nil {
		s.library = newLibrary(s.list)
	}
	learned := false
	for {
		s.mutex.Lock()
		if len(s.wanted) == 0 {
			s.searching, s.updated = false, s.updated || learned
			s.mutex.Unlock()
			return
		}
		l := s.wanted[0]
		s.mutex.Unlock()
		found := s.library.find(l)
		s.mutex.Lock()
		if s.wanted = s.wanted[1:]; found != nil {
			s.found[l], learned = found, true
		}
		s.mutex.Unlock()
	}
}

// library is the fonts to choose from, and those that are open.
type library struct {
	fonts *fontscan.FontMap         // nil where the system names none
	open  map[font.FontID]*openType // nil for one that cannot be read
}

// newLibrary returns the fonts that list adds, or none where it fails.
func newLibrary(list func(*fontscan.FontMap) error) (b *library) {
	b = &library{open: map[font.FontID]*openType{}}
	defer survive()
	fonts := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if err := list(fonts); err == nil {
		b.fonts = fonts
	}
	return b
}

// survive ends a panic: a damaged font of the system must not end the game.
func survive() { _ = recover() }

// find returns the typeface that suits a letter best, or nil. A damaged font is none.
func (b *library) find(l letter) (found *openType) {
	defer survive()
	if b.fonts == nil {
		return nil
	}
	query := fontscan.Query{Families: []string{fontscan.Serif}, Aspect: font.Aspect{Weight: font.WeightNormal}}
	if l.sans {
		query.Families[0] = fontscan.SansSerif
	}
	if l.bold {
		query.Aspect.Weight = font.WeightSemibold
	}
	b.fonts.SetQuery(query)
	b.fonts.SetScript(language.LookupScript(l.r))
	face := b.fonts.ResolveFace(l.r)
	if face == nil {
		return nil
	}
	if _, ok := face.NominalGlyph(l.r); !ok { // any font stands in for none
		return nil
	}
	at := b.fonts.FontLocation(face.Font)
	o, known := b.open[at]
	if !known {
		o = read(at)
		b.open[at] = o
	}
	return o
}

// read opens a font, or returns nil where it cannot be read.
func read(at font.FontID) *openType {
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
