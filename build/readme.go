package main

import "strings"

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
