/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'es.ask.sign-finiquito': {
    says: 'Sie können den Empfang unterschreiben. Setzen Sie „no conforme“ und das Datum dazu, wenn Sie zweifeln, oder „erhalten, nicht bezahlt“. Dann können Sie weiter fordern. Die Firma muss die Bescheinigung für das SEPE (certificado de empresa) auch ohne Unterschrift geben. Sie schuldet Lohn, anteilige Sonderzahlungen und Resturlaub. Sie haben ein Jahr, mit 10 % Zinsen.',
    dependsOn: 'ob die Summen stimmen',
  },
  'es.ask.temporary-end': {
    says: 'Sie bekommen 12 Tageslöhne pro Arbeitsjahr, aber nicht bei Ausbildungs- oder Vertretungsverträgen. Dazu kommt der Resturlaub. Das Vertragsende öffnet auch das Arbeitslosengeld: beantragen Sie es binnen 15 Arbeitstagen. War der Vertrag nicht wirklich befristet, fechten Sie es binnen 20 Arbeitstagen an.',
  },
  'es.ask.dismissal-notice': {
    says: 'Bei Kündigung wegen Fehlern gibt es keine Frist. Aus wirtschaftlichen Gründen (objetivo) sind es 15 Tage oder deren Lohn. Am Ende einer Befristung über ein Jahr auch 15. Immer schriftlich: Sie haben 20 Arbeitstage.',
    dependsOn: 'der Art der Kündigung',
  },
  'es.ask.dismissal-not-signed': {
    says: 'Die Kündigung gilt auch ohne Ihre Unterschrift: Es reicht, dass man Ihnen den Brief gab, mit Zeugen oder per Burofax. Verweigern bringt also nichts. Unterschreiben Sie besser mit „no conforme“ und Datum und nehmen Sie Ihre Kopie. Die Zeit läuft ab dem Tag der Kündigung: Sie haben 20 Arbeitstage für den Schlichtungsantrag, danach das Gericht. Arbeitslosengeld beantragen Sie binnen 15 Arbeitstagen.',
  },
}
