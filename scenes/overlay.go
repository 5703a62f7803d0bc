package scenes

import "azulejo/game/stage"

// sheetMaker builds a sheet over the table.
type sheetMaker func(p *Play) *stage.Node

// overlay is the sheet that lies over the table, if any.
type overlay struct {
	node *stage.Node
	make sheetMaker
}

func (o *overlay) open() bool { return o.make != nil }

// show opens a sheet in the place of the one that is open.
func (o *overlay) show(p *Play, make sheetMaker) {
	p.release()
	o.close(p)
	o.make = make
	o.relayout(p)
}

// close takes the sheet away.
func (o *overlay) close(p *Play) {
	if o.node != nil {
		o.node.Remove()
	}
	o.node, o.make = nil, nil
	p.director.Scope = p.root
}

// relayout builds the open sheet anew.
func (o *overlay) relayout(p *Play) {
	if o.make == nil {
		return
	}
	if o.node != nil {
		o.node.Remove()
	}
	o.node = o.make(p)
	o.node.SetZ(100)
	p.root.Add(o.node)
	p.director.Open(o.node)
}
