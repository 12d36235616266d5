/** The French words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_FR: Words = {
  'it.ask.fine-late': {
    says: 'L’amende doit être envoyée au propriétaire dans les 90 jours de l’infraction (100 si le conducteur l’a reçue sur place). Regardez le jour de remise à la poste. Si c’est tard, ne payez pas : recours gratuit au Prefetto en 60 jours, ou au giudice di pace en 30. Les 90 jours peuvent partir plus tard si l’auto était louée ou l’adresse difficile à trouver.',
  },
}
