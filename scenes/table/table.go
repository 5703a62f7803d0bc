// Package table is what the tables of all games share: tiles on the stage, and animations that turn events of the engine into their
// movements. It knows places and events, not games.
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

// Spot is the position of a tile on the stage: its middle and the length of its side in pixels, and its rotation in radians.
type Spot struct{ X, Y, Size, Turn float64 }

// Towards returns the spot at a share t of the way to another.
func (s Spot) Towards(o Spot, t float64) Spot {
	return Spot{s.X + (o.X-s.X)*t, s.Y + (o.Y-s.Y)*t, s.Size + (o.Size-s.Size)*t, s.Turn + (o.Turn-s.Turn)*t}
}

// Frame is the part of the window that a table may use, and how it draws there.
type Frame struct {
	stage.Rect
	Kit   *ui.Kit
	Words *locale.Words
	// Window is the whole window.
	Window stage.Rect
	Seats  int
	// Viewer is the seat whose board is large.
	Viewer engine.Seat
	// Shown is the position to be laid out, so that a small window leaves out what it does not need; nil lays out everything.
	Shown engine.Position
	// Still is set for reduced motion: tiles appear at their new places at once, or fade.
	Still bool
	// Mirror is the layout for left-handed players.
	Mirror Mirror
	// Lettered shows on every tile the letter of its colour.
	Lettered bool
}

// Letters are the letters on tiles by colour, nil where tiles have none.
type Letters []string

// Letters returns the letters of all colours under a key.
func (f *Frame) Letters(key string) Letters {
	if !f.Lettered {
		return nil
	}
	return strings.Split(f.Words.T(key), "")
}

// Of returns the letter of a colour, or "".
func (l Letters) Of(c engine.Tile) string {
	if c < 0 || int(c) >= len(l) {
		return ""
	}
	return l[c]
}

// TitleHeight returns the height for title and prompt at a scale, given the height that is enough for the text of the design, both in design
// units.
func TitleHeight(s ui.Scale, units float64) float64 { return units * min(1.8, s.TextGrowth(20)) }

// Below returns the rectangle between two parts of a tall window, empty where it is too low for a panel.
func (f *Frame) Below(upper, lower stage.Rect) stage.Rect {
	r := stage.Rect{X: lower.X, Y: upper.Y + upper.H + 12*f.Kit.Unit, W: lower.W, H: lower.Y - upper.Y - upper.H - 24*f.Kit.Unit}
	if r.H < 6*f.Kit.Size(20) {
		return stage.Rect{}
	}
	return r
}

// Strip is the width of a bar next to the table in design units, or in a tall window its height.
const Strip = 68.0

// Legend is what a table shows in addition to the position.
type Legend struct {
	Names []string
	// Levels are the names of the levels of computers, empty for persons.
	Levels []string
	// Emblems are the numbers of the seats' emblems, from 1; without them each seat has its own.
	Emblems []int
	// Alone says that the viewer is the only person at the table.
	Alone bool
	// OnTurn is the seat whose board is framed in gold; Nature frames none.
	OnTurn engine.Seat
	// Forecast shows on every board what it would score if the round ended now.
	Forecast bool
	// Last holds the last move of each seat, which is marked, or nil.
	Last [engine.MaxSeats]*LastMove
	// Look is called when a small board is pressed.
	Look func(engine.Seat)
	// Chevron is the side in pixels of the icon that shows that a small board can be opened, 0 for none.
	Chevron float64
}

// Note is something that the scenery shows about a place until an event of a kind happens there, or its tile leaves.
type Note struct {
	At    engine.Place
	Until engine.Kind
	Node  *stage.Node
}

// Ends reports whether the note is no longer true after an event.
func (n *Note) Ends(e engine.Event) bool {
	return n.Until == e.Kind && n.At == e.To || n.At == e.From
}

// Pickable is a group of tiles that are picked up together: those of one colour at one source.
type Pickable struct {
	From engine.Place
	Tile engine.Tile
	// Count is the number of tiles of that colour there.
	Count int
	// Extras is the number of tiles of the colour Extra that come along from the same source.
	Extra  engine.Tile
	Extras int
	// Lift is the number of tiles that are lifted, 0 for all.
	Lift int
	// Swift is set where there is only one target: a click takes the tiles there.
	Swift bool
}

// Target is where tiles are dropped: Rect is lit, Area takes the drop. A lozenge is the rhombus in its Rect, turned.
type Target struct {
	Place      engine.Place
	Rect, Area stage.Rect
	// Catch is the distance from Area within which the target catches what is dropped, if no other target is nearer.
	Catch   float64
	Lozenge bool
	Turn    float64
	// Open is set where the target is lit although nothing is held, because the target is all that has to be chosen.
	Open bool
}

// Holds reports whether a point is on the target.
func (z *Target) Holds(x, y float64) bool {
	if !z.Lozenge {
		return z.Area.Contains(x, y)
	}
	cx, cy := z.Rect.Middle()
	sin, cos := math.Sincos(-z.Turn)
	dx, dy := x-cx, y-cy
	lx, ly := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(lx)/(z.Rect.W/2)+math.Abs(ly)/(z.Rect.H/2) <= 1
}

