package lessons

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// TestCoversOfSpotlights checks the coverage of the scrim at random points against the distance to the nearest spotlight.
func TestCoversOfSpotlights(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	partial := 0
	for range 300 {
		var lights []spotlight
		for range 1 + dice.IntN(4) {
			size := 20 + 60*dice.Float64()
			h := spotlight{Rect: stage.Rect{X: 200 * dice.Float64(), Y: 200 * dice.Float64(), W: size, H: size}, round: dice.IntN(2) == 0}
			if !h.round {
				h.W *= 1 + dice.Float64()
			}
			lights = append(lights, h)
		}
		soft, y := 1+15*dice.Float64(), 250*dice.Float64()
		var xs []float64
		for x := range 250 {
			xs = append(xs, float64(x))
		}
		for i, got := range coverage(xs, y, lights, soft) {
			nearest := math.Inf(1)
			for _, h := range lights {
				nearest = min(nearest, h.distance(xs[i], y, soft)/soft)
			}
			d := min(1, max(0, nearest))
			if want := d * d * (3 - 2*d); math.Abs(got-want) > 1e-9 {
				t.Fatalf("the point %v, %v is covered by %v, expected %v, with %+v", xs[i], y, got, want, lights)
			} else if want > 0 && want < 1 {
				partial++
			}
		}
	}
	if partial < 1000 {
		t.Errorf("only %d points lie on an edge", partial)
	}
}

// subject is a part of the table that a text can name.
type subject struct {
	words string // a pattern of English; numbers in it are row or column
	zones []engine.Zone
	topic string
}

// subjects returns the patterns of the English texts, with the zones or the topic that each may refer to.
func subjects() []subject {
	of := func(words string, zones ...engine.Zone) subject { return subject{words: words, zones: zones} }
	return []subject{
		of(`\b[Ll]ines? (\d)`, engine.Line),
		of(`\b[Rr]ow (\d)`, engine.Wall),
		of(`\b[Cc]olumn (\d)`, engine.Wall),
		of(`\b(?:your|her) wall\b`, engine.Wall),
		of(`\b(?:wall|row|column)s?\b`, engine.Wall),
		of(`\bfloor line\b`, engine.Floor),
		of(`\bcentre(?: [^s]|[^ ])`, engine.Centre),
		of(`\bfactor(?:y|ies)\b`, engine.Factory),
		of(`\bmarker\b`, engine.Floor, engine.Keep, engine.Centre, engine.Score),
		of(`\bhand\b`, engine.Hand),
		of(`\bcorners?\b`, engine.Corner),
		of(`\bpillars?\b`, engine.Ornament),
		of(`\bstatues?\b`, engine.Ornament),
		of(`\bwindows?\b`, engine.Ornament),
		of(`\bornaments?\b`, engine.Ornament),
		of(`\b(?:[Ss]tars?|space|run)\b`, engine.Star, engine.Wall, engine.Hand, engine.Floor),
		{words: `\bsupply\b`, topic: "supply", zones: []engine.Zone{engine.Supply}},
	}
}

// zoneWords returns the words of which one has to be in the text if a place of the zone is lit.
func zoneWords() map[engine.Zone]string {
	return map[engine.Zone]string{
		engine.Line: `[Ll]ine|next player`, engine.Wall: `wall|[Rr]ow|[Cc]olumn|tile`, engine.Floor: `floor|marker|fell|fall`, engine.Centre: `centre|tiles?|there`,
		engine.Factory: `factor|tiles?`, engine.Hand: `hand|tile|[Pp]ay|complete|next player|others`, engine.Corner: `corner|kept`, engine.Score: `points?|win|score`,
		engine.Star: `[Ss]tar|space|run|\b\d\b|pillar`, engine.Ornament: `pillar|statue|window|ornament|win`, engine.Keep: `marker`, engine.Supply: `supply`,
	}
}

// lit returns the places and topics that a step lights.
func (p *testScene) lit() (places []engine.Place, topics []string) {
	step := p.s.run.Step()
	places = lesson.Places(step.At)
	for _, a := range step.At {
		if a.Topic != "" {
			topics = append(topics, a.Topic)
		}
	}
	if m := p.s.shownMove(); m != engine.NoMove {
		from, _ := p.s.moveSource(m)
		places = append(places, from.From)
		if !p.s.board.MadeOfPicks(m) {
			places = append(places, p.s.table.Option(p.s.run.Position(), m).To)
		}
	}
	return places, topics
}

