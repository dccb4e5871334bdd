-- SPDX-License-Identifier: MIT
-- Neovim as a person uses it: completes, hovers, fixes, renames and lays out card.json of the folder that it runs in.
-- Prints a line for each thing that worked. WEAVE names the program.

local function fail(text)
  io.stdout:write('failed: ' .. text .. '\n')
  vim.cmd('cquit 1')
end

local function check(is_true, text)
  if not is_true then fail(text) end
  io.stdout:write(text .. '\n')
end

vim.cmd('edit card.json')
local buffer = vim.api.nvim_get_current_buf()
vim.bo[buffer].filetype = 'json'
local id = vim.lsp.start_client({
  name = 'weave',
  cmd = { os.getenv('WEAVE'), 'lsp', '--now', '2026-03-28T14:05:00Z' },
  root_dir = vim.fn.getcwd(),
})
check(id ~= nil, 'started')
vim.lsp.buf_attach_client(buffer, id)
check(vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 20), 'diagnostics')
local found = vim.diagnostic.get(buffer)[1]
check(found.message:find('did you mean `layout`') ~= nil, 'message')
check(found.lnum == 3 and found.col == 2, 'place')

local function ask(method, line, column, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = column } }
  for key, value in pairs(more or {}) do params[key] = value end
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  local answer = answers and answers[id]
  if not answer or answer.err then fail(method .. ': ' .. vim.inspect(answer)) end
  return answer.result
end

-- The emoji is two columns of UTF-16, which this Neovim counts in.
local hover = ask('textDocument/hover', 2, 25)
check(hover.contents.value:find('Now `12`') ~= nil, 'hover')

local list = ask('textDocument/completion', 2, 25)
local labels = {}
for _, item in ipairs(list.items) do labels[item.label] = item end
check(labels['count'] ~= nil and labels['__calendar_today_count'] ~= nil, 'completion')

local client = vim.lsp.get_client_by_id(id)
local range = { start = { line = 3, character = 3 }, ['end'] = { line = 3, character = 3 } }
local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  range = range,
  context = { diagnostics = {} },
}, 20000)
local action = answers[id].result[1]
check(action.title == 'Replace with `layout`', 'fix offered')
vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
check(vim.api.nvim_buf_get_lines(buffer, 3, 4, true)[1] == '  "layout": { "template": "hero" },', 'fix carried out')
check(vim.wait(20000, function() return #vim.diagnostic.get(buffer) == 0 end, 20), 'nothing wrong any more')

local edit = ask('textDocument/rename', 2, 25, { newName = 'sum' })
vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n')
check(text:find('{{sum|0}}', 1, true) ~= nil and text:find('"sum": 12', 1, true) ~= nil, 'renamed')

vim.api.nvim_buf_set_lines(buffer, 1, 2, true, { '      "name":"Card",' })
local edits = ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
check(vim.api.nvim_buf_get_lines(buffer, 1, 2, true)[1] == '  "name": "Card",', 'laid out')

vim.api.nvim_buf_set_lines(buffer, 2, 3, true, { '  "primaryText": "{{=clamp(sum, 1, 9)}}",' })
local help = ask('textDocument/signatureHelp', 2, 31)
check(help.signatures[1].label == 'clamp(x, low, high)' and help.activeParameter == 1, 'signature help')
local symbols = ask('workspace/symbol', 0, 0, { query = 'sum' })
check(#symbols == 1 and symbols[1].containerName == 'card.json', 'workspace symbols')

vim.lsp.stop_client(id)
check(vim.wait(20000, function() return client.is_stopped() end, 20), 'stopped')
vim.cmd('qall!')
