package play

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// eachRandomTable calls visit with the scenes of all games after 0 to 59 moves.
func eachRandomTable(t *testing.T, visit func(name string, p *Scene)) {
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, openTable(t, 0, 2, 0), 1280, 720)
	for at, g := range games.All() {
		for moves := range 60 {
			p := openTable(t, at, 2+moves%3, moves)
			app.Context().Go(p)
			visit(fmt.Sprintf("%s after %d", g.Edition.ID, moves), p)
		}
	}
}

// openTable returns the scene of a game after a number of moves.
func openTable(t *testing.T, at, seats, moves int) *Scene {
	m, players := scenetest.SampleGame(t, at, seats, moves)
	return New(&games.All()[at], idle{}, m, players)
}

// TestTableIsAccessible checks that everything that can be pressed has an accessible name that no other node has, also with tiles in the hand.
func TestTableIsAccessible(t *testing.T) {
	held := 0
	eachRandomTable(t, func(name string, p *Scene) {
		scenetest.ExpectAccessible(t, name, p.root)
		for _, v := range stage.AppendAccessible(nil, p.root, nil) {
			if v.Focusable && strings.HasPrefix(v.Node.Name, "pickable-") && p.session.match.Edition.ID != "pavilion" && held < 200 {
				p.dispatcher.FocusVisibly(v.Node.Name)
				v.Node.Touch.Press()
				if p.phase.isAnimated() { // the tiles moved at once
					return
				}
				held++
				scenetest.ExpectAccessible(t, name+" with "+v.Name, p.root)
				p.board.Escape()
			}
		}
	})
	if held == 0 {
		t.Error("no tiles were held")
	}
}

// TestOfferIsAccessible checks the accessible names of factories, centre and scores against the position, and that tiles that can be taken are only
// named by the buttons that take them.
func TestOfferIsAccessible(t *testing.T) {
	number := regexp.MustCompile(`\d+`)
	eachRandomTable(t, func(name string, p *Scene) {
		counts, named := map[string]int{}, map[stage.Role]map[string]int{stage.RoleItem: {}, stage.RoleButton: {}}
		for _, a := range p.board.Actors() {
			if a.Tile == engine.Marker {
				continue
			}
			switch a.Place.Zone {
			case engine.Factory:
				counts[fmt.Sprint("Factory ", a.Place.Row+1)]++
			case engine.Centre:
				counts["Centre"]++
			case engine.Supply:
				counts["Supply"]++
			}
		}
		boards, offer := 0, true
		for _, v := range stage.AppendAccessible(nil, p.root, nil) {
			switch v.Role {
			case stage.RoleHeading:
				offer = v.Name == "Offer"
			case stage.RoleItem, stage.RoleButton:
				place, tiles, _ := strings.Cut(v.Name, ": ")
				if _, ok := counts[place]; !offer || !ok && v.Role == stage.RoleButton {
					continue
				}
				numbers := number.FindAllString(tiles, -1)
				if len(numbers) == 0 && place != "Centre" {
					t.Errorf("%s: %q names no tiles", name, v.Name)
				}
				if v.Role == stage.RoleButton {
					numbers = numbers[:1] // without a joker that is taken as well
				}
				for _, n := range numbers {
					i, _ := strconv.Atoi(n)
					named[v.Role][place] += i
				}
			case stage.RoleTable:
				seat := (int(p.viewer) + boards) % len(p.session.players)
				player := p.session.players[seat].Name
				if level := seating.LevelName(p.ctx.Words, p.session.players[seat].Level); p.session.players[seat].Level != "" {
					player += " · " + level
				}
				want := p.ctx.Words.T("accessible.board", "player", player, "points", p.board.Shown().Scores(nil)[seat])
				if boards++; !strings.HasPrefix(v.Name, want) {
					t.Errorf("%s: the name of a board is %q, not %q", name, v.Name, want)
				}
			}
		}
		for place, n := range counts {
			listed, buttons := named[stage.RoleItem][place], named[stage.RoleButton][place]
			if listed+buttons != n {
				t.Errorf("%s: %d tiles are at %s, but %d are listed and %d can be taken", name, n, place, listed, buttons)
			}
		}
		if boards != len(p.session.players) {
			t.Errorf("%s: %d boards are announced", name, boards)
		}
	})
}

