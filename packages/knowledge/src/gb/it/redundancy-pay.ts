/** Redundancy pay: the sum, and who pays when the employer has no money. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_IT: Words = {
  'gb.work.right-insolvent': {
    says: "Se il datore non ha denaro, lo Stato paga l'indennità, fino a otto settimane di paga, ferie e preavviso, fino a un limite. Chieda al curatore il numero del caso.",
  },
  'gb.work.right-redundancy-sum': {
    says: "Controlli la somma: mezza, una o una settimana e mezza di paga per anno intero, secondo l'età. Conta 20 anni al massimo, e la settimana ha un limite.",
  },
}
