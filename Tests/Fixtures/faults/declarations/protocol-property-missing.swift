protocol Named { var name: String { get } }
class Dog: Named {}
//    ^ error: type 'Dog' does not conform to protocol 'Named'
