// The first files of this target replace this one.
