package game

import (
	"strings"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/settings"
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

func (grounded) Ground(*Context) gfx.Ground { return gfx.Sage() }

func TestScenesLieOverEachOther(t *testing.T) {
	var told []string
	c := &Context{Settings: &settings.Settings{}, router: func(r Route) Scene { return &actor{r.(string), &told} }}
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

func TestSheetsStandOnTheGroundBelow(t *testing.T) {
	var told []string
	c := &Context{Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(grounded{&actor{"table", &told}})
	c.Push(&actor{"menu", &told})
	if c.scenes.ground(c) != gfx.Sage() {
		t.Error("the ground changes under a sheet")
	}
}

func TestASceneOnItsOwnGroundHidesThoseBelow(t *testing.T) {
	var told []string
	c := &Context{Settings: &settings.Settings{}, router: func(r Route) Scene { return r.(Scene) }}
	c.Go(&actor{"table", &told})
	c.Push(grounded{&actor{"results", &told}})
	if c.scenes.ground(c) != gfx.Sage() {
		t.Error("it does not stand on its ground")
	}
	c.Push(&actor{"keys", &told})
	told = nil
	if c.scenes.draw(c); strings.Join(told, ", ") != "results draw, keys draw" {
		t.Errorf("drawn: %v", told)
	}
}
