package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"time"
)

// archiveFile is a file in an archive.
type archiveFile struct {
	name string
	data []byte
	mode fs.FileMode
}

// tarArchive returns a tar.gz archive. The result is reproducible.
func tarArchive(files []archiveFile, made time.Time) ([]byte, error) {
	var out bytes.Buffer
	gz := gzipWriter(&out)
	t := tar.NewWriter(gz)
	err := writeArchive(files, func(f archiveFile) (io.Writer, error) {
		return t, t.WriteHeader(&tar.Header{Name: f.name, Size: int64(len(f.data)), Mode: int64(f.mode), ModTime: made})
	}, t, gz)
	return out.Bytes(), err
}

// zipArchive returns a zip archive. The result is reproducible.
func zipArchive(files []archiveFile, made time.Time) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	err := writeArchive(files, func(f archiveFile) (io.Writer, error) {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: made}
		h.SetMode(f.mode)
		return z.CreateHeader(h)
	}, z)
	return out.Bytes(), err
}

// writeArchive writes files, each to the writer that head returns for it, and closes the archive.
func writeArchive(files []archiveFile, head func(archiveFile) (io.Writer, error), ends ...io.Closer) error {
	for _, f := range files {
		w, err := head(f)
		if err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	for _, end := range ends {
		if err := end.Close(); err != nil {
			return err
		}
	}
	return nil
}

// gzipWriter returns a writer with the best compression.
func gzipWriter(out io.Writer) *gzip.Writer {
	w, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // the level is valid
	return w
}

// commitTime returns the time of the last commit, or the earliest time of the zip format.
func commitTime() time.Time {
	out, _ := commandOutput("git", "log", "-1", "--format=%ct")
	s, err := strconv.ParseInt(out, 10, 64)
	if err != nil {
		return time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return time.Unix(s, 0).UTC()
}

// readmes returns a readme for players in each language.
func readmes() (files []archiveFile, err error) {
	all, err := allLanguages()
	for _, w := range all {
		var text []string
		for _, key := range []string{"readme.what", "readme.start", "readme.language", "readme.kept", "title.legal"} {
			text = append(text, w.T(key)+"\n")
		}
		files = append(files, archiveFile{w.T("readme.file"), []byte(strings.Join(text, "\n")), 0o644})
	}
	return files, err
}
