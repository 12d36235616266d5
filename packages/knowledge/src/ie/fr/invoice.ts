/** The French words of the rows in ../invoice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_FR: Words = {
  'ie.invoice.want': {
    says: 'Une entreprise vous demande de payer un bien ou un travail. C’est une facture, pas une menace.',
  },
  'ie.invoice.right-service': {
    says: 'Le travail doit être fait avec soin, au prix convenu. Sinon, demandez une correction ou une baisse du prix.',
  },
  'ie.invoice.right-goods': {
    says: 'Les biens doivent être conformes, de bonne qualité et propres à l’usage.',
  },
  'ie.invoice.step-check': {
    says: 'Vérifiez les montants, ce que vous avez payé et les coordonnées bancaires à un numéro connu.',
  },
}
