package record

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"regexp"
	"strconv"
)

// The first line of an export states how many records follow, the last one ends with a checksum of all lines before it. Both are comments, as are the
// lines of the sections, which follow the first.
const (
	exportHead = "# azulejo export, games: "
	exportEnd  = "# azulejo export, checksum: "
)

// errDamagedExport is the error for an export that is cut off or changed.
var errDamagedExport = errors.New("the export is cut off or changed")

// Section is something other than a record in an export. Earlier versions take it for a comment.
type Section struct {
	Name    string // lower-case letters
	Version int    // of the form of the text, from 1
	Text    string // one line
	Line    int    // of the export, from 1; set by ReadExport
}

// sectionLine matches the line of a section.
var sectionLine = regexp.MustCompile(`^# azulejo ([a-z]+) ([1-9][0-9]{0,3}): (.*)$`)

// Contents are what ReadExport finds in a text.
type Contents struct {
	Sections []Section
	Records  [][]byte // one follows the other in the text
	Line     int      // on which the records begin, from 1
	Checked  bool     // the text is an export that is as it was written
}

// Export returns records and sections as one text that ReadExport checks.
func Export(records [][]byte, sections ...Section) []byte {
	text := fmt.Appendf(nil, "%s%d\n", exportHead, len(records))
	for _, s := range sections {
		text = fmt.Appendf(text, "# azulejo %s %d: %s\n", s.Name, s.Version, s.Text)
	}
	for _, r := range records {
		text = append(append(text, r...), '\n')
	}
	return fmt.Appendf(text, "%s%08x\n", exportEnd, crc32.ChecksumIEEE(text))
}

// ReadExport returns the contents of a text without validating them. A text other than an export is split into its records. An export that is cut off
// or changed is an error.
func ReadExport(text []byte) (Contents, error) {
	text = Normalize(text)
	first, _, _ := bytes.Cut(text, []byte("\n"))
	lines := bytes.TrimSuffix(text, []byte("\n"))
	body := text[:bytes.LastIndexByte(lines, '\n')+1]
	count, begins := bytes.CutPrefix(first, []byte(exportHead))
	sum, ends := bytes.CutPrefix(lines[len(body):], []byte(exportEnd))
	switch {
	case begins && ends:
		if string(sum) != fmt.Sprintf("%08x", crc32.ChecksumIEEE(body)) {
			return Contents{}, errDamagedExport
		}
		c := Contents{Line: 2, Checked: true}
		body = body[len(first)+1:]
		for {
			line, rest, _ := bytes.Cut(body, []byte("\n"))
			parts := sectionLine.FindSubmatch(line)
			if parts == nil {
				break
			}
			version, _ := strconv.Atoi(string(parts[2])) // the expression matches only numbers
			c.Sections = append(c.Sections, Section{string(parts[1]), version, string(parts[3]), c.Line})
			body = rest
			c.Line++
		}
		if c.Records = Split(body); string(count) != strconv.Itoa(len(c.Records)) {
			return Contents{}, errDamagedExport
		}
		return c, nil
	case bytes.Contains(text, []byte(exportHead)), bytes.Contains(text, []byte(exportEnd)):
		return Contents{}, errDamagedExport
	}
	return Contents{Records: Split(text), Line: 1}, nil
}

// Normalize returns a text as checksums see it: without a byte order mark, with the line endings of Unix, and with one at the end. Editors
// and mail programs change only these.
func Normalize(text []byte) []byte {
	text = bytes.ReplaceAll(bytes.TrimPrefix(text, []byte(byteOrderMark)), []byte("\r\n"), []byte("\n"))
	return append(bytes.TrimRight(text, blanks+"\r\n"), '\n')
}
