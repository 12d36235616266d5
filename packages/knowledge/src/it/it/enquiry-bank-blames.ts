/** Questions about a bank that blames its customer for a fraud: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_IT: Words = {
  'it.ask.bank-blames': {
    says: 'Non è finita. La banca deve rendere ciò che lei non ha autorizzato, e provare autenticazione forte e colpa grave sua. Un messaggio nella vera chat della banca o un bonifico istantaneo anomalo parlano per lei. Reclamo scritto: risposta in 15 giorni lavorativi. Poi l’ABF online per 20 euro, entro dodici mesi. Spesso rende tutto o una parte. Infine il giudice.',
  },
}
