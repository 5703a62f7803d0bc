package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/game/store"
)

// Key is the name under which settings are kept.
const Key = "settings.json"

// Load reads the settings. They are always fit for use: what is missing, garbled or out of range stands at its default. The error, for
// the player to see in the words of a language, says which values those are (they are corrected in the file, too), or that a file that is no settings at all was set
// aside; nothing saved yet is no error.
func Load(from store.Store) (Settings, error) {
	s := Default()
	data, err := from.Load(Key)
	switch {
	case errors.Is(err, store.ErrMissing):
		return s, nil
	case errors.Is(err, bounded.ErrLong), errors.Is(err, bounded.ErrSpecial):
		return s, setAside(from, err)
	case err != nil:
		return s, errors.Join(engine.NewReason("settings.damaged"), err)
	}
	var values map[string]json.RawMessage
	if err = bounded.JSON(data, &values); err == nil && values == nil {
		err = errors.New("it is null")
	}
	if err != nil {
		return s, setAside(from, err)
	}
	if bad := s.take(values); bad != nil { // what is senseless does not stay
		return s, errors.Join(bad, Save(from, s))
	}
	return s, nil
}

// Save keeps the settings.
func Save(to store.Store, s Settings) error {
	values := map[string]any{}
	for _, f := range s.fields() {
		values[f.name] = f.write()
	}
	data, err := json.MarshalIndent(values, "", "\t")
	if err != nil {
		return fmt.Errorf("cannot save %s: %w", Key, err)
	}
	return to.Save(Key, append(data, '\n'))
}

func (s *Settings) take(values map[string]json.RawMessage) error {
	var bad []string
	for _, f := range s.fields() {
		if data, there := values[f.name]; there {
			bad = append(bad, f.read(data)...)
		}
	}
	if bad != nil {
		return engine.NewReason("settings.values", "settings", len(bad), "fields", strings.Join(bad, ", "))
	}
	return nil
}

func setAside(from store.Store, cause error) error {
	_, err := from.SetAside(Key) // where that fails, the next save writes over it
	return errors.Join(engine.NewReason("settings.damaged"), cause, err)
}
