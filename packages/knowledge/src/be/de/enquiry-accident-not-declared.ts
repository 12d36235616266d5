/** Questions about an accident at work that the employer does not report: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'be.ask.accident-not-declared': {
    says: 'Sie können den Unfall selbst beim Versicherer des Betriebs melden, mit ärztlichem Attest und Namen der Zeugen. Der Arbeitgeber hatte acht Tage, aber sein Schweigen nimmt Ihnen nichts. Sie haben drei Jahre. Weigert sich der Chef, ist der Versicherer unbekannt oder keiner da? Fragen Sie sofort Fedris: Es findet ihn oder zahlt an seiner Stelle. Lehnen Sie eine einfache Krankmeldung ab und melden Sie es heute schriftlich. Der Unfall bringt 90 % des Lohns. Gewerkschaft oder Inspektion.',
  },
}
