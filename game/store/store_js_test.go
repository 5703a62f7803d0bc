package store

import (
	"errors"
	"io/fs"
	"maps"
	"strings"
	"syscall/js"
	"testing"

	"azulejo/engine/bounded"
)

// pageWith defines the page's local storage by the body of a JavaScript getter.
func pageWith(t *testing.T, getter string) {
	t.Helper()
	js.Global().Call("eval", `Object.defineProperty(globalThis, "localStorage", {configurable: true, get() {`+getter+`}})`)
	t.Cleanup(func() { js.Global().Call("eval", `delete globalThis.localStorage`) })
}

// workingStorage is the body of a getter for a storage in memory with a limit for the size of an entry.
const workingStorage = `
	globalThis.kept ??= new Map([["other", "text"]]);
	return {
		getItem: k => kept.has(k) ? kept.get(k) : null,
		setItem: (k, v) => { if (v.length > 1000) throw new Error("quota exceeded"); kept.set(k, String(v)) },
		removeItem: k => { kept.delete(k) },
		key: i => [...kept.keys()][i] ?? null,
		get length() { return kept.size },
	}`

// TestLocalStorage runs the tests for all stores with the local storage of a page.
func TestLocalStorage(t *testing.T) {
	for name, test := range map[string]func(*testing.T, Store){"missing": testMissing, "save and load": testSaveAndLoad, "set aside": testSetAside, "keys": testKeys, "stamps": testStamps, "lock": testLock, "slots": testSlots} {
		t.Run(name, func(t *testing.T) {
			js.Global().Call("eval", `delete globalThis.kept`)
			pageWith(t, workingStorage)
			addLocks(t)
			s, err := Open()
			if err != nil {
				t.Fatal(err)
			}
			if _, memory := s.(*Memory); memory {
				t.Fatal("the page's storage is not used")
			}
			test(t, s)
		})
	}
}

// workingDatabase is a database of the page in memory, whose texts have at most 2000 letters.
const workingDatabase = `
	var texts = new Map(), stamps = new Map(), stamp = 0;
	globalThis.azulejoGames = {
		stamps: async () => [[...stamps.keys()], [...stamps.values()]],
		load: async (key) => [texts.get(key)],
		save: async (key, text) => {
			if (text.length > 2000) throw new DOMException("too much", "QuotaExceededError");
			texts.set(key, text), stamps.set(key, String(++stamp));
		},
		remove: async (key) => { texts.delete(key), stamps.delete(key) },
	}`

// addDatabase adds a database to the page.
func addDatabase(t *testing.T, script string) {
	t.Helper()
	js.Global().Call("eval", script)
	t.Cleanup(func() { js.Global().Call("eval", `delete globalThis.azulejoGames`) })
}

// TestDatabase runs the tests for all stores with the database of a page.
func TestDatabase(t *testing.T) {
	for name, test := range map[string]func(*testing.T, Store){"missing": testMissing, "save and load": testSaveAndLoad, "set aside": testSetAside, "keys": testKeys, "stamps": testStamps, "lock": testLock, "slots": testSlots} {
		t.Run(name, func(t *testing.T) {
			js.Global().Call("eval", `delete globalThis.kept`)
			pageWith(t, workingStorage)
			addLocks(t)
			addDatabase(t, workingDatabase)
			s, err := Open()
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := s.(database); !ok {
				t.Fatalf("the store is a %T", s)
			}
			test(t, s)
		})
	}
}

// TestDatabaseTakesWhatIsLocal checks that saved games of the local storage move to the database, but neither settings nor current games, and that
// games stay where they are if the database does not work.
func TestDatabaseTakesWhatIsLocal(t *testing.T) {
	for script, moved := range map[string]bool{
		workingDatabase: true, ``: false,
		`globalThis.azulejoGames = {stamps: async () => { throw new DOMException("denied", "SecurityError") }}`:                                                          false,
		`globalThis.azulejoGames = {stamps: async () => [[], []], load: async () => [], save: async () => { throw new DOMException("too much", "QuotaExceededError") }}`: false,
	} {
		t.Run("", func(t *testing.T) {
			js.Global().Call("eval", `globalThis.kept = new Map([["azulejo/game-1.azl", "a"], ["azulejo/finished-2.azl", "b"], ["azulejo/settings.json", "{}"], ["azulejo/autosave.azl", "c"], ["other", "d"]])`)
			pageWith(t, workingStorage)
			addDatabase(t, script)
			s, err := Open()
			if refused := strings.Contains(script, "denied"); errors.Is(err, ErrSmall) != refused || errors.Is(err, fs.ErrPermission) != refused || !refused && err != nil {
				t.Fatal(err)
			}
			for key, want := range map[string]string{"game-1.azl": "a", "finished-2.azl": "b", "settings.json": "{}", "autosave.azl": "c"} {
				if text, err := s.Load(key); err != nil || string(text) != want {
					t.Errorf("%s has %q, %v", key, text, err)
				}
			}
			if stamps, err := s.Stamps("game-"); err != nil || len(stamps) != 1 || stamps["game-1.azl"] == "" {
				t.Errorf("the stamps are %v, %v", stamps, err)
			}
			left := js.Global().Get("kept").Get("size").Int()
			if want := map[bool]int{true: 3, false: 5}[moved]; left != want {
				t.Errorf("%q: %d entries are left in the local storage, want %d", script, left, want)
			}
		})
	}
}

