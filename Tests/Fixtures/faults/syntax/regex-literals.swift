// Regular expression literals that do not parse, one for each kind of error.

let groups = [#/(a/#, #/a)/#]
//                ^ error: cannot parse regular expression: expected ')'
//                       ^ error: cannot parse regular expression: closing ')' does not balance any groups openings
let classes = [#/[a/#, #/[b-a]/#]
//                 ^ error: cannot parse regular expression: expected ']'
//                         ^ error: cannot parse regular expression: character 'b' must compare less than or equal to 'a'
let quantifiers = [#/*a/#, #/a**/#, #/a{3,2}/#]
//                   ^ error: cannot parse regular expression: quantifier '*' must appear after expression
//                             ^ error: cannot parse regular expression: quantifier '*' must appear after expression
//                                    ^ error: cannot parse regular expression: range lower bound '3' must be less than or equal to upper bound '2'
let references = [#/\2(a)/#, #/\k<foo>/#]
//                   ^ error: cannot parse regular expression: no capture numbered 2
//                                ^ error: cannot parse regular expression: no capture named 'foo'
let names = [#/(?<1>a)/#, #/(?<a>x)(?<a>y)/#]
//                ^ error: cannot parse regular expression: group name must not start with number
//                                 ^ error: cannot parse regular expression: group named 'a' already exists
let escapes = [#/\q/#, #/\p{foo}/#, #/(?z)/#]
//                ^ error: cannot parse regular expression: invalid escape sequence '\q'
//                          ^ error: cannot parse regular expression: unknown character property 'foo'
//                                      ^ error: cannot parse regular expression: unknown group kind '(?z'
