package cli

import (
	"context"
	"errors"
	"fmt"
	"mime"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"

	"github.com/spf13/cobra"
)

// serveCommand returns the command that serves the browser game on the loopback address.
func (p *Program) serveCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "serve", "azulejo serve\nazulejo serve -port 8000 azulejo-web")
	cmd.Use += " [" + p.Spoken.T("cli.usage.folder") + "]"
	port := cmd.Flags().Int("port", 8080, p.Spoken.T("cli.flags.serve.port"))
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) > 1 {
			return noOperands(cmd, args[1:])
		}
		return nil
	}
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *port < 0 || *port > 65535 {
			return NewUsageError("cli.between", "flag", "-port", "value", *port, "minimum", 0, "maximum", 65535)
		}
		folders := args
		if len(folders) == 0 {
			folders = pageFolders()
		}
		for _, dir := range folders {
			if info, err := os.Stat(filepath.Join(dir, "index.html")); err == nil && info.Mode().IsRegular() {
				return p.serve(cmd.Context(), dir, *port)
			}
		}
		return engine.NewReason("cli.serve.missing", "folders", or(folders))
	}
	return cmd
}

// pageFolders returns the folders in which serve looks for the page: this one, and web and dist/web here and next to the program.
func pageFolders() []string {
	all := []string{".", "web", filepath.Join("dist", "web")}
	if program, err := os.Executable(); err == nil {
		dir := filepath.Dir(program)
		all = append(all, filepath.Join(dir, "web"), filepath.Join(dir, "dist", "web"))
	}
	return all
}

// serve serves the files of a folder until ctx is cancelled, which is how a server is meant to end.
func (p *Program) serve(ctx context.Context, dir string, port int) error {
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return engine.NewReason("cli.serve.port", "port", port, "fault", err)
	}
	if _, err := fmt.Fprintln(p.Out, p.Spoken.T("cli.serve.address", "address", fmt.Sprintf("http://%s/", listener.Addr()))); err != nil {
		listener.Close()
		return err
	}
	server := &http.Server{Handler: pageHandler(dir), ReadHeaderTimeout: 10 * time.Second}
	stop := context.AfterFunc(ctx, func() { server.Close() })
	defer stop()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// pageHandler serves the files of a folder, compressed where the folder has a compressed copy that the browser accepts. Browsers check every file again
// before they use a stored one, so that a new version shows at once.
func pageHandler(dir string) http.Handler {
	root := http.Dir(dir)
	files := http.FileServer(root)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		h := w.Header()
		h.Set("Cache-Control", "no-cache")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Vary", "Accept-Encoding")
		if t := contentType(name); t != "" {
			h.Set("Content-Type", t)
		}
		for _, c := range [][2]string{{"br", ".br"}, {"gzip", ".gz"}} {
			if !accepts(r, c[0]) {
				continue
			}
			if f, err := root.Open(name + c[1]); err == nil {
				defer f.Close()
				if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
					h.Set("Content-Encoding", c[0])
					http.ServeContent(w, r, name, info.ModTime(), f)
					return
				}
			}
		}
		files.ServeHTTP(w, r)
	})
}

// contentType returns the type of a file, or "" if it is unknown. It does not depend on what the system has registered.
func contentType(name string) string {
	switch ext := path.Ext(name); ext {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".html", ".css":
		return "text/" + ext[1:] + "; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json"
	case ".json":
		return "application/json"
	case ".ttf":
		return "font/ttf"
	case ".webp", ".png":
		return "image/" + ext[1:]
	case ".svg":
		return "image/svg+xml"
	case ".weights":
		return "application/octet-stream"
	default:
		return mime.TypeByExtension(ext)
	}
}

// accepts reports whether a request accepts a content coding. A quality of 0 refuses it.
func accepts(r *http.Request, coding string) bool {
	for _, part := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.EqualFold(strings.TrimSpace(name), coding) {
			q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(quality), "q="), 64)
			return quality == "" || err == nil && q > 0
		}
	}
	return false
}
