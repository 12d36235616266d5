/** Questions about scams, false bills and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'Ga uit van oplichting. Overheidsdiensten vragen niet per sms om een betaling of kaartgegevens. Klik niet. Stuur het bericht door naar 33700 en typ zelf de echte site.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Zeg het meteen de bank. Een betaling die u niet toestond moet zij terugbetalen, tenzij zij grove onzorgvuldigheid bewijst. Een telefoontje met een vals banknummer is dat vaak niet.',
    dependsOn: 'of u de betaling zelf toestond',
  },
  'fr.ask-debt.tv-fee': {
    says: 'De omroepbijdrage (redevance) is in 2022 afgeschaft. Een brief of bericht dat er nu om vraagt, is waarschijnlijk oplichting.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
}
