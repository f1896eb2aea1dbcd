-- A session of Neovim's own client: nvim --headless -u NONE -S neovim.lua, with SPECCLI and FOLDER in the environment.
vim.g.motionspec_server = vim.env.SPECCLI
vim.o.swapfile = false
local function check(condition, what)
  if not condition then
    io.stderr:write("failed: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end
vim.cmd("filetype on")
dofile(vim.env.EDITORS .. "/neovim/motionspec.lua")
vim.cmd("edit " .. vim.env.FOLDER .. "/main.motion.json")
vim.cmd("set filetype=json")
local buffer = vim.api.nvim_get_current_buf()
local function found() return vim.diagnostic.get(buffer) end
check(vim.wait(20000, function() return #found() > 0 end, 50), "a problem is seen")
local problem = found()[1]
local line = vim.api.nvim_buf_get_lines(buffer, problem.lnum, problem.lnum + 1, false)[1]
check(line:sub(problem.col + 1, problem.end_col) == '"curv"', "at its columns: " .. line:sub(problem.col + 1, problem.end_col))

local function ask(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}) do return answer.result, answer.error end
end
local function at(piece, delta)
  for number, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local start = text:find(piece, 1, true)
    if start then
      vim.api.nvim_win_set_cursor(0, { number, start - 1 + delta })
      return vim.lsp.util.make_position_params()
    end
  end
  check(false, "there is '" .. piece .. "'")
end
local place = at('"curv"', 1)
local clients = vim.tbl_values(vim.lsp.buf_get_clients(buffer))
check(#clients == 1, "one server for a text that is given its type twice")
local client = clients[1]
local actions = ask("textDocument/codeAction", {
  textDocument = place.textDocument, range = { start = place.position, ["end"] = place.position },
  context = { diagnostics = {} },
})
check(actions[1].title == "write 'curve'", "the fix comes first")
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
check(vim.wait(20000, function() return #found() == 0 end, 50), "the fix is taken")
local list = ask("textDocument/completion", at('"lib.soft"', 1))
local labels = vim.tbl_map(function(item) return item.label end, list.items)
check(vim.tbl_contains(labels, "lib.soft"), "completion: " .. table.concat(labels, " "))
local hover = ask("textDocument/hover", at('"curve"', 2))
check(hover.contents.value:find("Bézier", 1, true), "hover")
local rename = at("lib.soft", 5)
rename.newName = "gentle"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", rename), client.offset_encoding)
check(table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)):find("lib.gentle", 1, true), "renamed here")
local library = vim.fn.bufnr(vim.env.FOLDER .. "/lib.motion.json")
check(table.concat(vim.api.nvim_buf_get_lines(library, 0, -1, false)):find('"gentle"', 1, true), "renamed there")
local edits = ask("textDocument/formatting", vim.lsp.util.make_formatting_params({}))
vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
check(vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1] == '  "motionSpec": 1,', "formatted")
io.stdout:write("Neovim " .. tostring(vim.version().major) .. "." .. tostring(vim.version().minor) .. "\n")
vim.cmd("qall!")
