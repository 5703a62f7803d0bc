package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"azulejo/engine/bounded"
)

// portable reports whether a setting goes with the player to another device: not what fits one screen, and not how far the player has come.
func (s Setting) portable() bool {
	return !slices.Contains([]string{"full-screen", "width", "height", "panel", "finished", "lessons"}, s.Name)
}

// Portable returns the settings that go with the player to another device, as one line of JSON.
func (s *Settings) Portable() ([]byte, error) {
	values := map[string]any{}
	for _, each := range s.Table() {
		if each.portable() {
			values[each.Name] = each.Value.write()
		}
	}
	return json.Marshal(values)
}

// Adopt takes each setting of another device, as Portable returned them, that has its default here. After an error, for a value that is not valid, it has
// taken none. Settings of other versions are left out.
func (s *Settings) Adopt(text []byte) error {
	var values map[string]json.RawMessage
	if err := bounded.JSON(text, &values); err != nil {
		return err
	}
	adopted, defaults := *s, Default()
	first := defaults.Table()
	for i, each := range adopted.Table() {
		data, there := values[each.Name]
		if !there || !each.portable() {
			continue
		}
		here, err := json.Marshal(each.Value.write())
		unchanged, errDefault := json.Marshal(first[i].Value.write())
		if bad := each.Value.read(each.Name, data); bad != nil || err != nil || errDefault != nil {
			return errors.New("a setting is not valid")
		}
		if !bytes.Equal(here, unchanged) {
			each.Value.read(each.Name, here)
		}
	}
	*s = adopted
	return nil
}
