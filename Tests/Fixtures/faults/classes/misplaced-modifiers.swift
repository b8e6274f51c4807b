class C {
  required func a() {}
// ^3 error: 'required' may only be used on 'init' declarations
  convenience func b() {}
// ^3 error: 'convenience' may only be used on 'init' declarations
  class var c = 1
//          ^ error: class stored properties not supported in classes; did you mean 'static'?
}
