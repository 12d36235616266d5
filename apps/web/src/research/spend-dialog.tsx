import { CREDIT_COSTS } from '@plainletter/contracts/prices'

import { accessMessages } from '../messages/access.ts'
import { researchMessages as words } from '../messages/research.ts'
import { useAccess } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface SpendDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks before a credit is spent, with the balance. */
export function SpendDialog({ isOpen, onOpenChange, onConfirm }: SpendDialogProps) {
  const access = useAccess()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.confirmTitle}
      description={words.confirmQuestion}
      closeLabel={words.close}
    >
      <p className="font-semibold">{accessMessages.cost(CREDIT_COSTS.caseResearch, access)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {words.cancel}
        </Button>
        <Button onClick={onConfirm}>{words.confirm}</Button>
      </div>
    </Dialog>
  )
}
