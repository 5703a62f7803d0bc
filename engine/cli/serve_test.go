package cli

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPageHandler checks types, compression and caching of the files that serve delivers.
func TestPageHandler(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"index.html": "<html>", "a.wasm": "plain", "a.wasm.br": "brotli", "a.wasm.gz": "gzip", "page.js": "js"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	handler := pageHandler(dir)
	for _, c := range []struct {
		path, accept          string
		status                int
		body, media, encoding string
	}{
		{"/", "", 200, "<html>", "text/html; charset=utf-8", ""},
		{"/a.wasm?v=1", "gzip, deflate, br", 200, "brotli", "application/wasm", "br"},
		{"/a.wasm", "gzip, br;q=0", 200, "gzip", "application/wasm", "gzip"},
		{"/a.wasm", "", 200, "plain", "application/wasm", ""},
		{"/page.js", "br", 200, "js", "text/javascript; charset=utf-8", ""},
		{"/none.js", "br", 404, "", "", ""},
		{"/../serve.go", "br", 404, "", "", ""},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.URL.Path, r.URL.RawQuery, _ = strings.Cut(c.path, "?")
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		h := w.Header()
		if w.Code != c.status || c.status == 200 && (w.Body.String() != c.body || h.Get("Content-Type") != c.media || h.Get("Content-Encoding") != c.encoding || h.Get("Cache-Control") != "no-cache") {
			t.Errorf("%+v: %d, %q, %v", c, w.Code, w.Body.String(), h)
		}
	}
}

// TestServe checks that serve prints its address, answers there, and ends with status 0 when it is interrupted.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("<html>"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	printed := make(chan string, 1)
	var errs bytes.Buffer
	p := newProgram(writerFunc(func(b []byte) { printed <- string(b) }), &errs)
	ended := make(chan int, 1)
	go func() { ended <- p.Run(ctx, []string{"serve", "-port", "0", dir}) }()
	_, address, ok := strings.Cut(strings.TrimSpace(<-printed), "cli.serve.address ")
	if !ok || !strings.HasPrefix(address, "http://127.0.0.1:") {
		t.Fatalf("the address is %q", address)
	}
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if body, _ := io.ReadAll(answer.Body); string(body) != "<html>" {
		t.Errorf("the page is %q", body)
	}
	stop()
	if code := <-ended; code != 0 || errs.Len() > 0 {
		t.Errorf("%d, %q", code, errs.String())
	}
	if code, out, errs := run(t, "serve", t.TempDir()); code != 1 || out != "" || !strings.Contains(errs, "cli.serve.missing") {
		t.Errorf("without a page: %d, %q, %q", code, out, errs)
	}
}
