/** Questions about scams: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'es.ask.scam-paid': {
    says: 'Bel nu uw bank en zeg dat u het niet toestond of bent misleid. Meld het bij de politie. Betalingen die u niet toestond, moet de bank meestal terugbetalen.',
  },
  'es.ask.scam-real': {
    says: 'Klik of betaal niet. Vraag het de echte dienst op een nummer dat u zelf vindt, of bel gratis 017.',
  },
}
