package main

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// linkedModules returns the modules linked into the program for a system, with their versions.
func linkedModules(t *testing.T, goos, goarch string) (all []string) {
	cmd := exec.Command("go", "list", "-deps", "-f", `{{with .Module}}{{if .Version}}{{.Path}} {{.Version}}{{end}}{{end}}`, ".")
	cmd.Env = append(cmd.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(out), "\n") {
		if line != "" {
			all = append(all, line)
		}
	}
	if len(all) < 5 {
		t.Fatalf("%s/%s: only %d packages of modules", goos, goarch, len(all))
	}
	return all
}

// licenceText returns the text of the licences in an archive.
func licenceText(t *testing.T, data []byte, ext string) string {
	if ext == "tar.gz" {
		gz, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		all, err := io.ReadAll(gz)
		if err != nil {
			t.Fatal(err)
		}
		return string(all)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		if filepath.Base(f.Name) == licencesFile {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			all, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			return string(all)
		}
	}
	return ""
}

// TestArchivesContainLicences checks that the archive for each system contains the licences of all linked modules, and that its checksum is listed.
func TestArchivesContainLicences(t *testing.T) {
	t.Chdir("..")
	r := release{dir: t.TempDir(), version: "test", time: time.Unix(0, 0)}
	for _, a := range targets() {
		if err := r.archive(a, nil); err != nil {
			t.Fatal(err)
		}
		name := "azulejo-test-" + a.os + "-" + a.arch + "." + a.ext
		data, err := os.ReadFile(filepath.Join(r.dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if sum := fmt.Sprintf("%x  %s\n", sha256.Sum256(data), name); !strings.Contains(r.sums.String(), sum) {
			t.Errorf("the checksums lack %q", sum)
		}
		text := licenceText(t, data, a.ext)
		for _, m := range append(linkedModules(t, a.os, a.arch), "Go", "Azulejo") {
			if !strings.Contains(text, "\n"+m+": LICENSE") {
				t.Errorf("%s/%s: no licence of %s", a.os, a.arch, m)
			}
		}
	}
}

// TestLicences checks that the licences are those of the linked modules and of the fonts, and not those of other modules.
func TestLicences(t *testing.T) {
	t.Chdir("..")
	text, err := licences("js", "wasm")
	if err != nil {
		t.Fatal(err)
	}
	for part, there := range map[string]bool{
		"\nGo: LICENSE\n": true, "The Go Authors": true, "GLFW": true, "Apache License": true,
		"The EB Garamond Project Authors": true, "The Inter Project Authors": true, "SIL OPEN FONT LICENSE": true,
		"jfreymuth/pulse": false, "golang.org/x/sys": false, "spf13/": false, "tc-hib/winres": false, // of other systems, and of the build
	} {
		if bytes.Contains(text, []byte(part)) != there {
			t.Errorf("%q: expected %v", part, there)
		}
	}
}

// TestLicenceFiles checks that the licences of a package are found in the directories above it.
func TestLicenceFiles(t *testing.T) {
	top := t.TempDir()
	for _, name := range []string{"LICENSE", "inner/deep/code.go", "inner/COPYING", "other/LICENSE"} {
		file := filepath.Join(top, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("text"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got := licenceFiles(filepath.Join(top, "inner", "deep"), top)
	if len(got) != 2 || filepath.Base(got[0]) != "COPYING" || got[1] != filepath.Join(top, "LICENSE") {
		t.Errorf("%v, expected inner/COPYING and LICENSE", got)
	}
}

// TestMissingLicence checks that a work without a licence is an error.
func TestMissingLicence(t *testing.T) {
	var out bytes.Buffer
	if err := (licensedWork{name: "example.org/m v1"}).write(&out); err == nil || !strings.Contains(err.Error(), "example.org/m v1") {
		t.Errorf("%v, expected an error that names the work", err)
	}
}
