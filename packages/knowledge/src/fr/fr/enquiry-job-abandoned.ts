/** Questions about staying away from work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_FR: Words = {
  'fr.ask-work.abandon': {
    says: 'N’attendez pas d’être licencié. Après une mise en demeure et au moins 15 jours, vous êtes présumé démissionnaire, le plus souvent sans chômage. Répondez avant la date, en recommandé, ou reprenez le travail. Un motif légitime l’empêche : santé (voyez un médecin), danger, grève, modification du contrat. Notez le harcèlement. Les prud’hommes peuvent l’annuler.',
  },
}
