package scenes

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestNoColourLiterals checks that only the theme and the palettes contain colours as numbers.
func TestNoColourLiterals(t *testing.T) {
	palettes := []string{"../game/ui/theme.go", "../game/ui/ground.go", "pavilion/palette.go", "backdrop/palette.go"}
	for _, root := range []string{".", "../game/ui"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			path = filepath.ToSlash(path)
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || slices.Contains(palettes, path) {
				return err
			}
			files := token.NewFileSet()
			f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			for _, at := range colourLiterals(f) {
				t.Errorf("%s: a colour literal, expected a role of the theme", files.Position(at))
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}

var rgb = regexp.MustCompile(`^0[xX][0-9a-fA-F]{6}([0-9a-fA-F]{2})?$`)

// colourLiterals returns the positions of numbers such as 0xRRGGBB, of calls to gfx.Hex and of colour components given as numbers.
func colourLiterals(f *ast.File) (all []token.Pos) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if n.Kind == token.INT && rgb.MatchString(n.Value) {
				all = append(all, n.Pos())
			}
		case *ast.SelectorExpr:
			if p, ok := n.X.(*ast.Ident); ok && p.Name == "gfx" && n.Sel.Name == "Hex" {
				all = append(all, n.Pos())
			}
		case *ast.KeyValueExpr:
			key, named := n.Key.(*ast.Ident)
			if _, number := n.Value.(*ast.BasicLit); named && number && slices.Contains([]string{"R", "G", "B"}, key.Name) {
				all = append(all, n.Pos())
			}
		}
		return true
	})
	return all
}

// TestColourLiterals checks that colourLiterals finds each form of a colour literal.
func TestColourLiterals(t *testing.T) {
	const source = `package p
const ink = 0x14345F
var sheet = gfx.Hex(ink)
var tone = gfx.Colour{R: 0.2, G: 0.3, B: x, A: 1}
var none = 0x20 + 0xffff`
	f, err := parser.ParseFile(token.NewFileSet(), "", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(colourLiterals(f)); got != 4 {
		t.Errorf("%d literals were found, expected 4", got)
	}
}
