/// Elements in pages of one size: a column that copies none of them to grow, and has room for no more than a page of others.
///
/// For what isn't read by the loops of frames: reading an element takes the place of its page first.
struct PagedColumn<Element: ~Copyable>: ~Copyable {
    /// The number of elements in each page but the last, a power of two.
    private static var pageSize: Int { 1 << pageBits }
    private static var pageBits: Int { 9 }

    private var pages = Column<Column<Element>>()
    /// The number of elements.
    private(set) var count = 0

    /// The indices of all elements.
    var indices: Range<Int> { 0..<count }

    /// An element.
    subscript(index: Int) -> Element {
        @inline(__always) _read { yield pages[index >> Self.pageBits][index & (Self.pageSize - 1)] }
        @inline(__always) _modify { yield &pages[index >> Self.pageBits][index & (Self.pageSize - 1)] }
    }

    /// Adds an element as the last one.
    ///
    /// - Complexity: O(1) amortised; no other element moves but those of the first page.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count % Self.pageSize == 0 { addPage() }
        pages[pages.count - 1].append(element)
        count += 1
    }

    /// Adds a page: the first grows with what it holds, so that little takes little.
    @inline(never)
    private mutating func addPage() {
        var page = Column<Element>()
        if count > 0 { page.reserve(Self.pageSize) }
        pages.append(page)
    }
}
