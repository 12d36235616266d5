/** Questions about swindles, false bills and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'be.ask.scam': {
    says: 'Non clicchi e non paghi. Lo inoltri a suspect@safeonweb.be. Se ha dato dati, chiami subito la banca e Card Stop (078 170 170).',
  },
  'be.ask.bank-refuses': {
    says: 'Chiami subito la banca e Card Stop (078 170 170). La banca deve rimborsare un pagamento non autorizzato, a meno che provi frode o grave negligenza. Se rifiuta, le scriva, poi scriva a Ombudsfin, gratis.',
  },
  'be.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
}
