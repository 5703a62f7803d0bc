package scenes

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"

	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// branchTour is the program with the review of a finished game, used by keyboard.
type branchTour struct {
	*scenetest.Recorder
	t        *testing.T
	keyboard *scenetest.Keyboard
	match    *engine.Match
	players  seating.Players
}

// newBranchTour opens the review of a game with a computer at the second seat, at its fourth decision. The game is saved.
func newBranchTour(t *testing.T, at, seats int) *branchTour {
	all := games.All()
	w := scenetest.NewRecorder(t, game.Config{Router: Router(all, scenetest.IdleBackend{}), Addresses: Addresses(all, scenetest.IdleBackend{}.Levels()), First: route.Title{}})
	w.Context().Settings.Speed = settings.Off
	m, players := scenetest.SampleGame(t, at, seats, -1, "", "pupil")
	saves.Save(w.Context(), m, players)
	b := &branchTour{w, t, scenetest.NewKeyboard(w.App), m, players}
	w.Context().Push(route.Review{Match: m, Players: players})
	for range 3 {
		b.press(ebiten.KeyPageDown)
	}
	return b
}

// press presses a key and waits until that is done.
func (b *branchTour) press(key ebiten.Key) {
	b.t.Helper()
	b.keyboard.Press(b.t, b.App, "", key)
	b.ticks(30)
}

func (b *branchTour) ticks(n int) {
	b.t.Helper()
	for range n {
		if err := b.Update(); err != nil {
			b.t.Fatal(err)
		}
	}
}

// enter gives a button of the open screen the focus and presses Enter.
func (b *branchTour) enter(button string) {
	b.t.Helper()
	if !b.Context().Dispatcher().Focus(button) {
		b.t.Fatalf("there is no %s", button)
	}
	b.press(ebiten.KeyEnter)
}

// top returns the address of the open screen.
func (b *branchTour) top() string {
	all := b.Context().OpenAddresses()
	return all[len(all)-1]
}

// texts returns the accessible names of the open screen.
func (b *branchTour) texts() (all []string) {
	for _, v := range stage.AppendAccessible(nil, b.Context().Dispatcher().Scope, nil) {
		all = append(all, v.Name)
	}
	return all
}

// shows reports whether the open screen shows a text.
func (b *branchTour) shows(text string) bool { return slices.Contains(b.texts(), text) }

// branches returns the branches saved with the game.
func (b *branchTour) branches() []record.Branch { return saves.Branches(b.Context(), b.match) }

// TestTryFromHere checks by keyboard, in all games, that a branch begins at the position of the review with people at all seats, that its moves are saved
// with the game, which does not change, that its name stands above the table, and that the way back leads to the same place of the review.
func TestTryFromHere(t *testing.T) {
	for at := range games.All() {
		b := newBranchTour(t, at, 2)
		line := slices.Clone(b.match.Line())
		b.press(ebiten.KeyF)
		if b.top() != "review/b/branches" || !b.shows("Move 4 · round 1") {
			t.Fatalf("game %d: F opens %q with %q", at, b.top(), b.texts())
		}
		b.press(ebiten.KeyEnter)
		r, ok := b.At().(route.Branch)
		if !ok || !strings.HasPrefix(b.top(), "review/b/") || !r.Free || !slices.Equal(r.Match.Moves(), line[:r.At]) {
			t.Fatalf("game %d: the button opens %T at %s", at, b.At(), b.top())
		}
		if len(b.branches()) != 0 {
			t.Error("a branch without moves is saved")
		}
		for range 3 { // by both seats: take tiles, choose the place
			b.press(ebiten.KeyArrowRight)
			b.press(ebiten.KeyEnter)
			b.press(ebiten.KeyEnter)
			b.ticks(60)
		}
		if !slices.ContainsFunc(b.texts(), func(s string) bool { return len(s) > 13 && s[:13] == "Variation 1: " }) {
			t.Errorf("game %d: the name is not shown: %q", at, b.texts())
		}
		all := b.branches()
		if len(all) != 1 || all[0].At != r.At || len(all[0].Match.Moves()) < r.At+2 || !slices.Equal(all[0].Match.Moves()[:r.At], line[:r.At]) {
			t.Fatalf("game %d: the branches are %+v", at, all)
		}
		if b.press(ebiten.KeyF); b.top() != "review/b" || !b.shows("Move 4 · round 1") {
			t.Errorf("game %d: the way back leads to %s: %q", at, b.top(), b.texts())
		}
		if current, players, _ := saves.Current(b.Context()); !slices.Equal(current.Line(), line) || players.PersonCount() != 1 || b.Context().Settings.Finished != 0 {
			t.Errorf("game %d: the game has changed", at)
		}
	}
}

