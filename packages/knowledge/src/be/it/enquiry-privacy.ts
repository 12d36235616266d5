/** Questions about data that a firm holds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_IT: Words = {
  'be.ask.my-data': {
    says: 'Scriva all’impresa. Chieda quali dati ha su di Lei, o di cancellarli. Deve rispondere entro un mese, gratis. Se no, si lamenti all’autorità dei dati (APD, GBA).',
  },
}
