/** Questions about scams and false bills: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'it.ask.scam-paid': {
    says: 'Bel nu uw bank en betwist de betaling schriftelijk. Meld het bij de Polizia Postale. Stond u het niet toe, dan moet de bank meestal terugbetalen.',
  },
  'it.ask.scam-real': {
    says: 'Klik niet en betaal niet. Vraag het echte kantoor op een nummer dat u zelf zoekt, of online de Polizia Postale.',
  },
  'it.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
}
