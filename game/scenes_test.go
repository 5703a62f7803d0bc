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

// actor is a scene that writes down what it is told.
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

func TestScenesLieOverEachOther(t *testing.T) {
	var told []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return &recorder{r.(string), &told} }}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"begin", func() { c.Go("table") }, "table layout"},
		{"push", func() { c.Push("menu") }, "table wait, menu layout"},
		{"push once more", func() { c.Push("settings") }, "menu wait, settings layout"},
		{"draw", func() { c.scenes.draw(c) }, "table draw, settings draw"},
		{"layout", func() { c.scenes.layout(c) }, "table layout, menu layout, settings layout"},
		{"pop", func() { c.Pop() }, "settings leave"},
		{"play", func() { c.scenes.top().Update(c) }, "menu update"},
		{"go", func() { c.Go("title") }, "menu leave, table leave, title layout"},
		{"pop the last", func() { c.Pop() }, ""},
	} {
		told = nil
		if x.do(); strings.Join(told, ", ") != x.want {
			t.Errorf("%s: %v, expected %s", x.name, told, x.want)
		}
	}
}

// late is a scene whose needs come, or fail, when they are told to.
type slowScene struct {
	*recorder
	loaded bool
	err    error
}

func (l *slowScene) Load(*Context) (bool, error) { return l.loaded, l.err }

func TestASceneIsEnteredOnceItsNeedsAreThere(t *testing.T) {
	var told []string
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, Words: words, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&recorder{"table", &told})
	book, lesson := &slowScene{recorder: &recorder{"book", &told}}, &slowScene{recorder: &recorder{"lesson", &told}}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"push", func() { c.Push(book) }, ""},
		{"wait", func() { c.loading.poll(c) }, ""},
		{"arrive", func() { book.loaded = true; c.loading.poll(c) }, "table wait, book layout"},
		{"nothing else", func() { c.loading.poll(c) }, ""},
		{"go", func() { c.Go(lesson) }, ""},
		{"fail", func() { lesson.err = errors.New("no network"); c.loading.poll(c) }, ""},
		{"stay", func() { lesson.loaded = true; c.loading.poll(c) }, ""},
		{"go elsewhere meanwhile", func() { lesson.loaded, lesson.err = false, nil; c.Go(lesson); c.Go(&recorder{"title", &told}) }, "book leave, table leave, title layout"},
		{"stay there", func() { lesson.loaded = true; c.loading.poll(c) }, ""},
	} {
		told = nil
		if x.do(); strings.Join(told, ", ") != x.want {
			t.Errorf("%s: %v, expected %s", x.name, told, x.want)
		}
	}
	if !strings.Contains(c.Toast(), "could not be loaded") || strings.Contains(c.Toast(), "no network") {
		t.Errorf("of the failure is said %q", c.Toast())
	}
}

func TestSheetsStandOnTheGroundBelow(t *testing.T) {
	var told []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(grounded{&recorder{"table", &told}})
	c.Push(&recorder{"menu", &told})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the ground changes under a sheet")
	}
}

func TestASceneOnItsOwnGroundHidesThoseBelow(t *testing.T) {
	var told []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&recorder{"table", &told})
	c.Push(grounded{&recorder{"results", &told}})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("it does not stand on its ground")
	}
	c.Push(&recorder{"keys", &told})
	told = nil
	if c.scenes.draw(c); strings.Join(told, ", ") != "results draw, keys draw" {
		t.Errorf("drawn: %v", told)
	}
}
