package branches

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// deal is a deal or a refill of the supply that is being chosen.
type deal struct {
	word   string          // of engine.Position.Chance
	at     int             // the number of moves before it
	before engine.Position // in which the first tiles are drawn
	groups [][]byte        // the letters of the tiles, by factory in a deal
}

// The words of engine.Position.Chance for what can be chosen.
const (
	dealWord = "deal"
	fillWord = "fill"
)

// newDeal returns the deal or refill of a line of moves in a position after its first at moves.
func newDeal(before engine.Position, at int, line []engine.Move) *deal {
	word, _ := before.Chance()
	d := &deal{word: word, at: at, before: before}
	d.fill(func(engine.Position) engine.Move { return line[at+len(d.groups)] })
	return d
}

// fill replaces the groups by those that draw returns for the positions of the deal.
func (d *deal) fill(draw func(engine.Position) engine.Move) {
	d.groups = nil
	p := d.before.Clone()
	for word, _ := p.Chance(); word == d.word; word, _ = p.Chance() {
		m := draw(p)
		d.groups = append(d.groups, p.AppendMove(nil, m))
		p.Play(m, nil)
	}
}

// redraw replaces the groups by random ones.
func (d *deal) redraw() {
	r := rand.New(rand.NewPCG(rand.Uint64(), 0))
	d.fill(func(p engine.Position) engine.Move { return p.Draw(r) })
}

// empty reports whether there was nothing to draw.
func (d *deal) empty() bool {
	return !slices.ContainsFunc(d.groups, func(group []byte) bool { return group[0] != '-' })
}

// moves returns the moves of the deal and the position after them. ok reports whether the tiles can be dealt.
func (d *deal) moves() (all []engine.Move, after engine.Position, ok bool) {
	after = d.before.Clone()
	for _, group := range d.groups {
		m, err := after.ParseMove(string(group))
		if err != nil {
			return nil, nil, false
		}
		all = append(all, m)
		after.Play(m, nil)
	}
	return all, after, true
}

// turn replaces the j-th tile of the i-th factory by one of the next colour of letters that can be dealt: from the bag, or else from another factory,
// which gets this tile.
func (d *deal) turn(i, j int, letters string) {
	old := d.groups[i][j]
	at := bytes.IndexByte([]byte(letters), old)
	for n := 1; n < len(letters); n++ {
		letter := letters[(at+n)%len(letters)]
		d.groups[i][j] = letter
		if _, _, ok := d.moves(); ok {
			return
		}
		for g, other := range d.groups {
			k := bytes.IndexByte(other, letter)
			if k < 0 || g == i {
				continue
			}
			other[k] = old
			if _, _, ok := d.moves(); ok {
				return
			}
			other[k] = letter
		}
		d.groups[i][j] = old
	}
}

// Lengths of the rows of a deal in design units.
const (
	dealWidth     = 450.0 // at the usual text size
	factoryHeight = 64.0
	factoryTile   = 40.0
	factoryName   = 0.4 // in widths of the row
)

// rowTiles is the number of tiles in a row.
const rowTiles = 5

// dealRows returns the rows of the deal that is being chosen: the factories, whose tiles change at a press, the chances after it, and the buttons.
func (s *Scene) dealRows(k dialog.Kit, width float64) (rows []dialog.Row) {
	w, d := k.Words, s.deal
	all, after, _ := d.moves()
	rows = append(rows, k.HeadingRow(w.T("branch.choose")))
	stock := k.Table(s.game).Stock(d.before)
	for i, group := range d.groups {
		for from := 0; from < len(group); from += rowTiles {
			rows = append(rows, s.tilesRow(k, i, from, stock))
		}
	}
	chances := s.chances(s.match, after)
	lines := k.UI.Size(rowText) * 1.35 * float64(len(k.UI.Fonts.Wrap(chances, gfx.Serif, k.UI.Size(rowText), width))+1)
	rows = append(rows, dialog.Row{Height: lines, Build: func(r stage.Rect) *stage.Node {
		return k.UI.FitLines(chances, gfx.Serif, rowText, r, ui.Ink).SetRole(stage.RoleText, chances)
	}})
	rows = append(rows, s.beginRows(k, width, d.at, all)...)
	return append(rows,
		k.ButtonRow("redraw", w.T("branch.redraw"), false, width, func() { d.redraw(); s.Layout(s.ctx) }),
		k.ButtonRow("back", w.T("rules.back"), false, width, func() { s.deal = nil; s.Layout(s.ctx) }))
}

// tilesRow returns the row of a factory or of a part of the supply: the i-th group from a tile on.
func (s *Scene) tilesRow(k dialog.Kit, i, from int, stock table.StockTable) dialog.Row {
	d, letters := s.deal, s.match.Edition.Letters
	height := max(factoryHeight*k.UI.Unit, k.UI.Target(0)+4*k.UI.Unit)
	return dialog.Row{Height: height, Build: func(r stage.Rect) *stage.Node {
		name, columns := k.Words.T("accessible.factory", "factory", i+1), 4
		if d.word == fillWord {
			name, columns = k.Words.Capitalize(k.Words.T("log.supply")), rowTiles
		}
		head := stage.Rect{X: r.X, Y: r.Y, W: factoryName * r.W, H: r.H}
		n := stage.Group("").Add(k.UI.FitText(name, gfx.Serif, rowText, head.X, head.Y+head.H/2, 0, head.W, ui.Ink))
		tiles := stage.Rect{X: r.X + head.W, Y: r.Y + 2*k.UI.Unit, W: r.W - head.W, H: r.H - 4*k.UI.Unit}
		for column, at := range table.Row(tiles, columns, 4*k.UI.Unit) {
			j := from + column
			if j >= len(d.groups[i]) || d.groups[i][j] == '-' {
				break
			}
			tile := slices.Index([]byte(letters), d.groups[i][j])
			skin := stock.Skins[tile]
			b := k.UI.Button(fmt.Sprintf("tile-%d-%d", i, j), "", false, at, func() {
				d.turn(i, j, letters)
				s.Layout(s.ctx)
			})
			b.Add(skin.Flat(table.Spot{Size: min(factoryTile*k.UI.Unit, 0.8*at.H) / max(skin.W, skin.H)}))
			n.Add(b.SetRole(stage.RoleButton, k.Words.T("list.middle", "list", k.Words.T("list.middle", "list", name, "item", j+1), "item", stock.Colours[tile])))
		}
		return n
	}}
}
