/** Questions about a doctor’s note that came too late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_FR: Words = {
  'be.ask.sick-note-late': {
    says: 'Pas pour toute la période. Pour un certificat tardif, l’employeur ne peut refuser que le salaire garanti des jours avant sa remise. Dès ce jour, il est dû, jusqu’à 30 jours, si vous avez un mois d’ancienneté. En cas de force majeure, comme une hospitalisation, aucun jour n’est perdu. Envoyez-le avec une preuve et prévenez la mutuelle. Puis voyez votre syndicat.',
  },
}
