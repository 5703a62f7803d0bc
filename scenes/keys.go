package scenes

import (
	"slices"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// newKeySheet is the sheet of keys: what can be done by key in the scene that is shown, and how.
func newKeySheet() *paged { return newPaged("keys", "keys.title", kit.keyRows) }

// keyRows are the rows of the sheet in groups; first come the keys that are the same for all.
func (k kit) keyRows(width float64) (rows []leaf) {
	can := k.c.Shortcuts.Actions()
	if family, last := k.c.Input.Pad(); last {
		rows = k.padRows(family, can, width)
	}
	rows = append(rows, k.headLeaf(k.Words.T("keys.of.focus")),
		k.keyLeaf(k.Words.T("keys.go"), [][]string{{"arrows"}}, width),
		k.keyLeaf(k.Words.T("keys.next"), [][]string{{"Tab"}, {"Shift", "Tab"}}, width),
		k.keyLeaf(k.Words.T("keys.choose"), [][]string{{"Enter"}, {"Space"}}, width),
		k.keyLeaf(k.Words.T("keys.leave"), [][]string{{"Escape"}}, width))
	for _, g := range keys.Groups() {
		all := slices.DeleteFunc(slices.Clone(g.Actions), func(a keys.Action) bool { return !slices.Contains(can, a) })
		if len(all) > 0 {
			rows = append(rows, k.headLeaf(k.Words.T("keys.of."+g.Name)))
		}
		for _, a := range all {
			rows = append(rows, k.keyLeaf(k.action(a), partsOfAll(k.c.Settings.Keys.Of(a)), width))
		}
	}
	return rows
}

// action is what is done, in words.
func (k kit) action(a keys.Action) string { return k.Words.T("action." + a.String()) }

// partsOfAll are the caps of chords.
func partsOfAll(chords []keys.Chord) [][]string { return mapped(chords, keys.Chord.Parts) }

// lettered are chords with what stands on their keys.
func (k kit) lettered(chords [][]string) [][]string {
	all := make([][]string, len(chords))
	for i, chord := range chords {
		for _, key := range chord {
			if k.Words.Has("key." + key) {
				key = k.Words.T("key." + key)
			}
			all[i] = append(all[i], key)
		}
	}
	return all
}

// chords are chords in words.
func (k kit) chords(chords [][]string) string {
	if len(chords) == 0 {
		return k.Words.T("keys.none")
	}
	all := mapped(k.lettered(chords), func(keys []string) string { return strings.Join(keys, " + ") })
	return strings.Join(all, ", ")
}

// headLeaf is the heading of a group.
func (k kit) headLeaf(word string) leaf {
	return leaf{k.Kit.Size(20) * 2, true, func(r stage.Rect) *stage.Node {
		return k.Kit.FitText(word, gfx.SerifBold, 20, r.X, r.Y+r.H*0.6, 0, r.W, ui.GoldDark).Says(stage.RoleHeading, word)
	}}
}

// doneLeaf is what is done, and what does it at the right end, told so and shown by signs in some room. In a list it is as high as its words
// ask for in a width.
func (k kit) doneLeaf(word, told string, width float64, signs func(room float64) (n *stage.Node, width float64)) leaf {
	high := k.Kit.Size(18) * 2.1
	if k.handheld() {
		_, taken := signs(width * 0.64)
		high = max(high, k.high(word, 18, width-taken-10*k.Kit.Unit)+0.6*k.Kit.Size(18))
	}
	return leaf{high, false, func(r stage.Rect) *stage.Node {
		by, width := signs(r.W * 0.64)
		by.X, by.Y = r.X+r.W-width, r.Y+r.H/2
		room := stage.Rect{X: r.X, Y: r.Y, W: r.W - width - 10*k.Kit.Unit, H: r.H}
		return stage.Group("").Says(stage.RoleText, k.Words.T("keys.entry", word, told)).Add(k.Kit.FitLines(word, gfx.Serif, 18, room, ui.Ink), by)
	}}
}

// keyLeaf is what chords do, of which as many are shown as leave the words their room.
func (k kit) keyLeaf(word string, chords [][]string, width float64) leaf {
	return k.doneLeaf(word, k.chords(chords), width, func(room float64) (*stage.Node, float64) { return k.fitCaps(chords, room) })
}

// fitCaps are the caps of as many chords as a width has room for.
func (k kit) fitCaps(chords [][]string, most float64) (caps *stage.Node, width float64) {
	worded := k.lettered(chords)
	if len(worded) == 0 {
		return k.Kit.Caps(17)
	}
	for n := len(worded); n > 0; n-- {
		for units := 17.0; ; units *= 0.9 {
			if caps, width = k.Kit.Caps(units, worded[:n]...); width <= most {
				return caps, width
			}
			if k.Kit.Size(units) <= k.Kit.Floor() {
				break
			}
		}
	}
	return caps, width
}
