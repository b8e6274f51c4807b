struct Page { var title: String { get async { "a" } } }
func show() { print(Page().title) }
//                  ^ error: 'async' property access in a function that does not support concurrency
