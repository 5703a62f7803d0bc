package table

import (
	"cmp"
	"slices"
	"sort"

	"azulejo/engine"
	"azulejo/game/locale"
)

// Option is a way to try a move by hand: what is picked up, where it is dropped, and what it pays.
type Option struct {
	Move engine.Move
	From Pickable     // what is picked up
	To   engine.Place // the target that it is dropped at
	// Price lists the tiles that the move costs, the one that is placed first; nil where it costs none.
	Price []engine.Tile
	// Pieces are the tiles as the move puts them down.
	Pieces []Piece
	// Scored is the tile of the move on the wall as it will score when the round ends, nil where none will.
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

// Options are all moves that a person can try by hand in a position. Each target has at least one option for everything that can be picked
// up, and of several payments the cheapest first.
type Options []Option

// Of returns the option of a move, the zero Option if there is none.
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

// Drop returns the legal options of dropping a pickable at a place or, where there are none, the reason.
func (o Options) Drop(g Pickable, at engine.Place) (legal Options, why error) {
	return o.legal(func(x *Option) bool { return x.To == at && x.From == g })
}

// Click returns the legal options of a click on a place with nothing picked up or, where there are none, the reason. Tiles of the offer have
// to be picked up, so there are none of them.
func (o Options) Click(at engine.Place) (legal Options, why error) {
	return o.legal(func(x *Option) bool { return x.To == at && x.From.From.Zone.Owned() })
}

// legal returns the legal ones of some options or, where there are none, why the last of the others is illegal.
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

// Payments returns what the options cost.
func (o Options) Payments() (ways Payments) {
	for _, x := range o {
		ways = append(ways, x.Price)
	}
	return ways
}

// OptionOf returns a move of a position as it is made by hand.
func OptionOf(t Table, pos engine.Position, m engine.Move) Option { return t.Options(pos).Of(m) }

// PickableName returns the name of what can be picked up, as it is spoken.
func PickableName(t Wording, w *locale.Words, g Pickable) string {
	tiles := w.T("told.counted", "tiles", g.Count, "colour", t.ColourName(g.Tile))
	if g.Extras > 0 {
		tiles += ", " + w.T("told.counted", "tiles", g.Extras, "colour", t.ColourName(g.Extra))
	}
	return w.T("told.pile", "label", t.SourceName(g.From), "value", tiles)
}

// multiPicker is implemented by tables with moves that are put together from several picks.
type multiPicker interface {
	// MultiPick returns the move that is put together in a position, or nil.
	MultiPick(pos engine.Position) *MultiPick
}

// MultiPickOf returns the move that is put together from picks in a position, nil where every move is made at once.
func MultiPickOf(t Table, pos engine.Position) *MultiPick {
	if m, ok := t.(multiPicker); ok {
		return m.MultiPick(pos)
	}
	return nil
}

// enlarger is implemented by tables with parts that may be too small for their targets to be hit.
type enlarger interface {
	// ZoomAreas returns the parts that have to be enlarged, in the order in which one turns to the next.
	ZoomAreas(pos engine.Position) []ZoomArea
}

// ZoomAreasOf returns the parts of a table that have to be enlarged for their targets to be hit, none where all are large enough.
func ZoomAreasOf(t Table, pos engine.Position) []ZoomArea {
	if e, ok := t.(enlarger); ok {
		return e.ZoomAreas(pos)
	}
	return nil
}
