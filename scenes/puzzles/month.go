package puzzles

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/puzzle"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/progress"
	"azulejo/scenes/table"
)

// Lengths of the month in design units.
const (
	monthText  = 24.0
	dayText    = 16.0
	legendText = 18.0
	legendGap  = 6.0  // above the legend
	mostDay    = 44.0 // the side of a day
	daysOfWeek = 7
)

// landscapeDay is the largest side of a day on phones in landscape, in device-independent pixels, so that six weeks fit in the window.
const landscapeDay = 36.0

// monthForm is how the month is drawn.
type monthForm struct {
	most  float64 // the largest side of a day in pixels; 0 for any
	plain bool    // there is no room for the legend
}

// resultTile returns the tile of the first game that stands for the number of the try that was the answer: blue, yellow or white.
func resultTile(result int) engine.Tile { return [...]engine.Tile{1: 0, 2: 1, 3: 4}[result] }

// addMonth adds the month of the daily deal as a wall of tiles: one for each day whose deal was solved, in the colour of the try. A day can be pressed to
// see its deal.
func (s *Scene) addMonth(c *analysis.TextColumn, form monthForm) {
	w, k := s.ctx.Words, c.Kit
	r := c.Take(k.Row(30, monthText))
	month := w.T("puzzles.month", "month", monthKey(s.day.Date()))
	c.On.Add(k.Text(month, gfx.SerifBold, monthText, r.X, r.Y+r.H/2, 0, ui.Ink).SetRole(stage.RoleHeading, month))
	if n := s.progress.Streak(today(s.now())); n > 1 {
		c.On.Add(k.FitText(w.T("puzzles.streak", "days", n), gfx.SerifBold, bodyText, r.X+r.W, r.Y+r.H/2, 1, r.W/2, ui.Gold))
	}
	first, n := monthDays(s.day)
	step := min(r.W/daysOfWeek, max(1.15*mostDay*k.Unit, k.Target(44)))
	if form.most > 0 {
		step = min(step, form.most)
	}
	x0 := r.X + (r.W-daysOfWeek*step)/2
	head := c.Take(1.3 * k.Size(dayText))
	weekdays := strings.Fields(w.T("puzzles.weekdays"))
	for i := range min(daysOfWeek, len(weekdays)) {
		c.On.Add(k.Text(weekdays[i], gfx.Sans, dayText, x0+(float64(i)+0.5)*step, head.Y+head.H/2, 0.5, ui.Body).SetRole(stage.RoleSilent, ""))
	}
	column := (int(first.Date().Weekday()) + 6) % daysOfWeek
	rows := (column + n + daysOfWeek - 1) / daysOfWeek
	wall := c.Take(float64(rows) * step)
	for i := range n {
		at := column + i
		cell := stage.Rect{X: x0 + float64(at%daysOfWeek)*step, Y: wall.Y + float64(at/daysOfWeek)*step, W: step, H: step}
		s.addDay(k, c.On, first+puzzle.Day(i), i+1, cell)
	}
	if !form.plain {
		s.addLegend(c)
	}
}

// addLegend adds what the tiles of the month stand for, side by side where there is room. Screen readers hear it with each day.
func (s *Scene) addLegend(c *analysis.TextColumn) {
	k := c.Kit
	side := 1.3 * k.Size(legendText)
	gap := 0.4 * side
	var texts []string
	var widths []float64
	free := c.W
	for try := range progress.MostTries {
		text := s.ctx.Words.T("puzzles.legend", "try", try+1)
		width, _ := k.Fonts.Measure(text, gfx.Serif, k.Size(legendText))
		texts, widths = append(texts, text), append(widths, side+gap+width)
		free -= side + gap + width
	}
	beside := free >= 2*gap*progress.MostTries
	space := free / progress.MostTries
	c.Gap(legendGap)
	r := c.Take(1.2 * side)
	x := r.X + space/2
	for i, text := range texts {
		if i > 0 && beside {
			x += widths[i-1] + space
		} else if i > 0 {
			r = c.Take(1.2 * side)
		}
		if !beside {
			x = r.X
		}
		y := r.Y + r.H/2
		c.On.Add(s.dayTile(i+1, x+side/2, y, side),
			k.FitText(text, gfx.Serif, legendText, x+side+gap, y, 0, r.X+r.W-x-side-gap, ui.Body).SetRole(stage.RoleSilent, ""))
	}
}

// dayTile returns the tile of a day whose deal was solved, by the number of the try.
func (s *Scene) dayTile(result int, x, y, side float64) *stage.Node {
	skin := games.Find(s.games, puzzle.Families()[0]).Table().Skin(table.Piece{Tile: resultTile(result)})
	return skin.Flat(table.Spot{X: x, Y: y, Size: side / max(skin.W, skin.H)}).SetRole(stage.RoleSilent, "")
}

// addDay adds a day of the month in a cell.
func (s *Scene) addDay(k *ui.Kit, on *stage.Node, d puzzle.Day, number int, cell stage.Rect) {
	w, result, known := s.ctx.Words, s.progress.DayResult(d), d >= 1 && d <= today(s.now())
	x, y := cell.Middle()
	side := 0.87 * cell.W
	box := stage.Box(fmt.Sprint("day-", number), nil, cell)
	state := "puzzles.day.open"
	switch {
	case result > 0 && result < progress.Failed:
		state = "puzzles.day.solved"
		on.Add(s.dayTile(result, x, y, side))
	default:
		alpha := 0.9
		if !known {
			alpha = 0.45
		}
		fill := stage.New("", &table.Outline{Corners: table.RectangleCorners(stage.Rect{W: side, H: side}), Width: max(k.Unit, k.Device/2), Ink: ui.Gold.Colour().Fade(0.4 * alpha), Fill: ui.Gold.Colour().Fade(0.16 * alpha)}, x, y, side, side)
		on.Add(fill.SetRole(stage.RoleSilent, ""), k.Text(w.Number(number), gfx.Sans, dayText, x, y, 0.5, ui.Body).SetRole(stage.RoleSilent, ""))
	}
	if d == s.day {
		on.Add(stage.New("", &table.Outline{Corners: table.RectangleCorners(stage.Rect{W: side, H: side}), Width: max(3*k.Unit, 1.5*k.Device), Ink: ui.Highlight.Colour()}, x, y, side, side).SetRole(stage.RoleSilent, ""))
	}
	if known {
		box.SetRole(stage.RoleButton, w.T(state, "date", dateText(w, d.Date()), "try", result))
		box.Touch = &stage.Touch{Focus: true, Press: func() { s.showDay(d) }}
		on.Add(box)
	}
}

// monthKey returns the name of a month in messages.
func monthKey(t time.Time) string { return strings.ToLower(t.Month().String()) }

// dateText returns a date as text.
func dateText(w *locale.Words, t time.Time) string {
	return w.T("kept.date", "day", t.Day(), "month", monthKey(t), "year", strconv.Itoa(t.Year()))
}

// monthDays returns the first day of the month of a day, and the number of its days.
func monthDays(d puzzle.Day) (first puzzle.Day, n int) {
	at := d.Date()
	return puzzle.DayOf(at.Year(), at.Month(), 1), time.Date(at.Year(), at.Month()+1, 0, 0, 0, 0, 0, time.UTC).Day()
}
