/** Italian: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_IT: Words = {
  'gb.benefit.one-month-older': {
    says: 'Ha un mese dalla data della decisione per chiedere un nuovo esame.',
    action: 'Chiedere un nuovo esame della decisione',
    consequence: 'Dopo serve un buon motivo per il ritardo.',
  },
  'gb.benefit.step-review-older': {
    says: 'Se una parte è sbagliata, chieda un nuovo esame (mandatory reconsideration) entro un mese dalla data della decisione.',
  },
  'gb.benefit.know-older': {
    says: 'Chi ha detto tutto in tempo all’ufficio di solito non deve ridare la Pension Credit né altri aiuti più vecchi.',
    learnMore: 'Cerchi che cosa ha detto, quando e come. Mandi una copia con la richiesta.',
  },
  'gb.benefit.right-older': {
    says: 'Di solito possono chiedere indietro la Pension Credit e altri aiuti più vecchi solo se Lei ha dato un fatto sbagliato o ne ha lasciato fuori uno. L’errore era loro? Allora lo dica.',
  },
}
