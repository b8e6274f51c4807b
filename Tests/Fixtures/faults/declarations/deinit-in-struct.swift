struct Player { deinit {} }
//              ^ error: deinitializer cannot be declared in struct 'Player' that conforms to 'Copyable'
