// Package table is the shared part of the tables of all games: tiles on the stage, animations of engine events, and the interface that each
// game implements. It depends on places and events, not on games.
package table

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
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

// Towards returns the spot at a fraction t of the way to another.
func (s Spot) Towards(o Spot, t float64) Spot {
	return Spot{s.X + (o.X-s.X)*t, s.Y + (o.Y-s.Y)*t, s.Size + (o.Size-s.Size)*t, s.Turn + (o.Turn-s.Turn)*t}
}

// Frame is the part of the window that a table may use, with what it needs to draw there.
type Frame struct {
	stage.Rect
	Kit   *ui.Kit
	Words *locale.Words
	// Window is the whole window.
	Window stage.Rect
	Seats  int
	// Viewer is the seat whose board is large.
	Viewer engine.Seat
	// Shown is the position to lay out; a small window leaves out what that does not need. nil lays out everything.
	Shown engine.Position
	// Still is set for reduced motion: tiles fade and do not move.
	Still bool
	// Mirror is the layout for left-handed players.
	Mirror Mirror
	// Lettered is set to show the letter of its colour on every tile.
	Lettered bool
	// Reviewed is set if the frame is the part of a window that a review leaves to the table. In a larger window the table then has no stock, no log and
	// no buttons, and its panel is for a sentence about the position.
	Reviewed bool
	// Playable is set if moves are made by hand in a reviewed frame. In a wide window the table then has its stock too.
	Playable bool
}

// InReview reports whether the frame is that of a review, in which nobody makes moves by hand.
func (f *Frame) InReview() bool { return f.Reviewed && !f.Playable }

// Letters are the letters on tiles by colour; nil if tiles have none.
type Letters []string

// Letters returns the letters of all colours at a locale key.
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

// TitleHeight returns the height for title and prompt at a scale, given the height that text of the normal size needs, both in design units.
func TitleHeight(s ui.Scale, units float64) float64 { return units * min(1.8, s.TextGrowth(20)) }

// Below returns the rectangle between two areas of a portrait window, or an empty one if it is too low for a panel.
func (f *Frame) Below(upper, lower stage.Rect) stage.Rect {
	r := stage.Rect{X: lower.X, Y: upper.Y + upper.H + 12*f.Kit.Unit, W: lower.W, H: lower.Y - upper.Y - upper.H - 24*f.Kit.Unit}
	if r.H < 6*f.Kit.Size(20) {
		return stage.Rect{}
	}
	return r
}

// BarSize is the width of a bar next to the table, or its height below the table in a portrait window, in design units.
const BarSize = 68.0

// Legend is what a table shows in addition to the position.
type Legend struct {
	Names []string
	// Levels are the names of the levels of computers; empty for persons.
	Levels []string
	// Emblems are the numbers of the seats' emblems, from 1. If nil, each seat has the emblem of its number.
	Emblems []int
	// OnlyPerson is set if the viewer is the only person at the table.
	OnlyPerson bool
	// OnTurn is the seat whose board is framed in gold; Nature for none.
	OnTurn engine.Seat
	// Forecast is set to show on every board what it would score if the round ended now.
	Forecast bool
	// Last holds the marks of the last move of each seat, or nil.
	Last [engine.MaxSeats]*LastMove
	// OpenBoard is called when a small board is pressed; it may be nil.
	OpenBoard func(engine.Seat)
	// OpenStock is called when bag or discard is pressed; nil if they cannot be opened.
	OpenStock func()
	// Explain is called with a point of bag or discard when they are pressed in a window that shows their explanation; it may be nil.
	Explain func(x, y float64)
	// Chevron is the side in pixels of the icon that shows that a small board can be opened, 0 for none.
	Chevron float64
}

// address returns the argument address of a text about a seat.
func (l *Legend) address(s, viewer engine.Seat) string {
	return locale.Address(l.OnlyPerson && s == viewer)
}

// Note is a node of the scenery that is removed when an event of a kind happens at a place, or when the tile there leaves.
type Note struct {
	At    engine.Place
	Until engine.Kind
	Node  *stage.Node
}