// TestStepsLightTheirSubjects checks that every step lights the places that its English text names, in the colours that it names, and nothing that the
// text does not refer to.
func TestStepsLightTheirSubjects(t *testing.T) {
	eachStep(t, locale.English, 1280, 720, func(p *testScene, name string) {
		if p.s.run.Done() {
			return
		}
		text := p.c.Words.T(p.s.run.Key())
		places, topics := p.lit()
		if len(places)+len(topics) == 0 {
			t.Errorf("%s lights nothing", name)
		}
		for _, s := range subjects() {
			for _, match := range regexp.MustCompile(s.words).FindAllStringSubmatch(text, -1) {
				if !p.names(s, match, places, topics) {
					t.Errorf("%s: %q is not lit: %s", name, match[0], text)
				}
			}
		}
		for i, at := range places {
			if p.s.run.Step().Ask || i > 0 && at.Zone == places[i-1].Zone { // a question lights all that may be chosen
				continue
			}
			if !regexp.MustCompile(zoneWords()[at.Zone]).MatchString(text) {
				t.Errorf("%s: %+v is lit, but not named: %s", name, at, text)
			}
		}
		theirs := slices.ContainsFunc(places, func(at engine.Place) bool { return at.Seat == 1 })
		if theirs && !regexp.MustCompile(`Inês|\bher\b|next player|others|points|win`).MatchString(text) {
			t.Errorf("%s lights another board, but does not speak of it: %s", name, text)
		}
		if strings.Contains(text, "Inês’s") && !theirs && p.s.run.Name != "azul-take" {
			t.Errorf("%s does not light what is Inês’s: %s", name, text)
		}
		p.expectColours(t, name, text, places, topics)
		p.expectJokers(t, name, text)
		for i, l := range p.s.spotlights() {
			if l.W <= 0 || l.H <= 0 || !l.In(stage.Rect{W: p.c.W, H: p.c.H}.Grow(40)) {
				t.Errorf("%s: light %d is at %v", name, i, l.Rect)
			}
			if p.blank(l.Rect) {
				t.Errorf("%s: nothing is in light %d at %v", name, i, l.Rect)
			}
		}
	})
}

// blank reports whether no node of the table or around it has its centre in a rectangle. Nodes of more than twice its area do not count.
func (p *testScene) blank(r stage.Rect) bool {
	blank := true
	for _, layer := range []*stage.Node{p.s.board.Below, p.s.board.Above, p.s.around, p.s.board.Top} {
		layer.Walk(func(n *stage.Node) {
			x, y := n.Centre()
			if n.Art != nil && !n.Hidden && r.Contains(x, y) && n.W*n.H < 2*r.W*r.H {
				blank = false
			}
		})
	}
	return blank
}

// names reports whether a match of a subject refers to one of the places or topics.
func (p *testScene) names(s subject, match []string, places []engine.Place, topics []string) bool {
	if s.topic != "" && slices.Contains(topics, s.topic) {
		return true
	}
	return slices.ContainsFunc(places, func(at engine.Place) bool {
		if !slices.Contains(s.zones, at.Zone) {
			return false
		}
		if at.Zone == engine.Ornament && !strings.HasPrefix(match[0], "ornament") && !strings.HasPrefix(match[0], []string{"pillar", "statue", "window"}[at.Row]) {
			return false
		}
		if len(match) > 1 {
			n := fmt.Sprint(at.Row + 1)
			if strings.Contains(strings.ToLower(match[0]), "column") {
				n = fmt.Sprint(at.Col + 1)
			}
			return n == match[1]
		}
		return true
	})
}

