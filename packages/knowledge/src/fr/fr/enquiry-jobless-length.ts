/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_FR: Words = {
  'fr.ask-work.jobless-length': {
    says: 'Avant 55 ans, cela dure 18 mois au plus. À 55 et 56 ans c’est 22,5 mois, et dès 57 ans 27. Pour une rupture conventionnelle, patronat et syndicats ont convenu en février 2026 de 15 mois, et de 20,5 dès 55 ans. Demandez par écrit à France Travail quelle règle vaut pour le jour de fin de votre contrat.',
    dependsOn: 'votre âge, et comment et quand le contrat a pris fin',
  },
}
