package tiles

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

const (
	// Centre is the index of the centre among the sources of tiles; factories are numbered from 0.
	Centre = 9
	// MissingFactory is the source of a take from a factory number that does not exist. Check reports it with the number of factories.
	MissingFactory = Centre + 1
	// factorySize is the number of tiles in a full factory.
	factorySize = 4
)

// sources are the letters of the sources in the text of a move.
const sources = "123456789C"

// SourcePlace returns the place of a source.
func SourcePlace(source int) engine.Place {
	if source == Centre {
		return engine.Place{Zone: engine.Centre}
	}
	return engine.Place{Zone: engine.Factory, Row: int8(source)}
}

// AppendTake appends the source and the colour of a take.
func (p *Packing[P]) AppendTake(dst []byte, source int, c engine.Tile) []byte {
	return append(dst, sources[source], p.Letters[c])
}

// ParseTake parses the text that AppendTake writes.
func (p *Packing[P]) ParseTake(text string) (source int, c engine.Tile, ok bool) {
	if len(text) != 2 {
		return 0, 0, false
	}
	source, c = strings.IndexByte(sources, text[0]), p.Colour(text[1])
	return source, c, source >= 0 && c >= 0
}

// CheckTake returns an error if a source has no tile of the colour to take.
func (p *Packing[P]) CheckTake(source int, pile P, c engine.Tile, colour engine.Key) error {
	switch lacks := p.Of(pile, c) == 0; {
	case pile == 0 && source == Centre:
		return engine.NewReason("illegal.centre-empty")
	case pile == 0:
		return engine.NewReason("illegal.factory-empty", "factory", source+1)
	case lacks && source == Centre:
		return engine.NewReason("illegal.centre-lacks", "colour", colour)
	case lacks:
		return engine.NewReason("illegal.factory-lacks", "colour", colour, "factory", source+1)
	}
	return nil
}

// CheckDealt returns an error unless the sources are those of a deal that has filled dealt factories with left tiles still to be dealt: each
// filled factory has four tiles, or fewer only if the tiles ran out, and the other sources are empty.
func (p *Packing[P]) CheckDealt(sources []P, dealt, left int) error {
	want := factorySize
	for i, pile := range sources {
		if i == dealt {
			want = 0
		}
		n := p.Total(pile)
		switch {
		case i == Centre && n > 0:
			return engine.NewReason("state.wrong", "field", "centre", "value", sanitize.Text(p.Text(pile)), "expected", `""`)
		case n > want || n < want && left > 0:
			return engine.NewReason("state.dealt", "value", dealt, "factory", i+1, "tiles", n)
		case n < factorySize:
			want = 0
		}
	}
	return nil
}

// CheckShort returns an error if factories on offer hold what no deal leaves there: a factory has four tiles until its tiles are taken, or fewer if the
// tiles ran out in the deal. Then none are left to be drawn, and the factories after it stay empty.
func (p *Packing[P]) CheckShort(factories []P, left int) error {
	short := false
	for i, pile := range factories {
		n := p.Total(pile)
		if n > 0 && (short || n < factorySize && left > 0) {
			return engine.NewReason("state.short", "factory", i+1, "tiles", n)
		}
		short = short || n > 0 && n < factorySize
	}
	return nil
}

// ReadOffer parses the factories and the centre and calls set for each source.
func (p *Packing[P]) ReadOffer(factories []string, centre string, set func(source int, pile P)) error {
	for i, text := range append(slices.Clone(factories), centre) {
		field, most := fmt.Sprint("factories ", i+1), factorySize
		if i == len(factories) {
			i, field, most = Centre, "centre", factorySize*len(factories)
		}
		pile, err := p.Read(field, text)
		switch {
		case err != nil:
			return err
		case len(text) > most:
			return engine.NewReason("state.between", "field", field, "value", len(text), "minimum", 0, "maximum", most)
		}
		set(i, pile)
	}
	return nil
}
