package table

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Scenery is everything on a table but its tiles.
type Scenery struct {
	Legend
	// Below is drawn below the tiles, Above above tiles at rest. Texts holds all texts of Below; drawn last, they take fewer draw calls.
	Below, Texts, Above *stage.Node
	// Seats are what is drawn for each seat.
	Seats [engine.MaxSeats]SeatParts
	// Plates are the plates of the factories that are shown, by number, and Centre is what the centre lies on; nil if it is not shown.
	Plates map[int]*stage.Node
	Centre *stage.Node
	// Jokers are the joker colours of all rounds, in their order; nil if the game has none.
	Jokers []*stage.Node
	// Bag is the bag if it is drawn as an object, or nil.
	Bag *stage.Node
	// TurnLight is the layer of the light around the board of the seat on turn.
	TurnLight *stage.Node
	// Printed are the numbers that are printed on boards, and Ornaments the ornaments on boards.
	Printed   []*stage.Node
	Ornaments map[engine.Place]*stage.Node
	// Part is the part of the table that is drawn, or nil for all of it.
	Part *Part
	// Notes are removed when they are no longer true.
	Notes []Note
	// Live is the state that Redraw shows.
	Live    LiveState
	redraws []func(*LiveState)
}

// SeatParts are what is drawn for a seat: the slab of its board, its emblem, and the texts of its name and its score. They are nil for what is not
// shown, and a name may be cut.
type SeatParts struct{ Board, Emblem, Name, Score *stage.Node }

// ScoreLabel returns the label of the score, or nil if it is not shown.
func (s *SeatParts) ScoreLabel() *stage.Label {
	if s.Score == nil {
		return nil
	}
	return s.Score.Art.(*stage.Label)
}

// AddEmblem adds the emblem of a seat in the middle of a square.
func (s *Scenery) AddEmblem(seat engine.Seat, name string, x, y, side float64) {
	n := stage.New(name, s.Emblem(seat), x, y, side, side)
	s.Seats[seat].Emblem = n
	s.Below.Add(n)
}

// WriteHeader writes the header of a seat's board on a node in the scenery, in one line.
func (s *Scenery) WriteHeader(seat engine.Seat, h Header, on *stage.Node, k *ui.Kit, r stage.Rect) {
	parts := h.Write(on, k, r)
	s.Seats[seat].Name, s.Seats[seat].Score = parts.Name, parts.Score
}

// WriteCompactHeader writes the header of a seat's board on a node in the scenery, in two lines.
func (s *Scenery) WriteCompactHeader(seat engine.Seat, h Header, on *stage.Node, k *ui.Kit, r stage.Rect, indent float64) {
	s.Seats[seat].Name, s.Seats[seat].Score = h.WriteCompact(on, k, r, indent)
}

// AddPlate adds the plate of a factory.
func (s *Scenery) AddPlate(factory int, plate *stage.Node) {
	if s.Plates == nil {
		s.Plates = map[int]*stage.Node{}
	}
	s.Plates[factory] = plate
	s.Below.Add(plate)
}

// FactoryShown reports whether a factory is shown where the offer is. Rows of plates leave out those without tiles.
func (s *Scenery) FactoryShown(factory int) bool { return s.Centre == nil || s.Plates[factory] != nil }

// AddCentre adds what the centre lies on.
func (s *Scenery) AddCentre(n *stage.Node) {
	s.Centre = n
	s.Below.Add(n)
}

// Part is a part of a table that is drawn alone, without emblems and texts other than printed numbers.
type Part struct {
	Kind PartKind
	Seat engine.Seat // whose board, and the viewer
	Slab bool        // with the slab of the board
	Crop bool        // without spaces for kept tiles
}

// PartKind is the kind of a part of a table.
type PartKind uint8

const (
	BoardPart  PartKind = iota
	OfferPart           // factories and centre
	JokersPart          // the joker colours of all rounds
)

