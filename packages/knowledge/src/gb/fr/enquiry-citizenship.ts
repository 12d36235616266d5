/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'gb.ask-immigration.citizen-years': {
    says: 'Cinq ans seuls ne suffisent pas. Il faut le plus souvent cinq ans de vie ici et un droit de séjour sans limite (settled status ou indefinite leave) depuis douze mois. Marié à un Britannique : trois ans, et ce droit le jour de la demande. Au plus 450 jours à l’étranger (270 sur trois ans), dont 90 la dernière année. Il y a aussi le test Life in the UK, l’anglais et la bonne conduite. Le temps pour obtenir ce droit dépend du visa et change : voyez GOV.UK.',
  },
}
