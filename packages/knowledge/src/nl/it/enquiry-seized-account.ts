/** The Italian words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_IT: Words = {
  'nl.ask.bank-seized': {
    says: 'Sul conto deve restare libera una somma fissa, secondo la Sua famiglia. Chieda alla banca e all’ufficiale giudiziario quale somma hanno lasciato. Se resta troppo poco per vivere, mandi prova dei redditi. Chieda all’ufficiale di correggere. Il denaro che arriva dopo non è preso da questo pignoramento. Non ha da mangiare? Chieda oggi al Suo comune.',
  },
}
