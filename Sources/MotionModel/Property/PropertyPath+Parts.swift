/// Values and their parts, which are properties of one target.
extension PropertyPath {
    /// The larger values that it is a part of, the smallest first, with the components that it has of each.
    package var wholes: [(path: PropertyPath, component: Range<Int>)] {
        KnownKeyPath.aliases(of: keyPath).map { (sibling($0.whole), $0.component) }
    }

    /// The single numbers of its value by their own names, with their components in it; none of a number, nor of a value whose
    /// numbers have no names.
    package var numbers: [(path: PropertyPath, row: KnownKeyPath, component: Int)] {
        let whole = keyPath
        return (KnownKeyPath.parts[whole] ?? []).compactMap { part in
            guard let row = KnownKeyPath.row(for: part.keyPath), !row.hasParts,
                let place = KnownKeyPath.aliases(of: part.keyPath).first(where: { $0.whole == whole })
            else { return nil }
            return (sibling(part.keyPath), row, place.component.lowerBound)
        }
    }

    /// Another known key path of the same target.
    private func sibling(_ keyPath: String) -> PropertyPath {
        do throws(PropertyPathError) {
            return try PropertyPath("\(target).\(keyPath)")
        } catch {
            preconditionFailure("a target and a key path are a path")
        }
    }
}
