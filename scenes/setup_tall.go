package scenes

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
)

// Sizes of the set-up of a tall window in units of its own, of which a phone is 520 wide.
const (
	tallWide   = 520.0
	tallEdge   = 14.0
	tallGap    = 10.0
	tallTitle  = 62.0
	tallCard   = 196.0
	tallRow    = 59.0 // as high as a finger needs
	tallPlaque = 130.0
)

// tallKit makes widgets for a tall window that text of the usual size fits into with so many seats; ok is false for any other.
func tallKit(c *game.Context, seats int) (k *ui.Kit, ok bool) {
	need := tallTitle + tallCard + float64(min(4, seats+1))*(tallPlaque+tallGap) + 3*(tallRow+tallGap) + 2*tallEdge
	k = c.Kit()
	k.Unit = min(c.W/tallWide, c.H/need)
	return k, c.H > 1.2*c.W && k.Unit >= 0.69*c.Device && c.Settings.TextScale < 1.15
}

// rise lays the set-up out for a tall window: the cards side by side, the seats below each other, and Play at the foot.
func (s *setup) rise(c *game.Context, k *ui.Kit) {
	u := k.Unit
	t := &scene{form: &form{Kit: k, on: stage.Group("form"), row: tallRow * u}, s: s, c: c, under: stage.Group("under").Says(stage.RoleSilent, ""), ox: (c.W - tallWide*u) / 2}
	title := c.Words.T("setup.title")
	t.on.Add(k.FitText(title, gfx.SerifBold, 40, c.W/2, 0.55*tallTitle*u, 0.5, tallWide*u, ui.Ink).Says(stage.RoleTitle, title))
	t.x, t.y, t.width = t.ox+tallEdge*u, tallTitle*u, (tallWide-2*tallEdge)*u
	if s.unfolded {
		t.seldom()
	} else {
		t.pair()
		for i := range s.seats {
			t.slim(i, stage.Rect{X: t.x, Y: t.y, W: t.width, H: tallPlaque * u})
			t.y += (tallPlaque + tallGap) * u
		}
		if s.seats < 4 {
			t.empty(stage.Rect{X: t.x, Y: t.y, W: t.width, H: tallRow * u})
		}
	}
	foot := c.H - (tallRow+tallEdge)*u
	third := (t.width - 2*tallGap*u) / 3
	at := func(i float64) stage.Rect {
		return stage.Rect{X: t.x + i*(third+tallGap*u), Y: foot, W: third, H: tallRow * u}
	}
	t.on.Add(t.Button("back", c.Words.T("setup.back"), false, at(0), func() { c.Go(route.Title{}) }).Node,
		t.Button("more", c.Words.T("setup.more"), false, at(1), func() { t.unfold() }).Switch(s.unfolded).Node,
		t.Button("start-game", c.Words.T("setup.play"), true, at(2), func() { s.start(c) }).Lettered(26).Node)
	s.root = stage.Group("setup").Add(t.under, t.on)
}

// seldom is what is seldom changed, in the room of cards and seats.
func (t *scene) seldom() {
	u := t.Unit
	t.under.Add(stage.Box("", stage.Slab("slab-blue", u, 0), stage.Rect{X: t.x, Y: t.y, W: t.width, H: t.c.H - t.y - (tallRow+2*tallEdge+tallGap)*u}))
	t.x, t.y, t.width, t.word = t.x+16*u, t.y+20*u, t.width-32*u, 90*u
	t.deal(t.width - t.word)
	t.s.jokers(t.c, t.form)
	t.x, t.width, t.word = t.x-16*u, t.width+32*u, 0
}

