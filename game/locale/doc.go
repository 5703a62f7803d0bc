// Package locale holds the words of the game in each language, one flat JSON file each, and says numbers the way the language does.
//
// A message may hold {0}, {1}, … for its arguments, and {0|one tile|{0} tiles} for words that depend on a number: the first form is for
// 1 and −1, the second for all others. {{ stands for a brace. The English file is complete; what another lacks is said in English.
package locale
