/** A collector's letter for gas or electricity: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_FR: Words = {
  'gb.energy-debt.right-back-bill': {
    says: "L'énergie utilisée plus de 12 mois avant sa première facture ne peut pas être facturée, sauf si vous l'avez empêchée. Le fournisseur doit proposer ce que vous pouvez payer. Après huit semaines, ou un refus final, l'Energy Ombudsman est gratuit.",
  },
}
