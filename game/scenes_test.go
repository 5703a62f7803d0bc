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
type actor struct {
	name string
	told *[]string
}

func (a *actor) say(what string) { *a.told = append(*a.told, a.name+" "+what) }

func (a *actor) Layout(*Context) { a.say("layout") }
func (a *actor) Update(*Context) { a.say("update") }
func (a *actor) Draw(*Context)   { a.say("draw") }
func (a *actor) Wait(*Context)   { a.say("wait") }
func (a *actor) Leave(*Context)  { a.say("leave") }

type grounded struct{ *actor }

func (grounded) Ground(*Context) gfx.Ground { return ui.Sage() }

func TestScenesLieOverEachOther(t *testing.T) {
	var told []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return &actor{r.(string), &told} }}
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
type late struct {
	*actor
	there bool
	err   error
}

func (l *late) There(*Context) (bool, error) { return l.there, l.err }

func TestASceneIsEnteredOnceItsNeedsAreThere(t *testing.T) {
	var told []string
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, Words: words, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&actor{"table", &told})
	book, lesson := &late{actor: &actor{"book", &told}}, &late{actor: &actor{"lesson", &told}}
	for _, x := range []struct {
		name string
		do   func()
		want string
	}{
		{"push", func() { c.Push(book) }, ""},
		{"wait", func() { c.awaited.look(c) }, ""},
		{"arrive", func() { book.there = true; c.awaited.look(c) }, "table wait, book layout"},
		{"nothing else", func() { c.awaited.look(c) }, ""},
		{"go", func() { c.Go(lesson) }, ""},
		{"fail", func() { lesson.err = errors.New("no network"); c.awaited.look(c) }, ""},
		{"stay", func() { lesson.there = true; c.awaited.look(c) }, ""},
		{"go elsewhere meanwhile", func() { lesson.there, lesson.err = false, nil; c.Go(lesson); c.Go(&actor{"title", &told}) }, "book leave, table leave, title layout"},
		{"stay there", func() { lesson.there = true; c.awaited.look(c) }, ""},
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
	c.Go(grounded{&actor{"table", &told}})
	c.Push(&actor{"menu", &told})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("the ground changes under a sheet")
	}
}

func TestASceneOnItsOwnGroundHidesThoseBelow(t *testing.T) {
	var told []string
	c := &Context{Input: input.New(), Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&actor{"table", &told})
	c.Push(grounded{&actor{"results", &told}})
	if c.scenes.ground(c) != ui.Sage() {
		t.Error("it does not stand on its ground")
	}
	c.Push(&actor{"keys", &told})
	told = nil
	if c.scenes.draw(c); strings.Join(told, ", ") != "results draw, keys draw" {
		t.Errorf("drawn: %v", told)
	}
}
