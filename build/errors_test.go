package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoTypedNilErrors checks that functions return the interface error rather than a pointer type, since a nil pointer
// assigned to an error is not nil. Functions that only return a new value, as engine.NewReason does, are allowed.
func TestNoTypedNilErrors(t *testing.T) {
	all := methodsIn(t, "..")
	if !all["engine.Reason"]["Error"] {
		t.Fatal("engine.Reason is not found among the error types")
	}
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel("..", filepath.Dir(file))
		e := errorTypes{all, filepath.ToSlash(folder), imported(f)}
		ast.Inspect(f, func(n ast.Node) bool {
			if at := e.typedNil(n); at.IsValid() {
				t.Errorf("%s: may return a nil pointer to an error type, expected the result type error", set.Position(at))
			}
			return true
		})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// errorTypes resolves types of one file to types with an Error method.
type errorTypes struct {
	methods methods
	folder  string
	imports map[string]string // directories of the imported packages of this module, by name in the file
}

// imported returns the directories of the imported packages of this module by name.
func imported(f *ast.File) map[string]string {
	folders := map[string]string{}
	for _, i := range f.Imports {
		if folder, ours := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "azulejo/"); ours {
			name := path.Base(folder)
			if i.Name != nil {
				name = i.Name.Name
			}
			folders[name] = folder
		}
	}
	return folders
}

// typedNil returns the position of a result in n that may be a nil pointer to an error type, or token.NoPos.
func (e errorTypes) typedNil(n ast.Node) token.Pos {
	switch n := n.(type) {
	case *ast.FuncDecl:
		return e.nilReturn(n.Type, n.Body)
	case *ast.FuncLit:
		return e.nilReturn(n.Type, n.Body)
	case *ast.InterfaceType:
		for _, m := range n.Methods.List {
			if f, ok := m.Type.(*ast.FuncType); ok {
				if at := e.nilReturn(f, nil); at.IsValid() {
					return at
				}
			}
		}
	}
	return token.NoPos
}

// nilReturn finds a result of an error type for which body returns anything but the address of a literal.
func (e errorTypes) nilReturn(f *ast.FuncType, body *ast.BlockStmt) (at token.Pos) {
	for i, result := range results(f) {
		if !e.isError(result) {
			continue
		}
		if body == nil {
			return result.Pos()
		}
		ast.Inspect(body, func(n ast.Node) bool {
			if r, ok := n.(*ast.ReturnStmt); ok && (len(r.Results) <= i || !e.isNew(r.Results[i])) {
				at = r.Pos()
			}
			_, inner := n.(*ast.FuncLit)
			return !inner
		})
	}
	return at
}

// results returns the type of each result.
func results(f *ast.FuncType) (all []ast.Expr) {
	if f.Results == nil {
		return nil
	}
	for _, field := range f.Results.List {
		for range max(1, len(field.Names)) {
			all = append(all, field.Type)
		}
	}
	return all
}

// isError reports whether a type is a pointer to a type of this module with an Error method.
func (e errorTypes) isError(x ast.Expr) bool {
	star, ok := x.(*ast.StarExpr)
	return ok && e.methods[e.resolve(star.X)]["Error"]
}

// resolve returns the directory and name of a type or function of this module, such as "engine.Reason".
func (e errorTypes) resolve(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return e.folder + "." + x.Name
	case *ast.SelectorExpr:
		if pkg, ok := x.X.(*ast.Ident); ok {
			return e.imports[pkg.Name] + "." + x.Sel.Name
		}
	}
	return ""
}

// isNew reports whether an expression is never nil: the address of a literal, or a new reason.
func (e errorTypes) isNew(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.UnaryExpr:
		_, literal := x.X.(*ast.CompositeLit)
		return literal
	case *ast.CallExpr:
		return e.resolve(x.Fun) == "engine.NewReason"
	}
	return false
}