// expectColours checks that the named colours are among those that are lit, on tiles, spaces or stars. Of three or more colours only the first is checked.
func (p *testScene) expectColours(t *testing.T, name, text string, places []engine.Place, topics []string) {
	names, letters := []string{"blue", "yellow", "red", "black", "white"}, "BYRKW"
	if strings.HasPrefix(p.s.run.Game, "pavilion") {
		names, letters = []string{"purple", "green", "orange", "yellow", "blue", "red"}, "PGOYBR"
	}
	named := regexp.MustCompile(`\b(?:`+strings.Join(names, "|")+`)\b`).FindAllString(strings.ToLower(text), -1)
	if len(named) > 2 {
		named = named[:1]
	}
	if slices.Contains(topics, "joker") {
		return
	}
	for _, colour := range named {
		tile := engine.Tile(slices.Index(names, colour))
		if !slices.ContainsFunc(places, func(at engine.Place) bool { return p.shows(at, tile, letters) }) {
			t.Errorf("%s: nothing %s is lit: %s", name, colour, text)
		}
	}
}

// expectJokers checks that the joker colours that are lit are those that are named: one, or all if three or more are named.
func (p *testScene) expectJokers(t *testing.T, name, text string) {
	if !strings.HasPrefix(p.s.run.Game, "pavilion") {
		return
	}
	named := regexp.MustCompile(`\b(?:purple|green|orange|yellow|blue|red)\b`).FindAllString(strings.ToLower(text), -1)
	speaks := regexp.MustCompile(`(?i)(purple|green|orange|yellow|blue|red) (?:is|will be) the joker`).FindStringSubmatch(text)
	var lit []string
	for i, tile := range pavilion.See(p.s.run.Position()).Jokers() {
		x, y := p.s.board.Scenery().Jokers[i].Centre()
		if slices.ContainsFunc(p.s.spotlights(), func(l spotlight) bool { return l.distance(x, y, 0) < 0 }) {
			lit = append(lit, strings.ToLower(p.s.table.ColourName(tile)))
		}
	}
	switch {
	case speaks != nil && !slices.Equal(lit, []string{strings.ToLower(speaks[1])}):
		t.Errorf("%s: of the jokers %v are lit: %s", name, lit, text)
	case speaks == nil && len(lit) > 0 && len(lit) != len(named):
		t.Errorf("%s: of the jokers %v are lit, named are %v: %s", name, lit, named, text)
	}
}

// shows reports whether a place has a tile of a colour, or is a space of that colour.
func (p *testScene) shows(at engine.Place, tile engine.Tile, letters string) bool {
	for _, a := range p.s.board.At(at) {
		if a.Tile == tile {
			return true
		}
	}
	switch {
	case at.Zone == engine.Wall && p.s.run.Game == "azul":
		return engine.Tile((at.Col-at.Row+5)%5) == tile
	case at.Zone == engine.Star && at.Row > 0 && p.s.run.Game == "pavilion":
		return letters[tile] == " PORBYG"[at.Row]
	}
	return false
}

// TestSpotlightsCoverScores checks that a step that points at a score lights the whole number.
func TestSpotlightsCoverScores(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {390, 844}} {
		eachStep(t, locale.English, w[0], w[1], func(p *testScene, name string) {
			for _, a := range p.s.run.Step().At {
				score, ok := p.s.board.ScoreRect(a.From.Seat)
				if a.Topic != "" || a.From.Zone != engine.Score || !ok {
					continue
				}
				if !slices.ContainsFunc(p.s.spotlights(), func(l spotlight) bool { return score.In(l.Rect) }) {
					t.Errorf("%s: the score at %v is not in a light of %v", name, score, p.s.spotlights())
				}
			}
		})
	}
}

// TestLinesAreLitWithoutNames checks that light on lines does not fall on the score, name and emblem next to them.
func TestLinesAreLitWithoutNames(t *testing.T) {
	isLine := func(_ *testScene, at engine.Place) bool { return at.Zone == engine.Line }
	eachArea(t, 1280, 720, isLine, func(p *testScene, name string, at engine.Place, lights []spotlight) {
		around := p.s.board.SeatRects()
		if score, ok := p.s.board.ScoreRect(at.Seat); ok {
			around = append(around, score)
		}
		for _, l := range lights {
			for _, r := range around {
				if l.Overlaps(r) {
					t.Errorf("%s: the light %v on lines falls on %v", name, l, r)
				}
			}
		}
	})
}

