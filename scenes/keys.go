package scenes

import (
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// newKeySheet is the sheet of keys: what can be done by key in the scene that is shown, and how.
func newKeySheet() *sheet {
	s, page := &sheet{first: "close"}, 0
	s.build = func(c *game.Context, close func()) *stage.Node {
		k := pageKit(c)
		p := paged{name: "keys", title: c.Words.T("keys.title"), columns: columnsOf(c), rows: keyRows(c, k), page: page, turn: func(to int) {
			page = to
			s.Layout(c)
		}}
		return p.build(c, k, close)
	}
	return s
}

// pageKit is the kit of a sheet with pages: on phones nothing is smaller than the tables' text there.
func pageKit(c *game.Context) *ui.Kit {
	k := c.Kit()
	if min(c.W, c.H)/c.Device < 500 {
		k.Legible = table.PhoneText
	}
	return k
}

func columnsOf(c *game.Context) int {
	if c.H > c.W {
		return 1
	}
	return 2
}

// fixed are the keys that are the same for all.
func fixed() []struct {
	word   string
	chords [][]string
} {
	return []struct {
		word   string
		chords [][]string
	}{
		{"keys.go", [][]string{{"arrows"}}},
		{"keys.next", [][]string{{"Tab"}, {"Shift", "Tab"}}},
		{"keys.choose", [][]string{{"Enter"}, {"Space"}}},
		{"keys.leave", [][]string{{"Escape"}}},
	}
}

// keyRows are the rows of the sheet in groups.
func keyRows(c *game.Context, k *ui.Kit) (rows []leaf) {
	w, can := c.Words, c.Shortcuts.Actions()
	if family, last := c.Input.Pad(); last {
		rows = padRows(k, w, family, can)
	}
	rows = append(rows, headLeaf(k, w.T("keys.of.focus")))
	for _, f := range fixed() {
		rows = append(rows, keyLeaf(k, w, w.T(f.word), f.chords))
	}
	for _, g := range keys.Groups() {
		head := false
		for _, a := range g.Actions {
			if !slices.Contains(can, a) {
				continue
			}
			if !head {
				rows, head = append(rows, headLeaf(k, w.T("keys.of."+g.Name))), true
			}
			rows = append(rows, keyLeaf(k, w, actionWord(w, a), partsOfAll(c.Settings.Keys.Of(a))))
		}
	}
	return rows
}

func actionWord(w *locale.Words, a keys.Action) string { return w.T("action." + a.String()) }

// partsOfAll are the caps of chords.
func partsOfAll(chords []keys.Chord) (parts [][]string) {
	for _, c := range chords {
		parts = append(parts, c.Parts())
	}
	return parts
}

// keyWord is what stands on a key.
func keyWord(w *locale.Words, key string) string {
	if w.Has("key." + key) {
		return w.T("key." + key)
	}
	return key
}

// chordWords are chords in words.
func chordWords(w *locale.Words, chords [][]string) string {
	if len(chords) == 0 {
		return w.T("keys.none")
	}
	var all []string
	for _, chord := range chords {
		var words []string
		for _, key := range chord {
			words = append(words, keyWord(w, key))
		}
		all = append(all, strings.Join(words, " + "))
	}
	return strings.Join(all, ", ")
}

// headLeaf is the heading of a group.
func headLeaf(k *ui.Kit, word string) leaf {
	return leaf{k.Size(20) * 2, true, func(r stage.Rect) *stage.Node {
		return k.FitText(word, gfx.SerifBold, 20, r.X, r.Y+r.H*0.6, 0, r.W, ui.GoldDark).Says(stage.RoleHeading, word)
	}}
}

// keyLeaf is what is done, and its key caps at the right end: as many chords as leave the words their room.
func keyLeaf(k *ui.Kit, w *locale.Words, word string, chords [][]string) leaf {
	return leaf{max(k.Size(18)*2.1, k.Floor()*2.1), false, func(r stage.Rect) *stage.Node {
		g := stage.Group("").Says(stage.RoleText, w.T("keys.entry", word, chordWords(w, chords)))
		caps, width := fitCaps(k, w, chords, r.W*0.64)
		caps.X, caps.Y = r.X+r.W-width, r.Y+r.H/2
		return g.Add(k.FitLines(word, gfx.Serif, 18, stage.Rect{X: r.X, Y: r.Y, W: r.W - width - 10*k.Unit, H: r.H}, ui.Ink), caps)
	}}
}

// fitCaps are the caps of as many chords as a width has room for.
func fitCaps(k *ui.Kit, w *locale.Words, chords [][]string, most float64) (caps *stage.Node, width float64) {
	worded := make([][]string, len(chords))
	for i, chord := range chords {
		for _, key := range chord {
			worded[i] = append(worded[i], keyWord(w, key))
		}
	}
	if len(worded) == 0 {
		return k.Caps(17)
	}
	for units := 17.0; ; units *= 0.9 {
		for n := len(worded); n > 0; n-- {
			if caps, width = k.Caps(units, worded[:n]...); width <= most {
				return caps, width
			}
		}
		if k.Size(units) <= k.Floor() {
			return caps, width
		}
	}
}
