/** The French words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_HOMES_FR: Words = {
  'us.state.fl.ask-deposit': {
    says: 'Écrivez et demandez-le. En Floride, un propriétaire (landlord) a 15 jours pour le rendre, ou 30 jours pour vous envoyer une réclamation dessus. Vous avez 15 jours pour vous y opposer.',
  },
  'us.state.az.ask-deposit': {
    says: 'Écrivez et demandez-le. En Arizona, un propriétaire (landlord) a 14 jours ouvrables après votre départ et votre demande. S’il est en retard ou si c’est faux, vous pouvez demander deux fois la somme gardée.',
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
  ...stateWords('good-cause', {
    NJ: 'la plupart des locataires peuvent être expulsés seulement pour une raison nommée dans la loi, et seulement par un juge',
  }),
  ...stateWords('social-security-late', {
    CA: 'vous pouvez demander au tribunal d’attendre quand votre loyer est en retard parce que Social Security s’est arrêté sans que ce soit votre faute',
  }),
}