// TestCalloutsLeaveScoresFree checks that callouts do not cover scores, names and emblems in a window with room next to the boards.
func TestCalloutsLeaveScoresFree(t *testing.T) {
	for _, language := range []string{locale.English, "de"} {
		eachStep(t, language, 1280, 720, func(p *testScene, name string) {
			box := p.node("instruction-card").Bounds()
			for seat := range p.s.run.Position().Seats() {
				if score, ok := p.s.board.ScoreRect(engine.Seat(seat)); ok && box.Overlaps(score) {
					t.Errorf("%s: the callout at %v covers the score at %v", name, box, score)
				}
			}
			for _, r := range p.s.board.SeatRects() {
				if box.Overlaps(r) {
					t.Errorf("%s: the callout at %v covers the name or emblem at %v", name, box, r)
				}
			}
		})
	}
}

// TestPraiseCoversNoBoard checks that the praise at the end of a lesson does not cover a board in a window with room next to the boards.
func TestPraiseCoversNoBoard(t *testing.T) {
	eachStep(t, locale.English, 1280, 720, func(p *testScene, name string) {
		if !p.s.run.Done() {
			return
		}
		box := p.node("instruction-card").Bounds()
		for seat := range p.s.run.Position().Seats() {
			if b := p.s.board.Below.Find(table.BoardName(engine.Seat(seat))); b != nil && box.Overlaps(b.Bounds()) {
				t.Errorf("%s: the callout at %v covers the board of seat %d at %v", name, box, seat, b.Bounds())
			}
		}
	})
}

// TestPraiseIsClearOfTheTable checks that the praise at the end of a lesson keeps a distance from the plates and the viewer's board.
func TestPraiseIsClearOfTheTable(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {390, 844}} {
		eachStep(t, "de", w[0], w[1], func(p *testScene, name string) {
			if !p.s.run.Done() {
				return
			}
			box := p.node("instruction-card").Bounds()
			all := p.s.board.Obstacles(stage.Group("")).Keep
			if n := p.s.board.Below.Find(table.BoardName(p.s.board.Frame().Viewer)); n != nil {
				all = append(all, n.Bounds())
			}
			for _, r := range all {
				if box.Grow(3).Overlaps(r) {
					t.Errorf("%s: the callout at %v covers or touches %v", name, box, r)
				}
			}
		})
	}
}

// eachArea visits the areas, selected by wanted, that the steps of all lessons point at in a window, with their spotlights, and fails if there are none.
func eachArea(t *testing.T, w, h float64, wanted func(p *testScene, at engine.Place) bool, visit func(p *testScene, name string, at engine.Place, lights []spotlight)) {
	t.Helper()
	seen := 0
	eachStep(t, "en", w, h, func(p *testScene, name string) {
		for _, a := range p.s.run.Step().At {
			if a.Topic == "" && wanted(p, a.From) {
				seen++
				visit(p, name, a.From, p.s.areaSpotlights(a))
			}
		}
	})
	if seen == 0 {
		t.Error("no step points at such an area")
	}
}

// TestKeptTilesAreLitOneByOne checks that a step about the corners of a board does not light the board between them.
func TestKeptTilesAreLitOneByOne(t *testing.T) {
	corner := func(_ *testScene, at engine.Place) bool { return at.Zone == engine.Corner }
	eachArea(t, 1280, 720, corner, func(p *testScene, name string, at engine.Place, lights []spotlight) {
		if tiles := len(p.s.board.At(at)); len(lights) != tiles {
			t.Errorf("%s: %d lights on %d tiles", name, len(lights), tiles)
		}
		for _, l := range lights {
			if l.W > 0.15*p.c.W {
				t.Errorf("%s: a light on a corner is %v wide", name, l.W)
			}
		}
	})
}

// TestFactoriesThatAreGoneAreNotLit checks that on a phone, where empty plates disappear, spotlights on factories are on visible plates.
func TestFactoriesThatAreGoneAreNotLit(t *testing.T) {
	factory := func(_ *testScene, at engine.Place) bool { return table.IsPlate(at) }
	eachArea(t, 390, 844, factory, func(p *testScene, name string, _ engine.Place, lights []spotlight) {
		for _, l := range lights {
			x, y := l.Middle()
			on := false
			p.s.board.Below.Walk(func(n *stage.Node) {
				on = on || strings.HasPrefix(n.Name, table.PlatePrefix) && n.Bounds().Contains(x, y)
			})
			if !on {
				t.Errorf("%s: a light at %v is on no plate", name, l.Rect)
			}
		}
	})
}
