/** Questions about staying away from work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_IT: Words = {
  'fr.ask-work.abandon': {
    says: 'Non aspetti il licenziamento. Dopo una lettera formale e almeno 15 giorni vale come dimissioni, di solito senza disoccupazione. Risponda prima del giorno indicato, per raccomandata, o torni. Un buon motivo lo evita: malattia (vada dal medico), pericolo, sciopero, modifica del contratto. Annoti le molestie. Il tribunale del lavoro può annullarlo.',
  },
}
