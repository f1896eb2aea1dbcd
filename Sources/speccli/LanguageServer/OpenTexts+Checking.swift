import SpecFormat

extension OpenTexts {
    /// The findings of `validate` for a text, with all other open texts in their present state.
    func findings(of text: OpenText) -> OpenText.Findings {
        guard text.isSpec else {
            return OpenText.Findings(diagnostics: [], imports: [], isUnexplained: false, files: [:])
        }
        var (spec, diagnostics, workspace) = read(text.bytes, at: text.location)
        var imports = workspace?.loader.places ?? []
        imports.remove(text.location)
        diagnostics = project(of: text.location)?.judged(diagnostics) ?? diagnostics
        let isExplained = spec != nil || diagnostics.contains { $0.severity == .error }
        return OpenText.Findings(
            diagnostics: diagnostics, imports: imports, isUnexplained: !isExplained,
            files: workspace?.annotatedFiles ?? [:])
    }

    /// The problems of other bytes in place of a text.
    func problems(_ bytes: [UInt8], inPlaceOf text: OpenText) -> [Diagnostic] {
        read(bytes, at: text.location).diagnostics
    }

    /// A text with the corrections applied that need no confirmation.
    func repaired(_ text: OpenText) -> SafeRepair {
        SafeRepair(of: SourceFile(path: text.location, bytes: text.bytes)) {
            read($0.bytes, at: text.location).diagnostics
        }
    }

    /// Reads a text and its imports, open or not.
    ///
    /// - Parameter changed: Texts that differ from the open ones, by their locations.
    /// - Returns: The workspace that has read them; nil if the folder of the text is gone.
    func read(
        _ bytes: [UInt8], at location: String, changed: [String: [UInt8]] = [:]
    ) -> (spec: Spec?, diagnostics: [Diagnostic], workspace: SpecWorkspace<OpenImports>?) {
        var open: [String: [UInt8]] = [:]
        for text in texts { open[text.location] = text.bytes }
        for (location, bytes) in changed { open[location] = bytes }
        let loader: OpenImports
        do throws(Failure) {
            loader = try OpenImports(root: existing(root(for: location)), open: open)
        } catch {
            // The folder has been removed since: its text is read without imports.
            let (spec, diagnostics) = SpecReader.read(SourceFile(path: location, bytes: bytes))
            return (spec, diagnostics, nil)
        }
        let file = SourceFile(path: loader.name(of: location), bytes: bytes)
        var options = SpecReader.Options()
        options.annotates = true
        var workspace = SpecWorkspace(loader, options: options)
        let (spec, diagnostics) = workspace.read(file, at: location)
        return (spec, diagnostics, workspace)
    }

    /// What is wrong with the configuration of the project that a text is in; nil if nothing is.
    func projectFailure(of text: OpenText) -> String? {
        do throws(Failure) { _ = try Configuration.nearest(from: Files.folder(of: text.location)) } catch {
            return error.message
        }
        return nil
    }

    /// The configuration of the project that a text is in; nil if there is none that can be used.
    private func project(of location: String) -> Configuration? {
        do throws(Failure) { return try Configuration.nearest(from: Files.folder(of: location)) } catch {
            // What is wrong with it is told once, by `projectFailure`.
            return nil
        }
    }

    /// The folder in which imports of a text may lie: that of the project, else of the workspace.
    private func root(for location: String) -> String {
        let root = project(of: location)?.root(holding: location)
        return root.flatMap { FileImports.real($0) } ?? self.root(of: location)
    }

    /// The nearest existing folder: a text may be meant for one that doesn't exist yet.
    private func existing(_ folder: String) -> String {
        var folder = folder
        while folder.utf8.count > 1, Files.status(folder)?.kind != .folder {
            folder = Files.folder(of: folder)
        }
        return folder
    }
}
