/** The French words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_WORDS: Words = {
  'be.ask.pregnant': {
    says: 'Dès que l’employeur sait, et jusqu’à un mois après le congé, il ne peut licencier que pour une raison étrangère à la grossesse, qu’il doit prouver. Sinon, il doit six mois de salaire en plus. Demandez les motifs par écrit.',
  },
  'be.ask.bullied-at-work': {
    says: 'Parlez en confiance à la personne de confiance ou au conseiller en prévention de votre entreprise : c’est gratuit. Vous pouvez demander des échanges ou une démarche formelle. La démarche formelle vous protège des représailles. Notez chaque jour, et voyez votre syndicat ou votre médecin.',
  },
}
