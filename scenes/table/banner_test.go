package table

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestBannerIsLegibleOnPhones checks in all languages that both lines of the banner of the last round are legible over the offers of phones, and that
// larger text makes the second line larger where it has room.
func TestBannerIsLegibleOnPhones(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	smallest := func(b *banner) (size float64) {
		size = b.letters[0].size
		for _, l := range b.letters {
			size = min(size, l.size)
		}
		return size
	}
	larger := 0
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range []struct {
			unit float64
			room stage.Rect // of the offer
		}{{390.0 / 900, stage.Rect{W: 380, H: 190}}, {360.0 / 900, stage.Rect{W: 350, H: 180}}, {390.0 / 900, stage.Rect{W: 286, H: 320}}} {
			size := func(zoom float64) float64 {
				kit := &ui.Kit{Scale: ui.Scale{Unit: x.unit, Device: 1, Zoom: zoom, MinText: PhoneText}, Fonts: fonts}
				below := words.T("table.completesRow", "address", "", "player", "Duarte", "row", 5)
				return smallest(newBanner(words.T("table.lastRound"), below, x.room, kit))
			}
			normal, large := size(1), size(2)
			if large > 1.05*normal {
				larger++
			}
			if normal < PhoneText || large < normal {
				t.Errorf("%s, over %v × %v: the size of the smallest text is %.1f, and with text at 200 %% %.1f", language, x.room.W, x.room.H, normal, large)
			}
		}
	}
	if least := 2 * len(locale.Languages()); larger < least {
		t.Errorf("text at 200 %% is larger in %d cases, want at least %d", larger, least)
	}
}
