/** Questions about bankruptcy: the family, the things and the job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_FR: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'Non. Le tribunal ne prévient pas l’entreprise ; le nom est seulement au journal officiel (官報), peu lu. La faillite n’est pas un motif de renvoi. Gardiens, agents d’assurance et certains métiers sont fermés jusqu’à la décharge (免責), souvent quelques mois : demandez d’autres tâches. L’entreprise peut l’apprendre si vous lui devez de l’argent ou demandez une attestation. Les autres plans ne ferment aucun métier. 法テラス.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Votre famille ne doit rien, mais une caution doit payer. Vous gardez l’essentiel et jusqu’à 990 000 yens en espèces. Maison et voiture chère sont souvent vendues. Peu de métiers sont fermés quelques mois. Impôts et pension restent.',
    dependsOn: 'ce que vous possédez et qui s’est porté caution',
  },
}
