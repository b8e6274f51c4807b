struct Player: Playable {}
//             ^ error: cannot find type 'Playable' in scope; did you mean 'Copyable'?
