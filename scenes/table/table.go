// Package table is what the tables of all games share: the tiles on the stage and the choreography that moves them by the events of the
// engine. It knows places and events, not games.
package table

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/describe"
)

// Piece is a tile at a place.
type Piece struct {
	Place engine.Place
	Tile  engine.Tile
}

// Spot is where a tile lies on the stage: its middle and the length of its side, in pixels, and its turn in radians.
type Spot struct{ X, Y, Size, Turn float64 }

// Towards is the spot at a part of the way to another.
func (s Spot) Towards(o Spot, t float64) Spot {
	return Spot{s.X + (o.X-s.X)*t, s.Y + (o.Y-s.Y)*t, s.Size + (o.Size-s.Size)*t, s.Turn + (o.Turn-s.Turn)*t}
}

// Frame is the room a table may use and how it draws there.
type Frame struct {
	stage.Rect
	Kit   *ui.Kit
	Words *locale.Words
	// Window is all of the window.
	Window stage.Rect
	Seats  int
	// Viewer is the seat whose board is large.
	Viewer engine.Seat
	// Shown is the position to be laid out, or nil: a small window has no room for what it does not need.
	Shown engine.Position
	// Still tables move nothing: what lies elsewhere than before is there at once, or fades.
	Still bool
	// Mirror is how left hands have it.
	Mirror Mirror
	// Lettered tables show the letter of its colour on every tile.
	Lettered bool
}

// Letters are what stands on tiles, by colour; none where the table shows none.
type Letters []string

// Letters returns the letters of all colours under a key.
func (f *Frame) Letters(key string) Letters {
	if !f.Lettered {
		return nil
	}
	return strings.Split(f.Words.T(key), "")
}

// Of returns the letter of a colour, or nothing.
func (l Letters) Of(c engine.Tile) string {
	if c < 0 || int(c) >= len(l) {
		return ""
	}
	return l[c]
}

// TitleHeight is that of the room for title and prompt of a scale in design units, for one that is enough for the design's text.
func TitleHeight(s ui.Scale, units float64) float64 { return units * min(1.8, s.Spread(20)) }

// Below is the room between two parts of a tall window, or nothing where it is too little for a panel.
func (f *Frame) Below(upper, lower stage.Rect) stage.Rect {
	r := stage.Rect{X: lower.X, Y: upper.Y + upper.H + 12*f.Kit.Unit, W: lower.W, H: lower.Y - upper.Y - upper.H - 24*f.Kit.Unit}
	if r.H < 6*f.Kit.Size(20) {
		return stage.Rect{}
	}
	return r
}

// Strip is what a bar beside the table takes from the window, in design units: from its width, or from the height of a tall one.
const Strip = 68.0

// Legend is what a table shows beside the position.
type Legend struct {
	Names []string
	// Levels are the words for the levels of computers, empty for persons.
	Levels []string
	// Emblems are the numbers of the seats' emblems, from 1; without them each seat has its own.
	Emblems []int
	// Alone says that the viewer is the only person at the table.
	Alone bool
	// OnTurn is the seat whose board is framed in gold; Nature frames none.
	OnTurn engine.Seat
	// Forecast shows on every board what the round would bring as it stands.
	Forecast bool
	// Last holds the last move of each seat, to be marked, or nil.
	Last [engine.MaxSeats]*LastMove
	// Look is called when a player wants to see the board of a seat large.
	Look func(engine.Seat)
	// Chevron is the side in pixels of the sign on a small board that it opens, 0 for none.
	Chevron float64
}

// Note is what the scenery says of a place until an event of a kind happens there, or its tile leaves.
type Note struct {
	At    engine.Place
	Until engine.Kind
	Node  *stage.Node
}

// Ends reports whether an event makes the note untrue.
func (n *Note) Ends(e engine.Event) bool {
	return n.Until == e.Kind && n.At == e.To || n.At == e.From
}

// Pickable is what can be picked up together: tiles of one colour at one source.
type Pickable struct {
	From engine.Place
	Tile engine.Tile
	// Count is the number of tiles of that colour there.
	Count int
	// Extras of the colour Extra come along from the same source.
	Extra  engine.Tile
	Extras int
	// Lift is how many of the tiles are lifted; 0 lifts all.
	Lift int
	// Swift ones have one target only: a click takes them there.
	Swift bool
}

// Target is where tiles are dropped: Rect is lit, Area takes the drop. A lozenge is the rhombus in its Rect, turned.
type Target struct {
	Place      engine.Place
	Rect, Area stage.Rect
	// Catch is how far beyond its Area a target catches what is dropped, if no other is nearer.
	Catch   float64
	Lozenge bool
	Turn    float64
	// Open targets are lit although nothing is held, as they are what has to be chosen.
	Open bool
}

// Holds reports whether a drop at a point is the target's.
func (z *Target) Holds(x, y float64) bool {
	if !z.Lozenge {
		return z.Area.Holds(x, y)
	}
	cx, cy := z.Rect.Middle()
	sin, cos := math.Sincos(-z.Turn)
	dx, dy := x-cx, y-cy
	lx, ly := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(lx)/(z.Rect.W/2)+math.Abs(ly)/(z.Rect.H/2) <= 1
}

// Node is what takes the drop on the stage.
func (z *Target) Node(name string) *stage.Node {
	r := z.Area
	if z.Lozenge {
		r = z.Rect
	}
	n := stage.Box(name, nil, r)
	n.Turn = z.Turn
	return n
}

