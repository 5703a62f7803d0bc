// Package search implements alpha-beta search for positions of any game. It is anytime and cancellable and does not allocate during a search.
// It has no knowledge of rules or evaluation: positions play moves, and an Evaluator supplied by the game evaluates leaves and orders moves.
// It uses integer arithmetic only, so that a node limit gives the same result on every platform.
//
// Win probabilities are read from the evaluation at the end of the best line. They were compared with the results of 120 games of self-play, with
// 600 nodes a move, from 40 to 60 positions of each edition. With 100,000 nodes the standard deviation of their error is 12 to 16 percentage points,
// with 1,000,000 nodes hardly less: what is wrong is the evaluation, and in tables of three and four also the assumption that all play against one,
// which makes values 6 to 11 points too low. Values of Summer Pavilion also depend on how many of the round's moves a search sees. Playouts,
// which are games to the end by a fast policy, are wrong by 8 to 10 points, in other ways. The mean of both is wrong by 9 to 12 points, and
// within 3 points on average.
package search
