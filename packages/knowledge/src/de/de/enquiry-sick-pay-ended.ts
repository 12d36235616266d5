/** Questions about sick pay of the health fund that ends too soon: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_DE: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'Legen Sie sofort schriftlich Widerspruch ein, spätestens binnen eines Monats; es ist kostenlos. Verlangen Sie das Gutachten des Medizinischen Dienstes. Ihr Arzt soll schriftlich antworten und ein Zweitgutachten verlangen. Lassen Sie sich weiter lückenlos krankschreiben: spätestens am nächsten Werktag. Kein Geld? Melden Sie sich bei der Agentur für Arbeit mit dem, was noch geht, und bitten Sie das Sozialgericht um Eilrechtsschutz.',
  },
}
