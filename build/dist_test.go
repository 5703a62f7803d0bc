package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/xml"
	"image/png"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestArchives checks the names, modes and contents of the files in archives, and that the same files make the same archive.
func TestArchives(t *testing.T) {
	files := []archiveFile{{"a/azulejo", []byte("program"), 0o755}, {"a/README.md", []byte("text"), 0o644}}
	modified := time.Date(2026, 1, 2, 3, 4, 6, 0, time.UTC)
	data, err := tarArchive(files, modified)
	if err != nil {
		t.Fatal(err)
	}
	gz, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	unpacked := tar.NewReader(gz)
	for _, f := range files {
		h, err := unpacked.Next()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(unpacked)
		if err != nil || h.Name != f.name || h.FileInfo().Mode() != f.mode || !bytes.Equal(body, f.data) {
			t.Errorf("tar: %s %v %q %v, expected %s %v %q", h.Name, h.FileInfo().Mode(), body, err, f.name, f.mode, f.data)
		}
	}
	if _, err := unpacked.Next(); err != io.EOF {
		t.Errorf("after the last file: %v", err)
	}
	if data, err = zipArchive(files, modified); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(z.File) != len(files) {
		t.Fatal(err, len(z.File))
	}
	for i, f := range files {
		r, err := z.File[i].Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(r)
		if err != nil || z.File[i].Name != f.name || z.File[i].Mode() != f.mode || !bytes.Equal(body, f.data) {
			t.Errorf("zip: %s %v %q %v", z.File[i].Name, z.File[i].Mode(), body, err)
		}
	}
	if again, err := zipArchive(files, modified); err != nil || !bytes.Equal(data, again) {
		t.Error("the same files give another archive")
	}
}

// TestArchivesContainCompletions checks that archives for systems with shells contain their completion scripts.
func TestArchivesContainCompletions(t *testing.T) {
	t.Chdir("..")
	for system, pack := range map[string]func(string, []byte) ([]archiveFile, error){"linux": packLinux, "darwin": packDarwin} {
		files, err := pack("v1", []byte("program"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"completions/azulejo.bash", "completions/azulejo.fish", "completions/_azulejo"} {
			if !slices.ContainsFunc(files, func(f archiveFile) bool { return f.name == name && bytes.Contains(f.data, []byte("__complete")) }) {
				t.Errorf("%s: no %s", system, name)
			}
		}
	}
}

// TestWindowsOpensGames checks that the archive for Windows has a script, with line ends of Windows, that registers the program next to it.
func TestWindowsOpensGames(t *testing.T) {
	t.Chdir("..")
	files, _ := packWindows("v1", []byte("program")) // the program has no place for resources
	at := slices.IndexFunc(files, func(f archiveFile) bool { return f.name == "azulejo-open.cmd" })
	if at < 0 {
		t.Fatal("there is no script")
	}
	text := string(files[at].data)
	if !strings.Contains(text, `/ve /d "\"%~dp0azulejo.exe\" open \"%%1\"" /f`+"\r\n") || strings.Count(text, "\n") != strings.Count(text, "\r\n") {
		t.Errorf("the script is %q", text)
	}
}

// TestVersionNumber checks the version numbers for the metadata of programs.
func TestVersionNumber(t *testing.T) {
	for v, want := range map[string]string{"v1.2.3": "1.2.3", "v1.2-5-gabc123-dirty": "1.2", "12db400": "0.0.0", "v": "0.0.0", "vx": "0.0.0", "unknown": "0.0.0"} {
		if got := versionNumber(v); got != want {
			t.Errorf("%s: %s, expected %s", v, got, want)
		}
	}
}

// TestIconSizes checks that all icons exist in their sizes.
func TestIconSizes(t *testing.T) {
	t.Chdir("..")
	for _, size := range iconSizes() {
		f, err := os.Open(iconFile(size))
		if err != nil {
			t.Fatal(err)
		}
		c, err := png.DecodeConfig(f)
		f.Close()
		if err != nil || c.Width != size || c.Height != size {
			t.Errorf("%s: %dx%d %v; run: go run ./build icons", iconFile(size), c.Width, c.Height, err)
		}
	}
}

// TestLinuxOpensGames checks that a desktop entry of the archive opens files of the type that the archive declares for saved games.
func TestLinuxOpensGames(t *testing.T) {
	t.Chdir("..")
	files, err := packLinux("", nil)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]string{}
	for _, f := range files {
		byName[f.name] = string(f.data)
	}
	var declared struct {
		Type struct {
			Name string `xml:"type,attr"`
			Glob struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal([]byte(byName["azulejo-mime.xml"]), &declared); err != nil {
		t.Fatal(err)
	}
	if got, want := declared.Type.Glob.Pattern, "*.azl"; got != want {
		t.Errorf("the type is that of %s, want %s", got, want)
	}
	entry := strings.Split(byName["azulejo-open.desktop"], "\n")
	for _, line := range []string{"[Desktop Entry]", "Exec=azulejo open %f", "MimeType=" + declared.Type.Name + ";"} {
		if !slices.Contains(entry, line) {
			t.Errorf("the desktop entry lacks %s", line)
		}
	}
}

// TestMacBundle checks that the bundle for macOS has the program, a well-formed Info.plist and valid icons.
func TestMacBundle(t *testing.T) {
	t.Chdir("..")
	files, err := packDarwin("v1.2-<&>", []byte("program"))
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]archiveFile{}
	for _, f := range files {
		byName[f.name] = f
	}
	if p := byName["Azulejo.app/Contents/MacOS/azulejo"]; p.mode != 0o755 || string(p.data) != "program" {
		t.Errorf("the program is %v, %d bytes", p.mode, len(p.data))
	}
	var any struct{}
	if err := xml.Unmarshal(byName["Azulejo.app/Contents/Info.plist"].data, &any); err != nil {
		t.Errorf("Info.plist: %v", err)
	}
	icon := byName["Azulejo.app/Contents/Resources/azulejo.icns"].data
	if len(icon) < 8 || string(icon[:4]) != "icns" || int(binary.BigEndian.Uint32(icon[4:])) != len(icon) {
		t.Fatal("the header of the icon is invalid")
	}
	for rest := icon[8:]; len(rest) > 0; {
		n := int(binary.BigEndian.Uint32(rest[4:]))
		if n < 8 || n > len(rest) {
			t.Fatalf("%s is %d bytes of %d", rest[:4], n, len(rest))
		}
		if _, err := png.DecodeConfig(bytes.NewReader(rest[8:n])); err != nil {
			t.Errorf("%s: %v", rest[:4], err)
		}
		rest = rest[n:]
	}
}

// TestHostFiles checks that the recommended headers have the policy of the page, and let no other site show the game in a frame.
func TestHostFiles(t *testing.T) {
	page, err := webFiles.ReadFile("web/index.html")
	if err != nil {
		t.Fatal(err)
	}
	policy := regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]+)"`).FindSubmatch(page)
	files, err := hostFiles()
	if err != nil || len(files) != 2 || policy == nil {
		t.Fatal(files, err, policy)
	}
	for _, f := range files {
		if want := `Content-Security-Policy "` + string(policy[1]) + `; frame-ancestors 'none'"`; !strings.Contains(string(f.data), want) {
			t.Errorf("%s lacks %s", f.name, want)
		}
	}
}
