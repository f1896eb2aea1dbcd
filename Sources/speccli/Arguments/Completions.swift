import MotionModel
import SpecFormat

/// Scripts that complete command lines, generated from the table of commands, so that they agree with the parser.
enum Completions {
    private static let names = CommandTable.rows.map { $0.name.rawValue } + ["help"]

    /// The words that a command takes in place of a file; empty if it takes files or nothing.
    private static func words(of command: Command) -> [String] {
        switch command.name {
        case .completions: Shell.allCases.map { $0.rawValue }
        case .explain: DiagnosticID.allCases.map { $0.name }
        case .curve: NamedCurve.all.flatMap { [$0.name] + $0.aliases } + [CurveFitCommand.word]
        default: []
        }
    }

    /// Whether a command takes files, and not words or a new name.
    private static func takesFiles(_ command: Command) -> Bool {
        command.operandCount.upperBound > 0 && words(of: command).isEmpty && command.name != .initialize
    }

    /// The operand of 'completions' that prints the variants of specs.
    static let variantsWord = "variants"

    /// The words that may follow a flag; nil if it takes no value, empty if it takes any.
    private static func choices(of flag: Flag) -> [String]? {
        switch flag.kind {
        case .none: nil
        case .choice(let words): words
        case .text, .positive, .count, .time, .times: []
        }
    }

    // MARK: Bash

    /// For bash, 3.2 and later.
    static var bash: String {
        var text = """
            # Completes speccli in bash: source it, or put it where bash-completion looks.
            _speccli() {
                local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
                local command="${COMP_WORDS[1]}" words="" files=no index
                COMPREPLY=()
                # Bash takes '--flag=value' for three words.
                if [ "$current" = "=" ]; then current=""; fi
                if [ "$before" = "=" ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
                # Where '=' breaks no words, it is one.
                case "$current" in
                    --*=*)
                        before="${current%%=*}"
                        COMP_WORDS[COMP_CWORD]="$before" COMP_WORDS[COMP_CWORD+1]="${current#*=}"
                        COMP_CWORD=$((COMP_CWORD + 1)) _speccli
                        COMPREPLY=("${COMPREPLY[@]/#/$before=}")
                        return ;;
                esac
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$current"))
                    return
                fi
                case "$command:$before" in

            """
        for command in CommandTable.rows {
            for flag in command.flags {
                guard let choices = choices(of: flag) else { continue }
                let patterns = typed(flag).map { "\(command.name.rawValue):\($0)" }.joined(separator: "|")
                guard flag.name != .variant else {
                    text +=
                        "        \(patterns)) COMPREPLY=($(compgen -W \"$(\(ask) \"${COMP_WORDS[@]:2:COMP_CWORD-2}\" 2>/dev/null)\" -- \"$current\")); return ;;\n"
                    continue
                }
                text +=
                    choices.isEmpty
                    ? "        \(patterns)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n"
                    : "        \(patterns)) COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\")); return ;;\n"
            }
        }
        text += """
                esac
                case "$command" in
                    help) words="\(CommandTable.rows.map { $0.name.rawValue }.joined(separator: " "))" ;;

            """
        for command in CommandTable.rows {
            let all = command.flags.map { $0.name.typed } + words(of: command)
            let files = takesFiles(command) ? " files=yes" : ""
            text += "        \(command.name.rawValue)) words=\"\(all.joined(separator: " "))\"\(files) ;;\n"
        }
        text += """
                esac
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                case "$files:$current" in
                    no:* | yes:-*) ;;
                    *) COMPREPLY+=($(compgen -f -- "$current")) ;;
                esac
            }
            complete -o filenames -F _speccli speccli

            """
        return text
    }

    /// The command line that prints the variants of the specs in a line.
    private static let ask = "speccli \(Command.Name.completions.rawValue) \(variantsWord) --"

    private static func typed(_ flag: Flag) -> [String] {
        [flag.name.typed] + (flag.short.map { ["-\($0)"] } ?? [])
    }

    // MARK: Zsh

    /// For zsh: a function to autoload by the name `_speccli`.
    static var zsh: String {
        var text = """
            #compdef speccli
            # Completes speccli in zsh: put it into a folder of $fpath as _speccli.
            _speccli() {
                local -a commands
                commands=(

            """
        for command in CommandTable.rows {
            text += "        \(quoted("\(command.name.rawValue):\(command.summary)"))\n"
        }
        text += """
                    'help:print help'
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                local command="${words[2]}"
                shift words
                (( CURRENT-- ))
                case "$command" in
                    help) _describe command commands ;;

            """
        for command in CommandTable.rows {
            text += "        \(command.name.rawValue)) _arguments -s"
            for flag in command.flags { text += " \\\n            \(zshArgument(flag))" }
            let words = words(of: command)
            if !words.isEmpty {
                text += " \\\n            \(quoted("1:word:(\(words.joined(separator: " ")))"))"
            } else if takesFiles(command) {
                text += " \\\n            '*:file:_files'"
            }
            text += " ;;\n"
        }
        return text + "    esac\n}\n_speccli \"$@\"\n"
    }

    private static func zshArgument(_ flag: Flag) -> String {
        let summary = flag.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(
            ":", with: ",")
        var value = ""
        if flag.name == .variant {
            value = ":variant:{compadd -- $(\(ask) $words 2>/dev/null)}"
        } else if let choices = choices(of: flag) {
            value = choices.isEmpty ? ":value:_files" : ":value:(\(choices.joined(separator: " ")))"
        }
        let prefix = flag.isRepeatable ? "*" : ""
        let equals = value.isEmpty ? "" : "="
        return quoted("\(prefix)\(flag.name.typed)\(equals)[\(summary)]\(value)")
    }

    // MARK: Fish

    /// For fish.
    static var fish: String {
        var text = """
            # Completes speccli in fish: put it into ~/.config/fish/completions as speccli.fish.
            complete -c speccli -n __fish_use_subcommand -f -a help -d 'print help'

            """
        for command in CommandTable.rows {
            let name = command.name.rawValue
            text +=
                "complete -c speccli -n __fish_use_subcommand -f -a \(name) -d \(fishQuoted(command.summary))\n"
            let condition = "-n '__fish_seen_subcommand_from \(name)'"
            for flag in command.flags {
                text += "complete -c speccli \(condition) -l \(flag.name.rawValue)"
                if let short = flag.short { text += " -s \(short)" }
                if flag.name == .variant {
                    text += " -x -a '(\(ask) (commandline -opc)[3..] 2>/dev/null)'"
                } else if let choices = choices(of: flag) {
                    text += choices.isEmpty ? " -r" : " -x -a '\(choices.joined(separator: " "))'"
                }
                text += " -d \(fishQuoted(flag.summary))\n"
            }
            let words = words(of: command)
            if !words.isEmpty {
                text += "complete -c speccli \(condition) -f -a '\(words.joined(separator: " "))'\n"
            } else if !takesFiles(command) {
                text += "complete -c speccli \(condition) -f\n"
            }
        }
        return text
    }

    // MARK: Quoting

    /// The text in single quotes for bash and zsh.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

extension String {
    /// The text with a character replaced by another text.
    fileprivate func replacing(_ character: Character, with other: String) -> String {
        var result = ""
        for own in self {
            if own == character { result += other } else { result.append(own) }
        }
        return result
    }
}
