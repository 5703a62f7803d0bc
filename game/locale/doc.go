// Package locale holds the words of the game in each language, one flat JSON file each, and says numbers and lists the way the language does.
//
// A message may hold {0}, {1}, … for its arguments, and {0|one tile|{0} tiles} for words that depend on a number: one form for each plural
// category of the language, in the order in which its file names them ("language.plurals": "one other"). Which number belongs to which
// category is CLDR's knowledge. {{ stands for a brace. "number.grouped" shows how digits are grouped and from what length on. Every file has the
// same keys; what one should lack is said in English. A language more is a file more. A variety of a language is a file of what differs from it:
// pt-BR.json lies over pt.json.
package locale
