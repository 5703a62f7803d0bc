package settings

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// open opens the settings in a window of 1280 × 720.
func open(t *testing.T) (*scenetest.Recorder, *Scene) {
	router := scenetest.RouterFor(func(r route.Settings) game.Scene { return New(games.All(), r.Page) })
	w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
	w.Context().Push(route.Settings{})
	return w, w.Last().(*Scene)
}

// TestTabsStayInPlace checks in handheld windows that the tabs and the foot of the settings do not move when another page is opened.
func TestTabsStayInPlace(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}, {820, 1180}} {
		for _, zoom := range []float64{1, 2} {
			c := scenetest.Context(t, size[0], size[1])
			c.Settings.TextScale = zoom
			c.ApplySettings()
			var first []stage.Rect
			for page, name := range pageNames() {
				s := New(games.All(), string(name))
				s.Layout(c)
				var at []stage.Rect
				s.dialog.Screen.Root.Walk(func(n *stage.Node) {
					if n.Accessible.Role == stage.RoleOption && strings.HasPrefix(n.Name, "page-") {
						at = append(at, n.Bounds())
					}
				})
				closing := s.dialog.Screen.Root.Find("close").Bounds()
				if at = append(at, stage.Rect{Y: closing.Y + closing.H}); page == 0 {
					first = at
				}
				if len(at) != len(pageNames())+1 || !slices.Equal(at, first) {
					t.Errorf("%v, text at %v, %s: the tabs and the end of the lowest button are at %v, on the first page at %v", size, zoom, name, at, first)
				}
			}
		}
	}
}

// TestSliderWidths checks that the tracks of all sliders are equally long, up to the rounding of columns to whole pixels, in every window and language.
func TestSliderWidths(t *testing.T) {
	scenetest.EachView(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		s := New(games.All(), "")
		var widths []float64
		for page, names := range [][]string{{"speed", "computer-pause"}, {"text-scale"}, {"effects", "music"}, {"step-pause"}} {
			s.open(c, page)
			for _, name := range names {
				widths = append(widths, scenetest.Button(t, s.dialog.Screen.Root, name).W)
				if w := widths[len(widths)-1]; math.Abs(w-widths[0]) > 1 {
					t.Errorf("the track of %s is %v long, that of speed %v", name, w, widths[0])
				}
			}
		}
	})
}

// TestReset checks that resetting a page resets all its settings and none of another page.
func TestReset(t *testing.T) {
	w, s := open(t)
	c, set := w.Context(), w.Context().Settings
	*set = settings.Settings{Keys: set.Keys, TextScale: 1.5, Mute: true, LeftHanded: true, Confirm: true, Speed: settings.Slow, StepPause: 2, Light: settings.Evening}
	first := settings.Default()
	for page, isReset := range []func() bool{
		func() bool {
			return set.Speed == first.Speed && set.ComputerPause == first.ComputerPause && set.Forecast == first.Forecast && set.Arithmetic == first.Arithmetic && set.Forced == first.Forced && !set.Confirm
		},
		func() bool { return set.TextScale == 1 && set.Light == first.Light },
		func() bool { return set.Effects == first.Effects && set.Music == first.Music && !set.Mute },
		func() bool { return !set.LeftHanded && set.StepPause == 0 },
	} {
		if s.open(c, page); isReset() {
			t.Errorf("page %d was reset with another one", page)
		}
		if scenetest.Button(t, s.dialog.Screen.Root, "page-first").Touch.Press(); !isReset() {
			t.Errorf("after a reset of page %d the settings are %+v", page, *set)
		}
	}
}

// TestPreview checks that at every speed the preview shows the position before the move and the one after it for a while, and that nothing moves in a
// window without a preview.
func TestPreview(t *testing.T) {
	w, s := open(t)
	c := w.Context()
	for _, speed := range settings.Speeds() {
		c.Settings.Speed = speed
		s.Layout(c)
		shown := map[bool]int{}
		for range 1500 {
			s.preview.tick(c)
			shown[s.preview.board.Shown() == s.preview.to]++
		}
		if shown[true] < 100 || shown[false] < 100 {
			t.Errorf("at speed %s the move is shown for %d ticks and the position before it for %d", speed, shown[true], shown[false])
		}
	}
	w.LayoutF(390, 844)
	for range 300 {
		if s.preview.tick(c); s.Moving() {
			t.Fatal("the settings move on a phone, where they have no preview")
		}
	}
}

// TestSettingsAreExplained checks that every setting has a name and a caption in every language.
func TestSettingsAreExplained(t *testing.T) {
	for _, code := range locale.Languages() {
		words, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range newPages(dialog.NewKit(scenetest.Context(t, 1280, 720))) {
			for _, r := range p.rows {
				if !words.Has("settings."+r.name) || !words.Has("settings."+r.name+".about") {
					t.Errorf("%s: %s has no caption", code, r.name)
				}
			}
		}
	}
}

