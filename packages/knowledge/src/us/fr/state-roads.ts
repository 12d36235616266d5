/** The French words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_FR: Words = {
  ...stateWords('road-fines', {
    AZ: 'vous pouvez demander une audience sur une amende de la route (civil traffic ticket). Un stage de conduite en efface beaucoup, une fois en 12 mois',
    GA: 'le propriétaire reçoit les avis de caméra et de péage. Vous pouvez jurer qu’un autre conduisait ou qu’elle était volée, au plus tard à la date donnée',
    MI: 'répondez à une amende de la route avant le jour indiqué, le plus souvent dans les 14 jours : la reconnaître, l’expliquer, ou demander une audience',
    NC: 'vous avez 30 jours après une facture de péage pour la payer ou demander par écrit un examen',
    TX: 'pour beaucoup d’amendes, vous pouvez demander au plus tard à la date de réponse un stage de conduite, et l’affaire est alors abandonnée',
  }),
  ...stateWords('license-hold', {
    NC: 'un jour de tribunal manqué ou une amende impayée vous prend le permis dès le 60e jour après l’envoi de l’ordre. Réglez-le avant, ou montrez au juge que vous ne pouvez pas payer',
  }),
}
