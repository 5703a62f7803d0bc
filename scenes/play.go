package scenes

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// Play is the table at which a game is played.
type Play struct {
	games   []Game
	brain   Brain
	game    *Game
	match   *engine.Match
	players []Player
	table   table.Table
	cast    *table.Cast

	director stage.Director
	root     *stage.Node
	parts    layers
	rooms    table.Rooms
	hud      hud

	line    *tween.Timeline // the animation that runs, or nil
	tempo   float64         // ticks of the animation to a tick of the loop
	hurry   bool
	silent  bool
	log     engine.Log
	shown   [engine.MaxSeats]int
	viewer  engine.Seat
	looking bool // the viewer was chosen by hand

	hand     hand
	draft    *draft
	paying   bool // several moves are offered to choose from
	thinking bool
	waited   int         // ticks since the turn began
	frames   int         // that were drawn since the position came to rest
	due      engine.Move // a forced move about to be made
	checked  int         // the number of moves at which due was looked for
	paused   bool
	errand   errand
	hint     hintState
	verdict  verdict
	scale    scale
	sheet    overlay
	ctx      *game.Context
	overTold bool
}

// layers are the depths of the stage, lowest first.
type layers struct{ scenery, hud, zones, tiles, ghosts, fx, buttons, odds, top *stage.Node }

// newPlay returns the scene of a match.
func newPlay(games []Game, b Brain, g *Game, m *engine.Match, players []Player) *Play {
	p := &Play{games: games, brain: b, game: g, match: m, players: players, table: g.Table()}
	p.scale = scale{odds: newOdds(len(players)), seen: map[uint64][]float64{}}
	p.cast = table.NewCast(p.table)
	p.viewer = p.nextPerson()
	return p
}

// Layout implements game.Scene.
func (p *Play) Layout(c *game.Context) {
	p.ctx = c
	p.settle()
	p.letGo()
	p.root = stage.Group("play")
	p.parts = layers{
		stage.Group("scenery"), stage.Group("hud"), stage.Group("zones"), p.cast.Layer,
		stage.Group("ghosts"), stage.Group("fx"), stage.Group("buttons"), stage.Group("odds"), stage.Group("top"),
	}
	l := &p.parts
	p.root.Add(l.scenery, l.hud, stage.New("", stage.Still{}, 0, 0, 0, 0), l.zones, l.tiles, l.ghosts, l.fx, l.buttons, l.odds, l.top)
	p.director = stage.Director{Scope: p.root, Unit: c.Unit}
	p.rest()
	p.sheet.relayout(p)
}

// Ground implements game.Grounded.
func (p *Play) Ground() gfx.Ground { return p.table.Ground() }

// rest shows the position as it stands, with nothing in motion.
func (p *Play) rest() {
	pos := p.match.Position()
	p.waited, p.frames = 0, 0
	for s, n := range pos.Scores(nil) {
		p.shown[s] = n
	}
	p.rooms = p.table.Layout(p.tableFrame())
	p.restOdds()
	p.parts.fx.Clear()
	p.cast.Show(p.table.Pieces(pos, nil))
	p.dress()
	p.hud.refocus(&p.director)
}

// dress rebuilds everything around the tiles.
func (p *Play) dress() {
	pos := p.match.Position()
	p.letGo()
	p.parts.scenery.Clear()
	p.parts.scenery.Add(p.table.Scenery(pos, p.view()))
	p.forget()
	p.buildHUD()
	p.offer()
}

func (p *Play) tableFrame() table.Frame {
	return table.Frame{Rect: p.tableRoom(), Kit: p.ctx.Kit(), Words: p.ctx.Words, Seats: len(p.players), Viewer: p.viewer, Shown: p.match.Position()}
}

func (p *Play) view() table.View {
	pos := p.match.Position()
	v := table.View{OnTurn: engine.Nature, Forecast: p.ctx.Settings.Forecast, Look: p.look, Last: p.lastMoves()}
	if !pos.Over() {
		v.OnTurn = pos.ToMove()
	}
	for _, pl := range p.players {
		v.Names = append(v.Names, pl.Name)
		v.Levels = append(v.Levels, pl.Level)
	}
	return v
}

// Update implements game.Scene.
func (p *Play) Update(c *game.Context) {
	p.ctx = c
	moving := p.line != nil
	p.shortcuts(c)
	c.Direct(&p.director)
	p.wheel(c)
	p.hand.follow(p)
	p.listen()
	p.moveOdds()
	switch {
	case p.line != nil:
		p.animate(c, moving)
	case p.sheet.open():
	default:
		p.turn(c)
	}
}

// Draw implements game.Scene.
func (p *Play) Draw(c *game.Context) {
	p.frames++
	p.root.Draw(c.Canvas)
	p.director.Draw(c.Canvas)
}

// Leave implements game.Leaver.
func (p *Play) Leave(*game.Context) { p.drop() }

// look shows the board of a seat large until it is that player's turn again.
func (p *Play) look(s engine.Seat) {
	p.viewer, p.looking = s, true
	p.settle()
	p.rest()
}

// nextPerson is the person to move, or the next person in turn order, or the present viewer when there is none.
func (p *Play) nextPerson() engine.Seat {
	pos := p.match.Position()
	first := max(0, pos.ToMove())
	if pos.ToMove() == engine.Nature {
		first = max(p.viewer, 0)
	}
	n := engine.Seat(len(p.players))
	for i := range n {
		if s := (first + i) % n; p.players[s].Level == "" {
			return s
		}
	}
	return p.viewer
}
