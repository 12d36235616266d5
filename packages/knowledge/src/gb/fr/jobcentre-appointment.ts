/** French: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_FR: Words = {
  'gb.jobcentre.reality': {
    says: 'Rien n’est encore retiré. Ceux qui viennent, ou qui préviennent à temps, ne perdent en général rien.',
  },
  'gb.jobcentre.right-good-reason': {
    says: 'On ne peut réduire votre aide que si vous ne venez pas sans bonne raison (good reason). Une maladie, la garde d’un enfant, un entretien d’embauche ou une lettre arrivée trop tard peut en être une.',
  },
  'gb.jobcentre.step-tell': {
    says: 'Vous ne pouvez pas venir ? Dites-le avant l’heure, dans votre journal ou par téléphone. Demandez un autre jour et gardez une preuve.',
  },
}
