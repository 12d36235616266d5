/** Questions about a bank that blames its customer for a fraud: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_IT: Words = {
  'es.ask.bank-blames': {
    says: 'No, non è la fine. La banca deve rendere ciò che lei non ha autorizzato, salvo che provi frode o colpa grave. Cadere in un buon inganno da solo non lo è, dice il Tribunale supremo (571/2025). Reclami per iscritto al servizio clienti con la denuncia. Deve rispondere in 15 giorni lavorativi. Poi, gratis, il Banco de España, o il giudice.',
  },
}
