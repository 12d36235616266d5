/** French: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_FR: Words = {
  'gb.company.right-late': {
    says: "Vous pouvez contester la pénalité de retard, mais seulement pour une raison rare hors de votre contrôle. Demandez du temps avant l'envoi au recouvrement.",
  },
}
