;;; motionspec.el --- Motion specs by 'speccli lsp'  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.1") (eglot "1.9"))

;;; Commentary:

;; Files that end in .motion.json get a mode of their own, so that other JSON keeps its own server:
;;
;;   (load "…/Editors/emacs/motionspec.el")
;;
;; Then M-x eglot in such a file, or (add-hook 'motionspec-mode-hook #'eglot-ensure).

;;; Code:

(require 'eglot)

(defgroup motionspec nil "Motion specs." :group 'languages)

(defcustom motionspec-server "speccli" "The path of speccli." :type 'file)

;;;###autoload
(define-derived-mode motionspec-mode js-mode "MotionSpec"
  "A motion spec: JSON with comments."
  (setq-local js-indent-level 2)
  (setq-local indent-tabs-mode nil))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.motion\\.json\\'" . motionspec-mode))

(add-to-list 'eglot-server-programs
             `(motionspec-mode . ,(lambda (&rest _) (list motionspec-server "lsp"))))

(provide 'motionspec)
;;; motionspec.el ends here
