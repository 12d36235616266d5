/** Questions about work while a child is ill: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_FR: Words = {
  'de.ask-job.sick-child': {
    says: 'Non, vous pouvez rester chez vous si votre enfant de moins de 12 ans est malade, qu’un médecin l’atteste et que personne d’autre au foyer ne peut le garder. En 2026 : 15 jours par enfant et parent, 30 pour un parent seul. La caisse paie en général 90 % du net perdu. Prévenez le patron aussitôt et envoyez l’attestation. Pas besoin de prendre des congés. Un licenciement pour cela serait illégal.',
  },
}
