package main

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/game/locale"
)

// newParts returns the parts of a release with a few bytes instead of the program.
func newParts(t *testing.T) []webPart {
	t.Helper()
	t.Chdir("..")
	p, err := webParts([]byte("a program"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// languages returns the words of all languages.
func languages(t *testing.T) []*locale.Words {
	t.Helper()
	all, err := allLanguages()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// newRelease returns the release made of parts.
func newRelease(t *testing.T, p []webPart) *webRelease {
	t.Helper()
	r, err := newWebRelease(p, languages(t))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestVersion checks that the version of a release changes with every part.
func TestVersion(t *testing.T) {
	p := newParts(t)
	seen := map[string]string{newRelease(t, p).Version: "no part"}
	for i := range p {
		original := p[i].data
		change := "\n"
		if strings.HasSuffix(p[i].name, ".js") {
			change = ";changed()" // an empty line is not part of a minified script
		}
		p[i].data = append(bytes.Clone(original), change...)
		v := newRelease(t, p).Version
		if other, ok := seen[v]; ok {
			t.Errorf("the version is the same with %s and %s changed", p[i].name, other)
		}
		seen[v], p[i].data = p[i].name, original
	}
}

// TestReferencesHaveVersions checks that every file that the page refers to is a part of the release, with the version in its URL.
func TestReferencesHaveVersions(t *testing.T) {
	r := newRelease(t, newParts(t))
	reference := regexp.MustCompile(`(?:(?:href=|"?src"?[=:] ?)"|url\()([^")]+)`)
	n := 0
	for _, from := range []string{"index.html", "manifest.webmanifest", "style.css"} {
		text, err := r.part(from)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range reference.FindAllStringSubmatch(string(text), -1) {
			name, version, _ := strings.Cut(m[1], "?")
			if _, err := r.part(name); err != nil || version != r.Version {
				t.Errorf("%s refers to %q", from, m[1])
			}
			n++
		}
	}
	if n != 27 {
		t.Errorf("%d references, expected 27", n)
	}
}

// TestOfflineParts checks that the service worker stores every part that the page or the program loads, with its checksum.
func TestOfflineParts(t *testing.T) {
	r := newRelease(t, newParts(t))
	text, err := r.part("offline.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range r.parts {
		sum, err := r.Sum(p.name)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.Replace(p.name, "index.html", "./", 1)
		stored := strings.Contains(string(text), fmt.Sprintf("%q:%q", name, sum))
		if want := !isDeferred(p.name) || slices.Contains(slices.Concat(r.OnDemand(), r.Photographs()), p.name); stored != want {
			t.Errorf("%s is stored: %v", p.name, stored)
		}
	}
}

// TestChecksumOfLaterPart checks that a part cannot refer to the checksum of a later one.
func TestChecksumOfLaterPart(t *testing.T) {
	if _, err := newWebRelease([]webPart{{"a.js", []byte(`{{.Sum "b.js"}}`), true}, {"b.js", nil, false}}, languages(t)); err == nil || !strings.Contains(err.Error(), "b.js") {
		t.Errorf("the error for a checksum of a later part is %v", err)
	}
}

// TestPageHasNoText checks that the page and its scripts contain no text for players; it comes from the locale files.
func TestPageHasNoText(t *testing.T) {
	action := regexp.MustCompile(`\{\{.*?\}\}`)
	comment := regexp.MustCompile(`(?m)(^|[ \t])//.*$`)
	quoted := regexp.MustCompile("[\"`]([^\"`\n]*)[\"`]")
	spaced := regexp.MustCompile(`\pL[.,:]? |^\W* \pL`) // several words, so neither an identifier nor code
	query := regexp.MustCompile(`^\([\w-]+: [\w-]+\)$`) // a media query
	shown := regexp.MustCompile(`(?:>|(?:label|description" content)=")([^<>"]*)`)
	letter := regexp.MustCompile(`\pL`)
	for _, c := range []struct {
		file            string
		literal, isText *regexp.Regexp
	}{
		{"index.html", shown, letter}, {"page.js", quoted, spaced}, {"canvas.js", quoted, spaced}, {"worker.js", quoted, spaced}, {"offline.js", quoted, spaced},
	} {
		text, err := webFiles.ReadFile("web/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		text = action.ReplaceAll(comment.ReplaceAll(text, nil), nil)
		for _, m := range c.literal.FindAllSubmatch(text, -1) {
			if line := string(m[1]); c.isText.MatchString(line) && !query.MatchString(line) && line != "Azulejo" {
				t.Errorf("%s contains the text %q", c.file, line)
			}
		}
	}
}

// TestWordsOfThePage checks that a missing word is an error, and that the page uses every word for it in the locale files.
func TestWordsOfThePage(t *testing.T) {
	if _, err := newWebRelease([]webPart{{"a.js", []byte(`{{.Word "page.nothing"}}`), true}}, languages(t)); err == nil || !strings.Contains(err.Error(), "page.nothing") {
		t.Errorf("the error for a missing word is %v", err)
	}
	var content []byte
	for _, p := range newParts(t) {
		content = append(content, p.data...)
	}
	words, err := os.ReadFile("game/locale/en.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`"page\.[^"]+"`).FindAll(words, -1) {
		if !bytes.Contains(content, m) {
			t.Errorf("the page does not use %s", m)
		}
	}
}
