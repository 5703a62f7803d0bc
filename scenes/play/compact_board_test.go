package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// tilesOf returns the number of tiles on the board of a seat.
func (b *testScene) tilesOf(s engine.Seat) (n int) {
	for _, a := range b.s.board.Actors() {
		if z := a.Place.Zone; a.Place.Seat == s && z != engine.Factory && z != engine.Centre && z != engine.Supply {
			n++
		}
	}
	return n
}

// eachCompactBoard calls visit with each compact board on phones, in all languages, with each level, for right- and left-handed players and with large
// text.
func eachCompactBoard(t *testing.T, sizes [][2]float64, visit func(b *testScene, what string, seat engine.Seat, area stage.Rect)) {
	levels := players.PlayableLevels()
	for _, at := range []int{0, 2} {
		for _, size := range sizes {
			for seats := 2; seats <= engine.MaxSeats; seats++ {
				b := newTestSceneIn(t, at, seats, 11, false, size[0], size[1])
				for i, language := range locale.Languages() {
					words, err := locale.Open(language)
					if err != nil {
						t.Fatal(err)
					}
					b.s.ctx.Words = words
					for n := 0; n < len(levels); n += seats - 1 {
						for seat := 1; seat < seats; seat++ {
							b.s.session.players[seat].Name, b.s.session.players[seat].Level = "Duarte", levels[(n+seat-1)%len(levels)]
						}
						b.inHands(i%2 == 1, float64(1+(i+n)%2))
						for seat := range engine.Seat(seats) {
							if seat != b.s.viewer {
								what := fmt.Sprintf("%s, %v, %d seats, %s: the compact board of %s", games.All()[at].Edition.ID, size, seats, language, b.s.session.players[seat].Level)
								visit(b, what, seat, nodeOf(b.s, table.BoardName(seat)).Bounds())
							}
						}
					}
				}
			}
		}
	}
}

// TestCompactBoardsKeepEmblemAndLevel checks that compact boards show emblem and level even on the narrowest phones.
func TestCompactBoardsKeepEmblemAndLevel(t *testing.T) {
	eachCompactBoard(t, [][2]float64{{360, 640}, {390, 844}}, func(b *testScene, what string, seat engine.Seat, area stage.Rect) {
		if b.s.session.players[seat].Level == "" {
			return
		}
		emblem, level := false, false
		word := seating.LevelName(b.s.ctx.Words, b.s.session.players[seat].Level)
		b.s.board.Below.Walk(func(n *stage.Node) {
			if x, y := n.Centre(); !area.Contains(x, y) || !n.Shown() {
				return
			}
			switch art := n.Art.(type) {
			case *stage.Sprite:
				emblem = emblem || strings.HasPrefix(art.Name, "emblem") && n.W >= 14
			case *stage.Label:
				level = level || strings.HasSuffix(art.Text, word)
			}
		})
		if !emblem || !level {
			b.t.Errorf("%s shows an emblem: %v, %q: %v", what, emblem, word, level)
		}
	})
}

// TestChevronCoversNothing checks that the chevron of a compact board covers neither the wall and the lines nor tiles and numbers.
func TestChevronCoversNothing(t *testing.T) {
	eachCompactBoard(t, [][2]float64{{360, 640}, {390, 844}, {844, 390}, {780, 360}}, func(b *testScene, what string, seat engine.Seat, area stage.Rect) {
		var icon stage.Rect
		b.s.board.Below.Walk(func(n *stage.Node) {
			x, y := n.Centre()
			if pic, ok := n.Art.(*stage.Sprite); ok && pic.Name == "icon-open" && area.Contains(x, y) {
				icon = n.Bounds()
			}
		})
		if icon.W == 0 {
			b.t.Fatalf("%s has no chevron", what)
		}
		icon = icon.Grow(-0.2 * icon.W) // its visible part
		occupied := popover.Texts(b.s.board.Below, b.s.ctx.Kit().Fonts)
		if at := b.s.table.Anchor(engine.Place{Zone: engine.Wall, Seat: seat}, 0, 1); at.Size > 0 && area.Contains(at.X, at.Y) {
			for row := range int8(5) {
				for col := range int8(5) {
					occupied = append(occupied, table.Around(0, b.s.table.Anchor(engine.Place{Zone: engine.Wall, Seat: seat, Row: row, Col: col}, 0, 1)))
				}
			}
		}
		for _, a := range b.s.board.Actors() {
			occupied = append(occupied, a.Node.Bounds())
		}
		for _, r := range occupied {
			if r.W > 0 && r.Overlaps(icon) {
				b.t.Errorf("%s: the chevron at %+v covers %+v", what, icon, r)
				return
			}
		}
	})
}

// TestOrnamentsFit checks that the numbers of ornaments do not overlap the next icon, late in a game for four on a phone in landscape orientation.
func TestOrnamentsFit(t *testing.T) {
	seen := 0
	for _, size := range [][2]float64{{740, 360}, {780, 360}, {844, 390}} {
		b := newTestSceneIn(t, 2, 4, 130, false, size[0], size[1])
		for seat := range engine.Seat(4) {
			if seat == b.s.viewer {
				continue
			}
			area := nodeOf(b.s, table.BoardName(seat)).Bounds()
			var icons []stage.Rect
			b.s.board.Below.Walk(func(n *stage.Node) {
				x, y := n.Centre()
				if pic, ok := n.Art.(*stage.Sprite); ok && area.Contains(x, y) && slices.Contains([]string{"pillar", "statue", "window"}, pic.Name) {
					icons = append(icons, n.Bounds())
				}
			})
			for _, r := range popover.Texts(b.s.board.Below, b.s.ctx.Kit().Fonts) {
				for _, icon := range icons {
					apart := r.Grow(-0.2 * r.H) // the height of its digits
					apart.X, apart.W = r.X, r.W+2*b.s.ctx.Device
					if area.Contains(r.X, r.Y+r.H/2) && apart.Overlaps(icon) {
						t.Errorf("%v: a number at %+v touches the icon at %+v", size, r, icon)
					}
				}
			}
			seen += len(icons)
		}
	}
	if seen == 0 {
		t.Error("no ornament is seen")
	}
}
