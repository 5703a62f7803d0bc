package main

import (
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

// TestLongTests checks that tests are found that use the package of -long directly, through a function, a method or a variable of their package, or
// through another package, and no others.
func TestLongTests(t *testing.T) {
	refs := references{}
	for _, f := range []struct{ importPath, text string }{
		{longPackage, `package long; func Count() int { return 1 }; func TestCount() { Count() }`},
		{"azulejo/x/each", `package each; import "azulejo/engine/enginetest/long"; func Each() { long.Count() }; func Other() {}`},
		{"azulejo/x", `package x; import ("azulejo/engine/enginetest/long"; other "azulejo/x/each")
			func TestDirect() { _ = long.Count() }
			func TestThroughPackage() { other.Each() }
			func TestThroughMethod() { new(s).visit() }
			type s struct{}
			func (s) visit() { helper() }
			func helper() { other.Each() }
			func TestThroughVariable() { _ = limit }
			var limit = long.Count()
			func TestOther() { other.Other(); short := 1; _ = short }`},
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", f.text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		refs.addFile(f.importPath, file)
	}
	want := []string{"azulejo/x.TestDirect", "azulejo/x.TestThroughMethod", "azulejo/x.TestThroughPackage", "azulejo/x.TestThroughVariable"}
	if got := refs.testsReaching(longPackage); !slices.Equal(got, want) {
		t.Errorf("the tests with a long form are %q, expected %q", got, want)
	}
}
