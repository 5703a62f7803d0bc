package play

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// eachTold opens tables after random moves.
func eachTold(t *testing.T, visit func(name string, p *Scene)) {
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, plain(t, 0, 2, 0), 1280, 720)
	for at, g := range games.All() {
		for moves := range 60 {
			p := plain(t, at, 2+moves%3, moves)
			app.Context().Go(p)
			visit(fmt.Sprintf("%s after %d", g.Edition.ID, moves), p)
		}
	}
}

func plain(t *testing.T, at, seats, moves int) *Scene {
	m, players := scenetest.SampleGame(t, at, seats, moves)
	return New(&games.All()[at], idle{}, m, players)
}

// TestTableIsTold: all that can be done at a table is told by a name of its own, with something held as well.
func TestTableIsTold(t *testing.T) {
	held := 0
	eachTold(t, func(name string, p *Scene) {
		scenetest.ExpectTold(t, name, p.root)
		for _, v := range stage.Tell(nil, p.root, nil) {
			if v.Stop && strings.HasPrefix(v.Node.Name, "pickable-") && p.session.match.Edition.ID != "pavilion" && held < 200 {
				p.dispatcher.Visit(v.Node.Name)
				v.Node.Touch.Press()
				if p.phase.moves() { // it went at once
					return
				}
				held++
				scenetest.ExpectTold(t, name+" with "+v.Name, p.root)
				p.interaction.Escape()
			}
		}
	})
	if held == 0 {
		t.Error("nothing was held")
	}
}

// TestOfferIsTold: the numbers told of factories and centre are those of the tiles that lie there, and the scores are those of the position.
func TestOfferIsTold(t *testing.T) {
	number := regexp.MustCompile(`\d+`)
	eachTold(t, func(name string, p *Scene) {
		lying := map[string]int{}
		for _, a := range p.view.Actors() {
			if a.Tile == engine.Marker {
				continue
			}
			switch a.Place.Zone {
			case engine.Factory:
				lying[fmt.Sprint("Factory ", a.Place.Row+1)]++
			case engine.Centre:
				lying["Centre"]++
			case engine.Supply:
				lying["Supply"]++
			}
		}
		boards, items := 0, 0
		for _, v := range stage.Tell(nil, p.root, nil) {
			switch v.Role {
			case stage.RoleItem:
				place, tiles, _ := strings.Cut(v.Name, ": ")
				sum := 0
				for _, n := range number.FindAllString(tiles, -1) {
					i, _ := strconv.Atoi(n)
					sum += i
				}
				if items++; sum != lying[place] {
					t.Errorf("%s: %q, but there are %d", name, v.Name, lying[place])
				}
				delete(lying, place)
			case stage.RoleTable:
				seat := (int(p.viewer) + boards) % len(p.session.players)
				want := p.ctx.Words.T("told.board", p.session.players[seat].Name, p.view.Shown().Scores(nil)[seat])
				if boards++; v.Name != want {
					t.Errorf("%s: a board is told as %q, not %q", name, v.Name, want)
				}
			}
		}
		if len(lying) != 0 || items < 6 || boards != len(p.session.players) {
			t.Errorf("%s: %d places and %d boards are told, without %v", name, items, boards, lying)
		}
	})
}
