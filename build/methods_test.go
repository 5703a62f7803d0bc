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

// mostMethods is how many methods a type may have beside those that an interface asks for.
const mostMethods = 25

// methods are the names of the methods of types and interfaces, by folder and type: "engine.Position".
type methods map[string]map[string]bool

// methodsIn collects the methods of all types below a folder, tests left out.
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

func (all methods) collect(folder string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv != nil {
				all.add(folder, receiver(n), n.Name.Name)
			}
		case *ast.TypeSpec:
			if i, ok := n.Type.(*ast.InterfaceType); ok {
				all.collectInterface(folder, n.Name.Name, i)
			}
		}
		return true
	})
}

// collectInterface adds what an interface asks for; what it embeds of its own package is kept under "+" and its name.
func (all methods) collectInterface(folder, name string, i *ast.InterfaceType) {
	for _, m := range i.Methods.List {
		for _, id := range m.Names {
			all.add(folder, name, id.Name)
		}
		if id, ok := m.Type.(*ast.Ident); ok {
			all.add(folder, name, "+"+id.Name)
		}
	}
}

func (all methods) add(folder, name, method string) {
	key := folder + "." + name
	if all[key] == nil {
		all[key] = map[string]bool{}
	}
	all[key][method] = true
}

// asks reports whether an interface asks for a method.
func (all methods) asks(key, method string) bool {
	if all[key][method] {
		return true
	}
	folder, _, _ := strings.Cut(key, ".")
	for m := range all[key] {
		if name, embedded := strings.CutPrefix(m, "+"); embedded && all.asks(folder+"."+name, method) {
			return true
		}
	}
	return false
}

// beyond counts the methods of a type that an interface does not ask for.
func (all methods) beyond(key, iface string) (n int) {
	for m := range all[key] {
		if !all.asks(iface, m) {
			n++
		}
	}
	return n
}

// receiver is the name of the type that a method belongs to.
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

func TestNoTypeDoesTooMuch(t *testing.T) {
	all := methodsIn(t, "..")
	interfaces := map[string]string{
		"engine/azul.Position":     "engine.Position",
		"engine/pavilion.Position": "engine.Position",
		"scenes/azul.Table":        "scenes/table.Table",
		"scenes/pavilion.Table":    "scenes/table.Table",
	}
	for key, iface := range interfaces {
		if len(all[key]) <= mostMethods || len(all[iface]) == 0 {
			t.Errorf("%s needs no exception for what %s asks", key, iface)
		}
	}
	for key := range all {
		if n := all.beyond(key, interfaces[key]); n > mostMethods {
			t.Errorf("%s has %d methods beyond its interface, expected at most %d", key, n, mostMethods)
		}
	}
}
