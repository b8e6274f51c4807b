func run(a) {}
//       ^ error: cannot find type 'a' in scope
//       ^ error: unnamed parameters must be written with the empty name '_'
