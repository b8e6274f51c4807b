struct Base {}
class Derived: Base {}
//    ^ error: inheritance from non-protocol, non-class type 'Base'
