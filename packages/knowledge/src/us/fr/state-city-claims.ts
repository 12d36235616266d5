/** The French words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_FR: Words = {
  ...stateWords('city-claim', {
    AZ: 'envoyez une demande écrite (notice of claim) à l’organisme public dans les 180 jours, et agissez dans l’année',
    GA: 'envoyez une demande écrite (ante litem notice) à une ville dans les six mois, ou à un comté ou à l’État dans les 12 mois',
    IL: 'vous avez le plus souvent un an seulement pour poursuivre une ville, un comté ou une école. Une demande à l’État veut un avis écrit dans l’année',
    MA: 'une demande écrite (presentment) doit arriver chez le chef de l’organisme public dans les deux ans, avant d’agir en justice',
    MI: 'donnez un avis écrit dans les 120 jours si une mauvaise route ou un trottoir vous a blessé. Une demande à l’État a le plus souvent six mois',
    NC: 'une demande à l’État va à l’Industrial Commission dans les trois ans. Demandez à la ville ou au comté sa propre règle',
    NJ: 'envoyez un avis écrit (notice of claim) à l’organisme public dans les 90 jours, sinon vous perdez le plus souvent le droit d’agir',
    OH: 'vous avez le plus souvent deux ans pour poursuivre une ville, ou l’État devant la Court of Claims',
    WA: 'déposez un formulaire de demande (claim form) à l’organisme public et attendez 60 jours avant d’agir en justice',
  }),
}
