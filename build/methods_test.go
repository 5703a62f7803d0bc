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

// methods are the method names of types and interfaces by directory and type, such as "engine.Position".
type methods map[string]map[string]bool

// methodsIn returns the methods of all types below a directory, except in tests.
func methodsIn(t *testing.T, root string) methods {
	t.Helper()
	all := methods{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		all.collect(filepath.ToSlash(folder), f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// collect adds the methods that a file declares.
func (m methods) collect(folder string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv != nil {
				m.add(folder, receiver(n), n.Name.Name)
			}
		case *ast.TypeSpec:
			if i, ok := n.Type.(*ast.InterfaceType); ok {
				m.collectInterface(folder, n.Name.Name, i)
			}
		}
		return true
	})
}

// collectInterface adds the methods of an interface; embedded interfaces of its package are added as "+" and their name.
func (m methods) collectInterface(folder, name string, i *ast.InterfaceType) {
	for _, method := range i.Methods.List {
		for _, id := range method.Names {
			m.add(folder, name, id.Name)
		}
		if id, ok := method.Type.(*ast.Ident); ok {
			m.add(folder, name, "+"+id.Name)
		}
	}
}

func (m methods) add(folder, name, method string) {
	key := folder + "." + name
	if m[key] == nil {
		m[key] = map[string]bool{}
	}
	m[key][method] = true
}

// receiver returns the name of a method's receiver type.
func receiver(m *ast.FuncDecl) string {
	at := m.Recv.List[0].Type
	if star, ok := at.(*ast.StarExpr); ok {
		at = star.X
	}
	switch at := at.(type) {
	case *ast.Ident:
		return at.Name
	case *ast.IndexExpr: // a generic type
		return at.X.(*ast.Ident).Name
	}
	return ""
}
