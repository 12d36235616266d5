import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  question: string
  labels: { confirm: string; pending: string; cancel: string; close: string }
  isPending: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { labels } = props
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.question}
      closeLabel={labels.close}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => props.onOpenChange(false)}>
          {labels.cancel}
        </Button>
        <Button
          variant="danger"
          pendingLabel={props.isPending && labels.pending}
          onClick={props.onConfirm}
        >
          {labels.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
