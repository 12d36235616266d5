/** French: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_FR: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'Pour le gaz, ils doivent attendre 28 jours après la facture et prévenir sept jours avant. Ils ne peuvent pas couper pour une somme vraiment contestée.',
  },
  'gb.bill.right-water-council': {
    says: "Si votre compagnie d'eau ne règle pas le problème, le Consumer Council for Water aide gratuitement.",
  },
  'gb.bill.right-watersure': {
    says: "Un compteur, certaines aides, et trois enfants ou plus ou une maladie qui demande de l'eau ? Alors demandez WaterSure, qui limite la facture.",
  },
}
