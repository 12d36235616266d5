/** The German words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_DE: Words = {
  'nl.ask.sick-pay-stopped': {
    says: 'Ihr Arbeitgeber darf das Krankengeld nur aus einem Grund des Gesetzes stoppen, etwa wenn Sie passende Arbeit ablehnen. Er muss es Ihnen sofort sagen. Sind Sie mit dem Betriebsarzt nicht einig? Bitten Sie jetzt das UWV um eine zweite Meinung (deskundigenoordeel): Ein Richter will sie meist sehen, bevor Sie Lohn fordern. Schreiben Sie, dass Sie alles tun, was Ihre Gesundheit zulässt, und bleiben Sie in Kontakt.',
  },
}
