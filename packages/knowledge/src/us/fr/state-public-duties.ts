/** The French words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_FR: Words = {
  ...stateWords('court-fees', {
    'AZ GA IL MA MI NC NJ OH WA':
      'les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk)',
  }),
  ...stateWords('jury-call', {
    'AZ GA IL MA MI NC NJ OH WA':
      'vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date',
  }),
  ...stateWords('insurance-gap', {
    'AZ GA IL MA NC NJ OH':
      'un trou dans votre assurance auto peut suspendre l’immatriculation. Envoyez la preuve d’assurance avant la date, ou demandez une audience (hearing)',
  }),
  ...stateWords('school-absence', {
    'GA IL MA NC NJ OH WA':
      'une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin',
  }),
}
