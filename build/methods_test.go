package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// methods counts the methods of each type of a folder's Go files, tests left out.
func methods(t *testing.T, folder string) map[string]int {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]int{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil {
				all[receiver(m)]++
			}
		}
	}
	return all
}

// receiver is the name of the type that a method belongs to.
func receiver(m *ast.FuncDecl) string {
	at := m.Recv.List[0].Type
	if star, ok := at.(*ast.StarExpr); ok {
		at = star.X
	}
	if name, ok := at.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

func TestNoPartOfTheEngineDoesTooMuch(t *testing.T) {
	const most = 45 // of a position, which answers some twenty questions of every game
	err := filepath.WalkDir(filepath.Join("..", "engine"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		for name, n := range methods(t, path) {
			if n > most {
				t.Errorf("%s: %s has %d methods, expected at most %d", path, name, n, most)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestNoPartOfTheScreensDoesTooMuch(t *testing.T) {
	const most = 25
	for _, folder := range []string{"play", "board", "table", "saves", "seating", "computer", "games"} {
		for name, n := range methods(t, filepath.Join("..", "scenes", folder)) {
			if n > most {
				t.Errorf("%s: %s has %d methods, expected at most %d", folder, name, n, most)
			}
		}
	}
}
