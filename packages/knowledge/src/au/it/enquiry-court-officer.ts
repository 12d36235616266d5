/** Questions about what a court officer and a bank may take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_IT: Words = {
  'au.ask.sheriff-goods': {
    says: 'Possono prendere e vendere alcune cose, ma non vestiti, letti, cucina e gran parte dei mobili. Attrezzi di lavoro e un’auto modesta sono protetti fino a un limite. Cose di altri o a credito no: mostri i documenti. Non li ostacoli: in alcuni stati possono forzare la porta. Agisca oggi: chieda al tribunale di pagare a rate, di solito lo ferma, e chiami 1800 007 007.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Chiami oggi la banca: sono i soldi di Centrelink e Le servono per vivere. Questi pagamenti sono protetti e per un codice quasi tutte le banche Le lasciano almeno il 90 % se il conto è in rosso. Chieda per iscritto il resto e lo stop alle spese. Chieda aiuto (hardship). Altrimenti AFCA, gratis. Può farli versare su un’altra banca: lo dica a Centrelink.',
  },
}
