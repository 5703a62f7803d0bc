package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Role is the purpose of a colour. Its Colour is that on porcelain: sheets, buttons and boards.
type Role gfx.Role

// Roles of text.
const (
	Ink        Role = iota + 1 // titles and numbers
	Body                       // running text
	Gold                       // headings among other text
	Gain                       // points won
	Loss                       // points lost
	Disabled                   // disabled controls
	FinePrint                  // the legal notice
	OnAccent                   // text on accent and on photographs
	Numeral                    // numbers on the material of a game, whose palette gives the colour
	Brilliant                  // the mark "!!" of a move
	Inaccuracy                 // the mark "?!"
	Mistake                    // the mark "?"
	TileSign                   // symbols on tiles, and the dark edge of light lines
)

// Roles of controls.
const (
	Accent          Role = iota + TileSign + 1 // selected or filled controls, carets and fine frames
	Highlight                                  // light on what is selected, available or won
	Off                                        // switches and tracks that are off
	Surface                                    // sheets
	Edge                                       // the edge of empty spaces
	CalloutEdge                                // the edge of a callout's pointer
	Page                                       // the page of a book
	Match                                      // behind text that matches a search
	Step                                       // the edge of the current step of a lesson
	TabMark                                    // the mark on the open tab
	ClosedTab                                  // the tint of other tabs
	WarmCloth                                  // behind a picture of a board
	Medal                                      // the tint of medallions and of the selected emblem
	Leaf                                       // laurels
	KeyTop                                     // a key cap
	KeySide                                    // its side
	PadButton                                  // a gamepad's button
	PadSign                                    // its symbol
	DarkInk                                    // text of buttons on dark backgrounds
	DarkPrimaryInk                             // text of primary buttons on dark backgrounds
	DarkDisabledInk                            // text of disabled buttons on dark backgrounds
	DarkPrimary                                // the tint of primary buttons on dark backgrounds
	DarkPrimaryOn                              // the same, hovered or pressed
	DarkHeld                                   // the tint of pressed buttons on dark backgrounds
	DarkDisabled                               // the tint of disabled buttons on dark backgrounds
)

// Roles of shade and light.
const (
	Scrim         Role = iota + DarkDisabled + 1 // over everything below a dialog
	HelpScrim                                    // over a screen that is being explained
	ZoomScrim                                    // over a table below a magnified board
	WarmShade                                    // over warm plaster, and in the fold of a book
	CoolShade                                    // over cool plaster
	Shadow                                       // below a ribbon
	CeremonyScrim                                // over the table below a celebration
	PlateInside                                  // the inside of a plate while tiles are poured
	LastRound                                    // the light of the last round
	RowRun                                       // runs of tiles in a row, and gold lines
	ColumnRun                                    // runs of tiles in a column
	Arrow                                        // arrows on a table
	Dust                                         // gold dust
	LightDust                                    // the brighter half of gold dust
	Sheen                                        // the edges of a gleam
	TallyGlow                                    // behind points as they are counted
	Ray                                          // rays behind the winner
	Spark                                        // the middle of a spark
	SparkEnd                                     // its ends
	Daylight                                     // white in the evening sun
	DayShade                                     // shade by day
	EveningShade                                 // shade in the evening
	LightRim                                     // around arrows and numbers over a table
)

// Roles of seats and material.
const (
	BlueSeat Role = iota + LightRim + 1 // the colours of seats by emblem
	RedSeat
	GreenSeat
	PurpleSeat
	BlueLine // thin lines in the colours of seats on a light board
	RedLine
	GreenLine
	PurpleLine
	RibbonLight  // a ribbon's cloth, lit from above
	RibbonDark   // its lower edge
	RibbonEnd    // its ends
	RibbonFold   // the folds between ribbon and ends
	RibbonGold   // its border
	WarmPlaster  // the sand background
	CoolPlaster  // the sage background
	Joint        // between the tiles of a wall
	WallEdge     // the end of a strip of tiles
	Panel        // panels on dark backgrounds
	Cloth        // the tint of the cloth below the plates
	ActiveBoard  // the tint of the board of the seat on turn
	WaitingBoard // the tint of other boards
	LuckTint     // luck of the deals in charts
	LuckEdge     // its edge
	LuckPlate    // behind figures on it
	ShareTint    // an even share and a result in charts
	ShareEdge    // its edge
	endOfRoles   // one more than the last role
)

