/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'es.ask.dismissed': {
    says: 'Unterschreiben Sie „no conforme“ und gehen Sie in 20 Werktagen zur Schlichtung. Beantragen Sie in 15 Werktagen Arbeitslosengeld (paro). Eine Gewerkschaft oder ein kostenloser Anwalt kann helfen.',
  },
  'es.ask.sign-finiquito': {
    says: 'Sie können den Empfang unterschreiben. Schreiben Sie „no conforme“ und das Datum dazu, wenn Sie an den Summen zweifeln. Dann können Sie noch fordern.',
    dependsOn: 'ob die Summen stimmen',
  },
  'es.ask.sick-dismissed': {
    says: 'Die Firma darf Sie nicht kündigen, weil Sie krank sind: Das ist nichtig. Aus einem echten anderen Grund kann sie es. Sie haben 20 Werktage, sich zu wehren.',
    dependsOn: 'der echte Grund',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nein. Eine Kündigung in Schwangerschaft oder Betreuungszeit ist nichtig, außer die Firma beweist einen echten anderen Grund. Wehren Sie sich in 20 Werktagen.',
  },
  'es.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit den Tatsachen und dem Datum. Eine Nachricht oder ein Anruf ohne das macht sie unfair (improcedente). Bewahren Sie sie auf und schreiben Sie, dass Sie nicht einverstanden sind. Sie haben 20 Werktage.',
  },
  'es.ask.temporary-end': {
    says: 'Sie erhalten 12 Tageslöhne je Arbeitsjahr, nicht bei Ausbildungs- oder Vertretungsverträgen. Dazu kommt der restliche Urlaub. War der Vertrag nicht wirklich befristet, fechten Sie ihn binnen 20 Werktagen an.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'der wahre Grund',
    says: 'Ein befristeter Vertrag darf an seinem Datum enden. Wird er aber wegen der Schwangerschaft nicht verlängert, ist das Diskriminierung und nichtig. Bewahren Sie Nachrichten auf und Beweise, dass andere verlängert wurden. Sie haben 20 Werktage.',
  },
  'es.ask.dismissal-notice': {
    says: 'Bei Kündigung wegen Fehlern gibt es keine Frist. Aus wirtschaftlichen Gründen (objetivo) sind es 15 Tage oder deren Lohn. Am Ende einer Befristung über ein Jahr auch 15. Immer schriftlich: Sie haben 20 Arbeitstage.',
    dependsOn: 'der Art der Kündigung',
  },
  'es.ask.trial-period': {
    says: 'In der Probezeit dürfen sie ohne Grund und Frist beenden. Sie muss schriftlich und nicht zu lang sein. Wegen Schwangerschaft oder eines anderen verbotenen Grunds ist es nichtig. Sie haben 20 Werktage.',
    dependsOn: 'was Ihr Vertrag sagt und warum sie es taten',
  },
}
