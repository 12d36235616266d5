/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Pour les contrats depuis le 20 novembre 2026, les règles du crédit à la consommation couvrent aussi les petits prêts et presque tout le paiement fractionné.',
    was: 'Les prêts de moins de 200 € ou de plus de 75 000 € et presque tout paiement fractionné gratuit en moins de trois mois étaient en dehors.',
    is: 'Le crédit jusqu’à 100 000 € est couvert, avec une vérification de ce que vous pouvez payer. Les anciens contrats gardent en général les anciennes règles.',
  },
  ...europeanChangeWords('fr', 'fr'),
}
