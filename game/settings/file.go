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

// Key is the key of the settings in a store.
const Key = "settings.json"

// Load reads the settings. Missing, malformed or out-of-range values are replaced by defaults. The error, which is shown to the player,
// names the replaced values, which are then also corrected in the file, or says that an unreadable file was set aside. Missing settings
// are not an error.
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
	if bad := s.apply(values); bad != nil { // correct the file
		return s, errors.Join(bad, Save(from, s))
	}
	return s, nil
}

// Save writes the settings.
func Save(to store.Store, s Settings) error {
	values := map[string]any{}
	for _, each := range s.Table() {
		values[each.Name] = each.Value.write()
	}
	data, err := json.MarshalIndent(values, "", "\t")
	if err != nil {
		return fmt.Errorf("cannot save %s: %w", Key, err)
	}
	return to.Save(Key, append(data, '\n'))
}

func (s *Settings) apply(values map[string]json.RawMessage) error {
	var bad []string
	for _, each := range s.Table() {
		if data, there := values[each.Name]; there {
			bad = append(bad, each.Value.read(each.Name, data)...)
		}
	}
	if bad != nil {
		return engine.NewReason("settings.values", "settings", len(bad), "fields", strings.Join(bad, ", "))
	}
	return nil
}

func setAside(from store.Store, cause error) error {
	_, err := from.SetAside(Key) // if that fails, the next save overwrites it
	return errors.Join(engine.NewReason("settings.damaged"), cause, err)
}
