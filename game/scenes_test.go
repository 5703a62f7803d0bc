package game

import (
	"errors"
	"strings"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/ui"
)

// recorder is a scene that records the calls of its methods.
type recorder struct {
	name  string
	calls *[]string
}

func (r *recorder) record(call string) { *r.calls = append(*r.calls, r.name+" "+call) }

func (r *recorder) Layout(*Context) { r.record("layout") }
func (r *recorder) Update(*Context) { r.record("update") }
func (r *recorder) Draw(*Context)   { r.record("draw") }
func (r *recorder) Pause(*Context)  { r.record("pause") }
func (r *recorder) Leave(*Context)  { r.record("leave") }

// fullScreen is a recorder that implements Grounded.
type fullScreen struct{ *recorder }

func (fullScreen) Ground(*Context) gfx.Ground { return ui.Sage() }

// TestSceneStack checks which methods of scenes are called when scenes are opened, drawn and closed.
func TestSceneStack(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return &recorder{r.(string), &calls} }}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"first scene", func() { c.Go("table") }, "table layout"},
		{"push", func() { c.Push("menu") }, "table pause, menu layout"},
		{"push once more", func() { c.Push("settings") }, "menu pause, settings layout"},
		{"draw", func() { c.scenes.draw(c) }, "table draw, settings draw"},
		{"layout", func() { c.scenes.layout(c) }, "table layout, menu layout, settings layout"},
		{"pop", func() { c.Pop() }, "settings leave"},
		{"play", func() { c.scenes.top().Update(c) }, "menu update"},
		{"go", func() { c.Go("title") }, "menu leave, table leave, title layout"},
		{"pop the last", func() { c.Pop() }, ""},
	} {
		calls = nil
		if x.do(); strings.Join(calls, ", ") != x.want {
			t.Errorf("%s: %v, expected %s", x.name, calls, x.want)
		}
	}
}

// slowScene is a scene whose data is loaded, or fails to load, when a test sets it.
type slowScene struct {
	*recorder
	loaded bool
	err    error
}

func (s *slowScene) Load(*Context) (bool, error) { return s.loaded, s.err }

// TestLoading checks that a scene opens when its data is loaded, and not after an error or when another scene was opened in the meantime.
func TestLoading(t *testing.T) {
	var calls []string
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, Words: words, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&recorder{"table", &calls})
	book, lesson := &slowScene{recorder: &recorder{"book", &calls}}, &slowScene{recorder: &recorder{"lesson", &calls}}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"push", func() { c.Push(book) }, ""},
		{"wait", func() { c.loading.poll(c) }, ""},
		{"loaded", func() { book.loaded = true; c.loading.poll(c) }, "table pause, book layout"},
		{"only once", func() { c.loading.poll(c) }, ""},
		{"go", func() { c.Go(lesson) }, ""},
		{"fail", func() { lesson.err = errors.New("no network"); c.loading.poll(c) }, ""},
		{"stay", func() { lesson.loaded = true; c.loading.poll(c) }, ""},
		{"go to another scene meanwhile", func() { lesson.loaded, lesson.err = false, nil; c.Go(lesson); c.Go(&recorder{"title", &calls}) }, "book leave, table leave, title layout"},
		{"stay there", func() { lesson.loaded = true; c.loading.poll(c) }, ""},
	} {
		calls = nil
		if x.do(); strings.Join(calls, ", ") != x.want {
			t.Errorf("%s: %v, expected %s", x.name, calls, x.want)
		}
	}
	if !strings.Contains(c.Toast(), "could not be loaded") || strings.Contains(c.Toast(), "no network") {
		t.Errorf("after the failure the toast is %q", c.Toast())
	}
}

// TestBackgroundBelowSheets checks that a scene that does not fill the screen keeps the background of the scene below.
func TestBackgroundBelowSheets(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(fullScreen{&recorder{"table", &calls}})
	c.Push(&recorder{"menu", &calls})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the background changes below a sheet")
	}
}

// TestFullScreenSceneHidesScenesBelow checks that scenes below a scene with a background are not drawn.
func TestFullScreenSceneHidesScenesBelow(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&recorder{"table", &calls})
	c.Push(fullScreen{&recorder{"results", &calls}})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the background is not that of the scene")
	}
	c.Push(&recorder{"keys", &calls})
	calls = nil
	if c.scenes.draw(c); strings.Join(calls, ", ") != "results draw, keys draw" {
		t.Errorf("drawn: %v", calls)
	}
}
