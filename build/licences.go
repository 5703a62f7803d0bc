package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// licencesFile is the name under which the licences go with the program.
const licencesFile = "LICENSES.txt"

// licences is the text of all licences of the program for a system: those of its assets, and those of Go and of each module in it.
// It begins with the mark of UTF-8, as servers do not tell how a text is encoded.
func licences(goos, goarch string) ([]byte, error) {
	linked, err := linkedPackages(goos, goarch)
	if err != nil {
		return nil, err
	}
	sources, err := sourcesOf(linked)
	if err != nil {
		return nil, err
	}
	out := bytes.NewBufferString("\ufeff")
	for _, s := range append([]source{{"Azulejo", assetLicences()}}, sources...) {
		if err := s.write(out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// assetLicences are the files about art, sounds and typefaces.
func assetLicences() []string {
	typefaces, _ := filepath.Glob("assets/fonts/*.txt") // the form is sound
	return append([]string{"assets/LICENSES.md"}, typefaces...)
}

// linked is a package of the program, as go list tells it.
type linked struct {
	Dir    string
	Module *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// linkedPackages are the packages of which the program for a system is made.
func linkedPackages(goos, goarch string) (all []linked, err error) {
	out, err := goFor(goos, goarch, "list", "-deps", "-json=Dir,Module", ".").Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s/%s: %w", goos, goarch, err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p linked
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}

// source is a work that others wrote, and the files that tell on which terms.
type source struct {
	name  string
	files []string
}

// sourcesOf are the modules of packages, the standard library among them as Go, in order of their names.
func sourcesOf(packages []linked) (all []source, err error) {
	root, err := goRoot()
	if err != nil {
		return nil, err
	}
	files := map[string][]string{}
	for _, p := range packages {
		name, top := "Go", root
		if m := p.Module; m != nil && m.Main {
			continue
		} else if m != nil {
			name, top = m.Path+" "+m.Version, m.Dir
		}
		files[name] = append(files[name], terms(p.Dir, top)...)
	}
	for name, found := range files {
		slices.Sort(found)
		all = append(all, source{name, slices.Compact(found)})
	}
	slices.SortFunc(all, func(a, b source) int { return strings.Compare(a.name, b.name) })
	return all, nil
}

// terms are the licences in a package's folder and in those around it up to the top of its module.
func terms(dir, top string) (files []string) {
	for ; strings.HasPrefix(dir, top); dir = filepath.Dir(dir) {
		for _, form := range []string{"LICEN[CS]E*", "COPYING*", "NOTICE*", "PATENTS*"} {
			found, _ := filepath.Glob(filepath.Join(dir, form)) // the form is sound
			files = append(files, found...)
		}
	}
	return files
}

// write adds the source's licences to a text. A source without any is an error: it may not be handed on.
func (s source) write(out *bytes.Buffer) error {
	if len(s.files) == 0 {
		return fmt.Errorf("%s has no licence", s.name)
	}
	line := strings.Repeat("=", 80)
	for _, f := range s.files {
		text, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s\n%s: %s\n%[1]s\n\n%[4]s\n\n", line, s.name, filepath.Base(f), bytes.TrimSpace(text))
	}
	return nil
}

// goRoot is the folder of the Go that builds the program.
func goRoot() (string, error) { return said("go", "env", "GOROOT") }
