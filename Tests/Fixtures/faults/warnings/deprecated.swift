@available(*, deprecated, renamed: "light()")
func burn() {}
@available(*, deprecated, message: "too hot")
func heat() {}
func light() {}
burn()
// ^1 warning: 'burn()' is deprecated: renamed to 'light()'
heat()
// ^1 warning: 'heat()' is deprecated: too hot