// TestReadingOrder checks the order of the headings for screen readers, with choices and actions before the boards, and that the list of moves names
// player, tiles, source and target, with any number of players.
func TestReadingOrder(t *testing.T) {
	moved := map[int]int{} // seats
	eachRandomTable(t, func(name string, p *Scene) {
		w, seats := p.ctx.Words, len(p.session.players)
		others := w.T("accessible.others")
		if seats == 2 {
			others = w.T("play.board", "address", p.session.players.Address(1-p.viewer), "player", p.session.players[1-p.viewer].Name)
		}
		own := w.T("play.board", "address", p.session.players.Address(p.viewer), "player", p.session.players[p.viewer].Name)
		want := []string{w.T("accessible.offer"), w.T("accessible.actions"), own, others, w.T("azul.accessible.stock")}
		if p.session.match.Edition.JokerOrders != nil {
			want[4] = w.T("pavilion.accessible.stock")
		}
		var headings, items []string
		for _, v := range stage.AppendAccessible(nil, p.root, nil) {
			switch part := len(headings); v.Role {
			case stage.RoleHeading:
				headings = append(headings, v.Name)
			case stage.RoleItem:
				if part == 6 {
					items = append(items, v.Name)
				}
			case stage.RoleCell, stage.RoleHeaderCell:
				if part < 3 || part > 4 {
					t.Errorf("%s: a cell under %q", name, headings)
				}
			case stage.RoleButton:
				if action := strings.HasPrefix(v.Node.Name, "button-") || v.Node.Name == "action"; action != (part == 2) {
					t.Errorf("%s: %q under %q", name, v.Name, headings)
				}
				if part == 0 {
					t.Errorf("%s: %q is before all headings", name, v.Name)
				}
			}
		}
		if len(headings) < 5 || !slices.Equal(headings[:5], want) {
			t.Errorf("%s: %q, not %q", name, headings, want)
		}
		m := p.session.match
		for i := len(m.Moves()) - 1; i >= 0 && len(items) > 0 && !m.Position().Over(); i-- {
			before := m.At(i)
			if before.ToMove() == engine.Nature {
				continue
			}
			if moveIs := w.T("accessible.move", "player", p.session.players[before.ToMove()].Name, "move", p.table.MoveName(before, m.Moves()[i])); before.Round() == p.board.Shown().Round() && !strings.HasPrefix(items[0], moveIs) {
				t.Errorf("%s: the last move is announced as %q, not %q", name, items[0], moveIs)
			}
			moved[seats]++
			break
		}
	})
	if moved[2] == 0 || moved[4] == 0 {
		t.Errorf("moves were announced %v", moved)
	}
}