// TestDatabaseAfterRefusal checks that what was saved while the database could not be used stands next to what the database has.
func TestDatabaseAfterRefusal(t *testing.T) {
	js.Global().Call("eval", `globalThis.kept = new Map()`)
	pageWith(t, workingStorage)
	addDatabase(t, workingDatabase)
	earlier := map[string]string{"game-1.azl": "a", "game-2.azl": "b", "puzzles.json": "c", "games.index": "d"}
	for n, texts := range []map[string]string{earlier, {"game-1.azl": "e", "finished-2.azl": "f", "puzzles.json": "g", "games.index": "h"}, {"game-1.azl": "a"}} {
		if n > 0 { // while the database could not be used
			for key, text := range texts {
				js.Global().Get("kept").Call("set", keyPrefix+key, text)
			}
		}
		s, err := Open()
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range texts {
			if n == 0 {
				err = errors.Join(err, s.Save(key, []byte(text)))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"game-3.azl": "e", "finished-2.azl": "f", "puzzles-2.json": "g"}
	maps.Copy(want, earlier)
	keys, err := s.Keys("")
	if err != nil || len(keys) != len(want) || js.Global().Get("kept").Get("size").Int() != 0 {
		t.Errorf("the keys are %v, %v", keys, err)
	}
	for key, text := range want {
		if got, err := s.Load(key); err != nil || string(got) != text {
			t.Errorf("%s has %q, %v; want %q", key, got, err, text)
		}
	}
}

// TestUnreadableDatabaseEntry checks that an entry stays in the local storage if that of the database with its key cannot be read.
func TestUnreadableDatabaseEntry(t *testing.T) {
	js.Global().Call("eval", `globalThis.kept = new Map([["azulejo/game-1.azl", "a"]])`)
	pageWith(t, workingStorage)
	addDatabase(t, `globalThis.azulejoGames = {stamps: async () => [["game-1.azl"], ["1"]], load: async () => { throw new Error("damaged") }}`)
	if _, err := Open(); err != nil {
		t.Fatal(err)
	}
	if text := js.Global().Get("kept").Call("get", "azulejo/game-1.azl"); text.IsUndefined() {
		t.Error("the entry of the local storage is gone")
	}
}

// TestFullDatabase checks that a save without room is an error that says so and leaves the old text.
func TestFullDatabase(t *testing.T) {
	pageWith(t, workingStorage)
	addDatabase(t, workingDatabase)
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save("game-1.azl", []byte("small")); err != nil {
		t.Fatal(err)
	}
	if err := s.Save("game-1.azl", []byte(strings.Repeat("x", 2001))); !errors.Is(err, ErrFull) {
		t.Errorf("Save reports %v", err)
	}
	if text, err := s.Load("game-1.azl"); err != nil || string(text) != "small" {
		t.Errorf("the game is %q, %v", text, err)
	}
}

// addLocks adds working locks to the page.
func addLocks(t *testing.T) {
	t.Helper()
	js.Global().Call("eval", `
		var held = new Set();
		Object.defineProperty(globalThis.navigator ??= {}, "locks", {configurable: true, value: {
			async request(name, options, granted) {
				if (held.has(name)) return granted(null);
				held.add(name);
				try { return await granted({name}) } finally { held.delete(name) }
			},
		}})`)
	t.Cleanup(func() { js.Global().Call("eval", `delete globalThis.navigator.locks`) })
}

// TestPageWithoutLocks checks that windows enter slot 1 if the page has no locks.
func TestPageWithoutLocks(t *testing.T) {
	pageWith(t, workingStorage)
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock("a"); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("Lock reports %v", err)
	}
	enter(t, s, 1, false)
	enter(t, s, 1, false)
}

// TestRefusedLock checks that the error of a refused lock is returned.
func TestRefusedLock(t *testing.T) {
	pageWith(t, workingStorage)
	addLocks(t)
	js.Global().Call("eval", `Object.defineProperty(navigator, "locks", {configurable: true, value: {async request() { throw new Error("not in this frame") }}})`)
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock("a"); err == nil || !strings.Contains(err.Error(), "not in this frame") {
		t.Errorf("Lock reports %v", err)
	}
}

// TestReloadedTabKeepsSlot checks that a reloaded tab returns to its own slot also if slot 1 is free.
func TestReloadedTabKeepsSlot(t *testing.T) {
	pageWith(t, workingStorage)
	addLocks(t)
	js.Global().Call("eval", `{
		const kept = new Map();
		globalThis.sessionStorage = {getItem: k => kept.get(k) ?? null, setItem: (k, v) => { kept.set(k, String(v)) }};
	}`)
	t.Cleanup(func() { js.Global().Call("eval", `delete globalThis.sessionStorage`) })
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	other := enter(t, s, 1, false)
	enter(t, s, 2, true).unlock()
	other.unlock()
	enter(t, s, 2, false)
}

// TestFullLocalStorage checks that a failed save is an error and leaves the old entry.
func TestFullLocalStorage(t *testing.T) {
	pageWith(t, workingStorage)
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save("autosave", []byte("small")); err != nil {
		t.Fatal(err)
	}
	if err := s.Save("autosave", []byte(strings.Repeat("x", 2000))); err == nil || !strings.Contains(err.Error(), "quota") {
		t.Errorf("Save reports %v", err)
	}
	if err := s.Save("autosave", []byte{0xff}); err == nil {
		t.Error("Save of invalid UTF-8 returns no error")
	}
	if got, err := s.Load("autosave"); err != nil || string(got) != "small" {
		t.Errorf("after a failed Save there is %q, %v", got, err)
	}
}

// TestOpenFullLocalStorage checks that the entries of a storage that is full when the page is opened can be read.
func TestOpenFullLocalStorage(t *testing.T) {
	pageWith(t, `
		const kept = new Map([["azulejo/autosave", "a game"]]);
		return {
			getItem: k => kept.get(k) ?? null, key: i => [...kept.keys()][i] ?? null, get length() { return kept.size },
			setItem() { throw new DOMException("too much", "QuotaExceededError") }, removeItem: k => { kept.delete(k) },
		}`)
	s, err := Open()
	if !errors.Is(err, ErrFull) {
		t.Errorf("Open reports %v, want %v", err, ErrFull)
	}
	if got, err := s.Load("autosave"); err != nil || string(got) != "a game" {
		t.Errorf("Load = %q, %v", got, err)
	}
	if keys, err := s.Keys(""); err != nil || len(keys) != 1 {
		t.Errorf("Keys = %v, %v", keys, err)
	}
	if err := s.Save("autosave", []byte("another")); !errors.Is(err, ErrFull) {
		t.Errorf("Save reports %v, want %v", err, ErrFull)
	}
}

// TestLocalStorageLimit checks that an entry above the limit is an error.
func TestLocalStorageLimit(t *testing.T) {
	pageWith(t, `return {getItem: k => "x".repeat(k.endsWith("long") ? 4194305 : 4194304), setItem() {}, removeItem() {}}`)
	s, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load("long"); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("Load reports %v", err)
	}
	if data, err := s.Load("limit"); err != nil || len(data) != 4<<20 {
		t.Errorf("Load = %d bytes, %v", len(data), err)
	}
}

