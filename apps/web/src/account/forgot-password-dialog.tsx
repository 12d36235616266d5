import { accountMessages as words } from '../messages/account.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.forgotTitle}
      description={words.forgotIntro}
      closeLabel={words.close}
    >
      <ForgotPasswordForm
        email={email}
        labels={{ send: words.sendLink, failed: words.resetFailedHint }}
        onClose={onClose}
      />
    </Dialog>
  )
}
