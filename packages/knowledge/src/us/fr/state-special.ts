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
  'us.state.fl.ask-deposit': {
    says: 'Écrivez et demandez-le. En Floride, un propriétaire (landlord) a 15 jours pour le rendre, ou 30 jours pour vous envoyer une réclamation dessus. Vous avez 15 jours pour vous y opposer.',
  },
  'us.state.az.ask-deposit': {
    says: 'Écrivez et demandez-le. En Arizona, un propriétaire (landlord) a 14 jours ouvrables après votre départ et votre demande. S’il est en retard ou si c’est faux, vous pouvez demander deux fois la somme gardée.',
  },
  'us.state.ca.ask-used-car': {
    says: 'En Californie, une voiture d’occasion achetée chez un marchand depuis le 1er octobre 2026 peut être rendue dans les trois jours. Elle doit coûter au plus 50 000 $ et avoir roulé au plus 400 miles. Des frais sont gardés.',
    dependsOn: 'quand vous l’avez achetée, le prix et les miles parcourus',
  },
  'us.state.ca.eviction-answer': {
    says: 'En Californie, vous avez dix jours de tribunal (court days) pour répondre à une affaire d’expulsion après avoir reçu les papiers. Les week-ends et jours fériés du tribunal ne comptent pas.',
    action: 'Déposer votre réponse aux papiers d’expulsion',
    consequence: 'Le propriétaire peut gagner sans audience.',
  },
  'us.state.fl.eviction-answer': {
    says: 'En Floride, vous avez cinq jours pour répondre à une expulsion, sans les week-ends et jours fériés. Vous devez aussi payer le loyer au tribunal.',
    action: 'Déposer votre réponse aux papiers d’expulsion',
    consequence: 'Le propriétaire peut gagner sans audience.',
  },
  'us.state.ga.eviction-answer': {
    says: 'En Géorgie, vous avez sept jours pour répondre à une affaire d’expulsion (dispossessory). Vous pouvez répondre par écrit ou en parlant au greffe (clerk).',
    action: 'Déposer votre réponse aux papiers d’expulsion',
    consequence: 'Le propriétaire peut gagner sans audience.',
  },
  'us.state.ny.eviction-answer': {
    says: 'Dans l’État de New York, vous avez dix jours pour répondre à une demande pour loyer impayé (nonpayment petition) après l’avoir reçue. Vous pouvez répondre en personne au greffe (clerk).',
    action: 'Déposer votre réponse aux papiers d’expulsion',
    consequence: 'Le propriétaire peut gagner sans audience.',
  },
  ...stateWords('card-three-years', {
    NY: 'un paiement ou une promesse ne fait pas repartir les trois ans d’une dette de crédit à la consommation',
  }),
  ...stateWords('debt-buyer', {
    TX: 'un acheteur de dettes ne peut pas vous poursuivre après la fin des quatre ans, et un paiement ne les fait alors pas repartir',
  }),
  ...stateWords('good-cause', {
    NJ: 'la plupart des locataires peuvent être expulsés seulement pour une raison nommée dans la loi, et seulement par un juge',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA':
      'le salaire ne peut le plus souvent pas être saisi pour une dette comme une carte de crédit',
    TX: 'le salaire ne peut pas être saisi pour une dette normale. La pension pour enfants, les impôts et les prêts étudiants sont autre chose',
  }),
  ...stateWords('social-security-late', {
    CA: 'vous pouvez demander au tribunal d’attendre quand votre loyer est en retard parce que Social Security s’est arrêté sans que ce soit votre faute',
  }),
}
