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
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'wie de betaling deed',
    says: 'Het is niet verloren. De bank moet een betaling die u niet toestond, uiterlijk de volgende werkdag terugbetalen. Zij moet grove nalatigheid bewijzen: een code of een tik in de app is geen bewijs. In 2024 zag het hoogste hof die niet waar het nummer van de bank zelf verscheen (23-16.267). Schrijf aangetekend, met de aangifte en de lijst van oproepen. Vraag om het geld terug te roepen. Ga na een nee of twee maanden naar de gratis bemiddelaar, dan naar de rechter. Betaal niemand die belooft het terug te halen.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
}
