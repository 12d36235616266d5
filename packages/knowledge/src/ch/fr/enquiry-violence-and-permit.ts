/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_FR: Words = {
  'ch.ask.violence-and-permit': {
    says: 'En danger, appelez le 117. Vous ne devez pas rester pour le permis : qui quitte un mariage à cause de violences peut garder le droit de séjour, même avant trois ans. Réunissez des preuves : médecin, photos, police, foyer, lettres de l’aide aux victimes (LAVI). Appelez-la d’abord (aide-aux-victimes.ch) : gratuit et secret, avec abri et avocat. Le service des migrations seulement avec conseil.',
  },
}
