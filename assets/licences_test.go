package assets

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// patterns returns the file patterns that LICENSES.md names.
func patterns(t *testing.T) (all []string) {
	data, err := os.ReadFile("LICENSES.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, quoted := range regexp.MustCompile("`[^`]+`").FindAllString(string(data), -1) {
		if f := strings.Trim(quoted, "`"); !strings.HasPrefix(f, "build/") {
			all = append(all, f)
		}
	}
	return all
}

// files returns all files of this directory that are not Go files.
func files(t *testing.T) (all []string) {
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) != ".go" && name != "LICENSES.md" {
			all = append(all, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestLicencesNameEveryFile checks that LICENSES.md names every file of this directory and no file that does not exist.
func TestLicencesNameEveryFile(t *testing.T) {
	here, named := files(t), map[string]bool{}
	for _, pattern := range patterns(t) {
		n := len(named)
		for _, f := range here {
			if fits, err := path.Match(pattern, f); err != nil {
				t.Fatal(pattern, err)
			} else if fits {
				named[f] = true
			}
		}
		if len(named) == n {
			t.Errorf("LICENSES.md names %s, which does not exist", pattern)
		}
	}
	for _, f := range here {
		if !named[f] {
			t.Errorf("LICENSES.md does not name %s", f)
		}
	}
}