// TestRefusedLocalStorage checks that a store in memory is used if the page has no working storage.
func TestRefusedLocalStorage(t *testing.T) {
	for name, getter := range map[string]string{
		"throws":         `throw new Error("The operation is insecure.")`,
		"null":           `return null`,
		"undefined":      ``,
		"cannot be used": `return {getItem() { throw new Error("no access") }}`,
	} {
		pageWith(t, getter)
		s, err := Open()
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		if err := s.Save("a", []byte("b")); err == nil {
			t.Errorf("%s: the store in memory reports no error of Save", name)
		}
		if got, err := s.Load("a"); err != nil || string(got) != "b" {
			t.Errorf("%s: the store in memory has %q, %v", name, got, err)
		}
	}
}

// TestReasonsOfBrowserErrors checks the reasons for the exceptions that browsers throw.
func TestReasonsOfBrowserErrors(t *testing.T) {
	for thrown, want := range map[string]string{
		`new DOMException("denied", "SecurityError")`: "store.denied", `new DOMException("too much", "QuotaExceededError")`: "store.full",
		`new Error("autosave.azl")`: "store.unavailable", `"autosave.azl"`: "store.unavailable", `null`: "store.unavailable",
	} {
		pageWith(t, `return { getItem: () => null, setItem() { throw `+thrown+` }, removeItem() {}, key: () => null, length: 0 }`)
		if _, err := Open(); err == nil || Reason(err).Code != want || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v is %s, want %s", thrown, err, Reason(err).Code, want)
		}
	}
}
