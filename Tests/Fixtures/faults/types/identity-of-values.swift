struct Point {}
class Lamp {}
print(Point() === Lamp())
//    ^ error: argument type 'Point' expected to be an instance of a class or class-constrained type
