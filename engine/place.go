package engine

// Zone is a kind of place on the table.
type Zone int8

// The zones of all games. A pool holds its tiles sorted by colour without fixed spots (Place.Col is unused);
// a slot zone has a spot for each tile; tiles that go to a sink leave the table.
const (
	NoZone   Zone = iota
	Bag           // sink
	Discard       // sink: the lid of Azul, the storage of Summer Pavilion
	Factory       // pool; Row is the factory, from 0
	Centre        // pool
	Supply        // pool
	Hand          // pool of a seat
	Corner        // pool of a seat
	Line          // slot; Row is the pattern line, Col counts from the wall outwards, from 0
	Wall          // slot; Row and Col from 0
	Floor         // slot; Col from 0
	Star          // slot; Row is the star, Col the space, from 0
	Score         // a seat's score
	Ornament      // Row is the kind, Col the ornament's number, from 0
	Keep          // slot of a seat: where its owner keeps the marker
)

// Pool reports whether the tiles of z are sorted by colour rather than on fixed spots.
func (z Zone) Pool() bool {
	return z == Factory || z == Centre || z == Supply || z == Hand || z == Corner
}

// Sink reports whether tiles sent to z leave the table.
func (z Zone) Sink() bool { return z == Bag || z == Discard }

// Scores reports whether tiles are placed permanently in z and score there.
func (z Zone) Scores() bool { return z == Wall || z == Star }

// Owned reports whether z belongs to a seat.
func (z Zone) Owned() bool { return z >= Hand && z <= Keep }

// Drawn reports whether tiles are drawn at random from z.
func (z Zone) Drawn() bool { return z == Bag }

// Numbered reports whether there are several instances of z next to each other, numbered by Place.Row.
func (z Zone) Numbered() bool { return z == Factory || z == Line || z == Star }

// Joined reports whether the tiles in a row of z are taken together.
func (z Zone) Joined() bool { return z == Line }

// Spaces reports whether z consists of spaces on a board that take one tile each.
func (z Zone) Spaces() bool { return z == Line || z == Wall || z == Floor || z == Star }

// SingleRow reports whether all spaces of z are in one row.
func (z Zone) SingleRow() bool { return z == Floor }

// Circular reports whether the spaces in a row of z form a circle.
func (z Zone) Circular() bool { return z == Star }

// Penalised reports whether tiles in z cost points.
func (z Zone) Penalised() bool { return z == Floor }

// Surrounded reports whether z holds no tiles and is complete when all spaces around it have tiles.
func (z Zone) Surrounded() bool { return z == Ornament }

// ParseZone returns the zone with a name used in lessons, or NoZone.
func ParseZone(name string) Zone {
	for i, z := range [...]string{"", "bag", "discard", "factory", "centre", "supply", "hand", "corner", "line", "wall", "floor", "star", "score", "ornament", "keep"} {
		if z == name {
			return Zone(i)
		}
	}
	return NoZone
}

// Place is a spot on the table, independent of screen coordinates. Seat is 0 if the zone belongs to no seat.
type Place struct {
	Zone     Zone
	Seat     Seat
	Row, Col int8
}

// SameZone reports whether p and q are in the same zone of the same seat.
func (p Place) SameZone(q Place) bool { return p.Zone == q.Zone && p.Seat == q.Seat }

// SameRow reports whether p and q are in the same row of the same zone of the same seat.
func (p Place) SameRow(q Place) bool { return p.SameZone(q) && p.Row == q.Row }

// Tile is a colour, numbered from 0 in the order of the edition's colour letters, or Marker.
type Tile int8

// Marker is the Tile value of the starting player marker.
const Marker Tile = 7
