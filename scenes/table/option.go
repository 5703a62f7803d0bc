package table

import (
	"cmp"
	"slices"
	"sort"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// Option is a move that can be tried by hand: what is picked up, where it is dropped, and what it costs.
type Option struct {
	Move engine.Move
	From Pickable     // what is picked up
	To   engine.Place // the target that it is dropped at
	// Price lists the tiles that the move costs, the placed tile first; nil if it costs none.
	Price []engine.Tile
	// Pieces are the tiles at the places where the move puts them.
	Pieces []Piece
	// Scored is the tile that the move will put on the wall at the end of the round, with its score; nil if there is none.
	Scored *ScoredTile
	// Why is the reason of an illegal move, which has neither Price, Pieces nor Scored; nil for a legal one.
	Why error
}

// ScoredTile is a tile with what it scores.
type ScoredTile struct {
	engine.Scored
	Tile engine.Tile
}

// Placed returns the pieces that stay on the table.
func (o *Option) Placed() (all []Piece) {
	for _, p := range o.Pieces {
		if !p.Place.Zone.Sink() {
			all = append(all, p)
		}
	}
	return all
}

// Options are all moves that can be tried by hand in a position. Each target has at least one option for everything that can be picked up.
// If there are several payments, the cheapest comes first.
type Options []Option

// Of returns the option of a move, or the zero Option.
func (o Options) Of(m engine.Move) Option {
	if i := o.Index(m); i >= 0 {
		return o[i]
	}
	return Option{}
}

// Index returns the index of a move, or -1.
func (o Options) Index(m engine.Move) int {
	return slices.IndexFunc(o, func(x Option) bool { return x.Move == m })
}

// Pickables returns what can be picked up, by place and colour.
func (o Options) Pickables() (all []Pickable) {
	for _, x := range o {
		if x.From.Count > 0 && !slices.Contains(all, x.From) {
			all = append(all, x.From)
		}
	}
	sort.Slice(all, func(i, j int) bool {
		a, b := &all[i], &all[j]
		return cmp.Or(cmp.Compare(a.From.Zone, b.From.Zone), cmp.Compare(a.From.Row, b.From.Row), cmp.Compare(a.Tile, b.Tile)) < 0
	})
	return all
}

// Places returns the targets where something can be dropped.
func (o Options) Places() (all []engine.Place) {
	for _, x := range o {
		if !slices.Contains(all, x.To) {
			all = append(all, x.To)
		}
	}
	return all
}

// Drop returns the legal options of dropping a pickable at a place, or the reason if there are none.
func (o Options) Drop(g Pickable, at engine.Place) (legal Options, why error) {
	return o.legal(func(x *Option) bool { return x.To == at && x.From == g })
}

// Click returns the legal options of a click on a place with nothing picked up, or the reason if there are none. It leaves out tiles of the
// offer, which must be picked up first.
func (o Options) Click(at engine.Place) (legal Options, why error) {
	return o.legal(func(x *Option) bool { return x.To == at && x.From.From.Zone.Owned() })
}

// legal returns the legal ones of some options, or the reason against the last of them if there are none.
func (o Options) legal(some func(*Option) bool) (legal Options, why error) {
	for i := range o {
		switch x := &o[i]; {
		case !some(x):
		case x.Why == nil:
			legal = append(legal, *x)
		default:
			why = x.Why
		}
	}
	if len(legal) > 0 {
		return legal, nil
	}
	return nil, why
}

// Payments returns the prices of the options.
func (o Options) Payments() (ways Payments) {
	for _, x := range o {
		ways = append(ways, x.Price)
	}
	return ways
}

// PickableName returns the name of a pickable for screen readers.
func PickableName(t Wording, w *locale.Words, g Pickable) string {
	tiles := w.T("accessible.counted", "tiles", g.Count, "colour", t.ColourName(g.Tile))
	if g.Extras > 0 {
		tiles += ", " + w.T("accessible.counted", "tiles", g.Extras, "colour", t.ColourName(g.Extra))
	}
	return w.T("accessible.pile", "label", t.SourceName(g.From), "value", tiles)
}

// multiPicker is implemented by tables with moves of several picks.
type multiPicker interface {
	// MultiPick returns the move of several picks in a position, or nil.
	MultiPick(pos engine.Position) *MultiPick
}

// MultiPickOf returns the move of several picks in a position, or nil.
func MultiPickOf(t Table, pos engine.Position) *MultiPick {
	if m, ok := t.(multiPicker); ok {
		return m.MultiPick(pos)
	}
	return nil
}

// zoomer is implemented by tables with areas whose targets may be too small to be hit.
type zoomer interface {
	// ZoomAreas returns the areas that have to be enlarged, in the order of keyboard navigation.
	ZoomAreas(pos engine.Position) []ZoomArea
}

// ZoomAreasOf returns the areas of a table that have to be enlarged for their targets to be hit; none if all are large enough.
func ZoomAreasOf(t Table, pos engine.Position) []ZoomArea {
	if e, ok := t.(zoomer); ok {
		return e.ZoomAreas(pos)
	}
	return nil
}

// ZoomArea is an area of the table that has to be enlarged for its targets to be hit.
type ZoomArea struct {
	// Name is the name of the area for players.
	Name string
	// Area is where a press enlarges it, Zoomed the circle that then shows it, and Behind what is dimmed around it.
	Area, Zoomed, Behind stage.Rect
	// Build builds the enlarged area.
	Build func() Enlarged
}

// Enlarged is an enlarged area of the table.
type Enlarged struct {
	Scenery *stage.Node
	Targets []Target
	// Anchor returns the spot of a tile of the area.
	Anchor func(engine.Place) Spot
}
