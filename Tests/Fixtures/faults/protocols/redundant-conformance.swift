protocol Named {}
struct Person: Named, Named {}
//                    ^ error: redundant conformance of 'Person' to protocol 'Named'
struct Place: Named {}
extension Place: Named {}
//               ^ error: redundant conformance of 'Place' to protocol 'Named'
class Base: Named {}
class Derived: Base, Named {}
//                   ^ error: redundant conformance of 'Derived' to protocol 'Named'