// EndedBy reports whether the note is no longer true after an event.
func (n *Note) EndedBy(e engine.Event) bool {
	return n.Until == e.Kind && n.At == e.To || n.At == e.From
}

// Pickable is a group of tiles that are picked up together: those of one colour at one source.
type Pickable struct {
	From engine.Place
	Tile engine.Tile
	// Count is the number of tiles of that colour there.
	Count int
	// Extras is the number of tiles of the colour Extra that are picked up with them.
	Extra  engine.Tile
	Extras int
	// Lift is the number of tiles that are lifted, 0 for all.
	Lift int
	// SingleTarget is set if there is only one target, so that a click makes the move.
	SingleTarget bool
}

// Target is where tiles are dropped. Rect is lit and Area takes the drop. A lozenge is the rhombus in Rect, rotated by Turn.
type Target struct {
	Place      engine.Place
	Rect, Area stage.Rect
	// CatchDistance is the distance from Area within which the target accepts a drop if no other target is nearer.
	CatchDistance float64
	Lozenge       bool
	Turn          float64
	// AlwaysLit is set if the target is lit even while nothing is held, because only the target has to be chosen.
	AlwaysLit bool
}

// Holds reports whether a point is on the target.
func (t *Target) Holds(x, y float64) bool {
	if !t.Lozenge {
		return t.Area.Contains(x, y)
	}
	cx, cy := t.Rect.Middle()
	sin, cos := math.Sincos(-t.Turn)
	dx, dy := x-cx, y-cy
	lx, ly := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(lx)/(t.Rect.W/2)+math.Abs(ly)/(t.Rect.H/2) <= 1
}

// Node returns the node that takes drops.
func (t *Target) Node(name string) *stage.Node {
	r := t.Area
	if t.Lozenge {
		r = t.Rect
	}
	n := stage.Box(name, nil, r)
	n.Rotation = t.Turn
	return n
}

// Halo returns the light of the target.
func (t *Target) Halo(unit float64) *stage.Node {
	if !t.Lozenge {
		return stage.Box("", stage.NewPanel("glow", unit, 5), t.Rect)
	}
	n := stage.Box("", stage.NewSprite("glow-rhomb"), t.Rect)
	n.Rotation = t.Turn
	return n
}

// MultiPick describes a move for which several tiles are picked one after the other.
type MultiPick struct {
	// From is the pool to pick from, and To the place of the picked tiles.
	From, To engine.Place
	// Max is the maximum number of picks.
	Max int
	// Automatic is set if the move begins by itself and ends with the last pick. Other moves begin and end with the action button.
	Automatic bool
	// Preselected are the tiles that are picked when the move begins.
	Preselected []engine.Tile
	// Area takes tiles that are dropped, and Highlight is lit.
	Area, Highlight stage.Rect
	// Move returns the move of some picks. Picks returns the picks of a move, or nil for a move without picks.
	Move  func(picks []engine.Tile) engine.Move
	Picks func(engine.Move) []engine.Tile
	// LogText is the entry of the move in the log.
	LogText string
	// Prompt returns what to do after some picks, Note a short summary of the picks, ActionLabel the label of the action button, also before the
	// move has begun, and Warning what the picks would waste, or "".
	Prompt      func(picks []engine.Tile) string
	Note        func(picks []engine.Tile) string
	ActionLabel func(picks []engine.Tile, begun bool) string
	Warning     func(picks []engine.Tile) string
}

// Areas are the rectangles of the frame that a table leaves to the screen.
type Areas struct {
	// Title is above the offer, Panel is the side panel, Buttons the row of buttons, and Action the button of a MultiPick.
	Title, Panel, Buttons, Action stage.Rect
	// KeepClear are rectangles that nothing may cover while a player decides, such as the lines, the wall and the floor line of the large board.
	KeepClear []stage.Rect
	// Apart are the name and score of the large board and the boards of the other players, which the menu of payments does not cover.
	Apart []stage.Rect
	// Offer holds the factories and the centre. It is closed, that is small or hidden, while tiles are only placed.
	Offer  stage.Rect
	Closed bool
	// TitleCorner is the upper right corner of Title if the table shows something there.
	TitleCorner stage.Rect
	// Outcome shows the outcome of a choice at its right end. If it is empty, the outcome is shown next to the target.
	Outcome stage.Rect
	// Placement shows a placement while it is composed. If it is empty, a menu next to the target asks for the payment.
	Placement stage.Rect
}

