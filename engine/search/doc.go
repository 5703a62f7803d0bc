// Package search implements alpha-beta search for positions of any game, and best-first tree search for more than two seats. It is anytime and
// cancellable, and alpha-beta does not allocate during a search. It has no knowledge of rules or evaluation: positions play moves, and an Evaluator
// supplied by the game evaluates leaves and orders moves. It uses only integer arithmetic and square roots, which are exact, so that a node limit gives
// the same result on every platform.
//
// Win probabilities are read from the evaluation at the end of the best line, and averaged with playouts: the rest of the round and the next one by a
// fast policy, evaluated at both ends. Their errors were measured in 60 to 70 positions of each game, from games between levels, against the results
// of 60 games of self-play with 600 nodes a move from each of them. Standard deviations with 100,000 nodes, in percentage points:
//
//	                   two seats                      four seats
//	                   search   playouts   average   search   playouts   average
//	Azul                 11.1       10.3      10.5     14.8       11.4      11.1
//	Azul, grey wall      11.1       12.2      11.6     16.1       10.4      10.1
//	Summer Pavilion      11.7       11.7      11.1     19.7       12.8      13.2
//	sepia side           11.3       13.6      12.4     17.6       13.0      13.2
//
// Playouts to the end of the game are wrong by one to two points more, and a single one deviates by 31 to 40 points, one of two rounds by 7 to 12.
// Averaging the playouts after several moves of about equal value is no steadier than playouts after the best one.
// The difference between two moves is estimated no better by playouts after each of them than by the search: with four seats both are wrong by
// 16 points on the grey wall and by 12 on the coloured one, in 32 and 42 pairs with 200 games of self-play after each move.
//
// What changes the win probability is the search: it finds another line with every ply. Playouts change less, and mostly because the best move
// changes. Mean differences from the win probability with 4,000,000 nodes in 48 positions of each game, in percentage points:
//
//	                   nodes of the search alone       nodes with playouts
//	                   20,000   100,000   1,000,000    20,000   100,000   1,000,000
//	Azul, two seats       2.8       2.0         0.9       1.3       1.4         0.7
//	  four seats          2.7       1.3         0.7       1.2       1.1         0.5
//	grey wall, two seats  3.8       2.4         1.9       3.2       2.3         1.7
//	  four seats          2.5       3.2         1.3       1.6       1.0         0.2
//	Pavilion, two seats   1.6       1.3         1.0       1.3       0.7         0.4
//	  four seats          4.0       3.2         1.5       1.4       0.9         1.2
//	sepia side, two seats 4.0       1.3         0.9       1.7       0.7         1.0
//	  four seats          4.9       5.7         2.8       2.5       1.7         0.8
//
// These tables were measured before the last placing phase of Summer Pavilion was solved (see EndgameSolver). Until then the search reached the end
// of that game only with its last tiles, because the seats place them in turn. In 60 positions of two seats that take in the last round, win
// probabilities with 100,000 and 4,000,000 nodes differed by 4.0 points on average, and by 0.5 since.
//
// Last rounds of Azul take fewer nodes to solve since positions that differ only in the tiles on the floor lines count as one (see Keyer), needless
// losses are pruned, and the last tiling of the grey wall is solved. Those of two seats with 13 to 15 tiles left took 112,000 nodes on average in 12
// positions and now take 55,000; on the grey wall they took 776,000 and now take 183,000.
//
// The largest changes that remain with two seats, of 10 to 51 points, are in last rounds too, where a deeper search finds that a game is won or lost.
//
// Both tables were measured with alpha-beta. With four seats, it assumes that the three opponents work together, and so rates some good moves as lost:
// with 10,000,000 nodes, a move seemed to cost 96 points. The best level grows a tree instead, in which each seat plays for itself (see
// tree). With four seats and 75,000 nodes, its win probabilities in the positions of the first table were wrong by 10.9 points (alpha-beta by 14.8), on
// the grey wall by 12.4 (16.1), in Summer Pavilion by 18.6 (19.7) and on the sepia side by 15.4 (17.6).
//
// Other remedies were tried without gain. When only one opponent at a time might leave the most promising move, as in a best-reply search, alpha-beta
// won 5 % of 60 games of Azul and 9 % of 40 of Summer Pavilion with four seats (even: 25), because the others play better than that. With two seats
// a tree of a quarter of the positions, which takes the same time, won 26 % of 80 games of Azul and 38 % of 60 of Summer Pavilion against alpha-beta.
package search
