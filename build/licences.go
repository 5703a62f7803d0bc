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

// licencesFile is the name of the file with the licences in an archive.
const licencesFile = "LICENSES.txt"

// licences returns the text of all licences of the program for a system: of its assets, of Go and of each linked module. It starts with a
// byte order mark, as web servers may not declare the encoding.
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

// assetLicences returns the licence files of art, sounds and typefaces.
func assetLicences() []string {
	typefaces, _ := filepath.Glob("assets/fonts/*.txt") // the form is sound
	return append([]string{"assets/LICENSES.md"}, typefaces...)
}

// licensedWork is a third-party work with its licence files.
type licensedWork struct {
	name  string
	files []string
}

// packages is the format for go list: the directory of each third-party package, and the name and directory of its module.
const packages = "{{.Dir}}\t{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{else}}Go\t{{.Root}}{{end}}"

// licensedWorks returns the modules linked into the program for a system in order of name, with the standard library as Go.
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

// licenceFiles returns the licence files in a package's directory and its parents up to the root of the module.
func licenceFiles(dir, top string) (files []string) {
	for ; strings.HasPrefix(dir, top); dir = filepath.Dir(dir) {
		for _, form := range []string{"LICEN[CS]E*", "COPYING*", "NOTICE*", "PATENTS*"} {
			found, _ := filepath.Glob(filepath.Join(dir, form)) // the form is sound
			files = append(files, found...)
		}
	}
	return files
}

// write writes the licences of the work. A work without any is an error, since it may not be redistributed.
func (l licensedWork) write(out *bytes.Buffer) error {
	if len(l.files) == 0 {
		return fmt.Errorf("%s has no licence", l.name)
	}
	line := strings.Repeat("=", 80)
	for _, f := range l.files {
		text, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s\n%s: %s\n%[1]s\n\n%[4]s\n\n", line, l.name, filepath.Base(f), bytes.TrimSpace(text))
	}
	return nil
}
