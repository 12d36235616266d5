/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_IT: Words = {
  'es.ask.paro-after-trial': {
    says: 'Se ha lasciato lei il vecchio lavoro, una prova chiusa dalla nuova azienda dà il paro solo tre mesi dopo quel giorno. Contano anche le ferie pagate residue, dice il Tribunale supremo. Non perde gli anni versati. Prenda anche un lavoro breve: se finisce senza la sua volontà, conta tutto. Contro un no sbagliato: reclamación previa entro 30 giorni lavorativi.',
    dependsOn: 'se ci sono tre mesi tra le due date',
  },
}