// pair is the games to choose from as cards side by side, and below them the sides of the chosen one.
func (t *scene) pair() {
	u := t.Unit
	choice := stage.Group("game").Says(stage.RoleChoice, t.c.Words.T("setup.game"))
	t.on.Add(choice)
	titles := t.titles()
	rest := t.c.H - t.y - float64(t.s.seats)*(tallPlaque+tallGap)*u - 3*(tallRow+tallGap)*u - tallEdge*u
	high := min(max(tallCard*u, rest), 1.6*tallCard*u) // larger where few sit
	wide := (t.width - tallGap*u*float64(len(titles)-1)) / float64(len(titles))
	for i, sides := range titles {
		t.small(choice, sides, stage.Rect{X: t.x + float64(i)*(wide+tallGap*u), Y: t.y, W: wide, H: high})
	}
	t.y += high + tallGap*u
	now := games.Find(t.s.games, t.s.seating.Game)
	for _, sides := range titles {
		if slices.Contains(sides, now) {
			t.sides(sides, now)
		}
	}
	t.y += (tallGap - 18) * u // what follows a row of a form
}

// small is a card of a tall window: a picture over its name.
func (t *scene) small(choice *stage.Node, sides []*games.Game, r stage.Rect) {
	u, shown, chosen := t.Unit, sides[0], false
	for _, g := range sides {
		if g.Edition.ID == t.s.seating.Game {
			shown, chosen = g, true
		}
	}
	n := t.option(choice, shown, chosen, r)
	t.picture(n, shown, stage.Rect{X: -r.W/2 + 12*u, Y: -r.H/2 + 12*u, W: r.W - 24*u, H: r.H - 60*u})
	t.on.Add(t.FitText(t.c.Words.T(shown.Title), gfx.SerifBold, 24, r.X+r.W/2, r.Y+r.H-26*u, 0.5, r.W-24*u, ui.Ink).Says(stage.RoleSilent, ""))
	if chosen {
		t.tick(stage.Rect{X: r.X + r.W - 46*u, Y: r.Y + 16*u, W: 32 * u, H: 32 * u})
	}
}

// slim is a seat of a tall window: emblem, name and who plays in a row, and the dial below.
func (t *scene) slim(i int, r stage.Rect) {
	u, w, p := t.Unit, t.c.Words, &t.s.seating.Players[i]
	t.under.Add(stage.Box("", stage.Slab("slab-blue", u, 0), r))
	right := r.X + r.W - 14*u
	t.on.Add(t.s.dressing.emblem(t.c, i, stage.Rect{X: r.X + 12*u, Y: r.Y + 10*u, W: 54 * u, H: 54 * u}),
		t.Field(fmt.Sprintf("name-%d", i), w.T("setup.name", i+1), p.Name, 16, stage.Rect{X: r.X + 76*u, Y: r.Y + 12*u, W: 170 * u, H: 50 * u}, func(s string) { p.Name = s }).Node)
	if i >= 2 && i == t.s.seats-1 {
		t.on.Add(t.IconButton("leave-seat", "icon-close", w.T("setup.leave"), false, stage.Rect{X: right - 50*u, Y: r.Y + 12*u, W: 50 * u, H: 50 * u}, func() { t.seats(i) }).Node)
		right -= 58 * u
	}
	if t.s.dressing.open == i {
		t.on.Add(t.s.dressing.row(t.c, t.Kit, stage.Rect{X: r.X + 20*u, Y: r.Y + 66*u, W: r.W - 40*u, H: 52 * u}))
		return
	}
	who := stage.Group("who").Says(stage.RoleSilent, "")
	t.on.Add(who)
	ids := append([]string{""}, offered(t.s.carrier.Levels(), p.Level)...)
	tell := func(at int) {
		who.Clear()
		told, room := t.strength(ids, at), right-r.X-260*u
		if w, _ := t.Fonts.Measure(told, gfx.Serif, t.Size(20)); w > room && at > 0 {
			told = seating.LevelWord(t.c.Words, ids[at])
		}
		who.Add(t.FitText(told, gfx.Serif, 20, r.X+260*u, r.Y+37*u, 0, room, ui.Body))
	}
	t.dial(i, ids, stage.Rect{X: r.X + 8*u, Y: r.Y + 66*u, W: r.W - 16*u, H: tallRow * u}, tell)
}