// Look is what is needed to show a position: the layout of a table and the appearance of everything on it.
type Look interface {
	// Layout fits the table into a frame. It must be called before other methods, and again when the frame changes.
	Layout(Frame) Areas
	// Ground returns the backdrop of the game.
	Ground() gfx.Ground
	// Pieces returns all tiles on the table.
	Pieces(pos engine.Position) []Piece
	// Anchor returns the spot of a tile at a place. In a pool it is the spot of the i-th of n tiles in order of colour, or of the i-th of n
	// stacks if tiles are stacked.
	Anchor(p engine.Place, i, n int) Spot
	// Stacked reports whether tiles of one colour are stacked in the pool of a place.
	Stacked(p engine.Place) bool
	// Badge returns where the emblem of a seat marks the source of its last move.
	Badge(from engine.Place, s engine.Seat) Badge
	// Skin returns how a tile looks and sounds at its place.
	Skin(Piece) Skin
	// Scenery builds everything but the tiles.
	Scenery(pos engine.Position, l Legend) *Scenery
	// Part builds a part of the table without its tiles, where the last layout has it.
	Part(pos engine.Position, p Part) *Scenery
	// SingleBoard builds only the board of the frame's viewer with its tiles, in the width of the frame. It replaces Layout and Scenery. It returns
	// the height of the board, which is at most that of the frame.
	SingleBoard(f Frame, pos engine.Position, l Legend) (board *stage.Node, height float64)
	// Stock describes bag and discarded tiles by colour.
	Stock(pos engine.Position) StockTable
	// LiveState returns what the scenery shows of a position at rest, without OnTurn.
	LiveState(pos engine.Position) LiveState
	// AccessibleTree describes a position to screen readers.
	AccessibleTree(pos engine.Position, l Legend) AccessibleTree
	// Set returns the set that an event completes among the tiles on the table. It has no places if the event completes none.
	Set(pos engine.Position, e engine.Event, tiles []Piece) Set
	// LastRound reports whether a position is in the last round of the game, as far as players can know.
	LastRound(engine.Position) bool
	// Ending reports whether the round, which has moves left, is or can be the last.
	Ending(engine.Position) (e describe.Ending, ok bool)
}

// Interaction is what is needed to make moves by hand.
type Interaction interface {
	// Options returns what the seat to move can try by hand: everything that can be picked up, at every target. It returns none if no seat is to
	// move, and for a MultiPick.
	Options(pos engine.Position) Options
	// Option returns the option of a legal move, or the zero Option if the move is made of several picks or of chance.
	Option(pos engine.Position, m engine.Move) Option
	// Target returns the target of a place.
	Target(at engine.Place) Target
}

// Wording puts moves and positions into words.
type Wording interface {
	describe.MoveDescriber
	// SourceName returns the name of a source for screen readers, or that of the circle of a space.
	SourceName(from engine.Place) string
	// TargetName returns the name of a target and its tiles for screen readers.
	TargetName(pos engine.Position, at engine.Place) string
	// ShortName returns the short name of a source or a target.
	ShortName(pos engine.Position, at engine.Place) string
	// Goal describes what would help a seat most.
	Goal(pos engine.Position, s engine.Seat) string
	// ScoreReason returns a sentence that says why a tile scored, or "" if the comments on a move say it.
	ScoreReason(engine.Scored) string
	// Prompt says what the seat to move has to do.
	Prompt(pos engine.Position) string
	// Topics returns what can be explained on the table.
	Topics(pos engine.Position, l Legend) []Topic
}

// Table is what a game adds to the screens. It contains no rules.
type Table interface {
	Look
	Interaction
	Wording
}

// GroundOf returns the backdrop of a table: the one chosen in the settings, or that of the game.
func GroundOf(s *settings.Settings, t Look) ui.Ground {
	return ui.GroundNamed(string(s.TableGround()), t.Ground())
}
