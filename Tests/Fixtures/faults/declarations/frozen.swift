@frozen struct S {}
// ^1 error: '@frozen' attribute can only be applied to '@usableFromInline', package, or public declarations, but 'S' is internal
@frozen class C {}
// ^1 error: '@frozen' attribute cannot be applied to this declaration
@frozen enum E { case a }
// ^1 warning: @frozen has no effect on non-public enums
@frozen public struct P {}
