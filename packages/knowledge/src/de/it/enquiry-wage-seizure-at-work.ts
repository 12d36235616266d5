/** Questions about pay that is seized and the employer who learns of it: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_IT: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: 'Una parte della paga resta Sua: i primi 1.587,40 € netti al mese, e 597,42 € in più per la prima persona a carico. Con un figlio o coniuge a carico non si pignora nulla fino a circa 2.180 €. Dia le prove al capo. Un pignoramento da solo di solito non è motivo di licenziamento. Faccia del conto un P-Konto e vada alla consulenza debiti gratuita.',
  },
}
