/** Bills for power, gas and water: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'ch.buy.bill-want': { says: 'Un fournisseur veut que vous payiez une facture.' },
  'ch.buy.bill-check': {
    says: 'Vérifiez la facture. Proposez ensuite des acomptes si vous ne pouvez pas tout payer.',
  },
  'ch.buy.bill-right': { says: 'Vous pouvez demander le relevé du compteur et le calcul.' },
  'ch.buy.bill-plan': {
    title: 'Demander un plan de paiement',
    says: 'Proposez une somme par mois.',
    cost: 'Ce que vous proposez.',
    time: 'Un appel.',
    risk: 'Tenez-le.',
    bestFor: 'Vous devez la somme.',
  },
}
