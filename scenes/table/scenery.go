package table

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Scenery is everything on a table but its tiles.
type Scenery struct {
	Legend
	// Below is drawn below the tiles, Above above tiles at rest. Texts holds all texts of Below; drawn last, they take fewer draw calls.
	Below, Texts, Above *stage.Node
	// Scores are the labels of the scores shown for the seats.
	Scores [engine.MaxSeats]*stage.Label
	// Notes are removed when they are no longer true.
	Notes []Note
	// Live is the state that Redraw shows.
	Live    LiveState
	redraws []func(*LiveState)
}

// NewScenery returns an empty scenery with its initial state.
func NewScenery(l Legend, now LiveState) Scenery {
	s := Scenery{Legend: l, Below: stage.Group("scenery"), Texts: stage.Group("words"), Above: stage.Group(""), Live: now}
	s.Live.OnTurn = l.OnTurn
	s.Texts.SetZ(1)
	s.Below.Add(s.Texts)
	return s
}

// OnRedraw calls a function now and whenever Redraw is called.
func (l *Scenery) OnRedraw(part func(now *LiveState)) {
	l.redraws = append(l.redraws, part)
	part(&l.Live)
}

// OnStockChange clears two nodes and draws the contents of bag and discard on them, now and whenever they change.
func (l *Scenery) OnStockChange(things, words *stage.Node, draw func(bag, discard []int)) {
	var bag, discard []int
	l.OnRedraw(func(now *LiveState) {
		if slices.Equal(bag, now.Bag()) && slices.Equal(discard, now.Discard()) {
			return
		}
		bag, discard = slices.Clone(now.Bag()), slices.Clone(now.Discard())
		things.Clear()
		words.Clear()
		draw(bag, discard)
	})
}

// Redraw shows what has changed in Live.
func (l *Scenery) Redraw() {
	for _, part := range l.redraws {
		part(&l.Live)
	}
}

// Slab adds the slab of a seat's board with its shadow and returns it. It is lit and framed in gold for the seat on turn. A click on a small
// board opens it.
func (l *Scenery) Slab(s engine.Seat, sprite string, r stage.Rect, k *ui.Kit, big bool) *stage.Node {
	unit := k.Unit
	if !big {
		unit *= 0.6
	}
	drop := 26 * unit
	shade := stage.Rect{X: r.X - drop, Y: r.Y - drop*0.7, W: r.W + 2*drop, H: r.H + 2.1*drop}
	slab := stage.NewPanel(sprite, unit, 0)
	l.OnRedraw(func(now *LiveState) {
		slab.Name, slab.Tint = sprite, k.On.Board(now.OnTurn == s || now.OnTurn == engine.Nature)
		if now.OnTurn == s {
			slab.Name = "slab-gold"
		}
	})
	board := stage.Box(BoardName(s), slab, r)
	board.Kind = stage.Board
	l.Below.Add(stage.Box(fmt.Sprintf("shade-%d", s), stage.NewPanel("shadow", unit, 0), shade), board)
	if !big && l.OpenBoard != nil {
		board.Touch = &stage.Touch{Press: func() { l.OpenBoard(s) }}
		l.chevron(r)
	}
	return board
}

// PrintedName is the name of the nodes of numbers that are printed on a board.
const PrintedName = "printed"

// RoundPartsName is the name of the nodes that name the parts of a round score.
const RoundPartsName = "round-parts"

// OrnamentName is the name of the nodes of ornaments on a board.
const OrnamentName = "ornament"

// KeptSpaceName is the name of the nodes of spaces for kept tiles on a board.
const KeptSpaceName = "kept-space"

// JokerPrefix begins the names of the nodes of joker colours.
const JokerPrefix = "joker-"

// JokerName returns the name of the node of the joker colour of a round, from 1.
func JokerName(round int) string { return fmt.Sprint(JokerPrefix, round) }

// BoardName returns the name of the node of a seat's board in the scenery.
func BoardName(s engine.Seat) string { return fmt.Sprintf("board-%d", s) }

// chevron adds the icon that shows that a small board can be opened: at the right end of a wide board, otherwise in the lower right corner.
func (l *Scenery) chevron(r stage.Rect) {
	if l.Chevron == 0 {
		return
	}
	x, y := r.X+r.W-0.75*l.Chevron, r.Y+r.H/2
	if r.W < 3*r.H {
		y = r.Y + r.H - 0.75*l.Chevron
	}
	sign := stage.NewSprite("icon-open")
	sign.Tint = ui.Ink.Colour()
	l.Below.Add(stage.New("", sign, x, y, l.Chevron, l.Chevron))
}
