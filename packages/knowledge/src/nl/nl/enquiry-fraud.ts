/** Questions about false bills and money sent to swindlers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'nl.ask.scam-paid': {
    says: 'Bel nu uw bank en vraag om de betaling te stoppen. Gaf u er geen toestemming voor, dan moet de bank meestal terugbetalen. Doe aangifte bij de politie.',
  },
  'nl.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'nl.ask.blackmail': {
    says: 'Betaal niet en stuur niets meer. Bewaar berichten en namen, blokkeer de ander en doe aangifte bij de politie: het is een misdrijf. Bij privébeelden helpt Offlimits gratis om ze te laten weghalen.',
  },
}
