#error
//    ^ error: #error directive requires parentheses
#warning
//      ^ error: #warning directive requires parentheses
#error(1)
//     ^ error: expected string literal in #error directive
#error("a\(1)")
//     ^ error: string interpolation is not allowed in #error directives
#error("a", 2)
//        ^ error: extra tokens following #error directive
#error("stop")
//     ^ error: stop
