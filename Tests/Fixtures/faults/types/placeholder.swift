func light() -> _ { 1 }
//              ^ error: type placeholder not allowed here
