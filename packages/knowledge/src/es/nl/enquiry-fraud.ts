/** Questions about scams and false bills: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'es.ask.scam-paid': {
    says: 'Bel nu uw bank en zeg dat u het niet toestond of bent misleid. Meld het bij de politie. Betalingen die u niet toestond, moet de bank meestal terugbetalen.',
  },
  'es.ask.scam-real': {
    says: 'Klik of betaal niet. Vraag het de echte dienst op een nummer dat u zelf vindt, of bel gratis 017.',
  },
  'es.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
}
