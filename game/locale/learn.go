package locale

import "maps"

// LoadLessons loads the texts of the lessons and rules, which are in a separate file: most players never open them, so a browser fetches
// them on demand. It reports whether they are loaded; if not, call it again on the next tick. After an error the next call retries.
func (w *Words) LoadLessons() (there bool, err error) {
	if w.lessonsLoaded {
		return true, nil
	}
	if w.lessonsFetch == nil {
		w.lessonsFetch = startReading(lessons, w.Language)
	}
	select {
	case v := <-w.lessonsFetch:
		w.lessonsFetch = nil
		if v.Err == nil {
			v.Err = w.addFile(v.Data)
		}
		w.lessonsLoaded = v.Err == nil
		return w.lessonsLoaded, v.Err
	default:
		return false, nil
	}
}

// LessonsLoaded reports whether the texts of the lessons and rules are loaded.
func (w *Words) LessonsLoaded() bool { return w.lessonsLoaded }

// addFile adds the messages of another file.
func (w *Words) addFile(data []byte) error {
	messages, err := parseMessages(w.Language, data)
	if err != nil {
		return err
	}
	maps.Copy(w.messages, messages)
	return nil
}
