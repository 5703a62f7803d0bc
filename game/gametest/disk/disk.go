// Package disk simulates a file system whose operations fail and whose power is lost, to test what programs store. It assumes no more than POSIX
// does: until a file or a folder is synced, any of the changes made to it may have reached the disk and any other may not, in whatever order
// they were made. Renaming a file is one change.
package disk

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing/fstest"

	"azulejo/engine/bounded"
	"azulejo/game/store"
)

// ErrFault is the error of an operation that fails, and ErrPower that of every operation after the power was lost.
var (
	ErrFault = errors.New("input/output error")
	ErrPower = errors.New("the power is off")
)

// Disk is a store.FileSystem in memory. Its operations that change or sync something are counted from 1.
type Disk struct {
	// FaultAt is the operation that fails, and PowerLossAt the first one after the power was lost; 0 means none. A write that fails has written its
	// first half.
	FaultAt, PowerLossAt int

	count    int
	names    map[string]*file // as programs see them
	synced   map[string]*file // as they are certain to be on the disk
	unsynced []change
	locks    map[string]bool
}

// file is a file or a folder.
type file struct {
	folder   bool
	data     []byte // as programs see it
	synced   []byte // as it is certain to be on the disk
	unsynced []write
}

// change is a change of names in a folder: file gets the name to, or none if that is "", and loses the name from, unless that is "".
type change struct {
	folder   string
	file     *file
	from, to string
}

// write is data written at an offset.
type write struct {
	offset int
	data   []byte
}

// New returns an empty disk.
func New() *Disk {
	return &Disk{names: map[string]*file{}, synced: map[string]*file{}, locks: map[string]bool{}}
}

// Count returns the number of operations so far.
func (d *Disk) Count() int { return d.count }

// step counts an operation and returns its error.
func (d *Disk) step() error {
	d.count++
	switch {
	case d.PowerLossAt > 0 && d.count >= d.PowerLossAt:
		return ErrPower
	case d.count == d.FaultAt:
		return ErrFault
	}
	return nil
}

// apply changes names.
func (c change) apply(names map[string]*file) {
	if c.from != "" {
		delete(names, c.from)
	}
	if c.to != "" {
		names[c.to] = c.file
	}
}

func (d *Disk) change(c change) {
	c.apply(d.names)
	d.unsynced = append(d.unsynced, c)
}

// AfterPowerLoss calls do with each disk that the power loss may leave. Operations on them succeed.
func (d *Disk) AfterPowerLoss(do func(*Disk)) {
	var files []*file
	for _, f := range d.names {
		files = append(files, f)
	}
	for _, c := range d.unsynced {
		files = append(files, c.file)
	}
	written := map[*file]int{} // the bit of the first unsynced write
	bits := len(d.unsynced)
	for _, f := range files {
		if _, known := written[f]; !known {
			written[f] = bits
			bits += len(f.unsynced)
		}
	}
	for reached := range 1 << bits {
		left := New()
		maps.Copy(left.synced, d.synced)
		for i, c := range d.unsynced {
			if reached>>i&1 == 1 {
				c.apply(left.synced)
			}
		}
		for name, f := range left.synced {
			if !left.holds(filepath.Dir(name)) {
				delete(left.synced, name)
				continue
			}
			left.synced[name] = f.after(reached >> written[f])
		}
		maps.Copy(left.names, left.synced)
		do(left)
	}
}

// holds reports whether a folder and all folders around it are on the disk. The root always is.
func (d *Disk) holds(folder string) bool {
	for ; folder != filepath.Dir(folder); folder = filepath.Dir(folder) {
		if d.synced[folder] == nil {
			return false
		}
	}
	return true
}

// after returns the file with those of its unsynced writes whose bit is set.
func (f *file) after(reached int) *file {
	data := bytes.Clone(f.synced)
	for i, w := range f.unsynced {
		if reached>>i&1 == 1 {
			data = w.apply(data)
		}
	}
	return &file{folder: f.folder, data: data, synced: data}
}

// apply writes to data, with zeros where nothing was written.
func (w write) apply(data []byte) []byte {
	if missing := w.offset + len(w.data) - len(data); missing > 0 {
		data = append(data, make([]byte, missing)...)
	}
	copy(data[w.offset:], w.data)
	return data
}

