/** The French words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un message ou un appel ne suffit pas. Il faut d’abord un entretien, puis une lettre avec les motifs. Sans cela, vous pouvez demander des dommages et intérêts. Vous avez douze mois pour saisir les prud’hommes.',
  },
  'fr.ask-work.no-meeting': {
    says: 'L’employeur doit d’abord vous convoquer à un entretien, puis écrire ses motifs. Sans entretien, le licenciement n’est pas nul mais irrégulier. Si le motif est sérieux, le juge accorde jusqu’à un mois de salaire. Sinon davantage, selon votre ancienneté. Demandez par écrit dans les 15 jours des motifs plus précis. Vous avez douze mois pour saisir les prud’hommes. Pas pendant la période d’essai.',
  },
}
