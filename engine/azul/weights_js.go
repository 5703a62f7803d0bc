package azul

import "azulejo/engine/eval"

func readWeights(name string) ([]byte, error) { return eval.Fetched(name) }
