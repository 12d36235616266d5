import type { Mail } from '@plainletter/contracts/mail'

import { accountDeleted } from './account-deleted.ts'
import { contactMessage } from './contact-message.ts'
import { layOut } from './lay-out.ts'
import type { Content, Message } from './lay-out.ts'
import { newSignIn } from './new-sign-in.ts'
import { passwordChanged } from './password-changed.ts'
import { planReceipt } from './plan-receipt.ts'
import { purchaseReceipt } from './purchase-receipt.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

/** The words of a mail. The same mail gives the same bytes each time: the provider compares them when we send again. */
export const composeMail = (mail: Mail, origin: string): Message => layOut(contentOf(mail), origin)

function contentOf(mail: Mail): Content {
  switch (mail.kind) {
    case 'verify_email':
      return verifyEmail(mail)
    case 'reset_password':
      return resetPassword(mail)
    case 'password_changed':
      return passwordChanged(mail)
    case 'new_sign_in':
      return newSignIn(mail)
    case 'purchase_receipt':
      return purchaseReceipt(mail)
    case 'plan_receipt':
      return planReceipt(mail)
    case 'account_deleted':
      return accountDeleted(mail)
    case 'contact_message':
      return contactMessage(mail)
  }
}
