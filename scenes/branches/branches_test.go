package branches

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// answering is a backend that answers each request at once with the same win probabilities.
type answering struct{ scenetest.IdleBackend }

func (answering) Send(r players.Request) players.Handle { return answered{seats: r.Position.Seats()} }

type answered struct {
	scenetest.IdleBackend
	seats int
}

func (a answered) Answer() (players.Choice, error, bool) {
	win := make([]float64, a.seats)
	win[0], win[1] = 0.64, 0.36
	return players.Choice{Lines: []players.Line{{Win: win}}}, nil, true
}

// newList returns the list of a game that is saved with two branches, which have moves.
func newList(t *testing.T, c *game.Context, at, seats int) (*Scene, *engine.Match) {
	t.Helper()
	_, seated := scenetest.SampleGame(t, at, seats, 0, "", "pupil")
	m := greedyGame(t, games.All()[at].Edition, seats)
	saves.Save(c, m, seated)
	for i, name := range []string{"First", "Second"} {
		branch, _ := scenetest.SampleGame(t, at, seats, 6+i)
		if err := saves.SaveBranch(c, m, seated, record.Branch{Name: name, At: 4, Free: true, Match: branch}); err != nil {
			t.Fatal(err)
		}
	}
	return New(games.All(), answering{}, route.Branches{Match: m, Players: seated, At: decision(m, 5)}), m
}

// decision returns the number of moves before the n-th decision, from 0.
func decision(m *engine.Match, n int) (at int) {
	for ; n > 0 || m.At(at).ToMove() == engine.Nature; at++ {
		if m.At(at).ToMove() != engine.Nature {
			n--
		}
	}
	return at
}

// TestList checks that the list shows the branches with their chances, and that one is opened, renamed by typing and removed at the second press, all of
// which is saved.
func TestList(t *testing.T) {
	var s *Scene
	var opened []game.Route
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if r, ok := r.(*Scene); ok {
			return r
		}
		if r != nil {
			opened = append(opened, r)
		}
		return &blank{}
	}, nil, 1280, 720)
	c := app.Context()
	keyboard := scenetest.NewKeyboard(app)
	s, m := newList(t, c, 0, 2)
	c.Push(s)
	tick := func(button string, key ebiten.Key, text string) {
		t.Helper()
		if button != "" && !c.Dispatcher().Focus(button) {
			t.Fatalf("there is no %s", button)
		}
		for range 20 {
			keyboard.Press(t, app, text, key)
			key, text = -1, ""
		}
	}
	tick("", -1, "")
	label := scenetest.Button(t, s.Screen.Root, "branch-0").Accessible.Name
	if label != "First · Move 1 · round 1 · Win chances, of 100: Ana\u00a064 and Inês\u00a036" {
		t.Errorf("the first branch is %q", label)
	}
	names := func() (all []string) {
		for _, b := range saves.Branches(c, m) {
			all = append(all, b.Name)
		}
		return all
	}
	tick("name-0", ebiten.KeyEnter, "")
	tick("", -1, "x")
	tick("name-0", ebiten.KeyEnter, "")
	if got := names(); !slices.Equal(got, []string{"Firstx", "Second"}) {
		t.Errorf("after renaming there are %q", got)
	}
	tick("remove-1", ebiten.KeyEnter, "")
	if len(names()) != 2 {
		t.Error("the first press removes a branch")
	}
	if tick("remove-1", ebiten.KeyEnter, ""); !slices.Equal(names(), []string{"Firstx"}) {
		t.Errorf("after removing there are %q", names())
	}
	tick("branch-0", ebiten.KeyEnter, "")
	if r, ok := opened[len(opened)-1].(route.Branch); !ok || r.Name != "Firstx" || !r.Free || r.Of != m {
		t.Errorf("the branch opens %+v", opened)
	}
}

// TestListWaitsForChances checks that the program is not idle while the list waits for chances, and that leaving it ends the search.
func TestListWaitsForChances(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	s, m := newList(t, c, 0, 2)
	waiting := New(games.All(), scenetest.IdleBackend{}, route.Branches{Match: m, Players: s.players, At: s.at})
	if waiting.Layout(c); !waiting.Moving() {
		t.Error("the list is idle before the chances are known")
	}
	if waiting.Leave(c); waiting.Moving() {
		t.Error("the search goes on without the list")
	}
	s.Layout(c)
	for range 3 {
		s.Update(c)
	}
	if s.Moving() {
		t.Error("the list is not idle with all chances")
	}
}

