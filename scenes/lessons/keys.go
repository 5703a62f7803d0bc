package lessons

import (
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/scenes/route"
)

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.Undo, keys.Hint, keys.Proceed, keys.Act, keys.NewGame, keys.Rules, keys.Settings, keys.Menu}
}

// handleKeys handles the keys that always work in a lesson.
func (s *Scene) handleKeys(in *input.Input) {
	switch {
	case in.Did(input.Cancel):
		if !s.board.Escape() && !in.RightClicked() {
			s.openList()
		}
	case in.Did(keys.Menu):
		s.openList()
	case in.Did(keys.Rules):
		s.ctx.Push(route.Rules{Title: s.game.Title, Page: s.game.Page(s.run.Position())})
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case in.Did(keys.NewGame):
		s.skipStep()
	case s.phase == waitingForPlayer:
		s.handleStepKeys(in)
	}
}

// handleStepKeys handles the keys that work while nothing is animated.
func (s *Scene) handleStepKeys(in *input.Input) {
	switch {
	case in.Did(keys.Undo) && s.board.Pending():
		s.board.CancelPending()
	case in.Did(keys.Undo):
		s.back()
	case in.Did(keys.Hint):
		s.showMove()
	case in.Did(keys.Proceed):
		s.nextLesson()
	case in.Did(keys.Act):
		if word, _ := s.board.ActionLabel(); word != "" {
			s.board.PressAction()
		}
	}
}
