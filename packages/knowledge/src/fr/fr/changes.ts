/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Pour les contrats depuis le 20 novembre 2026, les règles du crédit à la consommation couvrent aussi les petits prêts et le paiement fractionné.',
    was: 'Les prêts de moins de 200 €, le crédit gratuit et le paiement fractionné étaient en dehors.',
    is: 'Le crédit jusqu’à 100 000 € est couvert, avec une vérification de ce que vous pouvez payer. Les anciens contrats gardent les anciennes règles.',
  },
  ...europeanChangeWords('fr', 'fr'),
}