// TestNamesStayUnique checks that a branch keeps its name if the new one is empty or taken.
func TestNamesStayUnique(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	s, m := newList(t, c, 0, 2)
	s.Layout(c)
	for _, name := range []string{"", "  ", "Second"} {
		if s.rename(0, name); saves.Branches(c, m)[0].Name != "First" {
			t.Errorf("%q renames the branch", name)
		}
	}
}

// TestDeals checks in all games, deals and factories that pressing a tile changes it to each colour on the table or in the bag that can be dealt, and that
// all tiles can be dealt after each press.
func TestDeals(t *testing.T) {
	for at, g := range games.All() {
		m, _ := scenetest.SampleGame(t, at, 2+at%3, -1)
		r := rand.New(rand.NewPCG(1, 2))
		deals := 0
		for n := 1; n < len(m.Moves()); n++ {
			word, _ := m.At(n).Chance()
			if before, _ := m.At(n - 1).Chance(); word != "deal" || before == "deal" {
				continue
			}
			deals++
			d := newDeal(m.At(n), n, m.Line())
			for range 12 {
				i := r.IntN(len(d.groups))
				if string(d.groups[i]) == "-" {
					continue
				}
				j := r.IntN(len(d.groups[i]))
				old := d.groups[i][j]
				d.turn(i, j, g.Edition.Letters)
				if _, after, ok := d.moves(); !ok || after.ToMove() == engine.Nature {
					t.Fatalf("%s: %q cannot be dealt", g.Edition.ID, d.groups)
				}
				if d.groups[i][j] == old {
					t.Errorf("%s: tile %d of factory %d stays %c in %q", g.Edition.ID, j, i, old, d.groups)
				}
			}
			if d.redraw(); len(d.groups) != len(newDeal(m.At(n), n, m.Line()).groups) {
				t.Errorf("%s: a new deal has %d groups", g.Edition.ID, len(d.groups))
			}
		}
		if deals < 3 {
			t.Errorf("%s: only %d deals were tried", g.Edition.ID, deals)
		}
	}
}

// afterChance returns the number of moves after the last deal or refill of a match that has tiles and is followed by a decision, or 0 if there is none.
func afterChance(m *engine.Match, word string) int {
	for n := len(m.Moves()) - 1; n > 0; n-- {
		if before, _ := m.At(n - 1).Chance(); before == word && m.At(n).ToMove() != engine.Nature && !newDeal(m.At(n-1).Clone(), n-1, m.Line()).empty() {
			return n
		}
	}
	return 0
}

