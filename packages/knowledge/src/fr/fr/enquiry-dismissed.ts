/** Questions about a dismissal in general: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_FR: Words = {
  'fr.ask-work.dismissed': {
    dependsOn: 'le motif et la procédure',
    says: 'Il faut une cause réelle et sérieuse, un entretien et une lettre motivée. Vous avez douze mois pour saisir les prud’hommes.',
  },
}
