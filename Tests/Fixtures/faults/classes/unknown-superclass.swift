class B: Missing {}
//       ^ error: cannot find type 'Missing' in scope
