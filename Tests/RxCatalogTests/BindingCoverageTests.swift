import RxCatalog
import Testing

@Suite("Bindings")
struct BindingCoverageTests {
  @Test("every public member of the library is bound, or it is said why not")
  func membersAreBound() {
    #expect(RxCatalog.membersWithoutBinding.isEmpty)
  }

  @Test("no binding is left over from a member that is gone")
  func bindingsHaveMembers() {
    #expect(RxCatalog.bindingsWithoutMember.isEmpty)
  }

  @Test("every operator is documented with a marble")
  func operatorsHaveMarbles() {
    #expect(RxCatalog.operatorsWithoutMarble == [])
  }

  @Test("every declaration is documented with a sentence")
  func membersHaveSentences() {
    #expect(RxCatalog.membersWithoutSentence == [])
  }
}
