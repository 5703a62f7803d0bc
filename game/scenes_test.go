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

func (a *recorder) record(what string) { *a.calls = append(*a.calls, a.name+" "+what) }

func (a *recorder) Layout(*Context) { a.record("layout") }
func (a *recorder) Update(*Context) { a.record("update") }
func (a *recorder) Draw(*Context)   { a.record("draw") }
func (a *recorder) Pause(*Context)  { a.record("wait") }
func (a *recorder) Leave(*Context)  { a.record("leave") }

type grounded struct{ *recorder }

func (grounded) Ground(*Context) gfx.Ground { return ui.Sage() }

func TestSceneStack(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return &recorder{r.(string), &calls} }}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"first scene", func() { c.Go("table") }, "table layout"},
		{"push", func() { c.Push("menu") }, "table wait, menu layout"},
		{"push once more", func() { c.Push("settings") }, "menu wait, settings layout"},
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

// slowScene is a scene whose data is loaded, or fails to load, when a test says so.
type slowScene struct {
	*recorder
	loaded bool
	err    error
}

func (l *slowScene) Load(*Context) (bool, error) { return l.loaded, l.err }

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
		{"loaded", func() { book.loaded = true; c.loading.poll(c) }, "table wait, book layout"},
		{"only once", func() { c.loading.poll(c) }, ""},
		{"go", func() { c.Go(lesson) }, ""},
		{"fail", func() { lesson.err = errors.New("no network"); c.loading.poll(c) }, ""},
		{"stay", func() { lesson.loaded = true; c.loading.poll(c) }, ""},
		{"go elsewhere meanwhile", func() { lesson.loaded, lesson.err = false, nil; c.Go(lesson); c.Go(&recorder{"title", &calls}) }, "book leave, table leave, title layout"},
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

func TestBackgroundBelowSheets(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(grounded{&recorder{"table", &calls}})
	c.Push(&recorder{"menu", &calls})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the background changes below a sheet")
	}
}

func TestFullScreenSceneHidesScenesBelow(t *testing.T) {
	var calls []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&recorder{"table", &calls})
	c.Push(grounded{&recorder{"results", &calls}})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the background is not that of the scene")
	}
	c.Push(&recorder{"keys", &calls})
	calls = nil
	if c.scenes.draw(c); strings.Join(calls, ", ") != "results draw, keys draw" {
		t.Errorf("drawn: %v", calls)
	}
}
