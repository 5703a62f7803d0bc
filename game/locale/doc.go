// Package locale provides the texts of the game in each language, from one flat JSON file each, and formats numbers and lists by the
// rules of the language.
//
// A text is a message in ICU MessageFormat; see package messageformat. Arguments have the same names in all messages: {player} is one
// name and {names} several, {tiles} is a number and {group} a phrase for several tiles, {seat}, {round}, {factory}, {line}, {row} and
// {column} are numbers that count from 1. Plurals have the categories that the Unicode CLDR defines for the language. "number.grouped"
// shows how digits are grouped and from which length on.
//
// All files have the same keys in the same order. A missing text is shown in English. The file of a regional variant contains only the
// differences: pt-BR.json is applied over pt.json.
package locale