// greedyGame returns a game of players who make the move with the most points, and of these the last one.
func greedyGame(t *testing.T, e *engine.Edition, seats int) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, 7)
	for err == nil && !m.Over() {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
			continue
		}
		best, most := engine.NoMove, -1000
		for _, move := range m.Position().Moves(nil) {
			p := m.Position().Clone()
			seat := p.ToMove()
			if p.Play(move, nil); p.Scores(nil)[seat] >= most {
				best, most = move, p.Scores(nil)[seat]
			}
		}
		err = m.Play(best, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestRefills checks in all games with refills that the last one before a position can be changed, to tiles that can be drawn, and drawn again, that a
// branch with it begins after it, and that none is offered before the first one of a round.
func TestRefills(t *testing.T) {
	tried := 0
	for at, g := range games.All() {
		_, seated := scenetest.SampleGame(t, at, 2, 0)
		m := greedyGame(t, g.Edition, 2)
		n := afterChance(m, fillWord)
		if n == 0 {
			continue
		}
		tried++
		c := scenetest.Context(t, 1280, 720)
		if err := saves.Save(c, m, seated); err != nil {
			t.Fatal(err)
		}
		s := New(games.All(), answering{}, route.Branches{Match: m, Players: seated, At: n})
		s.Layout(c)
		scenetest.Button(t, s.Screen.Root, fillWord).Touch.Press()
		d := s.deal
		if d == nil || d.at != n-1 || len(d.groups) != 1 {
			t.Fatalf("%s: the refill after %d moves is %+v", g.Edition.ID, n-1, d)
		}
		changed := 0
		for j := range d.groups[0] {
			old := d.groups[0][j]
			name := "tile-0-" + strconv.Itoa(j)
			if scenetest.Button(t, s.Screen.Root, name).Touch.Press(); d.groups[0][j] != old {
				changed++
			}
			if _, _, ok := d.moves(); !ok {
				t.Fatalf("%s: %q cannot be drawn", g.Edition.ID, d.groups)
			}
		}
		if changed == 0 {
			t.Errorf("%s: no tile of %q changes", g.Edition.ID, d.groups)
		}
		scenetest.Button(t, s.Screen.Root, "redraw").Touch.Press()
		moves, _, ok := d.moves()
		if !ok || len(moves) != 1 {
			t.Fatalf("%s: %q cannot be drawn", g.Edition.ID, d.groups)
		}
		scenetest.Button(t, s.Screen.Root, "free").Touch.Press()
		all := saves.Branches(c, m)
		if len(all) != 1 || all[0].At != n-1 || !slices.Equal(all[0].Match.Line()[:n], slices.Concat(m.Line()[:n-1], moves)) {
			t.Errorf("%s: the branches are %+v", g.Edition.ID, all)
		}
		if s.at = decision(m, 0); s.lastDeal(fillWord) != nil {
			t.Errorf("%s: a refill is offered before the first one", g.Edition.ID)
		}
	}
	if tried < 2 {
		t.Errorf("%d games have refills", tried)
	}
}

// TestLegible checks in all windows and languages that the list and a deal are legible and can be read by screen readers.
func TestLegible(t *testing.T) {
	router := func(r game.Route) game.Scene {
		if s, ok := r.(*Scene); ok {
			return s
		}
		return &blank{}
	}
	n := 0
	scenetest.EachExtremeView(t, router, nil, func(t *testing.T, c *game.Context) {
		n++
		s, m := newList(t, c, n%len(games.All()), 2+n%3)
		c.Go(s)
		for range 3 {
			s.Update(c)
		}
		for _, mode := range []string{"list", dealWord, fillWord} {
			if mode != "list" {
				if s.at = afterChance(m, mode); s.at == 0 {
					continue
				}
				s.deal = s.lastDeal(mode)
				s.Layout(c)
			}
			scenetest.ExpectLegible(t, c, mode, s.Screen.Root)
			scenetest.ExpectAccessible(t, mode, s.Screen.Root)
		}
	})
}

// blank is a scene that does nothing.
type blank struct{}

func (*blank) Layout(*game.Context) {}
func (*blank) Update(*game.Context) {}
func (*blank) Draw(*game.Context)   {}

// TestOneButtonIsFilled checks that the button that plays on is filled or, where the game is over, the one that closes the list.
func TestOneButtonIsFilled(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		c := scenetest.Context(t, size[0], size[1])
		s, m := newList(t, c, 0, 2)
		for _, each := range []struct {
			at   int
			want string
		}{{decision(m, 5), "free"}, {len(m.Moves()), "close"}} {
			s.at = each.at
			s.Layout(c)
			if filled := scenetest.Filled(s.Screen.Root); !slices.Equal(filled, []string{each.want}) {
				t.Errorf("%v after %d moves: %q are filled, want %s", size, each.at, filled, each.want)
			}
		}
	}
}

// TestFirstBranch checks that the list says that the game is kept only while it has no branches, and that a deal is played with the tiles shown.
func TestFirstBranch(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	with, m := newList(t, c, 0, 2)
	without := New(games.All(), answering{}, route.Branches{Match: m, Players: seating.Players{{Name: "Ana"}, {Name: "Inês"}}, At: with.at})
	text := c.Words.T("branch.kept")
	if with.Layout(c); slices.Contains(scenetest.Texts(c, with.Screen.Root), text) {
		t.Error("the game is kept, next to branches")
	}
	if err := saves.ChangeBranches(c, m, with.players, func([]record.Branch) []record.Branch { return nil }); err != nil {
		t.Fatal(err)
	}
	if without.Layout(c); !slices.Contains(scenetest.Texts(c, without.Screen.Root), text) {
		t.Errorf("%q is missing in %q", text, scenetest.Texts(c, without.Screen.Root))
	}
	word := func() string { return scenetest.Button(t, without.Screen.Root, "free").Accessible.Name }
	if got := word(); got != c.Words.T("branch.here") {
		t.Errorf("the button says %q", got)
	}
	without.deal = without.lastDeal(dealWord)
	if without.Layout(c); word() != c.Words.T("branch.tiles") {
		t.Errorf("with a deal the button says %q", word())
	}
}

// TestEndHasNoMove checks that the list names the next move of a position, but at the end of the game only that.
func TestEndHasNoMove(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	s, m := newList(t, c, 0, 2)
	s.Layout(c)
	for n, want := range map[int]string{0: c.Words.T("review.at", "number", 1, "round", 1), len(m.Moves()): c.Words.T("play.log.end")} {
		if got := s.place(n); got != want {
			t.Errorf("after %d moves: %q, want %q", n, got, want)
		}
	}
}
