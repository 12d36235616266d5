/** The German words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_DE: Words = {
  'es.ask.sick-dismissed': {
    says: 'Die Firma darf Sie nicht kündigen, weil Sie krank sind: Das ist nichtig. Aus einem echten anderen Grund kann sie es. Sie haben 20 Werktage, sich zu wehren.',
    dependsOn: 'der echte Grund',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Eine solche Kündigung ist nichtig, außer die Firma beweist einen echten Grund, der nichts mit Schwangerschaft, Elternzeit oder verkürzter Arbeitszeit zu tun hat. Dann bekommen Sie die Stelle und den entgangenen Lohn zurück. Beantragen Sie binnen 20 Werktagen die Schlichtung (conciliación). Die Unterschrift unter Brief oder Schlussabrechnung schadet nicht, außer Sie haben klar verzichtet. Arbeitslosengeld (paro) beantragen Sie binnen 15 Werktagen; eine Klage ist dafür nicht nötig.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'der wahre Grund',
    says: 'Ein befristeter Vertrag darf an seinem Datum enden. Wird er aber wegen der Schwangerschaft nicht verlängert, ist das Diskriminierung und nichtig. Bewahren Sie Nachrichten auf und Beweise, dass andere verlängert wurden. Sie haben 20 Werktage.',
  },
}