// root returns the names as a file system of the standard library.
func (d *Disk) root() fstest.MapFS {
	all := fstest.MapFS{}
	for name, f := range d.names {
		all[relative(name)] = &fstest.MapFile{Data: f.data, Mode: map[bool]fs.FileMode{true: fs.ModeDir | 0o755, false: 0o600}[f.folder]}
	}
	return all
}

// relative returns an absolute path as io/fs has it.
func relative(path string) string {
	return cmp.Or(strings.TrimPrefix(filepath.ToSlash(path), "/"), ".")
}

// Stat implements store.FileSystem.
func (d *Disk) Stat(path string) (fs.FileInfo, error) { return d.root().Stat(relative(path)) }

// Lstat implements store.FileSystem. There are no links.
func (d *Disk) Lstat(path string) (fs.FileInfo, error) { return d.Stat(path) }

// ReadDir implements store.FileSystem.
func (d *Disk) ReadDir(folder string) ([]fs.DirEntry, error) {
	return d.root().ReadDir(relative(folder))
}

// ReadFile implements store.FileSystem.
func (d *Disk) ReadFile(path string, limit int) ([]byte, error) {
	f := d.names[path]
	switch {
	case f == nil:
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	case f.folder:
		return nil, bounded.ErrSpecial
	case len(f.data) > limit:
		return nil, bounded.ErrLong
	}
	return bytes.Clone(f.data), nil
}

// MkdirAll implements store.FileSystem. Each new folder is an operation.
func (d *Disk) MkdirAll(folder string) error {
	if parent := filepath.Dir(folder); parent == folder || d.names[folder] != nil {
		return nil
	} else if err := d.MkdirAll(parent); err != nil {
		return err
	}
	if err := d.step(); err != nil {
		return err
	}
	d.change(change{filepath.Dir(folder), &file{folder: true}, "", folder})
	return nil
}

// CreateTemp implements store.FileSystem.
func (d *Disk) CreateTemp(folder, pattern string) (store.TempFile, error) {
	if err := d.step(); err != nil {
		return nil, err
	}
	name := filepath.Join(folder, strings.Replace(pattern, "*", fmt.Sprint(d.count), 1))
	if d.names[folder] == nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	f := &file{}
	d.change(change{folder, f, "", name})
	return &handle{d, f, name}, nil
}

// Rename implements store.FileSystem.
func (d *Disk) Rename(from, to string) error {
	if err := d.step(); err != nil {
		return err
	}
	f := d.names[from]
	if f == nil {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	d.change(change{filepath.Dir(to), f, from, to})
	return nil
}

// Remove implements store.FileSystem.
func (d *Disk) Remove(path string) error {
	if err := d.step(); err != nil {
		return err
	}
	f := d.names[path]
	if f == nil {
		return &fs.PathError{Op: "remove", Path: path, Err: fs.ErrNotExist}
	}
	d.change(change{filepath.Dir(path), f, path, ""})
	return nil
}

// SyncFolder implements store.FileSystem.
func (d *Disk) SyncFolder(path string) error {
	if err := d.step(); err != nil {
		return err
	}
	d.unsynced = slices.DeleteFunc(d.unsynced, func(c change) bool {
		if c.folder == path {
			c.apply(d.synced)
		}
		return c.folder == path
	})
	return nil
}

// Lock implements store.FileSystem. Power loss ends all locks.
func (d *Disk) Lock(path string) (unlock func(), err error) {
	if d.locks[path] {
		return nil, store.ErrLocked
	}
	d.locks[path] = true
	return func() { delete(d.locks, path) }, nil
}

// handle is an open file.
type handle struct {
	disk *Disk
	file *file
	name string
}

func (h *handle) Name() string { return h.name }

// Write writes two halves, of which the second may reach the disk alone.
func (h *handle) Write(data []byte) (n int, err error) {
	half := len(data) / 2
	for _, part := range [][]byte{data[:half], data[half:]} {
		if n > 0 {
			err = h.disk.step()
		}
		if err != nil {
			return n, err
		}
		w := write{len(h.file.data), bytes.Clone(part)}
		h.file.data = w.apply(h.file.data)
		h.file.unsynced = append(h.file.unsynced, w)
		n += len(part)
	}
	return n, nil
}

func (h *handle) Sync() error {
	if err := h.disk.step(); err != nil {
		return err
	}
	h.file.synced, h.file.unsynced = bytes.Clone(h.file.data), nil
	return nil
}

func (h *handle) Close() error { return h.disk.step() }
