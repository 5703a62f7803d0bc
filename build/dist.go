package main

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
	"time"

	"azulejo/engine/cli"
)

// release is the data that all archives of a run share.
type release struct {
	dir, version string
	time         time.Time
	sums         bytes.Buffer // the checksums, in the form that sha256sum -c reads
}

// target is the archive for a system.
type target struct {
	os, arch string
	// pack returns the files of the archive for a compiled program.
	pack func(version string, program []byte) ([]archiveFile, error)
	ext  string
}

func targets() []target {
	return []target{
		{"linux", "amd64", packLinux, "tar.gz"},
		{"linux", "arm64", packLinux, "tar.gz"},
		{"windows", "amd64", packWindows, "zip"},
		{"darwin", "amd64", packDarwin, "zip"},
		{"darwin", "arm64", packDarwin, "zip"},
	}
}

// dist builds the archives for all systems and the browser, and their checksums.
func dist(flags *flag.FlagSet) func() error {
	dir := flags.String("o", "dist", "folder to write")
	return func() error {
		if err := os.MkdirAll(*dir, 0o755); err != nil {
			return err
		}
		r := release{dir: *dir, version: version(), time: commitTime()}
		for _, t := range targets() {
			if err := r.build(t); err != nil {
				return err
			}
		}
		page, err := website()
		if err != nil {
			return err
		}
		hosts, err := hostFiles()
		if err != nil {
			return err
		}
		if err := r.write("web", "zip", append(page, hosts...)); err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(r.dir, "SHA256SUMS"), r.sums.Bytes(), 0o644)
	}
}

// hostFiles returns the files of recommended headers for web servers.
func hostFiles() (files []archiveFile, err error) {
	for _, name := range []string{"nginx.conf", "Caddyfile"} {
		data, err := webFiles.ReadFile("web/hosts/" + name)
		if err != nil {
			return nil, err
		}
		files = append(files, archiveFile{"hosts/" + name, data, 0o644})
	}
	return files, nil
}

// build builds the archive for a system.
func (r *release) build(t target) error {
	program, err := compile(t.os, t.arch)
	if err != nil {
		return err
	}
	files, err := t.pack(r.version, program)
	if err != nil {
		return fmt.Errorf("%s/%s: %w", t.os, t.arch, err)
	}
	return r.archive(t, files)
}

// archive writes the archive of a program with its licences.
func (r *release) archive(t target, files []archiveFile) error {
	terms, err := licences(t.os, t.arch)
	if err != nil {
		return err
	}
	return r.write(t.os+"-"+t.arch, t.ext, append(files, archiveFile{licencesFile, terms, 0o644}))
}

// write writes the archive for a system. Its files, including the readmes, are in a directory with the name of the archive.
func (r *release) write(system, ext string, files []archiveFile) error {
	name := "azulejo-" + r.version + "-" + system
	readme, err := os.ReadFile("README.md")
	if err != nil {
		return err
	}
	short, err := readmes()
	if err != nil {
		return err
	}
	files = append(append(files, archiveFile{"README.md", readme, 0o644}), short...)
	for i := range files {
		files[i].name = name + "/" + files[i].name
	}
	pack := tarArchive
	if ext == "zip" {
		pack = zipArchive
	}
	data, err := pack(files, r.time)
	if err != nil {
		return err
	}
	fmt.Printf("%10d  %s.%s\n", len(data), name, ext)
	fmt.Fprintf(&r.sums, "%x  %s.%s\n", sha256.Sum256(data), name, ext)
	return os.WriteFile(filepath.Join(r.dir, name+"."+ext), data, 0o644)
}

func packLinux(_ string, program []byte) ([]archiveFile, error) {
	icon, err := os.ReadFile(iconFile(256))
	if err != nil {
		return nil, err
	}
	scripts, err := completions()
	return append(scripts, archiveFile{"azulejo", program, 0o755}, archiveFile{"azulejo.png", icon, 0o644}, archiveFile{"azulejo.desktop", []byte(desktopEntry), 0o644},
		archiveFile{"azulejo-open.desktop", []byte(openEntry), 0o644}, archiveFile{"azulejo-mime.xml", []byte(mimeType), 0o644}), err
}