// Node returns the node that takes drops on the stage.
func (z *Target) Node(name string) *stage.Node {
	r := z.Area
	if z.Lozenge {
		r = z.Rect
	}
	n := stage.Box(name, nil, r)
	n.Turn = z.Turn
	return n
}

// Halo returns the light of the target.
func (z *Target) Halo(unit float64) *stage.Node {
	if !z.Lozenge {
		return stage.Box("", stage.NewPanel("glow", unit, 5), z.Rect)
	}
	n := stage.Box("", stage.NewSprite("glow-rhomb"), z.Rect)
	n.Turn = z.Turn
	return n
}

// MultiPick is a move for which several tiles are picked one after the other.
type MultiPick struct {
	// From is the pool to pick from, To where the picks go.
	From, To engine.Place
	// Most is the number of tiles that can be picked.
	Most int
	// Own is set for a move that begins by itself and ends with the last pick. Others begin and end with the action button.
	Own bool
	// First is what is picked when the move begins.
	First []engine.Tile
	// Area takes tiles that are dragged there, Lit is lit.
	Area, Lit stage.Rect
	// Move returns the move of some picks, Picks the picks of a move, or nil for a move that is not made of picks.
	Move  func(picks []engine.Tile) engine.Move
	Picks func(engine.Move) []engine.Tile
	// Log is the entry for the move in a log.
	Log string
	// Prompt returns what to do after some picks, Note a short summary of them, and Word the label of the action button then, or before the
	// move has begun. Ask returns a warning of what the picks waste, or "".
	Prompt func(picks []engine.Tile) string
	Note   func(picks []engine.Tile) string
	Word   func(picks []engine.Tile, begun bool) string
	Ask    func(picks []engine.Tile) string
}

// Rooms are the parts of the frame that a table leaves to the screen around it.
type Rooms struct {
	// Title is the area above the offer, Panel the side panel, Buttons the row of buttons, Action the button of a MultiPick.
	Title, Panel, Buttons, Action stage.Rect
	// Read has what a player needs to see while deciding, which nothing may cover: the lines, the wall and the floor line of the large board,
	// or its stars.
	Read []stage.Rect
	// Offer is the area of the factories and the centre.
	Offer stage.Rect
	// Corner is the upper right corner of Title where the table itself shows something there.
	Corner stage.Rect
	// Sum is where the outcome of a choice is written, at its right end; without it the outcome is written next to the target.
	Sum stage.Rect
	// Order is where a move that costs tiles is composed before it is made; without it, a menu next to the target asks for the payment.
	Order stage.Rect
}

// Look is all that is needed to show a position: where things lie and how they look.
type Look interface {
	// Layout fits the table into a frame. It must be called first, and again when the frame changes.
	Layout(Frame) Rooms
	// Ground returns the backdrop of the game.
	Ground() gfx.Ground
	// Pieces returns all tiles on the table.
	Pieces(pos engine.Position) []Piece
	// Anchor returns the spot of a tile at a place. In a pool it is the i-th of n tiles in order of colour, or where tiles are stacked it lies
	// on the i-th of n stacks.
	Anchor(p engine.Place, i, n int) Spot
	// Stacked reports whether tiles of one colour lie on top of each other in the pool of a place.
	Stacked(p engine.Place) bool
	// Badge returns where the emblem of a seat marks the source of its last move.
	Badge(from engine.Place, s engine.Seat) Badge
	// Skin returns how a tile looks and sounds at its place.
	Skin(Piece) Skin
	// Scenery builds everything but the tiles.
	Scenery(pos engine.Position, l Legend) *Scenery
	// Alone builds only the board of the frame's viewer, with its tiles, over the width of the frame. It takes the place of Layout and Scenery,
	// and returns the height of the board, at most that of the frame.
	Alone(f Frame, pos engine.Position, l Legend) (board *stage.Node, height float64)
	// Live returns the state that the scenery shows at rest, without OnTurn.
	Live(pos engine.Position) Live
	// Account returns a position in words, for screen readers.
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
	// Target returns where tiles that go to a place are dropped.
	Target(at engine.Place) Target
}

// Wording puts moves and positions into words.
type Wording interface {
	describe.MoveDescriber
	// SourceName returns the name of a place where something can be picked up, as it is spoken.
	SourceName(from engine.Place) string
	// TargetName returns the name of a target with what lies there, as it is spoken.
	TargetName(pos engine.Position, at engine.Place) string
	// ShortName returns the name of a source or a target where there is little room.
	ShortName(pos engine.Position, at engine.Place) string
	// Goal returns what would help the board of a seat most.
	Goal(pos engine.Position, s engine.Seat) string
	// ScoreReason returns a sentence that says why a tile scored, or "" if the comments on a move say it.
	ScoreReason(engine.Scored) string
	// Prompt returns what the seat to move has to do.
	Prompt(pos engine.Position) string
	// Topics returns what can be explained on the table now.
	Topics(pos engine.Position, l Legend) []Topic
}

// Table is all that a game adds to the screens. It contains no rules.
type Table interface {
	Look
	Handling
	Wording
}