// TestUnplaceableTilesAreDisabled checks that tiles in the hand that can be placed nowhere are announced as disabled, and no others.
func TestUnplaceableTilesAreDisabled(t *testing.T) {
	left := 0
	check := func(name string, p *Scene) {
		pos := p.board.Shown()
		if p.phase != personToMove || table.MultiPickOf(p.table, pos) != nil && table.MultiPickOf(p.table, pos).Automatic {
			return
		}
		for _, g := range p.table.Options(pos).Pickables() {
			node := p.root.Find(fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile))
			if g.From.Zone != engine.Hand || node == nil {
				continue
			}
			goes := slices.ContainsFunc(tabletest.Targets(p.table, pos), func(z table.Target) bool {
				legal, _ := p.table.Options(pos).Drop(g, z.Place)
				return len(legal) > 0
			})
			offered := slices.ContainsFunc(stage.AppendAccessible(nil, p.root, nil), func(v stage.AccessibleNode) bool {
				return v.Name == table.PickableName(p.table, p.ctx.Words, g) && v.Role == stage.RoleButton && !v.Off
			})
			if goes != offered {
				t.Errorf("%s: %q is offered: %v", name, table.PickableName(p.table, p.ctx.Words, g), offered)
			}
			if !goes {
				left++
			}
		}
	}
	for at, g := range games.All() {
		for moves := 14; moves < 40; moves++ {
			if _, p := tableApp(t, at, 2, moves, 1280, 720); !p.session.match.Position().Over() {
				check(fmt.Sprintf("%s after %d", g.Edition.ID, moves), p)
			}
		}
	}
	if left == 0 {
		t.Error("every tile could be placed")
	}
}

// TestHintNamesWhereToLook checks that the first step of a hint is a sentence that names the place of the tiles to take, a factory by its tiles, or the star.
func TestHintNamesWhereToLook(t *testing.T) {
	named := map[string]bool{}
	for at := range games.All() {
		for moves := range 12 {
			_, p := tableApp(t, at, 2, moves, 1280, 720)
			pos := p.board.Shown()
			p.hint.Move, p.hint.Position, p.hint.Step = pos.Moves(nil)[0], pos.Hash(), analysis.HintLook
			if p.board.MadeOfPicks(p.hint.Move) {
				continue
			}
			p.showHint()
			p.showMessages()
			o := p.table.Option(pos, p.hint.Move)
			name := p.table.SourceName(o.From.From)
			if o.To.Zone == engine.Star {
				name = p.table.SourceName(o.To)
			}
			parts := []string{strings.ToLower(name) + "."}
			if table.IsPlate(o.From.From) {
				parts = []string{"the factory with"}
				count := map[engine.Tile]int{}
				for _, a := range p.board.At(o.From.From) {
					count[a.Tile]++
				}
				for tile, n := range count {
					parts = append(parts, fmt.Sprintf("%d %s", n, p.table.ColourName(tile)))
				}
			}
			looksThere := func(v stage.AccessibleNode) bool {
				missing := func(part string) bool { return !strings.Contains(strings.ToLower(v.Name), part) }
				return v.Role == stage.RoleText && strings.HasPrefix(v.Name, "Look at ") && !slices.ContainsFunc(parts, missing)
			}
			if !slices.ContainsFunc(stage.AppendAccessible(nil, p.root, nil), looksThere) {
				t.Errorf("game %d after %d: a hint does not ask to look at %q", at, moves, name)
			}
			named[name] = true
		}
	}
	if len(named) < 4 {
		t.Errorf("only %v were named", named)
	}
}

// TestFocusMovesToTheNextChoice checks that after a move by key, also one made after undo, the focus is on a choice for the next move.
func TestFocusMovesToTheNextChoice(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 6, false)
		b.app.Context().Settings.Speed = settings.Off
		d := &b.s.dispatcher
		for n := range 12 {
			if n%4 == 3 {
				d.FocusVisibly("button-undo")
				d.Focused().Touch.Press()
				b.finishAnimation()
			}
			d.FocusVisibly("nothing")
			b.s.board.FocusFirst()
			for before := b.s.session.movesMade(); b.s.session.movesMade() == before; {
				if !d.FocusVisibly(d.FocusName()) {
					t.Fatalf("nothing to choose for move %d", n)
				}
				d.Update(stage.Pointer{}, stage.Keys{Confirm: true})
			}
			b.finishAnimation()
			b.ticks(2)
			if at := d.FocusName(); !strings.HasPrefix(at, "pickable-") && !strings.HasPrefix(at, "target-") && !strings.HasPrefix(at, "pick-") && at != "action" {
				t.Errorf("after move %d the focus is on %q", n, at)
			}
		}
	})
}