// completions returns the completion scripts for shells, with the names that the shells expect.
func completions() (files []archiveFile, err error) {
	for _, f := range [][2]string{{"bash", "azulejo.bash"}, {"fish", "azulejo.fish"}, {"zsh", "_azulejo"}} {
		var script bytes.Buffer
		if err := cli.WriteCompletion(&script, f[0]); err != nil {
			return nil, err
		}
		files = append(files, archiveFile{"completions/" + f[1], script.Bytes(), 0o644})
	}
	return files, nil
}

func packWindows(version string, program []byte) ([]archiveFile, error) {
	program, err := addWindowsResources(program, version)
	return []archiveFile{{"azulejo.exe", program, 0o755}, {"azulejo-open.cmd", []byte(strings.ReplaceAll(openCommand, "\n", "\r\n")), 0o644}}, err
}

// openCommand makes Windows open saved games with the program next to it, for the user who runs it.
const openCommand = `@echo off
reg add "HKCU\Software\Classes\.azl" /ve /d azulejo.game /f
reg add "HKCU\Software\Classes\azulejo.game" /ve /d "Azulejo game" /f
reg add "HKCU\Software\Classes\azulejo.game\shell\open\command" /ve /d "\"%~dp0azulejo.exe\" open \"%%1\"" /f
`

// packDarwin returns the files of an application bundle.
func packDarwin(version string, program []byte) ([]archiveFile, error) {
	icon, err := icns()
	if err != nil {
		return nil, err
	}
	var plist bytes.Buffer
	if err := template.Must(template.New("").Parse(infoPlist)).Execute(&plist, map[string]string{"Version": version, "Number": versionNumber(version)}); err != nil {
		return nil, err
	}
	scripts, err := completions()
	const app = "Azulejo.app/Contents/"
	return append(scripts, archiveFile{app + "Info.plist", plist.Bytes(), 0o644}, archiveFile{app + "MacOS/azulejo", program, 0o755},
		archiveFile{app + "Resources/azulejo.icns", icon, 0o644}), err
}

// versionNumber returns the leading digits and dots of a version tag such as v1.2-3-gabc, or 0.0.0 if there is no tag.
func versionNumber(version string) string {
	v, tagged := strings.CutPrefix(version, "v")
	v, _, _ = strings.Cut(v, "-")
	if !tagged || v == "" || strings.Trim(v, "0123456789.") != "" {
		return "0.0.0"
	}
	return v
}

const desktopEntry = `[Desktop Entry]
Type=Application
Name=Azulejo
Comment=Azul at a table for two to four
Exec=azulejo
Icon=azulejo
Categories=Game;BoardGame;
`

// openEntry opens the files of mimeType.
const openEntry = `[Desktop Entry]
Type=Application
Name=Azulejo
Exec=azulejo open %f
Icon=azulejo
MimeType=application/x-azulejo;
NoDisplay=true
`

// mimeType is the type of saved games for xdg-mime install.
const mimeType = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
<mime-type type="application/x-azulejo"><comment>Azulejo game</comment><sub-class-of type="text/plain"/><glob pattern="*.azl"/></mime-type>
</mime-info>
`

const infoPlist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleName</key><string>Azulejo</string>
<key>CFBundleIdentifier</key><string>azulejo</string>
<key>CFBundleExecutable</key><string>azulejo</string>
<key>CFBundleIconFile</key><string>azulejo</string>
<key>CFBundlePackageType</key><string>APPL</string>
<key>CFBundleShortVersionString</key><string>{{.Number}}</string>
<key>CFBundleVersion</key><string>{{.Number}}</string>
<key>CFBundleGetInfoString</key><string>Azulejo {{html .Version}}</string>
<key>NSHighResolutionCapable</key><true/>
</dict></plist>
`
