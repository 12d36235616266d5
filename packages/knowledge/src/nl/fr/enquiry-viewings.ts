/** Questions about viewings of a rented home: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_FR: Words = {
  'nl.ask.viewings': {
    says: 'Vous ne devez accepter les visites que si le logement est à vendre ou à relouer. Elles sont annoncées, à une heure correcte, et vous pouvez être là. Proposez des heures fixes, comme un jour par semaine. Le bailleur ne peut entrer avec une clé contre votre gré.',
  },
}
