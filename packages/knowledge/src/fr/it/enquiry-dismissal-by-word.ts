/** The Italian words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un messaggio o una telefonata non basta. Servono prima un colloquio e poi una lettera con i motivi. Senza, può chiedere un risarcimento. Ha dodici mesi per andare al tribunale del lavoro (prud’hommes).',
  },
  'fr.ask-work.no-meeting': {
    says: 'Il datore deve prima convocarla a un colloquio e poi scrivere i motivi. Senza colloquio il licenziamento non è nullo, ma irregolare. Se il motivo è serio, il giudice dà fino a un mese di paga. Se no, di più, secondo gli anni. Chieda per iscritto entro 15 giorni motivi più precisi. Ha dodici mesi per i prud’hommes. Non vale nel periodo di prova.',
  },
}
