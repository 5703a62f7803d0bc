package results

import (
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// set is a complete set of a seat with its bonus at the end of the game.
type set struct {
	source engine.Source
	shape  table.SetShape
	places []engine.Place
	points int
}

// sets returns the sets of a seat, from the events of the last move. It returns none if the match is not over.
func (o outcome) sets(seat engine.Seat) (all []set) {
	last := len(o.match.Moves()) - 1
	if last < 0 || !o.pos().Over() {
		return nil
	}
	var log engine.Log
	o.match.At(last).Clone().Play(o.match.Moves()[last], &log)
	var lit []engine.Place
	for _, e := range log.Events {
		switch {
		case e.Seat != seat:
		case e.Kind == engine.Glow:
			lit = append(lit, e.To)
		case e.Kind == engine.Count:
			if len(lit) > 0 && e.Source.Bonus() {
				all = append(all, set{e.Source, o.game.SetShape(e.Source), lit, int(e.Points)})
			}
			lit = nil
		}
	}
	return all
}

// addFrame adds a gold frame around a row or a column, or around each tile of a colour or a star. spot returns the spot of a place.
func (s *set) addFrame(k dialog.Kit, g *stage.Node, spot func(engine.Place) table.Spot) {
	glow := func(at ...table.Spot) {
		g.Add(stage.Box("", stage.NewPanel("glow", 0.8*k.UI.Unit, 5), table.Around(0, at...)))
	}
	switch s.shape {
	case table.RowShape, table.ColumnShape:
		glow(spot(s.places[0]), spot(s.places[len(s.places)-1]))
	case table.ColourShape:
		for _, p := range s.places {
			glow(spot(p))
		}
	case table.StarShape:
		for _, p := range s.places {
			at := spot(p)
			halo := stage.New("", stage.NewSprite("glow-rhomb"), at.X, at.Y, rhombWidth*at.Size, at.Size)
			halo.Rotation = at.Turn
			g.Add(halo)
		}
	}
}

// The width of a rhombic tile, and the distance of the points for a star from its middle, in heights of a tile.
const (
	rhombWidth  = 0.625
	tagDistance = 1.35
)

// addPoints adds the points of a row at its right, those of a column below it, and those of a star on the side away from the middle of the board, next to its window.
func (s *set) addPoints(k dialog.Kit, g *stage.Node, spot func(engine.Place) table.Spot, middleX, middleY float64) {
	at, text, size := spot(s.places[len(s.places)-1]), k.Words.Signed(s.points), k.UI.Size(bonusText)
	switch s.shape {
	case table.RowShape:
		g.Add(k.UI.Text(text, gfx.SerifBold, bonusText, at.X+at.Size/2+8*k.UI.Unit, at.Y, 0, ui.Gain))
	case table.ColumnShape:
		g.Add(k.UI.FitText(text, gfx.SerifBold, bonusText, at.X, at.Y+at.Size/2+0.75*size, 0.5, at.Size, ui.Gain))
	case table.StarShape:
		x, y := s.middle(spot)
		direction := math.Pi / 2 // for the star in the middle
		if math.Hypot(x-middleX, y-middleY) > at.Size/2 {
			direction = math.Atan2(y-middleY, x-middleX) + math.Pi/6 // next to the window
		}
		sin, cos := math.Sincos(direction)
		tag := stage.New("", stage.NewPanel("pill", 0.5*k.UI.Unit, 0), x+tagDistance*at.Size*cos, y+tagDistance*at.Size*sin, k.TextWidth(gfx.SerifBold, bonusText, text)+20*k.UI.Unit, 1.4*size)
		g.Add(tag.Add(k.UI.Text(text, gfx.SerifBold, bonusText, 0, 0, 0.5, ui.Gain)))
	}
}

// middle returns the middle of the places of the set.
func (s *set) middle(spot func(engine.Place) table.Spot) (x, y float64) {
	for _, p := range s.places {
		at := spot(p)
		x, y = x+at.X, y+at.Y
	}
	n := float64(len(s.places))
	return x / n, y / n
}

// bonus is an entry of the line of bonuses: the icon of a set and its points. Lengths are in pixels.
type bonus struct {
	sign, points *stage.Node
	side, width  float64 // the side of the icon, and the width of both
}

// The gaps after an icon and after a bonus, in design units.
const afterSign, afterBonus = 6.0, 18.0

// bonusesOf returns the bonuses for colours, each with one of its tiles, and for numbers, in text of a size in design units.
func (o outcome) bonusesOf(k dialog.Kit, sets []set, units float64) (all []bonus) {
	side := 1.3 * k.UI.Size(units)
	for _, s := range sets {
		var sign *stage.Node
		switch s.shape {
		case table.ColourShape:
			look := k.Table(o.game)
			sign = look.Skin(table.Piece{Place: s.places[0], Tile: tileAt(look, o.pos(), s.places[0])}).Flat(table.Spot{Size: side})
		case table.NumberShape:
			number := k.Words.Number(o.game.Stars.Number(o.pos(), s.places[0]))
			sign = stage.New("", stage.NewSprite("star-any"), 0, 0, rhombWidth*1.4*side, 1.4*side).Add(k.UI.Text(number, gfx.SerifBold, units, 0, 0, 0.5, ui.Ink))
		default:
			continue
		}
		text := k.Words.Signed(s.points)
		all = append(all, bonus{sign, k.UI.Text(text, gfx.SerifBold, units, 0, 0, 0, ui.Gain), side,
			side + afterSign*k.UI.Unit + k.TextWidth(gfx.SerifBold, units, text)})
	}
	return all
}

// bonusWidth returns the width of the line of bonuses, in text of a size in design units.
func (o outcome) bonusWidth(k dialog.Kit, sets []set, units float64) float64 {
	width, gap := 0.0, afterBonus*k.UI.Unit
	for _, b := range o.bonusesOf(k, sets, units) {
		width += b.width + gap
	}
	return max(0, width-gap)
}

// bonuses returns the line of bonuses in the middle of a room, in text that is smaller if it has to be, and as many as fit.
func (o outcome) bonuses(k dialog.Kit, sets []set, room stage.Rect) *stage.Node {
	units := float64(bonusText)
	for units > ui.MinText && o.bonusWidth(k, sets, units) > room.W {
		units--
	}
	g, end, after := stage.Group(""), 0.0, afterBonus*k.UI.Unit
	for _, b := range o.bonusesOf(k, sets, units) {
		if end+b.width > room.W {
			break
		}
		b.sign.X, b.points.X = end+b.side/2, end+b.side+afterSign*k.UI.Unit
		g.Add(b.sign, b.points)
		end += b.width + after
	}
	x, y := room.Middle()
	g.X, g.Y = x-max(0, end-after)/2, y
	return g
}

// tileAt returns the tile at a place.
func tileAt(look table.Table, pos engine.Position, at engine.Place) engine.Tile {
	for _, p := range look.Pieces(pos) {
		if p.Place == at {
			return p.Tile
		}
	}
	return 0
}
