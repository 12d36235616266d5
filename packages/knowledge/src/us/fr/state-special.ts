/** The French words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_FR: Words = {
  'us.state.tx.answer': {
    says: 'Au Texas, aux tribunaux de comté et de district (county, district courts), votre réponse est due au plus tard à 10 h du matin le lundi qui suit 20 jours. Visez le 20e jour.',
    action: 'Déposer votre réponse au tribunal',
    consequence: 'L’autre partie peut gagner sans audience.',
  },
  'us.state.tx.answer-justice': {
    says: 'Au Texas, devant un tribunal de paix (justice court), votre réponse est due avant la fin du 14e jour après avoir reçu les papiers.',
    action: 'Déposer votre réponse au tribunal de paix (justice court)',
    consequence: 'L’autre partie peut gagner sans audience.',
  },
  'us.state.tx.ask-answer': {
    says: 'Déposez une réponse écrite. Au Texas, devant un tribunal de paix (justice court), elle est due au plus tard le 14e jour après avoir reçu les papiers. Devant les tribunaux de comté et de district (county, district courts), au plus tard à 10 h du matin le lundi qui suit 20 jours.',
  },
  'us.state.ca.ask-used-car': {
    says: 'En Californie, une voiture d’occasion achetée chez un marchand depuis le 1er octobre 2026 peut être rendue dans les trois jours. Elle doit coûter au plus 50 000 $ et avoir roulé au plus 400 miles. Des frais sont gardés.',
    dependsOn: 'quand vous l’avez achetée, le prix et les miles parcourus',
  },
  ...stateWords('card-three-years', {
    NY: 'un paiement ou une promesse ne fait pas repartir les trois ans d’une dette de crédit à la consommation',
  }),
  ...stateWords('debt-buyer', {
    TX: 'un acheteur de dettes ne peut pas vous poursuivre après la fin des quatre ans, et un paiement ne les fait alors pas repartir',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA':
      'le salaire ne peut le plus souvent pas être saisi pour une dette comme une carte de crédit',
    TX: 'le salaire ne peut pas être saisi pour une dette normale. La pension pour enfants, les impôts et les prêts étudiants sont autre chose',
  }),
}
