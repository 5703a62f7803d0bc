package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// An account tells a position to who does not see it: its nodes draw nothing.

// Ledger is a part of an account: a table with a name, whose first row and first column name what stands in the others.
func Ledger(name string, rows ...[]string) *stage.Node {
	grid := stage.Group("").Says(stage.RoleTable, name)
	for i, row := range rows {
		line := stage.Group("").Says(stage.RoleRow, "")
		for j, words := range row {
			role := stage.RoleCell
			if i == 0 || j == 0 {
				role = stage.RoleHead
			}
			line.Add(stage.Group("").Says(role, words))
		}
		grid.Add(line)
	}
	return grid
}

// Account is that of a position: the offer as a list, and then the boards, that of the viewer first.
func (f *Frame) Account(offer []string, board func(engine.Seat) *stage.Node) *stage.Node {
	list := stage.Group("").Says(stage.RoleList, f.Words.T("told.offer"))
	for _, source := range offer {
		list.Add(stage.Group("").Says(stage.RoleItem, source))
	}
	account := stage.Group("account").Add(list, board(f.Viewer))
	for _, s := range f.Others() {
		account.Add(board(s))
	}
	return account
}
