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
	"azulejo/game/locale"
)

// webPart is a file of the browser game.
type webPart struct {
	name string
	data []byte
	text bool // a template, to be filled in
}

// webRelease is the browser game as one whole. Its text files are templates that ask it for words, and for the names and sums of others.
type webRelease struct {
	// Version is a hash over all parts as they are without it, so that no part changes and keeps it.
	Version string
	Tongues []*locale.Words // the words in every language, English first
	parts   []archiveFile
}

// webParts gathers what a release is made of, each template after the parts that it names.
func webParts(program []byte) ([]webPart, error) {
	root, err := commandOutput("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	plain := []string{filepath.Join(root, "lib", "wasm", "wasm_exec.js"), iconArt, maskableIcon, "assets/pictures/table-2.png", "assets/pictures/pavilion-2.png",
		previewPanel, previewField, previewBorder, "assets/pictures/phone-azul.png", "assets/pictures/phone-pavilion.png", iconFile(32), iconFile(128), iconFile(512)}
	files := laterParts()
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
	for _, name := range []string{"worker.js", "canvas.js", "history.js", "files.js", "letters.js", "style.css", "manifest.webmanifest", "page.js", "index.html", "offline.js"} {
		data, err := webFiles.ReadFile("web/" + name)
		if err != nil {
			return nil, err
		}
		parts = append(parts, webPart{name, data, true})
	}
	return parts, nil
}

// laterParts are those that are fetched when they are needed, with what reads each: the words of each language but English, which is in the
// program, those of its lessons and book of rules, the drawings of high contrast, and the weights of the computer players.
func laterParts() map[string]func() ([]byte, error) {
	files := map[string]func() ([]byte, error){}
	for _, code := range locale.Languages() {
		for _, title := range []string{"words", "learn"} {
			files[title+"-"+code+".json"] = func() ([]byte, error) { return locale.Volume(localeFile, title, code) }
		}
	}
	delete(files, "words-"+locale.English+".json")
	for _, name := range append(weightFiles(), boldWebP) {
		files[filepath.Base(name)] = func() ([]byte, error) { return os.ReadFile(name) }
	}
	return files
}

// localeFile reads a file of words.
func localeFile(name string) ([]byte, error) { return os.ReadFile("game/locale/" + name) }

// weightFiles are the files of weights, which the worker fetches when a computer player is first asked.
func weightFiles() []string {
	return []string{"engine/azul/azul.weights", "engine/azul/azul-grey.weights", "engine/pavilion/pavilion.weights", "engine/pavilion/pavilion-sepia.weights"}
}

// Weights are the names of those files.
func (r *webRelease) Weights() (names []string) {
	for _, name := range weightFiles() {
		names = append(names, filepath.Base(name))
	}
	return names
}

// Bold is the file with the drawings of high contrast.
func (r *webRelease) Bold() string { return assets.BoldFile }

// Later are the names of those parts.
func (r *webRelease) Later() []string { return slices.Sorted(maps.Keys(laterParts())) }

// spared reports whether a part is only for those who install the game, or asked for later: it is not part of the first screen.
func spared(name string) bool {
	return name == "offline.js" || strings.HasSuffix(name, ".json") || strings.HasSuffix(name, ".weights") || name == assets.BoldFile || strings.HasSuffix(name, ".png") && name != "icon-32.png"
}

// newWebRelease fills in the templates among the parts, in their order: once to name the version, then with it.
func newWebRelease(parts []webPart, tongues []*locale.Words) (*webRelease, error) {
	nameless := &webRelease{Tongues: tongues}
	if err := nameless.take(parts); err != nil {
		return nil, err
	}
	all := sha256.New()
	for _, p := range nameless.parts {
		fmt.Fprintf(all, "%s %d\n%s", p.name, len(p.data), p.data)
	}
	r := &webRelease{Version: fmt.Sprintf("%x", all.Sum(nil))[:12], Tongues: tongues}
	return r, r.take(parts)
}

// take makes parts those of the release.
func (r *webRelease) take(parts []webPart) error {
	for _, p := range parts {
		if p.text {
			t, err := template.New(p.name).Parse(string(p.data))
			if err != nil {
				return err
			}
			var filled bytes.Buffer
			if err := t.Execute(&filled, r); err != nil {
				return err
			}
			p.data = filled.Bytes()
		}
		r.parts = append(r.parts, archiveFile{p.name, p.data, 0o644})
	}
	return nil
}

// Bases are the words of all languages but their varieties.
func (r *webRelease) Bases() []*locale.Words {
	return slices.DeleteFunc(slices.Clone(r.Tongues), func(w *locale.Words) bool { return strings.Contains(w.Language, "-") })
}

// Words are those that stand in the page until it knows better.
func (r *webRelease) Words() *locale.Words { return r.Tongues[0] }

// Word returns the message of a key, in which the page replaces {name}.
func (r *webRelease) Word(key string) (string, error) {
	_, err := r.Key(key)
	return r.Words().T(key), err
}

// Key quotes a key for which there are words.
func (r *webRelease) Key(key string) (string, error) {
	if !r.Words().Has(key) {
		return "", fmt.Errorf("no words for %s", key)
	}
	return strconv.Quote(key), nil
}

// Pages are the words that pages ask for in every language, as JSON by code and key.
func (r *webRelease) Pages() (string, error) {
	return r.byCode(func(w *locale.Words) any {
		page := map[string]string{}
		for _, key := range w.Keys("page.") {
			page[key] = w.T(key)
		}
		return page
	})
}

// Names are the languages' own names, as JSON by code.
func (r *webRelease) Names() (string, error) {
	return r.byCode(func(w *locale.Words) any { return w.T("language.name") })
}

// byCode is something of each language's words as JSON.
func (r *webRelease) byCode(of func(*locale.Words) any) (string, error) {
	all := map[string]any{}
	for _, w := range r.Tongues {
		all[w.Language] = of(w)
	}
	data, err := json.Marshal(all)
	return string(data), err
}

// Bytes is the size of a part that comes before the one that asks.
func (r *webRelease) Bytes(name string) (int, error) {
	data, err := r.part(name)
	return len(data), err
}

// Sum is the SHA-256 of such a part in the form in which browsers check the integrity of what they fetch.
func (r *webRelease) Sum(name string) (string, error) {
	data, err := r.part(name)
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:]), err
}

func (r *webRelease) part(name string) ([]byte, error) {
	for _, p := range r.parts {
		if p.name == name {
			return p.data, nil
		}
	}
	return nil, fmt.Errorf("no %s so far", name)
}
