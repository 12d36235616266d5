/** Questions about work during unemployment benefit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_DE: Words = {
  'it.ask.naspi-worked': {
    says: 'Bei angestellter Arbeit bis sechs Monate ruht die NASpI nur: INPS macht das von selbst nach der Meldung der Firma. Sie endet erst bei längeren Stellen mit gutem Lohn. Bei längeren mit wenig Lohn oder eigenem Gewerbe melden Sie INPS das Einkommen binnen eines Monats. Bitten Sie um neue Prüfung und legen Sie binnen 90 Tagen Beschwerde ein, mit Vertrag und Lohnzetteln. Ein patronato hilft kostenlos. Oder Raten.',
  },
  'it.ask.paternity-leave': {
    says: 'Ein angestellter Vater bekommt zehn Arbeitstage bei vollem Lohn, bei Zwillingen oder mehr zwanzig. Nehmen Sie sie von zwei Monaten vor dem Termin bis fünf Monate nach der Geburt, am Stück oder einzeln. Der Mutter nimmt das keinen Tag. Sagen Sie es dem Arbeitgeber fünf Tage vorher schriftlich. Ablehnen darf er nicht. Elternzeit kommt dazu.',
  },
}