// TestBranchesHaveAddresses checks that the address of the table of a branch leads back to it, over the review of its game, also when the window has
// another game, and that the address of a branch that is gone leads to the review.
func TestBranchesHaveAddresses(t *testing.T) {
	b := newBranchTour(t, 0, 2)
	b.press(ebiten.KeyF)
	b.press(ebiten.KeyEnter)
	b.press(ebiten.KeyArrowRight)
	b.press(ebiten.KeyEnter)
	b.press(ebiten.KeyEnter)
	b.ticks(60)
	address, want := b.top(), b.branches()
	if len(want) != 1 {
		t.Fatalf("the branches are %+v", want)
	}
	other, players := scenetest.SampleGame(t, 1, 3, 4)
	other.Seed++
	saves.Begin(b.Context(), other, players)
	visit := func() {
		t.Helper()
		b.Context().Visit([]string{""})
		b.ticks(60)
		b.Context().Visit([]string{address})
		b.ticks(60)
	}
	visit()
	r, ok := b.At().(route.Branch)
	if !ok || b.top() != address || r.Of.Seed != b.match.Seed || !slices.Equal(r.Match.Line(), want[0].Match.Line()) {
		t.Fatalf("%s leads to %T at %v", address, b.At(), b.Context().OpenAddresses())
	}
	b.press(ebiten.KeyF)
	if b.top() != "review/b" || !b.shows("Move 1 · round 1") {
		t.Errorf("below the branch is %v: %q", b.Context().OpenAddresses(), b.texts())
	}
	if err := saves.ChangeBranches(b.Context(), b.match, b.players, func([]record.Branch) []record.Branch { return nil }); err != nil {
		t.Fatal(err)
	}
	if visit(); b.top() != "review/b" {
		t.Errorf("a branch that is gone leads to %s", b.top())
	}
}

// TestTryAgainstLevels checks that in a branch against the computers of the game these move, and that the menu leads back to the game.
func TestTryAgainstLevels(t *testing.T) {
	b := newBranchTour(t, 0, 2)
	b.press(ebiten.KeyPageDown) // the person moves
	b.press(ebiten.KeyF)
	b.enter("levels")
	if r, ok := b.At().(route.Branch); !ok || r.Free || len(b.players) != len(r.Players) || r.Players[1].Level != "pupil" {
		t.Fatalf("the button opens %+v", b.At())
	}
	b.press(ebiten.KeyArrowRight)
	b.press(ebiten.KeyEnter)
	b.press(ebiten.KeyEnter)
	b.ticks(60)
	if all := b.branches(); len(all) != 1 || all[0].Free {
		t.Fatalf("the branches are %+v", all)
	}
	if !b.shows("Variation 1: Inês’s turn") || !b.shows("Thinking…") {
		t.Errorf("the table shows %q", b.texts())
	}
	b.press(ebiten.KeyF10)
	if b.enter("menu-back"); b.top() != "review/b" {
		t.Errorf("the menu leads back to %s", b.top())
	}
}

// TestOtherDeal checks that the deal of the round shown can be changed and drawn again, that a branch with it is saved at once, and that it goes on after
// that deal.
func TestOtherDeal(t *testing.T) {
	for at := range games.All() {
		b := newBranchTour(t, at, 3)
		b.press(ebiten.KeyF)
		b.enter("deal")
		factory := func() string {
			b.t.Helper()
			all := b.texts()
			return all[slices.IndexFunc(all, func(s string) bool { return strings.HasPrefix(s, "Factory 1, ") })]
		}
		before := factory()
		if b.enter("tile-0-0"); factory() == before {
			t.Errorf("game %d: a press leaves the tile as it is: %s", at, before)
		}
		b.enter("redraw")
		b.enter("free")
		all := b.branches()
		if len(all) != 1 {
			t.Fatalf("game %d: the branches are %+v", at, all)
		}
		got, line := all[0].Match, b.match.Line()
		n := all[0].At
		if word, _ := got.At(n).Chance(); word != "deal" || !slices.Equal(got.Moves()[:n], line[:n]) || slices.Equal(got.Moves()[n:], line[n:len(got.Moves())]) || got.Position().ToMove() < 0 {
			t.Errorf("game %d: after %d moves %s begins a branch of %d", at, n, word, len(got.Moves()))
		}
		if !strings.HasPrefix(b.top(), "review/b/") {
			t.Errorf("game %d: the button leads to %s", at, b.top())
		}
	}
}
