package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"azulejo/assets"
	"azulejo/engine/puzzle"
	"azulejo/game/locale"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/js"
)

// webPart is a file of the browser game.
type webPart struct {
	name     string
	data     []byte
	template bool // data is a text/template, executed with the webRelease
}

// webRelease is a version of the browser game. Its text files are templates that use its methods for texts, versions and hashes.
type webRelease struct {
	// Version is a hash of all parts without their version, so that it changes with every part.
	Version   string
	Languages []*locale.Words // texts of every language, English first
	parts     []archiveFile
}

// screenshots returns the files of the pictures of the game that browsers show when it is installed.
func screenshots() []string {
	return []string{"assets/pictures/table-2.webp", "assets/pictures/pavilion-2.webp", "assets/pictures/phone-azul.webp", "assets/pictures/phone-pavilion.webp"}
}

// webParts returns the parts of a release. A template comes after the parts whose hashes it contains.
func webParts(program []byte) ([]webPart, error) {
	root, err := commandOutput("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	plain := append(screenshots(), filepath.Join(root, "lib", "wasm", "wasm_exec.js"), iconArt, maskableIcon, previewPanel, sharpPanel, previewField, previewBorder,
		"assets/fonts/EBGaramond-Regular.ttf", "assets/fonts/EBGaramond-SemiBold.ttf", iconFile(32), iconFile(128), iconFile(512))
	for _, name := range assets.Photographs() {
		plain = append(plain, fetchedFile(name))
	}
	files := onDemandFiles()
	for _, f := range plain {
		files[filepath.Base(f)] = func() ([]byte, error) { return os.ReadFile(f) }
	}
	parts := []webPart{{name: "azulejo.wasm", data: program}}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		data, err := files[name]()
		if err != nil {
			return nil, err
		}
		parts = append(parts, webPart{name: name, data: data})
	}
	for _, name := range []string{"worker.js", "canvas.js", "history.js", "files.js", "games.js", "letters.js", "style.css", "manifest.webmanifest", "page.js", "index.html", "offline.js"} {
		data, err := webFiles.ReadFile("web/" + name)
		if err != nil {
			return nil, err
		}
		parts = append(parts, webPart{name, data, true})
	}
	return parts, nil
}

// onDemandFiles returns functions that read the files the page fetches on demand: the texts of each language but English, which is
// embedded in the program, those of its lessons and rules, the sprites of high contrast, the weights of the computer players, and the puzzles.
func onDemandFiles() map[string]func() ([]byte, error) {
	files := map[string]func() ([]byte, error){}
	for _, code := range locale.Languages() {
		for _, title := range []string{"words", "learn"} {
			files[title+"-"+code+".json"] = func() ([]byte, error) { return locale.ReadTexts(localeFile, title, code) }
		}
	}
	delete(files, "words-"+locale.English+".json")
	for _, name := range slices.Concat(weightFiles(), puzzleFiles(), []string{fetchedFile(assets.Bold)}) {
		files[filepath.Base(name)] = func() ([]byte, error) { return os.ReadFile(name) }
	}
	return files
}

// localeFile reads a file of texts.
func localeFile(name string) ([]byte, error) { return os.ReadFile("game/locale/" + name) }

// weightFiles returns the files of evaluation weights, which a worker fetches when it starts.
func weightFiles() []string {
	return []string{"engine/azul/azul.weights", "engine/azul/azul-grey.weights", "engine/pavilion/pavilion.weights", "engine/pavilion/pavilion-sepia.weights"}
}

// puzzleFiles returns the files of puzzles, which the page fetches when they are opened.
func puzzleFiles() (all []string) {
	for _, family := range puzzle.Families() {
		all = append(all, "engine/puzzle/"+puzzle.File(family))
	}
	return all
}

// Weights returns the names of the weight files.
func (w *webRelease) Weights() (names []string) {
	for _, name := range weightFiles() {
		names = append(names, filepath.Base(name))
	}
	return names
}

// HighContrastFile returns the name of the file with the sprites of high contrast.
func (w *webRelease) HighContrastFile() string { return assets.FetchedFile(assets.Bold) }

// Photographs returns the names of the files with sprites that are fetched after the first screen.
func (w *webRelease) Photographs() (names []string) {
	for _, name := range assets.Photographs() {
		names = append(names, assets.FetchedFile(name))
	}
	return names
}

// isFetched reports whether a file is an image that is fetched after the first screen.
func isFetched(name string) bool {
	return slices.ContainsFunc(append(assets.Photographs(), assets.Bold), func(n string) bool { return assets.FetchedFile(n) == name })
}

