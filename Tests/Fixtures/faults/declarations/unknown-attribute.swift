@notThere func a() {}
// ^2 error: unknown attribute 'notThere'
struct S {
  @alsoNot var b = 1
// ^ error: unknown attribute 'alsoNot'
}
