package main

import (
	"bytes"
	"fmt"
	"maps"
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
	others, err := licensedWorks(goos, goarch)
	if err != nil {
		return nil, err
	}
	out := bytes.NewBufferString("\ufeff")
	for _, s := range append([]licensedWork{{"Azulejo", assetLicences()}}, others...) {
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

// licensedWork is a work that others wrote, and the files that tell on which terms.
type licensedWork struct {
	name  string
	files []string
}

// packages has go list tell of each package that others wrote its folder, and the name and folder of its module.
const packages = "{{.Dir}}\t{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{else}}Go\t{{.Root}}{{end}}"

// licensedWorks are the modules of the program for a system, the standard library among them as Go, in order of their names.
func licensedWorks(goos, goarch string) (all []licensedWork, err error) {
	list, err := goCommand(goos, goarch, "list", "-deps", "-f", packages, ".").Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s/%s: %w", goos, goarch, err)
	}
	files := map[string][]string{}
	for line := range strings.Lines(string(list)) {
		if p := strings.Split(strings.TrimSpace(line), "\t"); len(p) == 3 {
			files[p[1]] = append(files[p[1]], licenceFiles(p[0], p[2])...)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		slices.Sort(files[name])
		all = append(all, licensedWork{name, slices.Compact(files[name])})
	}
	return all, nil
}

// licenceFiles are the licences in a package's folder and in those around it up to the top of its module.
func licenceFiles(dir, top string) (files []string) {
	for ; strings.HasPrefix(dir, top); dir = filepath.Dir(dir) {
		for _, form := range []string{"LICEN[CS]E*", "COPYING*", "NOTICE*", "PATENTS*"} {
			found, _ := filepath.Glob(filepath.Join(dir, form)) // the form is sound
			files = append(files, found...)
		}
	}
	return files
}

// write adds the source's licences to a text. A source without any is an error: it may not be handed on.
func (s licensedWork) write(out *bytes.Buffer) error {
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