// TestSettingsShowInThePreview checks that every setting with a visible effect changes the preview before, during or after the move.
func TestSettingsShowInThePreview(t *testing.T) {
	w, s := open(t)
	c, now := w.Context(), w.Context().Settings
	plain := *now
	plain.Forecast, plain.Arithmetic, plain.WinBar, plain.Confirm, plain.Comments, plain.Forced = false, false, false, false, false, false
	plain.Letters, plain.LeftHanded, plain.ReducedMotion, plain.HighContrast, plain.AllSans = false, false, false, false, false
	plain.Light, plain.Ground, plain.Speed, plain.TextScale = settings.Morning, settings.GameGround, settings.Normal, 1
	for name, change := range map[string]func(){
		"speed":          func() { now.Speed = settings.Slow },
		"forecast":       func() { now.Forecast = true },
		"arithmetic":     func() { now.Arithmetic = true },
		"win-bar":        func() { now.WinBar = true },
		"confirm":        func() { now.Confirm = true },
		"comments":       func() { now.Comments = true },
		"text-scale":     func() { now.TextScale = 1.2 },
		"all-sans":       func() { now.AllSans = true },
		"ground":         func() { now.Ground = "night" },
		"light":          func() { now.Light = settings.Evening },
		"high-contrast":  func() { now.HighContrast = true },
		"reduced-motion": func() { now.ReducedMotion = true },
		"letters":        func() { now.Letters = true },
		"left-handed":    func() { now.LeftHanded = true },
		"computer-pause": func() { now.ComputerPause = 2 },
		"forced":         func() { now.Forced = true },
	} {
		*now, s.explained = plain, name
		c.ApplySettings()
		before := previewContents(c, s)
		change()
		if c.ApplySettings(); previewContents(c, s) == before {
			t.Errorf("%s changes nothing in the preview", name)
		}
	}
}

// previewContents returns a description of what the preview shows before, during and after the move.
func previewContents(c *game.Context, s *Scene) string {
	var all strings.Builder
	overrides := c.Pages.Overrides()
	show := func() {
		fmt.Fprintln(&all, s.preview.board.Frame().Lettered, s.preview.backdrop.ground)
		s.preview.table.Walk(func(n *stage.Node) {
			x, y := n.Centre()
			fmt.Fprintf(&all, "%s %.1f %.1f %.1f %.1f %.2f ", n.Name, x, y, n.W, n.H, n.Alpha)
			switch a := n.Art.(type) {
			case *stage.Label:
				width, _ := c.Kit().Fonts.Measure(a.Text, a.Face, a.Size)
				fmt.Fprint(&all, a.Text, width, overrides.Colour(a.Colour))
			case *stage.Fill:
				fmt.Fprint(&all, overrides.Colour(a.Colour))
			}
			fmt.Fprintln(&all)
		})
	}
	show()
	waited := 0
	for ; !s.preview.board.Animating(); waited++ {
		s.preview.tick(c)
	}
	fmt.Fprintln(&all, waited)
	const halfway = 12
	for range halfway {
		s.preview.tick(c)
	}
	show()
	for s.preview.board.Animating() {
		s.preview.tick(c)
	}
	show()
	return all.String()
}

// TestCaption checks that the caption of the preview is about the setting that was hovered or focused last, and about the preview when a page opens.
func TestCaption(t *testing.T) {
	w, s := open(t)
	c := w.Context()
	expectCaption := func(name string) {
		t.Helper()
		s.explain(c)
		want := c.Words.T("settings.preview")
		if name != "" {
			want = c.Words.T("settings."+name) + ": " + c.Words.T("settings."+name+".about")
		}
		if texts := strings.Join(scenetest.Texts(c, s.preview.caption), " "); texts != want {
			t.Errorf("the caption is %q, want %q", texts, want)
		}
	}
	expectCaption("")
	s.dialog.Screen.Dispatcher.Focus("confirm")
	expectCaption("confirm")
	s.dialog.Screen.Dispatcher.Focus("close")
	expectCaption("confirm")
	s.open(c, 2)
	expectCaption("")
}

// TestControlsAreDescribed checks that in windows of phones and desktops every control has its explanation for screen readers.
func TestControlsAreDescribed(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		k := dialog.NewTouchKit(scenetest.Context(t, size[0], size[1]))
		for _, p := range newPages(k) {
			for _, r := range p.rows {
				described := false
				r.build(stage.Rect{W: 500, H: 200}).Walk(func(n *stage.Node) {
					described = described || n.Focusable() && n.Accessible.Description == k.Words.T("settings."+r.name+".about")
				})
				if !described {
					t.Errorf("%v: %s is not described", size, r.name)
				}
			}
		}
	}
}
