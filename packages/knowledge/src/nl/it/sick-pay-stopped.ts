/** The Italian words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_IT: Words = {
  'nl.sickpay.want': {
    says: 'Il datore ferma o trattiene la paga mentre è malato. Questo non chiude il rapporto.',
  },
  'nl.sickpay.reality': {
    says: 'La paga può fermarsi solo per un motivo di legge, come il rifiuto di un lavoro adatto. Mancare dal medico aziendale di solito la trattiene soltanto.',
  },
  'nl.sickpay.right-told': {
    says: 'Il datore deve dirLe subito il motivo, altrimenti non vale. La paga trattenuta arriva quando dà ciò che è stato chiesto.',
  },
  'nl.sickpay.step-answer': {
    says: 'Scriva oggi perché non è d’accordo e che farà ciò che la salute permette. Chieda un secondo parere all’UWV (deskundigenoordeel): un giudice di solito lo vuole.',
  },
}
