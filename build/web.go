package main

import (
	"bytes"
	"embed"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"azulejo/game/locale"

	"github.com/andybalholm/brotli"
)

//go:embed web/index.html web/page.js web/worker.js web/offline.js web/canvas.js web/style.css web/manifest.webmanifest
var webFiles embed.FS

// web makes a folder that any static server can serve.
func web(args []string) error {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	dir := flags.String("o", "dist/web", "folder to write")
	program := flags.String("program", "", "a compiled program to take in the place of compiling one; nothing is compressed then")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *program != "" {
		given, err := os.ReadFile(*program)
		if err != nil {
			return err
		}
		return writeWeb(*dir, given)
	}
	compiled, err := compile("js", "wasm")
	if err != nil {
		return err
	}
	if err := writeWeb(*dir, compiled); err != nil {
		return err
	}
	if err := compress(*dir); err != nil {
		return err
	}
	terms, err := licences("js", "wasm")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(*dir, licencesFile), terms, 0o644)
}

// writeWeb puts the release around a compiled program in the place of what is in the folder.
func writeWeb(dir string, program []byte) error {
	parts, err := webParts(program)
	if err != nil {
		return err
	}
	tongues, err := allWords()
	if err != nil {
		return err
	}
	r, err := newWebRelease(parts, tongues)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, p := range r.parts {
		if err := os.WriteFile(filepath.Join(dir, p.name), p.data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// allWords are the words of all languages, English first.
func allWords() (all []*locale.Words, err error) {
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
	args := []string{"build", "-trimpath", "-ldflags", "-s -w -X main.version=" + version(), "-o", out}
	if goarch == "wasm" { // a tenth less to transfer; search and sprites keep their speed
		args = append(args, "-gcflags=all=-l", "-gcflags=azulejo/engine=", "-gcflags=azulejo/engine/azul=", "-gcflags=azulejo/engine/pavilion=",
			"-gcflags=azulejo/engine/eval=", "-gcflags=azulejo/engine/search=", "-gcflags=golang.org/x/image/draw=")
	}
	if err := goFor(goos, goarch, append(args, ".")...).Run(); err != nil {
		return nil, fmt.Errorf("go build for %s/%s: %w", goos, goarch, err)
	}
	return os.ReadFile(out)
}

// version names the state of the sources.
func version() string {
	name, err := said("git", "describe", "--tags", "--always", "--dirty")
	if err != nil {
		return "unknown"
	}
	return name
}

// compress writes .br and .gz beside every file that gains by it, and tells what the first screen transfers.
func compress(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return err
	}
	total := 0
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		small, err := squeeze(f, data)
		if err != nil {
			return err
		}
		if base := filepath.Base(f); !spared(base) {
			total += small
			fmt.Printf("%10d %10d  %s\n", len(data), small, base)
		}
	}
	fmt.Printf("first screen: %d bytes with brotli\n", total)
	return nil
}

// squeeze writes the compressed copies of a file and returns its size with brotli.
func squeeze(file string, data []byte) (int, error) {
	if strings.HasSuffix(file, ".png") {
		return len(data), nil
	}
	var br, gz bytes.Buffer
	b := brotli.NewWriterOptions(&br, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	for _, w := range []io.WriteCloser{b, smallest(&gz)} {
		if _, err := w.Write(data); err != nil {
			return 0, err
		}
		if err := w.Close(); err != nil {
			return 0, err
		}
	}
	if err := os.WriteFile(file+".br", br.Bytes(), 0o644); err != nil {
		return 0, err
	}
	return br.Len(), os.WriteFile(file+".gz", gz.Bytes(), 0o644)
}
