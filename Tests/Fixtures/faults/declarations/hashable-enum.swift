struct Thing {}
enum Box: Hashable { case full(Thing), empty }
//   ^ error: type 'Box' does not conform to protocol 'Equatable'
//   ^ error: type 'Box' does not conform to protocol 'Hashable'