// NewPartScenery returns an empty scenery for a part of a table with a number of seats.
func NewPartScenery(p Part, seats int, now LiveState) Scenery {
	s := NewScenery(Legend{OnTurn: p.Seat, Names: make([]string, seats), Levels: make([]string, seats)}, now)
	s.Part = &p
	return s
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
func (s *Scenery) OnRedraw(part func(now *LiveState)) {
	s.redraws = append(s.redraws, part)
	part(&s.Live)
}

// OnStockChange clears two nodes and draws the contents of bag and discard on them, now and whenever they change.
func (s *Scenery) OnStockChange(things, words *stage.Node, draw func(bag, discard []int)) {
	var bag, discard []int
	s.OnRedraw(func(now *LiveState) {
		if slices.Equal(bag, now.Bag()) && slices.Equal(discard, now.Discard()) {
			return
		}
		bag, discard = slices.Clone(now.Bag()), slices.Clone(now.Discard())
		things.Clear()
		words.Clear()
		draw(bag, discard)
	})
}

// HideCutTexts hides the texts that did not fit into their space.
func (s *Scenery) HideCutTexts() {
	s.Texts.Walk(func(n *stage.Node) {
		label, ok := n.Art.(*stage.Label)
		n.Hidden = n.Hidden || ok && label.Truncated
	})
}

// Redraw shows what has changed in Live.
func (s *Scenery) Redraw() {
	for _, part := range s.redraws {
		part(&s.Live)
	}
}

// Slab adds the slab of a seat's board with its shadow and returns it. It is lit and framed in gold for the seat on turn. A click on a small
// board opens it.
func (s *Scenery) Slab(seat engine.Seat, sprite string, r stage.Rect, k *ui.Kit, big bool) *stage.Node {
	unit := k.Unit
	if !big {
		unit *= 0.6
	}
	drop := 26 * unit
	shade := stage.Rect{X: r.X - drop, Y: r.Y - drop*0.7, W: r.W + 2*drop, H: r.H + 2.1*drop}
	slab := stage.NewPanel(sprite, unit, 0)
	s.OnRedraw(func(now *LiveState) {
		slab.Name, slab.Tint = sprite, k.On.Board(now.OnTurn == seat || now.OnTurn == engine.Nature)
		if now.OnTurn == seat {
			slab.Name = "slab-gold"
		}
	})
	board := stage.Box(BoardName(seat), slab, r)
	board.Kind = stage.Board
	s.Seats[seat].Board = board
	if s.Part == nil {
		s.Below.Add(stage.Box(fmt.Sprintf("shade-%d", seat), stage.NewPanel("shadow", unit, 0), shade))
	}
	if s.Part == nil || s.Part.Slab {
		s.Below.Add(board)
	}
	if !big && s.OpenBoard != nil {
		board.Touch = &stage.Touch{Press: func() { s.OpenBoard(seat) }}
		s.chevron(r)
	}
	return board
}

// AddPrinted adds a number that is printed on a board.
func (s *Scenery) AddPrinted(n *stage.Node) {
	n.Name = PrintedName
	s.Printed = append(s.Printed, n)
	s.Texts.Add(n)
}

// AddOrnament adds an ornament of a board.
func (s *Scenery) AddOrnament(at engine.Place, n *stage.Node) {
	n.Name = OrnamentName
	if s.Ornaments == nil {
		s.Ornaments = map[engine.Place]*stage.Node{}
	}
	s.Ornaments[at] = n
	s.Below.Add(n)
}

// PrintedName is the name of the nodes of numbers that are printed on a board.
const PrintedName = "printed"

// RoundPartsName is the name of the nodes that name the parts of a round score.
const RoundPartsName = "round-parts"

// OrnamentName is the name of the nodes of ornaments on a board.
const OrnamentName = "ornament"

// KeptSpaceName is the name of the nodes of spaces for kept tiles on a board.
const KeptSpaceName = "kept-space"

// BoardName returns the name of the node of a seat's board in the scenery.
func BoardName(s engine.Seat) string { return fmt.Sprintf("board-%d", s) }

// chevron adds the icon that shows that a small board can be opened: at the right end of a wide board, otherwise in the lower right corner.
func (s *Scenery) chevron(r stage.Rect) {
	if s.Chevron == 0 {
		return
	}
	x, y := r.X+r.W-0.75*s.Chevron, r.Y+r.H/2
	if r.W < 3*r.H {
		y = r.Y + r.H - 0.75*s.Chevron
	}
	sign := stage.NewSprite("icon-open")
	sign.Tint = ui.Ink.Colour()
	s.Below.Add(stage.New("", sign, x, y, s.Chevron, s.Chevron))
}

// TurnLight is the name of the node of the light around the board of the seat on turn.
const TurnLight = "pool"

// The size of the light, in sides of the board.
const (
	turnLightWidth  = 1.62
	turnLightHeight = 1.7
)

// AddTurnLight adds a light around the board of the seat on turn. board returns the rectangle of a board.
func (s *Scenery) AddTurnLight(w ui.Theme, board func(engine.Seat) stage.Rect) {
	on, lit := stage.Group("pools"), engine.Nature
	s.TurnLight = on
	on.SetZ(-1) // below everything else on the table
	s.Below.Add(on)
	s.OnRedraw(func(now *LiveState) {
		if now.OnTurn == lit {
			return
		}
		lit = now.OnTurn
		if on.Clear(); lit != engine.Nature {
			r := board(lit)
			x, y := r.Middle()
			on.Add(stage.New(TurnLight, &SoftLight{w.Halo()}, x, y, r.W*turnLightWidth, r.H*turnLightHeight))
		}
	})
}

// SoftLight is a soft light. It is drawn from the full-size image, as it is larger than any sprite.
type SoftLight struct{ Light gfx.Colour }

// Draw implements stage.Art.
func (s *SoftLight) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.SmoothSprite("pool", m, -n.W/2, -n.H/2, n.W, n.H, s.Light.Fade(alpha))
}
