/** Questions about a paper of a collector by which one acknowledges a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_IT: Words = {
  'it.ask.sign-acknowledgement': {
    says: 'Non firmi prima di aver controllato il debito. Riconoscerlo fa ripartire la prescrizione e toglie quasi tutte le difese: mai dovuto, pagato, prescritto. Chieda per iscritto il contratto, il conto e la prova che possono incassare. Se è giusto, offra rate senza quelle parole, secondo ciò che può pagare. Senza titolo di un giudice la società non può pignorare.',
  },
}
