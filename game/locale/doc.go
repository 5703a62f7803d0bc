// Package locale holds the texts of the game in each language, one flat JSON file each, and writes numbers and lists the way the language does.
//
// A text is a message in ICU MessageFormat, as package messageformat describes it. Arguments are named by nouns that mean the same in every
// message: {player} is one name and {names} several, {tiles} a number and {group} tiles in words, {seat}, {round}, {factory}, {line}, {row} and
// {column} are numbers that count from 1. The branches of a plural are those that the Unicode CLDR gives the language. "number.grouped" shows
// how digits are grouped and from what length on.
//
// Every file has the same keys in the same order. What one lacks is said in English. A variety of a language is a file of what differs from it:
// pt-BR.json lies over pt.json.
package locale
