//go:build js

package players

import "errors"

func launch([]string) (*pipe, error) {
	return nil, errors.New("a browser runs no programs")
}
