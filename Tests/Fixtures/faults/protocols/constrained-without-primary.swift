// Only primary associated types can be constrained in angle brackets.

protocol Source {
  associatedtype Item
}
protocol Table<Key> {
  associatedtype Key
  associatedtype Value
}

func anything(_ source: any Source<Int>) {}
//                          ^ error: protocol 'Source' does not have primary associated types that can be constrained
func something(_ source: some Source<Int>) {}
//                            ^ error: protocol 'Source' does not have primary associated types that can be constrained
func generic<T: Source<Int>>(_ source: T) {}
//              ^ error: protocol 'Source' does not have primary associated types that can be constrained
func pairs(_ table: any Table<Int, String>) {}
//                      ^ error: protocol type 'Table' specialized with too many type arguments (got 2, but expected 1)
let sources: [any Source<Int>] = []
//                ^ error: protocol 'Source' does not have primary associated types that can be constrained
