package input

import (
	"image"

	"azulejo/game/textedit"
)

// composer does nothing in a browser: the page has an input element for every text field. Package exp/textinput is not used because it
// focuses an element without a name, which screen readers cannot identify, and needs eval, which the content security policy forbids.
type composer struct{}

func (composer) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }

func (composer) EndCompose() {}
