struct Lamp {
  extension Int {}
// ^3 error: declaration is only valid at file scope
}
