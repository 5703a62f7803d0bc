package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"strconv"
	"time"
)

// archiveFile is a file in an archive.
type archiveFile struct {
	name string
	data []byte
	mode fs.FileMode
}

// tarArchive is a tar.gz of files. The same files and time give the same bytes.
func tarArchive(files []archiveFile, made time.Time) ([]byte, error) {
	var out bytes.Buffer
	gz := gzipWriter(&out)
	t := tar.NewWriter(gz)
	err := writeArchive(files, func(f archiveFile) (io.Writer, error) {
		return t, t.WriteHeader(&tar.Header{Name: f.name, Size: int64(len(f.data)), Mode: int64(f.mode), ModTime: made})
	}, t, gz)
	return out.Bytes(), err
}

// zipArchive is a zip of files. The same files and time give the same bytes.
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

// writeArchive writes files, each where a head puts it, and then what ends the archive.
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

// gzipWriter is a writer of gzip that leaves as little as it can.
func gzipWriter(out io.Writer) *gzip.Writer {
	w, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // there is that level
	return w
}

// commitTime is when the sources were committed, or the beginning of the zip format's time.
func commitTime() time.Time {
	out, _ := commandOutput("git", "log", "-1", "--format=%ct")
	s, err := strconv.ParseInt(out, 10, 64)
	if err != nil {
		return time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return time.Unix(s, 0).UTC()
}
