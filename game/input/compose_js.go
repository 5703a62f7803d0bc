package input

import (
	"image"

	"azulejo/game/textedit"
)

// composer does nothing in a browser, where the page has an input element for every text field. exp/textinput would put an element
// without a name in its place, which screen readers could not tell apart, and it needs eval, which the content security policy forbids.
type composer struct{}

func (composer) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }

func (composer) EndCompose() {}
