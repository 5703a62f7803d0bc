package locale

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// unusedArguments are arguments that no message uses. They are for errors that are printed without texts.
var unusedArguments = map[string][]string{"settings.values": {"fields"}}

// TestCallsMatchMessages checks that all calls that pass arguments to a message pass those that it has. The key is the parameter key or code before
// a last parameter ...any, or the field Key or Code next to Values.
func TestCallsMatchMessages(t *testing.T) {
	c := calls{t: t, keyAt: map[string]int{}, others: map[string]bool{}, messages: map[string][]string{}}
	for key, m := range open(t, English).messages {
		c.messages[key] = arguments(m.parse())
	}
	var files []*ast.File
	err := filepath.WalkDir(source, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || filepath.Dir(path) == filepath.Join(source, "game", "locale") {
			return err
		}
		f, err := parser.ParseFile(&c.files, path, nil, parser.SkipObjectResolution)
		files = append(files, f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool { c.declare(n); return true })
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool { c.check(n); return true })
	}
	if c.checked < 400 {
		t.Errorf("only %d calls found", c.checked)
	}
}

// TestVariantsHaveTheSameArguments checks that the message that addresses the player, or the one for touch input, has the same arguments.
func TestVariantsHaveTheSameArguments(t *testing.T) {
	w := open(t, English)
	for key, m := range w.messages {
		base := strings.TrimSuffix(strings.TrimSuffix(key, touchKey), ".you")
		if u, ok := w.messages[base]; ok && !slices.Equal(arguments(m.parse()), arguments(u.parse())) {
			t.Errorf("%s uses the arguments %v, %s %v", key, arguments(m.parse()), base, arguments(u.parse()))
		}
	}
}

// calls checks the calls that give values to messages.
type calls struct {
	t        *testing.T
	files    token.FileSet
	messages map[string][]string // names of arguments by key
	keyAt    map[string]int      // index of the key among the arguments, by function name
	others   map[string]bool     // names of functions that may take no key
	checked  int
}

// declare records functions with the parameters (…, key string, … ...any).
func (c *calls) declare(n ast.Node) {
	var name *ast.Ident
	var kind *ast.FuncType
	switch n := n.(type) {
	case *ast.FuncDecl:
		name, kind = n.Name, n.Type
	case *ast.Field: // a method of an interface
		if f, ok := n.Type.(*ast.FuncType); ok && len(n.Names) == 1 {
			name, kind = n.Names[0], f
		}
	}
	if name == nil {
		return
	}
	var params []*ast.Ident
	for _, f := range kind.Params.List {
		params = append(params, f.Names...)
	}
	at := len(params) - 2
	if at < 0 || params[at].Name != "key" && params[at].Name != "code" || !isVariadicAny(kind.Params) {
		c.others[name.Name] = true
		return
	}
	if before, ok := c.keyAt[name.Name]; ok && before != at {
		c.t.Errorf("%s: the key is argument %d of %s here and argument %d elsewhere", c.files.Position(name.Pos()), at, name.Name, before)
	}
	c.keyAt[name.Name] = at
}

// isVariadicAny reports whether the last parameter is a ...any.
func isVariadicAny(params *ast.FieldList) bool {
	last, ok := params.List[len(params.List)-1].Type.(*ast.Ellipsis)
	if !ok {
		return false
	}
	name, ok := last.Elt.(*ast.Ident)
	return ok && name.Name == "any"
}

// check checks a call or composite literal.
func (c *calls) check(n ast.Node) {
	switch n := n.(type) {
	case *ast.CallExpr:
		at, ok := c.keyAt[called(n)]
		if !ok || at >= len(n.Args) || n.Ellipsis.IsValid() {
			return
		}
		key := n.Args[at]
		if name, _ := key.(*ast.Ident); literal(key) != "" || !c.others[called(n)] || name != nil && (name.Name == "key" || name.Name == "code") {
			c.values(n, key, n.Args[at+1:])
		}
	case *ast.CompositeLit:
		var key ast.Expr
		var values []ast.Expr
		for _, e := range n.Elts {
			if field, ok := e.(*ast.KeyValueExpr); ok {
				list, _ := field.Value.(*ast.CompositeLit)
				switch name, _ := field.Key.(*ast.Ident); {
				case name == nil:
				case name.Name == "Key" || name.Name == "Code":
					key = field.Value
				case name.Name == "Values" && list != nil:
					values = list.Elts
				}
			}
		}
		if text := literal(key); values != nil || c.messages[text] != nil {
			c.values(n, key, values)
		}
	}
}

// called returns the name of the called function or method.
func called(n *ast.CallExpr) string {
	switch f := n.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literal returns the value of a string literal, or "".
func literal(e ast.Expr) string {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return ""
	}
	text, _ := strconv.Unquote(l.Value)
	return text
}

// values checks the arguments for a key.
func (c *calls) values(n ast.Node, key ast.Expr, values []ast.Expr) {
	text := literal(key)
	want, known := c.messages[text]
	if text != "" && !known || text == "" && len(values) == 0 {
		return // a key that exists only in a test, or a message without arguments
	}
	c.checked++
	var names []string
	for i, v := range values {
		if i%2 == 0 {
			names = append(names, literal(v))
		}
	}
	slices.Sort(names)
	switch {
	case len(values)%2 != 0 || slices.Contains(names, ""):
		c.t.Errorf("%s: expected alternating names and values", c.files.Position(n.Pos()))
	case known && !slices.Equal(names, slices.Sorted(slices.Values(append(unusedArguments[text], want...)))):
		c.t.Errorf("%s: %s has the arguments %v, not %v", c.files.Position(n.Pos()), text, want, names)
	case !known && !slices.ContainsFunc(c.keys(key), func(key string) bool { return slices.Equal(names, c.messages[key]) }):
		c.t.Errorf("%s: no such message has the arguments %v", c.files.Position(n.Pos()), names)
	}
}

// keys returns the keys that match the known prefix or suffix of an expression.
func (c *calls) keys(e ast.Expr) []string {
	begin, end := "", ""
	if sum, ok := e.(*ast.BinaryExpr); ok {
		begin, end = literal(sum.X), literal(sum.Y)
	}
	return slices.DeleteFunc(slices.Collect(maps.Keys(c.messages)), func(key string) bool {
		return !strings.HasPrefix(key, begin) || !strings.HasSuffix(key, end)
	})
}
