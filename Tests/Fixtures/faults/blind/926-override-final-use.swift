class Screen { final func close() {} }
class Login: Screen { override func close() {} }
//                                  ^ error: instance method overrides a 'final' instance method
