/** The German words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_DE: Words = {
  'us.tax.right-credits': {
    says: 'Kürzt man eine Steuergutschrift (credit) für Kinder oder kleinen Lohn, haben Sie 60 Tage, um das rückgängig machen zu lassen. Schicken Sie Beweise, dass das Kind bei Ihnen lebte.',
  },
}
