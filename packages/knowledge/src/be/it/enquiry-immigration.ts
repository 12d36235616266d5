/** Questions about the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'be.ask.stay': {
    says: 'Agisca ora. Ha di solito 30 giorni per il tribunale degli stranieri (CCE, RvV), 10 o meno in certi casi. Lo dice la lettera. Un avvocato gratuito (pro deo) aiuta in fretta.',
  },
}
