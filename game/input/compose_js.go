package input

import (
	"image"

	"azulejo/game/textedit"
)

// composer does nothing in a browser, where the page has an input element for every text field. exp/textinput would give the focus to an
// element without a name, which screen readers could not tell apart, and needs eval, which the content security policy forbids.
type composer struct{}

func (composer) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }

func (composer) EndCompose() {}
