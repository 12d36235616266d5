/** A collector's letter for gas or electricity: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_IT: Words = {
  'gb.energy-debt.right-back-bill': {
    says: "L'energia usata più di 12 mesi prima della sua prima bolletta non si può addebitare, salvo che Lei l'abbia impedita. Il fornitore deve offrire ciò che può pagare. Dopo otto settimane, o un no finale, l'Energy Ombudsman è gratuito.",
  },
}
