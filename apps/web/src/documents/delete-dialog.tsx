import { documentMessages as words } from '../messages/documents.ts'
import { nameFile } from '../name-file.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useDeleteDocument, type Deletable } from './queries.ts'

interface DeleteDialogProps {
  /** The letter in question; none means that the dialog is closed. */
  letter: Deletable | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a letter is gone for good. */
export function DeleteDialog({ letter, onClose, onDeleted }: DeleteDialogProps) {
  const deletion = useDeleteDocument(onDeleted)
  return (
    <ConfirmDialog
      isOpen={letter !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.deleteTitle}
      question={letter ? words.deleteQuestion(nameFile(letter.filename)) : ''}
      labels={{
        confirm: words.deleteConfirm,
        pending: words.deleting,
        cancel: words.cancel,
        close: words.close,
      }}
      isPending={deletion.isPending}
      onConfirm={() => letter && deletion.mutate({ id: letter.id, filename: letter.filename })}
    />
  )
}