// porcelain returns the colours of the roles on porcelain as 0xRRGGBB.
func porcelain() [endOfRoles]uint32 {
	return [endOfRoles]uint32{
		Ink: 0x14345F, Body: 0x2B2A26, Gold: 0x8A5F14, Gain: 0x2F6B2C, Loss: 0x9C2B1B, Disabled: 0x8F9AA5, FinePrint: 0x171206,
		OnAccent: 0xFFFFFF, Numeral: 0x14345F, Brilliant: 0x0B6F86, Inaccuracy: 0x8A6100, Mistake: 0xB4500F, TileSign: 0x16151F,
		Accent: 0x1F4E8C, Highlight: 0xFFB703, Off: 0xB9AE97, Surface: 0xFFFBF0, Edge: 0x9AA9BC, CalloutEdge: 0xC79A3E, Page: 0xFBF6E8,
		Match: 0xFFD56B, Step: 0xE0A526, TabMark: 0xE9B949, ClosedTab: 0xEADFC4, WarmCloth: 0xE2D5B8,
		Medal: 0xF2BE4C, Leaf: 0x2F7A5C, KeyTop: 0xFFFDF6, KeySide: 0x8C7F66, PadButton: 0x2B2A33, PadSign: 0xFFFFFF,
		DarkInk: 0xFFF8E6, DarkPrimaryInk: 0x2A1A04, DarkDisabledInk: 0x9FB0D6, DarkPrimary: 0xF0C468, DarkPrimaryOn: 0xFFDD8C,
		DarkHeld: 0xB8C4E0, DarkDisabled: 0x9AA0B8,
		Scrim: 0x0A1A30, HelpScrim: 0x302008, ZoomScrim: 0x14261F, WarmShade: 0x30200A, CoolShade: 0x142620, Shadow: 0x140C02,
		CeremonyScrim: 0x241402, PlateInside: 0x4A3518, LastRound: 0xFF9E28, RowRun: 0xFFC93C, ColumnRun: 0x8FD0FF, Arrow: 0xFFD978,
		Dust: 0xE9A50A, LightDust: 0xFFE9A8, Sheen: 0xFFD97A, TallyGlow: 0xFFD45E, Ray: 0xFFE193, Spark: 0xFFCF4A, SparkEnd: 0xE9A820,
		Daylight: 0xFFE6C6, DayShade: 0x4A3630, EveningShade: 0x3B2038,
		LightRim: 0xFFF7EA,
		BlueSeat: 0x00204A, RedSeat: 0x982502, GreenSeat: 0x5B8D75, PurpleSeat: 0xAC5DB1,
		BlueLine: 0x00204A, RedLine: 0x7A1C00, GreenLine: 0x1F4D36, PurpleLine: 0x6B2370,
		RibbonLight: 0x2B62B4, RibbonDark: 0x153A75, RibbonEnd: 0x102F63, RibbonFold: 0x091C40, RibbonGold: 0xF2C65A,
		WarmPlaster: 0xEFE6D2, CoolPlaster: 0xE9EFEA, Joint: 0xC6BA9E, WallEdge: 0x3A2A10,
		Panel: 0xFFFFFF, Cloth: 0xFFFFFF, ActiveBoard: 0xFFFFFF, WaitingBoard: 0xF1ECE2,
		LuckTint: 0xC6DCE6, LuckEdge: 0x4F7F9B, LuckPlate: 0xEAF3F6, ShareTint: 0xD8C79C, ShareEdge: 0xB8862F,
	}
}

// highContrast returns the colours of the roles that differ in high contrast, as 0xRRGGBB.
func highContrast() map[Role]uint32 {
	return map[Role]uint32{
		Ink: 0x000000, Body: 0x000000, Gold: 0x5A3A00, Gain: 0x0F4A14, Loss: 0x8A1408, Disabled: 0x4A4A4A, Numeral: 0x000000,
		Inaccuracy: 0x5A3A00, Mistake: 0x7A2E00,
		Accent: 0x0B2A5E, Off: 0x6A6A6A, Surface: 0xFFFFFF, CalloutEdge: 0x000000,
		RedSeat: 0x7A1C00, GreenSeat: 0x1F4D36, PurpleSeat: 0x6B2370,
		RibbonLight: 0x0B2A5E, RibbonDark: 0x0B2A5E, RibbonEnd: 0x000000, RibbonFold: 0x000000,
		WarmPlaster: 0xF4EEDC, CoolPlaster: 0xE4F0EA, WaitingBoard: 0xFFFFFF,
	}
}

// Colour returns the colour on porcelain. It includes the role, by which gfx.Overrides replace it.
func (r Role) Colour() gfx.Colour { return r.Of(porcelain()[r]) }

// Of returns the colour 0xRRGGBB with the role r, for a material with its own palette.
func (r Role) Of(rgb uint32) gfx.Colour {
	c := gfx.Hex(rgb)
	c.Role = gfx.Role(r)
	return c
}

