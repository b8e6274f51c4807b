final class Base {}
class Derived: Base {}
//    ^ error: inheritance from a final class 'Base'
