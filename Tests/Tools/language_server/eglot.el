;; SPDX-License-Identifier: MIT
;; Emacs with eglot as a person uses it: completes, hovers, fixes, renames and lays out card.json of the folder that it
;; runs in. Prints a line for each thing that worked. WEAVE names the program.

(setq eglot-sync-connect 20 eglot-autoshutdown t make-backup-files nil create-lockfiles nil)
(require 'eglot)
(require 'js)

(defun weave-check (is-true text)
  (unless is-true (princ (format "failed: %s\n%s\n" text (buffer-string))) (kill-emacs 1))
  (princ (format "%s\n" text)))

(defun weave-wait (condition)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end)) (accept-process-output nil 0.02))
    (funcall condition)))

(defun weave-go (text)
  (goto-char (point-min))
  (search-forward text))

(find-file "card.json")
(js-mode)
(add-to-list 'eglot-server-programs
             `(js-mode . (,(getenv "WEAVE") "lsp" "--now" "2026-03-28T14:05:00Z")))
(let ((project (cons 'transient default-directory)))
  (eglot '(js-mode) project 'eglot-lsp-server
         (list (getenv "WEAVE") "lsp" "--now" "2026-03-28T14:05:00Z") "json"))
(weave-check (eglot-managed-p) "started")
(let ((server (eglot-current-server)))
  (weave-check (weave-wait (lambda () (flymake-diagnostics))) "diagnostics")
  (weave-check (string-match-p "did you mean `layout`" (flymake-diagnostic-text (car (flymake-diagnostics)))) "message")
  (weave-go "{{cou")
  (let ((hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams))))
    (weave-check (string-match-p "Now `12`" (plist-get (plist-get hover :contents) :value)) "hover"))
  (let* ((list (jsonrpc-request server :textDocument/completion (eglot--TextDocumentPositionParams)))
         (labels (mapcar (lambda (item) (plist-get item :label)) (plist-get list :items))))
    (weave-check (and (member "count" labels) (member "__calendar_today_count" labels)) "completion"))
  (weave-go "\"layo")
  (let ((actions (eglot-code-actions (point) (point) "quickfix")))
    (weave-check (equal (plist-get (aref (vconcat actions) 0) :title) "Replace with `layout`") "fix offered")
    (eglot--apply-workspace-edit (plist-get (aref (vconcat actions) 0) :edit)))
  (goto-char (point-min))
  (weave-check (search-forward "  \"layout\": { \"template\": \"hero\" }," nil t) "fix carried out")
;; What a timer does while a person thinks, and no timer does in a batch.
  (eglot--signal-textDocument/didChange)
  (weave-go "{{cou")
  (eglot-rename "sum")
  (eglot--signal-textDocument/didChange)
  (weave-check (save-excursion (goto-char (point-min)) (and (search-forward "{{sum|0}}" nil t) (search-forward "\"sum\": 12" nil t)))
               "renamed")
  (weave-go "  \"name\"")
  (goto-char (line-beginning-position))
  (insert "      ")
  (eglot--signal-textDocument/didChange)
  ;; The indentation is the editor's.
  (setq-local indent-tabs-mode nil tab-width 2)
  (eglot-format-buffer)
  (goto-char (point-min))
  (weave-check (search-forward "\n  \"name\": \"Card\"," nil t) "laid out")
  (set-buffer-modified-p nil)
  (eglot-shutdown server nil 20)
  (weave-check (not (jsonrpc-running-p server)) "stopped"))
(kill-emacs 0)
