/** Questions about a trial period of 90 days: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_FR: Words = {
  'nz.ask.trial-signed-late': {
    says: 'Un essai (trial) signé après le début du travail ne compte pas. Il doit figurer dans le contrat écrit avant le premier travail. Il faut donc une bonne raison et une procédure juste, comme pour tous. Déposez par écrit auprès de l’employeur une plainte (personal grievance) pour renvoi injustifié, dans les 90 jours. Demandez les raisons, gardez la preuve des deux jours. Médiation gratuite : 0800 20 90 20.',
  },
  'nz.ask.trial-valid': {
    says: 'Signé avant le début, l’essai (trial) permet de finir l’emploi dans les 90 premiers jours sans raison. Vous ne pouvez alors rien réclamer pour le renvoi. Mais le préavis du contrat doit être donné avant la fin des 90 jours, et l’essai est nul si vous y aviez déjà travaillé. Harcèlement, discrimination et salaires dus restent ouverts. Vérifiez les dates ; 0800 20 90 20, gratuit.',
    dependsOn: 'le préavis et ce qui s’est passé d’autre',
  },
}
