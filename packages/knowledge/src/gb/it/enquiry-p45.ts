/** Questions about a P45 that an old employer does not send: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_IT: Words = {
  'gb.ask-work.no-p45': {
    says: 'Può cominciare senza. Compili la starter checklist su GOV.UK per il nuovo datore e avrà un codice giusto. Il vecchio deve darle il P45 all’uscita; lo richieda per iscritto. Poi HMRC: 0300 200 3300. Controlli il codice nella prima busta; il troppo torna con la paga.',
  },
}
