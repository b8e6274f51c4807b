let a: Array<Foo> = []
//           ^ error: cannot find type 'Foo' in scope
