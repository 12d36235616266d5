/** Questions about a degree of disability that is too low: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_FR: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: 'Contestez par écrit en un mois ; une phrase suffit, c’est gratuit. Demandez le dossier avec les rapports médicaux. Expliquez ensuite avec vos médecins ce que vous ne pouvez plus faire au quotidien : cela compte plus que le nom de la maladie. Avec 30 ou 40, demandez l’assimilation à l’Agentur für Arbeit, qui protège l’emploi. Puis le tribunal social est gratuit. Le VdK ou SoVD aide.',
  },
}
