/** The German words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_DE: Words = {
  'es.ask.sick-dismissed': {
    says: 'Die Firma darf Sie nicht kündigen, weil Sie krank sind: Das ist nichtig. Aus einem echten anderen Grund kann sie es. Sie haben 20 Werktage, sich zu wehren.',
    dependsOn: 'der echte Grund',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nein. Eine Kündigung in Schwangerschaft oder Betreuungszeit ist nichtig, außer die Firma beweist einen echten anderen Grund. Wehren Sie sich in 20 Werktagen.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'der wahre Grund',
    says: 'Ein befristeter Vertrag darf an seinem Datum enden. Wird er aber wegen der Schwangerschaft nicht verlängert, ist das Diskriminierung und nichtig. Bewahren Sie Nachrichten auf und Beweise, dass andere verlängert wurden. Sie haben 20 Werktage.',
  },
}
