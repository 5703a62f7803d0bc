package main

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// longPackage is the package of the flag -long.
const longPackage = "azulejo/engine/enginetest/long"

// runLong runs the tests that have a long form, with -long. The others would only repeat what they did without it.
func runLong(flags *flag.FlagSet) func() error {
	list := flags.Bool("list", false, "only list the tests")
	return func() error {
		listed, err := commandOutput("go", "list", "-f", "{{.ImportPath}} {{.Dir}}", "./...")
		if err != nil {
			return err
		}
		refs := references{}
		for _, line := range strings.Split(listed, "\n") {
			importPath, dir, _ := strings.Cut(line, " ")
			if err := refs.addPackage(importPath, dir); err != nil {
				return err
			}
		}
		var packages, tests []string
		for _, t := range refs.testsReaching(longPackage) {
			dot := strings.LastIndexByte(t, '.')
			packages, tests = append(packages, t[:dot]), append(tests, t[dot+1:])
		}
		if slices.Sort(tests); len(tests) == 0 {
			return fmt.Errorf("no test uses %s", longPackage)
		}
		if *list {
			fmt.Println(strings.Join(refs.testsReaching(longPackage), "\n"))
			return nil
		}
		args := []string{"test", "-vet=off", "-timeout", "38m", "-run", "^(" + strings.Join(slices.Compact(tests), "|") + ")$"}
		cmd := exec.Command("go", append(append(args, slices.Compact(packages)...), "-long")...)
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		return cmd.Run()
	}
}

// references are the names that each function and variable of the program and its tests uses, by its own name. A name is an import path, a dot and an
// identifier. Methods are named like functions, so that a name may use more here than it does in truth.
type references map[string][]string

// addPackage adds all files of a package, with those of other systems.
func (r references) addPackage(importPath, dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return err
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		r.addFile(importPath, file)
	}
	return nil
}

func (r references) addFile(importPath string, file *ast.File) {
	imports := map[string]string{}
	for _, spec := range file.Imports {
		imported, _ := strconv.Unquote(spec.Path.Value)
		name := path.Base(imported)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = imported
	}
	add := func(name string, n ast.Node) {
		name = importPath + "." + name
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && imports[x.Name] != "" {
					r[name] = append(r[name], imports[x.Name]+"."+n.Sel.Name)
					return false
				}
			case *ast.Ident:
				r[name] = append(r[name], importPath+"."+n.Name)
			}
			return true
		})
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Body != nil {
				add(d.Name.Name, d.Body)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok {
					for _, name := range v.Names {
						add(name.Name, v)
					}
				}
			}
		}
	}
}

// testsReaching returns the names of the tests that use a package, directly or through other functions, in order.
func (r references) testsReaching(importPath string) (tests []string) {
	reaching := map[string]bool{}
	uses := func(name string) bool {
		return reaching[name] || path.Dir(name) == path.Dir(importPath) && strings.HasPrefix(name, importPath+".")
	}
	for more := true; more; {
		more = false
		for name, used := range r {
			if !reaching[name] && slices.ContainsFunc(used, uses) {
				reaching[name], more = true, true
			}
		}
	}
	for name := range reaching {
		if at := strings.LastIndexByte(name, '.'); strings.HasPrefix(name[at+1:], "Test") && name[:at] != importPath {
			tests = append(tests, name)
		}
	}
	slices.Sort(tests)
	return tests
}
