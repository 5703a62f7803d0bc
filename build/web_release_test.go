package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// anyParts are those of a release around a small program.
func anyParts(t *testing.T) []webPart {
	t.Helper()
	t.Chdir("..")
	program := filepath.Join(t.TempDir(), "any.wasm")
	if err := os.WriteFile(program, []byte("a program"), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := webParts(program)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func made(t *testing.T, p []webPart) *webRelease {
	t.Helper()
	r, err := newWebRelease(p)
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
		p[i].data = append(bytes.Clone(was), '\n')
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
	named := regexp.MustCompile(`(?:href=|"?src"?[=:] ?)"([^"]+)"`)
	n := 0
	for _, from := range []string{"index.html", "manifest.webmanifest"} {
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
	if n != 9 {
		t.Errorf("%d files are named, expected 9", n)
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
		kept := strings.Contains(string(text), fmt.Sprintf("%q: %q,", name, sum))
		if never := p.name == "offline.js" || p.name == "icon-512.png"; kept == never {
			t.Errorf("%s is kept: %v", p.name, kept)
		}
	}
}

func TestPartsComeBeforeTheirSums(t *testing.T) {
	if _, err := newWebRelease([]webPart{{"a.js", []byte(`{{.Sum "b.js"}}`), true}, {"b.js", nil, false}}); err == nil || !strings.Contains(err.Error(), "b.js") {
		t.Errorf("a sum of what is not made yet: %v", err)
	}
}
