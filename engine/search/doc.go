// Package search implements alpha-beta search for positions of any game. It is anytime and cancellable and does not allocate during a search.
// It has no knowledge of rules or evaluation: positions play moves, and an Evaluator supplied by the game evaluates leaves and orders moves.
// It uses integer arithmetic only, so that a node limit gives the same result on every platform.
//
// Win probabilities are read from the evaluation at the end of the best line, and averaged with playouts: the rest of the round and the next one by a
// fast policy, evaluated at both ends. Both were compared with the results of 60 to 100 games of self-play, with 600 nodes a move, from each of 43
// positions of Azul with two seats, 34 of Summer Pavilion with two, and 16 of Azul with four. Standard deviations of the errors, in percentage points:
//
//	                                search, 50,000 nodes   search, 500,000   playouts to the end   playouts of two rounds
//	Azul, two seats                                12.4              12.8                  15.7                     13.8
//	Summer Pavilion, two seats                     14.5              14.0                  16.4                     15.0
//	Azul, four seats                                7.2               8.4                  11.8                     10.0
//
// The averages of a search of 50,000 nodes and playouts of two rounds are wrong by 12.8, 14.1 and 6.4 points. The deviation of a single playout is
// 31 to 40 points if it goes to the end, and 7 to 12 with two rounds. With 100,000 nodes the win probability differs from that with 1,000,000 by
// 0.6 to 1.6 points on average (2.5 on the grey wall, where some moves that end the game are found late); with playouts to the end it was 1.6 to 4.4.
package search
