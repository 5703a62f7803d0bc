package statistics

import (
	"math"

	"azulejo/engine/players"
	"azulejo/engine/statistics"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Lengths of charts in design units.
const (
	lineWidth = 3.0
	dotSide   = 9.0
	axisText  = 15.0
)

// chart is a plot of values over games.
type chart struct {
	kit       dialog.Kit
	on        *stage.Node
	r         stage.Rect
	low, high float64
	games     int
	margin    float64 // at the right, for labels
}

// newChart returns a chart of values from low to high in a rectangle. Screen readers have the sentence above it.
func newChart(k dialog.Kit, r stage.Rect, games int, low, high float64) *chart {
	c := &chart{kit: k, on: stage.Group("").SetRole(stage.RoleSilent, ""), r: r, low: low, high: high, games: games}
	c.on.Add(stage.Box("", &stage.Fill{Colour: ui.ShareTint.Colour().Fade(0.28)}, r))
	return c
}

// at returns the place of a value of a game.
func (c *chart) at(game int, value float64) (x, y float64) {
	across := 0.5
	if c.games > 1 {
		across = float64(game) / float64(c.games-1)
	}
	pad := dotSide * c.kit.UI.Unit
	x = c.r.X + pad + across*(c.r.W-2*pad-c.margin)
	return x, c.r.Y + c.r.H - pad - (value-c.low)/(c.high-c.low)*(c.r.H-2*pad)
}

// addLevels adds a line for each level whose rating is on the chart, with its name at the right.
func (c *chart) addLevels() {
	u, size := c.kit.UI, c.kit.UI.Size(axisText)
	var names []string
	for _, id := range players.PlayableLevels() {
		name := seating.LevelName(c.kit.Words, id)
		_, y := c.at(0, statistics.LevelRating(id).Value)
		if y-0.6*size < c.r.Y || y+0.6*size > c.r.Y+c.r.H {
			continue
		}
		names = append(names, name)
		c.on.Add(u.Text(name, gfx.Serif, axisText, c.r.X+c.r.W-6*u.Unit, y, 1, ui.Body).SetRole(stage.RoleSilent, ""))
	}
	c.margin = u.Fonts.MaxWidth(names, gfx.Serif, size) + 12*u.Unit
	for _, id := range players.PlayableLevels() {
		if _, y := c.at(0, statistics.LevelRating(id).Value); y > c.r.Y && y < c.r.Y+c.r.H {
			c.on.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.4)}, stage.Rect{X: c.r.X, Y: y, W: c.r.W - c.margin, H: max(1, u.Unit)}))
		}
	}
}

// addLine adds a line through the values of games.
func (c *chart) addLine(values []float64, role ui.Role) {
	line := &table.Polyline{Width: lineWidth * c.kit.UI.Unit, Ink: role.Colour()}
	for i, v := range values {
		x, y := c.at(i, v)
		line.Points = append(line.Points, [2]float64{x, y})
	}
	if len(values) > 1 {
		c.on.Add(stage.New("", line, 0, 0, 0, 0))
	}
	c.addDots(values[len(values)-1:], len(values)-1, role)
}

// addDots adds dots at values of games from a first one.
func (c *chart) addDots(values []float64, first int, role ui.Role) {
	side := dotSide * c.kit.UI.Unit
	for i, v := range values {
		x, y := c.at(first+i, v)
		c.on.Add(stage.New("", &stage.Sprite{Name: "dot", Tint: role.Colour()}, x, y, side, side))
	}
}

// chartRow returns a row with a chart.
func chartRow(k dialog.Kit, build func(r stage.Rect) *chart) dialog.Row {
	return dialog.Row{Height: (chartHeight + dialog.RowGap/2) * k.UI.Unit, Build: func(r stage.Rect) *stage.Node {
		r.H = chartHeight * k.UI.Unit
		return build(r).on
	}}
}

// ratingRows returns the rating and how it has changed.
func ratingRows(k dialog.Kit, p *statistics.Person, width float64) []dialog.Row {
	if len(p.Ratings) == 0 {
		return nil
	}
	w, r := k.Words, p.Rating()
	sentence := w.T("stats.rating.is", "rating", w.Number(int(math.Round(r.Value))), "error", w.Number(int(math.Round(2*r.Deviation))),
		"level", seating.LevelName(w, statistics.Fitting(r)))
	rows := []dialog.Row{k.HeadingRow(w.T("stats.rating")), k.TextRow(sentence, width)}
	if len(p.Ratings) < 2 {
		return rows
	}
	low, high := math.Inf(1), math.Inf(-1)
	var values, above, below []float64
	for _, r := range p.Ratings {
		low, high = min(low, r.Value-r.Deviation), max(high, r.Value+r.Deviation)
		values, above, below = append(values, r.Value), append(above, r.Value+r.Deviation), append(below, r.Value-r.Deviation)
	}
	return append(rows, chartRow(k, func(rect stage.Rect) *chart {
		c := newChart(k, rect, len(values), low, high)
		c.addLevels()
		c.addBand(above, below)
		c.addLine(values, ui.Accent)
		return c
	}))
}

// addBand adds a faint band between values.
func (c *chart) addBand(above, below []float64) {
	for i := range above {
		x, y := c.at(i, above[i])
		_, bottom := c.at(i, below[i])
		c.on.Add(stage.Box("", &stage.Fill{Colour: ui.Accent.Colour().Fade(0.15)}, stage.Rect{X: x - lineWidth*c.kit.UI.Unit, Y: y, W: 2 * lineWidth * c.kit.UI.Unit, H: bottom - y}))
	}
}

// skillRows returns accuracy and luck in the games that have a review.
func skillRows(k dialog.Kit, p *statistics.Person, width float64) []dialog.Row {
	w := k.Words
	rows := []dialog.Row{k.HeadingRow(w.T("stats.skill"))}
	if len(p.Reviewed) == 0 {
		return append(rows, k.TextRow(w.T("stats.unreviewed"), width))
	}
	var accuracy []float64
	sum, luck := 0.0, 0.0
	for _, s := range p.Reviewed {
		accuracy = append(accuracy, s.Accuracy)
		sum, luck = sum+s.Accuracy, luck+s.Luck
	}
	n := float64(len(accuracy))
	sentence := w.T("stats.skill.is", "games", len(accuracy), "accuracy", w.Decimal(sum/n, 0), "luck", w.Signed(int(math.Round(luck/n))))
	rows = append(rows, k.TextRow(sentence, width))
	if len(accuracy) < 2 {
		return rows
	}
	return append(rows, chartRow(k, func(r stage.Rect) *chart {
		c := newChart(k, r, len(accuracy), 0, 100)
		for i, s := range p.Reviewed {
			c.addLuck(i, s.Luck)
		}
		c.addLine(accuracy, ui.Accent)
		return c
	}))
}

// addLuck adds the luck of a game as a bar up or down from the middle.
func (c *chart) addLuck(game int, luck float64) {
	x, middle := c.at(game, 50)
	_, end := c.at(game, max(0, min(100, 50+luck)))
	side := dotSide * c.kit.UI.Unit
	c.on.Add(stage.Box("", &stage.Fill{Colour: ui.LuckTint.Colour()}, stage.Rect{X: x - side/2, Y: min(middle, end), W: side, H: max(1, math.Abs(end-middle))}))
}
