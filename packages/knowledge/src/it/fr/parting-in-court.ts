/** The French words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_FR: Words = {
  'it.parting.want': {
    says: 'Votre conjoint ou l’autre parent demande au tribunal la séparation, ou de régler la vie des enfants et les sommes.',
  },
  'it.parting.right-answer': {
    says: 'Il faut un avocat, qui dépose la réponse au moins 30 jours avant l’audience. Avec peu de revenus, l’État paie (patrocinio a spese dello Stato).',
  },
  'it.parting.right-children': {
    says: 'Les enfants gardent leurs deux parents : la garde partagée est la règle, exclusive seulement contre un tort pour eux. Un enfant de 12 ans est en général entendu. La pension suit les revenus, et le logement va en général avec les enfants.',
  },
  'it.parting.step': {
    says: 'Réunissez trois ans de papiers fiscaux et bancaires et un plan pour les enfants (piano genitoriale). Voyez un avocat cette semaine ; le barreau en indique des gratuits.',
  },
}
