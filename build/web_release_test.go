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

// anyParts are those of a release around a small program.
func anyParts(t *testing.T) []webPart {
	t.Helper()
	t.Chdir("..")
	p, err := webParts([]byte("a program"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func tongues(t *testing.T) []*locale.Words {
	t.Helper()
	all, err := allLanguages()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func made(t *testing.T, p []webPart) *webRelease {
	t.Helper()
	r, err := newWebRelease(p, tongues(t))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestVersionChangesWithEveryPart(t *testing.T) {
	p := anyParts(t)
	seen := map[string]string{made(t, p).Version: "nothing"}
	for i := range p {
		was := p[i].data
		change := "\n"
		if strings.HasSuffix(p[i].name, ".js") {
			change = ";changed()" // an empty line is not part of a minified script
		}
		p[i].data = append(bytes.Clone(was), change...)
		v := made(t, p).Version
		if what, there := seen[v]; there {
			t.Errorf("the version is the same with %s and %s changed", p[i].name, what)
		}
		seen[v], p[i].data = p[i].name, was
	}
}

// Every file that another one names is a part, and is named with the version.
func TestPartsAreNamedWithTheirVersion(t *testing.T) {
	r := made(t, anyParts(t))
	named := regexp.MustCompile(`(?:(?:href=|"?src"?[=:] ?)"|url\()([^")]+)`)
	n := 0
	for _, from := range []string{"index.html", "manifest.webmanifest", "style.css"} {
		text, err := r.part(from)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			name, version, _ := strings.Cut(m[1], "?")
			if _, err := r.part(name); err != nil || version != r.Version {
				t.Errorf("%s names %q", from, m[1])
			}
			n++
		}
	}
	if n != 21 {
		t.Errorf("%d files are named, expected 21", n)
	}
}

// What is kept for offline play is every part but what never is asked for, each with the sum of what is handed out.
func TestOfflineKeepsEveryPart(t *testing.T) {
	r := made(t, anyParts(t))
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
		kept := strings.Contains(string(text), fmt.Sprintf("%q:%q", name, sum))
		if wanted := !isDeferred(p.name) || slices.Contains(slices.Concat(r.OnDemand(), r.Photographs()), p.name); kept != wanted {
			t.Errorf("%s is kept: %v", p.name, kept)
		}
	}
}

func TestPartsComeBeforeTheirSums(t *testing.T) {
	if _, err := newWebRelease([]webPart{{"a.js", []byte(`{{.Sum "b.js"}}`), true}, {"b.js", nil, false}}, tongues(t)); err == nil || !strings.Contains(err.Error(), "b.js") {
		t.Errorf("a sum of what is not made yet: %v", err)
	}
}

// What a player reads on the page stands among the words of the game; the page has no sentence of its own.
func TestPageSpeaksInTheWordsOfTheGame(t *testing.T) {
	action := regexp.MustCompile(`\{\{.*?\}\}`)
	comment := regexp.MustCompile(`(?m)(^|[ \t])//.*$`)
	quoted := regexp.MustCompile("[\"`]([^\"`\n]*)[\"`]")
	spaced := regexp.MustCompile(`\pL[.,:]? |^\W* \pL`) // words apart: no name and no code
	query := regexp.MustCompile(`^\([\w-]+: [\w-]+\)$`) // a media query
	shown := regexp.MustCompile(`(?:>|(?:label|description" content)=")([^<>"]*)`)
	letter := regexp.MustCompile(`\pL`)
	for _, c := range []struct {
		file         string
		said, worded *regexp.Regexp
	}{
		{"index.html", shown, letter}, {"page.js", quoted, spaced}, {"canvas.js", quoted, spaced}, {"worker.js", quoted, spaced}, {"offline.js", quoted, spaced},
	} {
		text, err := webFiles.ReadFile("web/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		text = action.ReplaceAll(comment.ReplaceAll(text, nil), nil)
		for _, m := range c.said.FindAllSubmatch(text, -1) {
			if line := string(m[1]); c.worded.MatchString(line) && !query.MatchString(line) && line != "Azulejo" {
				t.Errorf("%s says %q", c.file, line)
			}
		}
	}
}

// Words that are not there stop the build; those that no page asks for are left over.
func TestPageHasAllItsWords(t *testing.T) {
	if _, err := newWebRelease([]webPart{{"a.js", []byte(`{{.Word "page.nothing"}}`), true}}, tongues(t)); err == nil || !strings.Contains(err.Error(), "page.nothing") {
		t.Errorf("words that are not there: %v", err)
	}
	var asked []byte
	for _, p := range anyParts(t) {
		asked = append(asked, p.data...)
	}
	words, err := os.ReadFile("game/locale/en.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`"page\.[^"]+"`).FindAll(words, -1) {
		if !bytes.Contains(asked, m) {
			t.Errorf("no page says %s", m)
		}
	}
}
