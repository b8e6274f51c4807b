class First: Second {}
//    ^ error: 'First' inherits from itself
class Second: Third {}
class Third: First {}
