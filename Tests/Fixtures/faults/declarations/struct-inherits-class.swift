class Base {}
struct Derived: Base {}
//     ^ error: inheritance from non-protocol type 'Base'
