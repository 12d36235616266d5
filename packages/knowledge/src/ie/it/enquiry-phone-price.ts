/** Questions about a price rise in a phone, broadband or television contract: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_IT: Words = {
  'ie.ask.contract-price-up': {
    says: 'Se l’azienda cambia il prezzo di sua scelta, deve dirlo un mese prima. Può allora andarsene senza costi in quel tempo. Se il contratto diceva già che il prezzo sale ogni anno, come con l’inflazione, questo diritto non c’era. Per il 2026 era prevista una legge nuova: chieda gratis a ComReg, 01 804 9668. Chieda all’azienda per iscritto dove lo dice.',
    dependsOn: 'se il contratto prevedeva già l’aumento',
  },
}
