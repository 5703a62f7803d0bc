package main

import (
	"bytes"
	"embed"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"azulejo/game/locale"

	"github.com/andybalholm/brotli"
)

//go:embed web/index.html web/page.js web/worker.js web/offline.js web/canvas.js web/history.js web/files.js web/games.js web/letters.js web/style.css web/manifest.webmanifest web/hosts/nginx.conf web/hosts/Caddyfile
var webFiles embed.FS

// web builds a directory that any static web server can serve.
func web(flags *flag.FlagSet) func() error {
	dir := flags.String("o", "dist/web", "folder to write")
	program := flags.String("program", "", "a compiled program to take in the place of compiling one; nothing is compressed then")
	return func() error {
		var files []archiveFile
		given, err := os.ReadFile(*program)
		switch {
		case *program == "":
			files, err = website()
		case err == nil:
			files, err = releaseFiles(given)
		}
		if err != nil {
			return err
		}
		if err := os.RemoveAll(*dir); err != nil {
			return err
		}
		if err := os.MkdirAll(*dir, 0o755); err != nil {
			return err
		}
		for _, f := range files {
			if err := os.WriteFile(filepath.Join(*dir, f.name), f.data, f.mode); err != nil {
				return err
			}
		}
		return nil
	}
}

// website returns all files of the website in order: the release, compressed copies and the licences.
func website() ([]archiveFile, error) {
	program, err := compile("js", "wasm")
	if err != nil {
		return nil, err
	}
	files, err := releaseFiles(program)
	if err != nil {
		return nil, err
	}
	if files, err = withCompressed(files); err != nil {
		return nil, err
	}
	terms, err := licences("js", "wasm")
	files = append(files, archiveFile{licencesFile, terms, 0o644})
	slices.SortFunc(files, func(a, b archiveFile) int { return strings.Compare(a.name, b.name) })
	return files, err
}

// releaseFiles returns the files of a release with a compiled program.
func releaseFiles(program []byte) ([]archiveFile, error) {
	parts, err := webParts(program)
	if err != nil {
		return nil, err
	}
	languages, err := allLanguages()
	if err != nil {
		return nil, err
	}
	r, err := newWebRelease(parts, languages)
	if err != nil {
		return nil, err
	}
	return r.parts, nil
}

// allLanguages returns the texts of all languages, English first.
func allLanguages() (all []*locale.Words, err error) {
	for _, code := range locale.Languages() {
		w, err := locale.Open(code)
		if err != nil {
			return nil, err
		}
		all = append(all, w)
	}
	return all, nil
}

// compile builds the program for a system.
func compile(goos, goarch string) ([]byte, error) {
	scratch, err := os.MkdirTemp("", "azulejo-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	out := filepath.Join(scratch, "azulejo")
	args := []string{"build", "-trimpath", "-ldflags", "-s -w", "-o", out}
	if goarch == "wasm" {
		// Without inlining the program is a tenth smaller. The search keeps it, because it would take a third longer, and so does what scales sprites and
		// compares each frame with the one before.
		trimmed := filepath.Join("dist", "trimmed")
		defer os.RemoveAll(trimmed)
		modules, err := trimModules(trimmed)
		if err != nil {
			return nil, err
		}
		args = append(args, "-modfile", modules, "-gcflags=all=-l", "-gcflags=azulejo/engine/azul=", "-gcflags=azulejo/engine/pavilion=", "-gcflags=azulejo/engine/search=",
			"-gcflags=azulejo/game/gfx=", "-gcflags=golang.org/x/image/draw=")
	}
	if err := goCommand(goos, goarch, append(args, ".")...).Run(); err != nil {
		return nil, fmt.Errorf("go build for %s/%s: %w", goos, goarch, err)
	}
	return os.ReadFile(out)
}

// version returns a description of the current commit.
func version() string {
	name, err := commandOutput("git", "describe", "--tags", "--always", "--dirty")
	if err != nil {
		return "unknown"
	}
	return name
}

// withCompressed adds a .br and a .gz copy of each file that compresses well, and prints the transfer size of the first screen.
func withCompressed(files []archiveFile) ([]archiveFile, error) {
	total := 0
	for _, f := range files {
		small := len(f.data)
		if !strings.HasSuffix(f.name, ".png") && !strings.HasSuffix(f.name, ".webp") {
			var br, gz bytes.Buffer
			b := brotli.NewWriterOptions(&br, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
			for _, w := range []io.WriteCloser{b, gzipWriter(&gz)} {
				if _, err := w.Write(f.data); err != nil {
					return nil, err
				}
				if err := w.Close(); err != nil {
					return nil, err
				}
			}
			files = append(files, archiveFile{f.name + ".br", br.Bytes(), 0o644}, archiveFile{f.name + ".gz", gz.Bytes(), 0o644})
			small = br.Len()
		}
		if !isDeferred(f.name) {
			total += small
			fmt.Printf("%10d %10d  %s\n", len(f.data), small, f.name)
		}
	}
	fmt.Printf("first screen: %d bytes with brotli\n", total)
	return files, nil
}
