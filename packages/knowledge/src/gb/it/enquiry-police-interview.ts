/** Questions about an interview under caution: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_IT: Words = {
  'gb.ask-police.caution': {
    says: 'Vada, ma con un avvocato: è gratis per tutti, anche per un colloquio volontario. Dica alla polizia quale giorno va bene. Prima non dica nulla del caso. Se non va, possono arrestarla. Non deve rispondere, ma il silenzio può contare dopo.',
  },
  'gb.ask-police.caution-scotland': {
    says: 'Prenda prima un avvocato: ne ha diritto prima e durante il colloquio, anche se va di sua volontà. Deve dire solo nome, indirizzo, data di nascita e nazionalità, e il silenzio non può essere usato contro di Lei. Non menta.',
  },
}
