/** Questions about swindles, false bills and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'be.ask.scam': {
    says: 'Klik niet en betaal niet. Stuur door naar verdacht@safeonweb.be. Gaf u gegevens, bel meteen uw bank en Card Stop (078 170 170).',
  },
  'be.ask.bank-refuses': {
    says: 'Bel meteen de bank en Card Stop (078 170 170). De bank moet een betaling die u niet toestond terugbetalen, tenzij zij fraude of grove nalatigheid bewijst. Weigert ze, schrijf haar, en daarna Ombudsfin, gratis.',
  },
  'be.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
}
