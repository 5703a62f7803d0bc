package table

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Piece is a tile at a place.
type Piece struct {
	Place engine.Place
	Tile  engine.Tile
}

// Spot is where a tile lies on the stage: its middle and the length of its side, in pixels, and its turn in radians.
type Spot struct{ X, Y, Size, Turn float64 }

// Rect is a rectangle of the stage in pixels.
type Rect struct{ X, Y, W, H float64 }

// Holds reports whether the rectangle holds a point.
func (r Rect) Holds(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Grow widens the rectangle on all sides.
func (r Rect) Grow(by float64) Rect { return Rect{r.X - by, r.Y - by, r.W + 2*by, r.H + 2*by} }

// Frame is the room a table may use and how it draws there.
type Frame struct {
	Rect
	Kit   *ui.Kit
	Words *locale.Words
	Seats int
	// Viewer is the seat whose board is large.
	Viewer engine.Seat
}

// View is what a table shows beside the position.
type View struct {
	Names  []string
	Levels []string
	// OnTurn is the seat whose board is framed in gold; Nature frames none.
	OnTurn engine.Seat
	// Forecast shows on every board what the round would bring as it stands.
	Forecast bool
	// Last holds the last move of each seat as the pieces it put down, to be marked.
	Last [engine.MaxSeats][]Piece
	// Look is called when a player wants to see the board of a seat large.
	Look func(engine.Seat)
}

// Grip is what can be picked up together: tiles of one colour at one source.
type Grip struct {
	From engine.Place
	Tile engine.Tile
	// Count is the number of tiles of that colour there.
	Count int
}

// Zone is where a grip can be dropped: Rect is lit, Area takes the drop.
type Zone struct {
	Place      engine.Place
	Rect, Area Rect
}

// Rooms are the parts of the frame that a table leaves to the screen around it.
type Rooms struct {
	// Title is the strip above the offer, Panel the side panel, Buttons the row of buttons.
	Title, Panel, Buttons Rect
}

// Table is all that a game adds to the screens: where things lie and how they are named, and nothing of the rules.
type Table interface {
	// Layout fits the table into a frame. It must be called first, and again when frame or viewer change.
	Layout(Frame) Rooms
	// Pieces appends every tile on the table.
	Pieces(pos engine.Position, dst []Piece) []Piece
	// Anchor is where a tile at a place lies; in pools it is the i-th of n in order of colour.
	Anchor(p engine.Place, i, n int) Spot
	// Skin is the sprite of a tile.
	Skin(engine.Tile) string
	// Scenery builds everything but the tiles.
	Scenery(pos engine.Position, v View) *stage.Node
	// SetScore changes the score shown for a seat.
	SetScore(s engine.Seat, score int)
	// Grips are what the seat to move can pick up, in reading order.
	Grips(pos engine.Position) []Grip
	// Zones are where it can be dropped.
	Zones(pos engine.Position) []Zone
	// Aim is the move of dropping g at a zone; it may be illegal.
	Aim(pos engine.Position, g Grip, at engine.Place) engine.Move
	// Grasp is the grip a move begins with and the zone it is dropped at.
	Grasp(pos engine.Position, m engine.Move) (Grip, engine.Place)
	// Ghosts are the pieces as a move would put them down.
	Ghosts(pos engine.Position, m engine.Move) []Piece
	// Worth tells in words what a move brings: short beside the pointer, and as a sentence.
	Worth(pos engine.Position, m engine.Move) (short, sentence string)
	// Tell is a move as the log words it, without the name of the seat.
	Tell(pos engine.Position, m engine.Move) string
	// Prompt is the line under the title while a seat ponders.
	Prompt(pos engine.Position) string
	// Sources are the rows of the score table.
	Sources() []engine.Source
}
