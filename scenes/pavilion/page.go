package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Page names the page of the rules that tells what goes on in a position.
func Page(pos engine.Position) string {
	p := pavilion.See(pos)
	switch {
	case pos.Over():
		return "stars"
	case p.Choosing():
		return "ornaments"
	case p.Placing():
		return "place"
	}
	return "take"
}