// Halo is the light on a target that is open.
func (z *Target) Halo(unit float64) *stage.Node {
	if !z.Lozenge {
		return stage.Box("", stage.Slab("glow", unit, 5), z.Rect)
	}
	n := stage.Box("", stage.Pic("glow-rhomb"), z.Rect)
	n.Turn = z.Turn
	return n
}

// MultiPick is a move made of several picks: tiles that are put together before they count.
type MultiPick struct {
	// From is the pool to pick from, To where the picks go.
	From, To engine.Place
	// Most is how many can be picked.
	Most int
	// Own ones begin by themselves and end with the last pick; others begin and end with the action button.
	Own bool
	// First is what is picked at first.
	First []engine.Tile
	// Area takes tiles that are dragged there, Lit is lit as where to look.
	Area, Lit stage.Rect
	// Move is the move of some picks, Picks are those of a move, nil where it is made otherwise.
	Move  func(picks []engine.Tile) engine.Move
	Picks func(engine.Move) []engine.Tile
	// Log is what the log says of the move.
	Log string
	// Prompt tells what to do after some picks, Note sums them up in few words, Word is what the action button says then, or before it has
	// begun. Ask says what the picks waste, or nothing.
	Prompt func(picks []engine.Tile) string
	Note   func(picks []engine.Tile) string
	Word   func(picks []engine.Tile, begun bool) string
	Ask    func(picks []engine.Tile) string
}

// Rooms are the parts of the frame that a table leaves to the screen around it.
type Rooms struct {
	// Title is the strip above the offer, Panel the side panel, Buttons the row of buttons, Action the button of a MultiPick.
	Title, Panel, Buttons, Action stage.Rect
	// Read is what a player reads while deciding, which nothing may cover: the lines, the wall and the floor line of the large board, or
	// its stars.
	Read []stage.Rect
	// Offer is what the factories and the centre take.
	Offer stage.Rect
	// Corner is the upper right of Title where the table itself shows something there.
	Corner stage.Rect
	// Sum is where the outcome of a choice is written, at its right end; without it the outcome is written next to the target.
	Sum stage.Rect
	// Order is where a move that costs tiles is put together before it is made; without it, it is asked for beside its target.
	Order stage.Rect
}

// Look is where things lie and how they look: all that is needed to show a position.
type Look interface {
	// Layout fits the table into a frame. It must be called first, and again when frame or viewer change.
	Layout(Frame) Rooms
	// Ground is the backdrop that the game is played on.
	Ground() gfx.Ground
	// Pieces are all tiles on the table.
	Pieces(pos engine.Position) []Piece
	// Anchor is where a tile at a place lies; in pools it is the i-th of n in order of colour, in stacked ones it lies on the i-th stack.
	Anchor(p engine.Place, i, n int) Spot
	// Stacked reports whether the tiles of a colour lie on each other in the pool of a place.
	Stacked(p engine.Place) bool
	// Badge is where the emblem of a seat marks where its last move came from.
	Badge(from engine.Place, s engine.Seat) Badge
	// Skin is how a tile at a place looks.
	Skin(Piece) Skin
	// Scenery builds everything but the tiles.
	Scenery(pos engine.Position, l Legend) *Scenery
	// Alone builds the board of the frame's viewer, with its tiles, over the width of the frame, in place of Layout and Scenery. It returns
	// the height that this takes, at most that of the frame.
	Alone(f Frame, pos engine.Position, l Legend) (board *stage.Node, height float64)
	// Live is what a position shows while nothing moves, but for the gold frame.
	Live(pos engine.Position) Live
	// Account returns a position in words, for players who do not see it.
	Account(pos engine.Position, l Legend) Account
	// Set returns the set that an event completes among the tiles on the table, which has no places where it completes none.
	Set(pos engine.Position, e engine.Event, tiles []Piece) Set
	// LastRound reports whether a position is in the last round of the game, as far as the players can see.
	LastRound(engine.Position) bool
	// Ending reports whether the round is the last and has moves left, and returns a space in the row that ends the game, or no place.
	Ending(engine.Position) (by engine.Place, last bool)
}

// Handling is how moves are made by hand.
type Handling interface {
	// Options lists what the seat to move can try by hand: everything that can be picked up, at every target. It is empty where no seat is to
	// move, and for moves that are put together from several picks.
	Options(pos engine.Position) Options
	// Target is where tiles that go to a place are dropped.
	Target(at engine.Place) Target
}

// Wording puts moves and positions into words.
type Wording interface {
	describe.Wording
	// SourceName returns the name of a place where something can be picked up, as it is spoken.
	SourceName(from engine.Place) string
	// TargetName returns the name of a target with what lies there, as it is spoken.
	TargetName(pos engine.Position, at engine.Place) string
	// ShortName returns the name of a source or a target where there is little room.
	ShortName(pos engine.Position, at engine.Place) string
	// Waits tells what the board of a seat waits for.
	Waits(pos engine.Position, s engine.Seat) string
	// Prompt is the line under the title while a seat thinks.
	Prompt(pos engine.Position) string
	// Topics are what can be explained on the table as it stands, and in which words.
	Topics(pos engine.Position, l Legend) []Topic
}

// Table is all that a game adds to the screens, and nothing of the rules.
type Table interface {
	Look
	Handling
	Wording
}
