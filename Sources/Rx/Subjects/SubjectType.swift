/// Something that is a sequence and an observer at once.
public protocol SubjectType: ObservableType {
  /// The observer that the subject is.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}
