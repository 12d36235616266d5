/** Questions about a bank that does not give back what a fraud took: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_WORDS: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'wie de betaling deed',
    says: 'Het is niet verloren. De bank moet een betaling die u niet toestond, uiterlijk de volgende werkdag terugbetalen. Zij moet grove nalatigheid bewijzen: een code of een tik in de app is geen bewijs. In 2024 zag het hoogste hof die niet waar het nummer van de bank zelf verscheen (23-16.267). Schrijf aangetekend, met de aangifte en de lijst van oproepen. Vraag om het geld terug te roepen. Ga na een nee of twee maanden naar de gratis bemiddelaar, dan naar de rechter. Betaal niemand die belooft het terug te halen.',
  },
}
