package play

import (
	"azulejo/engine"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/scenes/route"
)

// Actions implements game.Actor.
func (s *Scene) Actions() (all []keys.Action) {
	for a := range keys.Actions {
		look := a >= keys.Look1 && a <= keys.Look4
		if a != keys.New && a != keys.Quit && !(look && int(a-keys.Look1) >= len(s.session.players)) {
			all = append(all, a)
		}
	}
	return all
}

// answer answers the keys that work anywhere on the table.
func answer(s *Scene, in *input.Input) {
	switch {
	case s.phase == confirming && (in.Did(input.Cancel) || in.Did(keys.Undo)):
		s.confirmation.no()
	case in.Did(input.Cancel):
		if !s.interaction.Escape() && !s.sums.close() && !s.invitation.heed(false) {
			s.hud.menu()
		}
	case in.Did(keys.Menu):
		s.hud.menu()
	case in.Did(keys.Rules):
		s.hud.rules()
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case !s.phase.moves():
		answerStill(s, in)
	}
}

// answerStill answers the keys that work while nothing moves.
func answerStill(s *Scene, in *input.Input) {
	for i := range s.session.players {
		if in.Did(keys.Look1 + keys.Action(i)) {
			s.look(engine.Seat(i))
			return
		}
	}
	switch word, _ := s.interaction.Action(); {
	case in.Did(keys.Undo) && (s.session.canUndo() || s.interaction.Pending()):
		s.travel.undo()
	case in.Did(keys.Redo) && s.session.canRedo():
		s.travel.redo()
	case in.Did(keys.Hint) && s.phase == personToMove:
		s.hint.ask()
	case in.Did(keys.Review) && s.phase.asks():
		s.review.ask()
	case in.Did(keys.Proceed) && s.invitation.heed(true):
	case in.Did(keys.Proceed) && s.phase != personToMove:
		if b := s.hud.asked(); b.on {
			b.do()
		}
	case in.Did(keys.Act) && word != "":
		s.interaction.Act()
	case in.Did(keys.Turn) && s.dispatcher.Enlarge():
	case in.Did(keys.Turn):
		s.look((s.viewer + 1) % engine.Seat(len(s.session.players)))
	case in.Did(keys.Log):
		s.hud.visitLog()
	case in.Did(keys.Chances):
		s.chances.toggle()
	case in.Did(keys.Earlier):
		s.travel.step(-1)
	case in.Did(keys.Later):
		s.travel.step(1)
	case in.Did(keys.Present) && s.travel.past:
		s.travel.present()
	}
}
