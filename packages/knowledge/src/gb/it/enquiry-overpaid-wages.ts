/** Questions about wages that an employer paid by mistake: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_IT: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Il datore può riprendere la paga versata per errore, anche dalla prossima busta e senza il suo sì. Ma chieda prima come è calcolata ogni somma e un piano a piccole rate. Dica se una grossa trattenuta la lascia senza affitto o cibo e offra una somma al mese. Acas consiglia un piano giusto: 0300 123 1100.',
  },
}
