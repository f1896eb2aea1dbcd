import Foundation
import PackagePlugin

/// Makes Swift constants of the specs of a target, each time they, or the libraries beside them, change.
///
/// A spec is a file `*.motion.json`. Every other `*.json` of the target may be something that a spec imports.
@main
struct MotionSpecs: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let files = target.sourceFiles.map { $0.url }.filter { $0.pathExtension == "json" }
        let speccli = try context.tool(named: "speccli").url
        return files.filter { $0.lastPathComponent.hasSuffix(".motion.json") }.map { spec in
            let output = context.pluginWorkDirectoryURL.appending(path: name(of: spec, in: target))
            return .buildCommand(
                displayName: "Making Swift of \(spec.lastPathComponent)", executable: speccli,
                arguments: [
                    "bake", spec.path, "--format", "swift", "--root", context.package.directoryURL.path,
                    "--output", output.path,
                ],
                inputFiles: [spec] + files.filter { $0 != spec }, outputFiles: [output])
        }
    }

    /// A file of its own for each spec: `cards/deal.motion.json` is `cards-deal.motion.swift`.
    private func name(of spec: URL, in target: any SourceModuleTarget) -> String {
        let folder = target.directoryURL.path
        let path = spec.path.hasPrefix(folder) ? String(spec.path.dropFirst(folder.count)) : spec.path
        let names = path.split(separator: "/")
        return names.joined(separator: "-").dropLast("json".count) + "swift"
    }
}
