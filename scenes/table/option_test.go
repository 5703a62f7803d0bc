package table

import (
	"errors"
	"slices"
	"testing"

	"azulejo/engine"
)

// Two targets and three pickables: a stack of the offer, and two colours of a hand.
var (
	errLine, errStar = errors.New("line"), errors.New("star")

	line = engine.Place{Zone: engine.Line, Row: 1}
	star = engine.Place{Zone: engine.Star, Col: 2}

	stack = Pickable{From: engine.Place{Zone: engine.Factory, Row: 2}, Tile: 3, Count: 2}
	red   = Pickable{From: engine.Place{Zone: engine.Hand}, Tile: 1, Count: 4}
	blue  = Pickable{From: engine.Place{Zone: engine.Hand}, Tile: 0, Count: 1}
	green = Pickable{From: engine.Place{Zone: engine.Hand}, Tile: 2} // the hand has none
)

func someOptions() Options {
	return Options{
		{Move: 1, From: red, To: star, Price: []engine.Tile{1, 1}},
		{Move: 2, From: red, To: star, Price: []engine.Tile{1, 0}},
		{Move: 3, From: blue, To: star, Why: errStar},
		{Move: 4, From: stack, To: line},
		{Move: 5, From: blue, To: line, Why: errStar},
		{Move: 6, From: green, To: line, Why: errLine},
	}
}

// moves returns the moves of some options.
func moves(o Options) (all []engine.Move) {
	for _, x := range o {
		all = append(all, x.Move)
	}
	return all
}

// TestDrop checks which moves a drop of a pickable on a target can be, or why there is none.
func TestDrop(t *testing.T) {
	for name, x := range map[string]struct {
		from Pickable
		to   engine.Place
		want []engine.Move
		why  error
	}{
		"several payments": {red, star, []engine.Move{1, 2}, nil},
		"illegal":          {blue, star, nil, errStar},
		"from the offer":   {stack, line, []engine.Move{4}, nil},
		"no option":        {stack, star, nil, nil},
		"none in the hand": {green, line, nil, errLine},
	} {
		if got, why := someOptions().Drop(x.from, x.to); !slices.Equal(moves(got), x.want) || why != x.why {
			t.Errorf("%s: %v, %v, expected %v, %v", name, moves(got), why, x.want, x.why)
		}
	}
}

// TestClick checks which moves a click on a target can be. A target that only takes tiles of the offer returns the last reason instead.
func TestClick(t *testing.T) {
	if got, why := someOptions().Click(star); !slices.Equal(moves(got), []engine.Move{1, 2}) || why != nil {
		t.Errorf("a click on a payable space: %v, %v", moves(got), why)
	}
	if got, why := someOptions().Click(line); len(got) > 0 || why != errLine {
		t.Errorf("a click on a target for tiles of the offer: %v, %v, expected the last reason", moves(got), why)
	}
}

// TestPickablesAndPlaces checks that all pickables of the options that are present are listed once, and all targets.
func TestPickablesAndPlaces(t *testing.T) {
	if got := someOptions().Pickables(); !slices.Equal(got, []Pickable{stack, blue, red}) {
		t.Errorf("the pickables are %+v", got)
	}
	if got := someOptions().Places(); !slices.Equal(got, []engine.Place{star, line}) {
		t.Errorf("the targets are %+v", got)
	}
}

// TestOptionOfMove checks that Of and Index find the option of a move, and return the zero Option and -1 for an unknown move.
func TestOptionOfMove(t *testing.T) {
	if o := someOptions(); o.Of(4).From != stack || o.Index(4) != 3 || o.Index(9) != -1 || o.Of(9).From != (Pickable{}) {
		t.Error("another option has the move")
	}
}
