package pavilion

import "azulejo/engine/eval"

// readWeights returns a file of built-in weights, which the browser has fetched.
func readWeights(name string) ([]byte, error) { return eval.Fetched(name) }