// OnDemand returns the names of the files that are fetched on demand.
func (w *webRelease) OnDemand() []string { return slices.Sorted(maps.Keys(onDemandFiles())) }

// isDeferred reports whether a part is not needed for the first screen: it is fetched on demand, or belongs to the installation of the
// game.
func isDeferred(name string) bool {
	return name == "offline.js" || strings.HasSuffix(name, ".json") || strings.HasSuffix(name, ".weights") || strings.HasSuffix(name, ".puzzles") || isFetched(name) ||
		strings.HasSuffix(name, ".png") && name != "icon-32.png" || slices.Contains(screenshots(), "assets/pictures/"+name)
}

// newWebRelease executes the templates among the parts in order, first without the version to compute it, then with it.
func newWebRelease(parts []webPart, languages []*locale.Words) (*webRelease, error) {
	unversioned := &webRelease{Languages: languages}
	if err := unversioned.addParts(parts); err != nil {
		return nil, err
	}
	all := sha256.New()
	for _, p := range unversioned.parts {
		fmt.Fprintf(all, "%s %d\n%s", p.name, len(p.data), p.data)
	}
	r := &webRelease{Version: fmt.Sprintf("%x", all.Sum(nil))[:12], Languages: languages}
	return r, r.addParts(parts)
}

// addParts adds parts to the release, executing templates and minifying scripts.
func (w *webRelease) addParts(parts []webPart) error {
	for _, p := range parts {
		if p.template {
			t, err := template.New(p.name).Parse(string(p.data))
			if err != nil {
				return err
			}
			var filled bytes.Buffer
			if err := t.Execute(&filled, w); err != nil {
				return err
			}
			p.data = filled.Bytes()
		}
		if strings.HasSuffix(p.name, ".js") {
			var short bytes.Buffer
			minifier := js.Minifier{KeepVarNames: true} // shorter names save little and make errors in browsers hard to trace
			if err := minifier.Minify(minify.New(), &short, bytes.NewReader(p.data), nil); err != nil {
				return fmt.Errorf("%s: %w", p.name, err)
			}
			p.data = short.Bytes()
		}
		w.parts = append(w.parts, archiveFile{p.name, p.data, 0o644})
	}
	return nil
}

// BaseLanguages returns the texts of all languages without regional variants.
func (w *webRelease) BaseLanguages() []*locale.Words {
	return slices.DeleteFunc(slices.Clone(w.Languages), func(words *locale.Words) bool { return strings.Contains(words.Language, "-") })
}

// English returns the texts that the page shows before it has chosen a language.
func (w *webRelease) English() *locale.Words { return w.Languages[0] }

// Word returns the English message for a key, in which the page replaces {name}.
func (w *webRelease) Word(key string) (string, error) {
	_, err := w.Key(key)
	return w.English().T(key), err
}

// Key quotes the key of a message; an unknown key is an error.
func (w *webRelease) Key(key string) (string, error) {
	if !w.English().Has(key) {
		return "", fmt.Errorf("no words for %s", key)
	}
	return strconv.Quote(key), nil
}

// PageTexts returns the texts of the page in every language, as JSON by code and key.
func (w *webRelease) PageTexts() (string, error) {
	return w.jsonByCode(func(words *locale.Words) any {
		page := map[string]string{}
		for _, key := range words.Keys("page.") {
			page[key] = words.T(key)
		}
		return page
	})
}

// LanguageNames returns the languages' own names, as JSON by code.
func (w *webRelease) LanguageNames() (string, error) {
	return w.jsonByCode(func(words *locale.Words) any { return words.T("language.name") })
}

// jsonByCode returns the results of a function for every language, as JSON by code.
func (w *webRelease) jsonByCode(of func(*locale.Words) any) (string, error) {
	all := map[string]any{}
	for _, words := range w.Languages {
		all[words.Language] = of(words)
	}
	data, err := json.Marshal(all)
	return string(data), err
}

// Bytes returns the size of a part, which must be before the template that calls it.
func (w *webRelease) Bytes(name string) (int, error) {
	data, err := w.part(name)
	return len(data), err
}

// Sum returns the SHA-256 hash of such a part in the format of the integrity attribute.
func (w *webRelease) Sum(name string) (string, error) {
	data, err := w.part(name)
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:]), err
}

func (w *webRelease) part(name string) ([]byte, error) {
	for _, p := range w.parts {
		if p.name == name {
			return p.data, nil
		}
	}
	return nil, fmt.Errorf("no %s so far", name)
}
