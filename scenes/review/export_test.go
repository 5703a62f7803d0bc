package review

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// TestExport checks that the review can be exported as text and with the file of its game, that its picture says which game it is and
// who plays, and that a game that may not be reviewed has only a file.
func TestExport(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("AZULEJO_HOME", folder)
	s, c := openReviewed(t, 0, idle{}, 1280, 720)
	c.Go(s)
	drawer := s.exportRoute().Build(c, func() {})
	for button, want := range map[string]struct{ file, text string }{
		"button-export-game": {saves.ExportName, `[Review "`}, "button-export-text": {textName, c.Words.T("luck.title")},
	} {
		drawer.Body.Find(button).Touch.Press()
		if text, err := os.ReadFile(filepath.Join(folder, want.file)); err != nil || !bytes.Contains(text, []byte(want.text)) {
			t.Errorf("%s: %v, %q is not in %.200s", button, err, want.text, text)
		}
	}
	if drawer.Body.Find("button-export-picture") == nil {
		t.Error("the curve cannot be exported")
	}
	texts := strings.Join(scenetest.Texts(c, s.picture()), "\n")
	for _, want := range []string{s.heading(), s.players[0].Name + ": accuracy ", s.players[1].Name + ": accuracy ", c.Words.T("review.export.axis")} {
		if !strings.Contains(texts, want) {
			t.Errorf("%q is not in the picture: %q", want, texts)
		}
	}
	s.Leave(c)
	running, app, _ := open(t, 0, 2, 10, 390, 844)
	if drawer := running.exportRoute().Build(app.Context(), func() {}); drawer.Body.Find("button-export-game") == nil || drawer.Body.Find("button-export-text") != nil {
		t.Error("a running game exports its review")
	}
}