// Seat returns the role of the colour of an emblem, numbered from 1.
func Seat(emblem int) Role { return BlueSeat + Role(emblem-1) }

// SeatLine returns the role of thin lines in the colour of an emblem, numbered from 1.
func SeatLine(emblem int) Role { return BlueLine + Role(emblem-1) }

// HighContrast returns the drawings and colours of high contrast: black on white with thick edges, without ornaments and shades. Text and
// symbols have a contrast of at least 7:1.
func HighContrast() gfx.Overrides {
	o := gfx.Overrides{Prefix: "bold-", Hidden: map[string]bool{}, Colours: map[gfx.Role]gfx.Colour{}}
	for _, name := range []string{"daylight", "linework", "linework-sage", "grain", "vignette", "shade", "glint", "chalk", "shadow", "tile-shadow",
		"low-shadow", "high-shadow", "gleam", "pool", "rhomb-shadow", "ring", "last-round-light", "scrim"} {
		o.Hidden[name] = true
	}
	for role, rgb := range highContrast() {
		o.Colours[gfx.Role(role)] = gfx.Hex(rgb)
	}
	return o
}

// Theme is the colours of the roles on a background. The zero Theme, for plaster, has those of porcelain.
type Theme struct {
	overrides map[Role]uint32 // colours that differ from porcelain, as 0xRRGGBB
	halo      gfx.Colour      // light around the board on turn; zero is white
	// Dark backgrounds have other buttons and panels.
	Dark bool
}

// walnut returns the theme of the dark plank floor.
func walnut() Theme {
	return Theme{Dark: true, halo: gfx.Hex(0xE0A050).Fade(0.36), overrides: map[Role]uint32{
		Ink: 0xFBE9C8, Body: 0xEBDCC4, Gold: 0xF0C468, Gain: 0xA9DD9A, Loss: 0xFFB49C,
		Panel: 0x2C1A10, Cloth: 0x8A4A34, ActiveBoard: 0xFFF8E6, WaitingBoard: 0xEEE4D2,
	}}
}

// night returns the theme of the blue tile floor.
func night() Theme {
	return Theme{Dark: true, halo: gfx.Hex(0xDCA25C).Fade(0.36), overrides: map[Role]uint32{
		Ink: 0xF8EBCB, Body: 0xE2E6F5, Gold: 0xF0C468, Gain: 0x9FDCA8, Loss: 0xFFB0A0,
		Panel: 0x101C4C, Cloth: 0x35559F, ActiveBoard: 0xFFF8E6, WaitingBoard: 0xEEE6D4,
	}}
}

// OnAccentTheme returns the theme of text on Accent.
func OnAccentTheme() Theme {
	const white = 0xFFFFFF
	return Theme{overrides: map[Role]uint32{Ink: white, Body: white, Gold: white, Gain: white, Loss: white}}
}

// Colour returns the colour of a role on the background.
func (t Theme) Colour(r Role) gfx.Colour {
	if rgb, ok := t.overrides[r]; ok {
		return gfx.Hex(rgb) // without a role, as high contrast has no dark backgrounds
	}
	return r.Colour()
}

// Ink returns the colour of titles and numbers.
func (t Theme) Ink() gfx.Colour { return t.Colour(Ink) }

// Body returns the colour of running text.
func (t Theme) Body() gfx.Colour { return t.Colour(Body) }

// Gold returns the colour of headings among other text.
func (t Theme) Gold() gfx.Colour { return t.Colour(Gold) }

// Points returns the colour of points won or lost.
func (t Theme) Points(n int) gfx.Colour {
	if n < 0 {
		return t.Colour(Loss)
	}
	return t.Colour(Gain)
}

// Panel returns the panel behind text next to the boards. unit is the size of a design unit in pixels.
func (t Theme) Panel(unit float64) *stage.Panel {
	if !t.Dark {
		return stage.NewPanel("panel", unit, 0)
	}
	p := stage.Track(0.9*unit, t.Colour(Panel).Fade(0.9))
	p.Rim = t.Gold().Fade(0.55)
	return p
}

// CompactBoard returns the name of the sprite of a compact board. Text on it has the colours of porcelain on every background.
func (t Theme) CompactBoard() string {
	if t.Dark {
		return "slab-sage"
	}
	return "panel"
}

// Board returns the tint of a board; active reports whether its seat is on turn.
func (t Theme) Board(active bool) gfx.Colour {
	if active {
		return t.Colour(ActiveBoard)
	}
	return t.Colour(WaitingBoard)
}

// Halo returns the light around the board of the seat on turn.
func (t Theme) Halo() gfx.Colour {
	if t.halo == (gfx.Colour{}) {
		return gfx.White().Fade(0.95)
	}
	return t.halo
}
