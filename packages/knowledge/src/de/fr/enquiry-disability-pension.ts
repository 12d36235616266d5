/** The French words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_FR: Words = {
  'de.ask-pension.refused': {
    says: 'Contestez (Widerspruch) dans le mois. C’est gratuit, les motifs peuvent suivre. Demandez le rapport médical et faites répondre vos médecins. Moins de six heures de travail par jour peut donner la demi-pension, moins de trois la pension entière.',
  },
}
