package store

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"time"
	"unicode/utf8"

	"azulejo/engine/bounded"
)

// database is a Store in the page's azulejoGames, a database of the browser. Its methods wait for the browser, so they must not be called by callbacks of
// JavaScript. What is saved while a page is closed stays in the local storage, and so does everything until it is moved.
type database struct {
	local
	games js.Value
}

// openDatabase returns the store in the page's database, to which it moves what is in the local storage: from earlier versions, or from a time when the
// database could not be used. If the page has no database that works, it returns the local storage; the error is ErrSmall if the page has one.
func openDatabase(l local) (Store, error) {
	d := database{l, js.Global().Get("azulejoGames")}
	if d.games.IsUndefined() {
		return l, nil
	}
	results, err := d.call("stamps")
	if err != nil {
		return l, fmt.Errorf("%w: %w", ErrSmall, err)
	}
	taken := map[string]bool{}
	for i := range results.Index(0).Length() {
		taken[results.Index(0).Index(i).String()] = true
	}
	keys, _ := l.Keys("") // a storage that cannot be listed has nothing to move
	for _, key := range keys {
		if !isLocal(key) {
			_ = d.move(key, taken) // what cannot be moved stays where it is
		}
	}
	return d, nil
}

// move moves an entry of the local storage to the database. If the database has another entry with its key, both are kept, but for an index.
func (d database) move(key string, taken map[string]bool) error {
	data, err := d.local.Load(key)
	if err != nil {
		return err
	}
	to := key
	if taken[key] {
		there, err := d.Load(key)
		if err != nil {
			return err
		}
		if bytes.Equal(there, data) || strings.HasSuffix(key, ".index") {
			return d.local.Delete(key)
		}
		to = freeKey(key, func(k string) bool { return taken[k] })
	}
	if err := d.Save(to, data); err != nil {
		return err
	}
	taken[to] = true
	return d.local.Delete(key)
}

// freeKey returns the first unused key with the next higher numbers before the extension of a key.
func freeKey(key string, taken func(string) bool) string {
	ext := path.Ext(key)
	stem, n := strings.TrimSuffix(key, ext), 1
	if i := strings.LastIndexByte(stem, '-'); i >= 0 {
		if number, err := strconv.Atoi(stem[i+1:]); err == nil && number > 0 {
			stem, n = stem[:i], number
		}
	}
	for n++; taken(SlotKey(stem+ext, n)); n++ {
	}
	return SlotKey(stem+ext, n)
}

// isLocal reports whether a key stays in the local storage: the settings, which the page reads before it starts the program, and current games.
func isLocal(key string) bool {
	return key == "settings.json" || strings.HasPrefix(key, "autosave")
}

// databaseTimeout is how long the browser may take for one operation.
const databaseTimeout = 10 * time.Second

// call calls a function of the page's database and waits for its results.
func (d database) call(name string, args ...any) (results js.Value, err error) {
	defer catch("cannot "+name, &err)
	ended := make(chan error, 1)
	var done, failed js.Func
	end := func(err error) any {
		done.Release()
		failed.Release()
		ended <- err
		return nil
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		results = args[0]
		return end(nil)
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		err := js.Error{Value: args[0]}
		if kind := errorKind(err); kind != nil {
			return end(fmt.Errorf("%w: %w", kind, err))
		}
		return end(err)
	})
	d.games.Call(name, args...).Call("then", done, failed)
	select {
	case err = <-ended:
	case <-time.After(databaseTimeout):
		err = errors.New("the browser does not answer")
	}
	return results, err
}

func (d database) Load(key string) ([]byte, error) {
	if isLocal(key) {
		return d.local.Load(key)
	}
	results, err := d.call("load", key)
	if err != nil {
		return nil, fmt.Errorf("cannot read %s: %w", key, err)
	}
	if results.Index(0).IsUndefined() {
		return d.local.Load(key)
	}
	text := results.Index(0).String()
	if len(text) > bounded.MostRecord {
		return nil, fmt.Errorf("cannot read %s: %w", key, bounded.ErrLong)
	}
	return []byte(text), nil
}

func (d database) Save(key string, data []byte) error {
	if isLocal(key) {
		return d.local.Save(key, data)
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("cannot save %s: it is not text", key)
	}
	if _, err := d.call("save", key, string(data)); err != nil {
		return fmt.Errorf("cannot save %s: %w", key, err)
	}
	return d.local.Delete(key)
}

func (d database) SetAside(key string) (string, error) {
	if isLocal(key) {
		return d.local.SetAside(key)
	}
	data, err := d.Load(key)
	if err != nil {
		return "", err
	}
	stamps, err := d.Stamps("")
	if err != nil {
		return "", err
	}
	to := damagedKey(key, func(k string) bool { return stamps[k] != "" })
	if err := d.Save(to, data); err != nil {
		return "", err
	}
	return to, d.Delete(key)
}

func (d database) Keys(prefix string) ([]string, error) {
	stamps, err := d.Stamps(prefix)
	return slices.Sorted(maps.Keys(stamps)), err
}

func (d database) Stamps(prefix string) (map[string]string, error) {
	stamps, err := d.local.Stamps(prefix)
	if err != nil {
		return nil, err
	}
	results, err := d.call("stamps")
	if err != nil {
		return nil, fmt.Errorf("cannot list the entries: %w", err)
	}
	keys := results.Index(0)
	for i := range keys.Length() {
		if key := keys.Index(i).String(); strings.HasPrefix(key, prefix) {
			stamps[key] = results.Index(1).Index(i).String()
		}
	}
	return stamps, nil
}

func (d database) Delete(key string) error {
	if !isLocal(key) {
		if _, err := d.call("remove", key); err != nil {
			return fmt.Errorf("cannot delete %s: %w", key, err)
		}
	}
	return d.local.Delete(key)
}
