-- MotionSpec for Neovim: put this file into ~/.config/nvim/plugin/.
-- From 0.11 on it sets up the server by vim.lsp.config; before, it starts one server for each folder.
local command = { vim.g.motionspec_server or "speccli", "lsp" }

if vim.lsp.config then
  vim.lsp.config("motionspec", {
    cmd = command,
    filetypes = { "json", "jsonc" },
    root_markers = { "speccli.json", ".git" },
  })
  vim.lsp.enable("motionspec")
  return
end

local clients = {}
vim.api.nvim_create_autocmd("FileType", {
  pattern = { "json", "jsonc" },
  callback = function(event)
    local path = vim.api.nvim_buf_get_name(event.buf)
    local folder = vim.fn.fnamemodify(path, ":p:h")
    -- A text can be given its type more than once.
    local client = clients[folder]
    if not (client and vim.lsp.get_client_by_id(client)) then
      client = vim.lsp.start_client({ name = "motionspec", cmd = command, root_dir = folder })
      clients[folder] = client
    end
    if client then vim.lsp.buf_attach_client(event.buf, client) end
  end,
})
