use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct MotionSpec;

impl zed::Extension for MotionSpec {
    fn new() -> Self {
        MotionSpec
    }

    fn language_server_command(&mut self, _: &LanguageServerId, tree: &Worktree) -> Result<Command> {
        let command = tree.which("speccli").ok_or("speccli is not on the path")?;
        Ok(Command { command, args: vec!["lsp".into()], env: tree.shell_env() })
    }
}

zed::register_extension!(MotionSpec);
