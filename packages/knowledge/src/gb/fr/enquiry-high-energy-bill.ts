/** Questions about a bill for gas or power that looks far too high: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_FR: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: 'Relevez le compteur aujourd’hui, prenez une photo et envoyez-la : beaucoup de factures sont estimées. Demandez-en une nouvelle, et vérifiez le numéro du compteur et le tarif. Elle ne peut facturer ce qui date de plus de 12 mois et qu’elle a oublié, sauf si c’est de votre fait. Payez votre usage normal. Sinon réclamez par écrit. Après huit semaines, ou une réponse finale, l’Energy Ombudsman est gratuit.',
  },
}
