/** The French words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un message ou un appel ne suffit pas. Il faut d’abord un entretien, puis une lettre avec les motifs. Sans cela, vous pouvez demander des dommages et intérêts. Vous avez douze mois pour saisir les prud’hommes.',
  },
}
