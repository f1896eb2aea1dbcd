import TestSupport
import Testing

@testable import Animator

@Suite("Columns")
struct ColumnTests {
    /// An object that says when it is released.
    final class Token: Comparable {
        final class Ledger { var alive = 0 }
        let number: Int
        private let ledger: Ledger

        init(_ number: Int, _ ledger: Ledger) {
            self.number = number
            self.ledger = ledger
            ledger.alive += 1
        }

        deinit { ledger.alive -= 1 }

        static func < (left: Token, right: Token) -> Bool { left.number < right.number }
        static func == (left: Token, right: Token) -> Bool { left.number == right.number }
    }

    @Test("a column holds what an array would, after any calls, and releases what it no longer holds")
    func likeAnArray() throws {
        var random = SplitMix64(seed: 5)
        let ledger = Token.Ledger()
        for _ in 0..<200 {
            var column = Column<Token>()
            var array: [Token] = []
            for step in 0..<100 {
                switch random.next() % 8 {
                case 0:
                    let (popped, expected) = (column.popLast(), array.popLast())
                    #expect(popped === expected)
                case 1 where !array.isEmpty:
                    #expect(column.removeLast() === array.removeLast())
                case 2 where array.count > 1:
                    let (first, second) = (Int(random.next() % 7) % array.count, array.count - 1)
                    column.swapAt(first, second)
                    array.swapAt(first, second)
                case 3 where !array.isEmpty:
                    let (index, token) = (Int(random.next() % 1000) % array.count, Token(step, ledger))
                    column[index] = token
                    array[index] = token
                case 4:
                    let (token, count) = (Token(step, ledger), Int(random.next() % 20))
                    column.append(token, count: count)
                    array += repeatElement(token, count: count)
                case 5 where random.next() % 4 == 0:
                    column.sort()
                    array.sort()
                case 6 where random.next() % 8 == 0:
                    column.removeAll()
                    array.removeAll()
                default:
                    let token = Token(step, ledger)
                    column.append(token)
                    array.append(token)
                }
                let (count, isEmpty, last, indices) = (
                    column.count, column.isEmpty, column.last, column.indices
                )
                #expect(count == array.count && isEmpty == array.isEmpty && indices == array.indices)
                #expect(last?.number == array.last?.number)
                for index in array.indices {
                    let number = column[index].number
                    #expect(number == array[index].number)
                }
                // The array holds all that the column does.
                let held = Set(array.map { ObjectIdentifier($0) }).count
                #expect(ledger.alive == held)
            }
        }
        #expect(ledger.alive == 0)
    }

    @Test("columns of columns move their elements when they grow")
    func nested() {
        let ledger = Token.Ledger()
        do {
            var columns = Column<Column<Token>>()
            for outer in 0..<50 {
                columns.append(Column())
                for inner in 0...outer { columns[outer].append(Token(inner, ledger)) }
            }
            #expect(ledger.alive == 50 * 51 / 2)
            let last = columns.removeLast()
            let count = last.count
            #expect(count == 50)
            for outer in columns.indices {
                let (count, number) = (columns[outer].count, columns[outer][outer].number)
                #expect(count == outer + 1 && number == outer)
            }
        }
        #expect(ledger.alive == 0)
    }

    @Test("a column in pages holds what an array would, beyond any number of pages, and releases it")
    func paged() {
        var random = SplitMix64(seed: 6)
        let ledger = Token.Ledger()
        do {
            var column = PagedColumn<Token>()
            var array: [Token] = []
            for number in 0..<2000 {
                array.append(Token(number, ledger))
                column.append(array[number])
                let index = Int(random.next() % 2000) % array.count
                array[index] = Token(-number, ledger)
                column[index] = array[index]
                let count = column.count
                #expect(count == array.count && ledger.alive == array.count)
            }
            let indices = column.indices
            #expect(indices == array.indices)
            for index in array.indices {
                let token = column[index]
                #expect(token === array[index])
            }
        }
        #expect(ledger.alive == 0)
    }

    @Test("an index beyond a column's elements ends the program, as one of an array does")
    func bounds() async {
        await #expect(processExitsWith: .failure) {
            var column = Column(repeating: 1, count: 3)
            column.removeLast()
            column[2] = 4
        }
        await #expect(processExitsWith: .failure) {
            let column = Column<Int>()
            _ = column[-1]
        }
        await #expect(processExitsWith: .failure) {
            var column = PagedColumn<Int>()
            for number in 0..<512 { column.append(number) }
            _ = column[512]
        }
        await #expect(processExitsWith: .failure) {
            var column = PagedColumn<Int>()
            for number in 0..<513 { column.append(number) }
            _ = column[513]
        }
        await #expect(processExitsWith: .failure) {
            var column = PagedColumn<Int>()
            column.append(1)
            _ = column[-1]
        }
    }
}
