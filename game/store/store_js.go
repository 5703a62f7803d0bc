package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"

	"azulejo/engine/bounded"
)

// Open returns the browser's local storage with its database, or a store in memory if it cannot be read, as in some private windows and frames. The error is
// the reason why nothing can be saved; entries of a full storage can be read even then. It is ErrSmall, with its reason, if only the database cannot be used.
func Open() (Store, error) {
	l, err := openLocal()
	if err != nil {
		return newFallback(err), err
	}
	s, refused := openDatabase(l)
	if err := l.probe(); err != nil {
		return s, err
	}
	return s, refused
}

// keyPrefix is the prefix of every key in the local storage, which all pages of a site share.
const keyPrefix = "azulejo/"

// local is a Store in the browser's local storage. Any access to it may throw.
type local struct{ storage js.Value }

func openLocal() (s local, err error) {
	defer catch("cannot reach the browser's storage", &err)
	// Reading the property may throw. As only exceptions of calls can be recovered, it is read by a call.
	s.storage = getProperty(js.Global(), "localStorage")
	if s.storage.IsNull() || s.storage.IsUndefined() {
		return s, errors.New("the browser has no storage here")
	}
	s.storage.Call("getItem", keyPrefix)
	return s, nil
}

// probe reports why nothing can be saved.
func (l local) probe() error {
	const key = "probe"
	if err := l.Save(key, []byte("1")); err != nil {
		return err
	}
	return l.Delete(key)
}

// getProperty returns a property of an object by a call, whose exceptions can be recovered.
func getProperty(of js.Value, property any) js.Value {
	return js.Global().Get("Reflect").Call("get", of, property)
}

// catch turns an exception of the browser into an error. The error is ErrFull or fs.ErrPermission if the exception means that.
func catch(what string, err *error) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("%s: %w", what, thrown)
		if k := errorKind(thrown); k != nil {
			*err = fmt.Errorf("%s: %w: %w", what, k, thrown)
		}
	default:
		panic(thrown)
	}
}

// errorKind returns ErrFull or fs.ErrPermission if an exception means that, otherwise nil.
func errorKind(thrown js.Error) error {
	if thrown.Type() != js.TypeObject {
		return nil
	}
	switch thrown.Get("name").String() {
	case "QuotaExceededError":
		return ErrFull
	case "SecurityError":
		return fs.ErrPermission
	}
	return nil
}

func (l local) Load(key string) (data []byte, err error) {
	defer catch("cannot read "+key, &err)
	v := l.storage.Call("getItem", keyPrefix+key)
	if v.IsNull() {
		return nil, fmt.Errorf("%s: %w", key, ErrMissing)
	}
	text := v.String()
	if len(text) > bounded.MostRecord {
		return nil, fmt.Errorf("cannot read %s: %w", key, bounded.ErrLong)
	}
	return []byte(text), nil
}

func (l local) Save(key string, data []byte) (err error) {
	defer catch("cannot save "+key, &err)
	if !utf8.Valid(data) {
		return fmt.Errorf("cannot save %s: it is not text", key)
	}
	l.storage.Call("setItem", keyPrefix+key, string(data))
	return nil
}

func (l local) SetAside(key string) (to string, err error) {
	defer catch("cannot set "+key+" aside", &err)
	data, err := l.Load(key)
	if err != nil {
		return "", err
	}
	to = damagedKey(key, func(k string) bool { return !l.storage.Call("getItem", keyPrefix+k).IsNull() })
	if err := l.Save(to, data); err != nil {
		return "", err
	}
	return to, l.Delete(key)
}

func (l local) Keys(prefix string) (keys []string, err error) {
	defer catch("cannot list the entries", &err)
	for i := range getProperty(l.storage, "length").Int() {
		v := l.storage.Call("key", i)
		if v.IsNull() {
			continue
		}
		if key, ours := strings.CutPrefix(v.String(), keyPrefix); ours && strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

func (l local) Stamps(prefix string) (map[string]string, error) { return sumStamps(l, prefix) }

func (l local) Delete(key string) (err error) {
	defer catch("cannot delete "+key, &err)
	l.storage.Call("removeItem", keyPrefix+key)
	return nil
}
