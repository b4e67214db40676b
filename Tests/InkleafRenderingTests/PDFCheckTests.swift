import InkleafCompression
import Inkleaf
import InkleafText
import InkleafPages
import InkleafGeometry
import Testing

@testable import InkleafRendering

@Suite struct PDFCheckTests {
  @Test func passesWhatIsWhole() throws {
    let bytes = try sample().bytes("book.pdf")
    #expect(faultOfPDF(bytes, pages: 2) == nil)
    #expect(faultOfPDF(bytes, pages: 3) == "2 pages instead of 3")
  }

  /// Words that look like the file's own are no pages.
  @Test func isNotFooledByWords() throws {
    let bytes = try sample(["/Type /Page x", "<< /Type /Page"]).bytes("book.pdf")
    #expect(faultOfPDF(bytes, pages: 2) == nil)
  }

  /// However much of the end is lost, it is noticed.
  @Test func noticesTruncation() throws {
    let bytes = try sample().bytes("01-apple.pdf")
    for kept in stride(from: 0, to: bytes.count, by: 97) {
      #expect(faultOfPDF(Array(bytes[..<kept]), pages: 1) != nil, "\(kept) of \(bytes.count)")
    }
  }

  /// A lost or a doubled piece moves the objects away from where the table says they are.
  @Test func noticesLostPieces() throws {
    let bytes = try sample().bytes("01-apple.pdf")
    for place in stride(from: 0, to: bytes.count - 600, by: 211) {
      var broken = bytes
      broken.removeSubrange(place..<place + 64)
      #expect(faultOfPDF(broken, pages: 1) != nil, "at \(place)")
    }
  }

  @Test(arguments: [
    "", "%PDF-1.5\n", "%PDF-1.5\nstartxref\n9999\n%%EOF\n",
    "%PDF-1.5\nstartxref\n99999999999999999999\n%%EOF\n",
  ])
  func noticesNonsense(_ text: String) {
    #expect(faultOfPDF(Array(text.utf8), pages: 1) != nil)
  }
}
