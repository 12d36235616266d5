/** Questions about resigning and unemployment benefit (NASpI): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS: Words = {
  'it.ask.naspi-cause': {
    says: 'Ja, auch nach einer Kündigung als Strafe (licenziamento disciplinare). Sie brauchen 13 eingezahlte Wochen in vier Jahren. Beantragen Sie das Arbeitslosengeld (NASpI) innerhalb von 68 Tagen.',
  },
  'it.ask.resign': {
    says: 'Kündigen Sie online mit SPID oder bei einem Patronat (patronato), mit der Frist Ihres Kollektivvertrags (CCNL). Sie können es innerhalb von sieben Tagen zurücknehmen. Arbeitslosengeld (NASpI) gibt es nur bei einem schweren Verstoß (giusta causa).',
  },
  'it.ask.forced-resignation': {
    says: 'Unterschreiben Sie nichts. Eine Kündigung gilt nur, wenn Sie sie selbst online schicken, mit SPID oder über ein patronato; ein unterschriebenes Blatt wirkt nicht. Sie können sie binnen sieben Tagen zurücknehmen. In der Schwangerschaft oder mit Kind unter drei zählt sie erst, wenn die Arbeitsaufsicht sie bestätigt. Droht man Ihnen, notieren Sie Tag und Worte und gehen Sie zur Gewerkschaft. Auf einen Vorwurf antworten Sie in fünf Tagen.',
  },
  'it.ask.wages-resign': {
    says: 'Zwei oder mehr unbezahlte Monate sind meist ein wichtiger Grund. Keine Frist, aber deren Lohn, und NASpI ist möglich. Fordern Sie erst schriftlich und fragen Sie die Gewerkschaft. Ist die Firma pleite, zahlt ein INPS-Fonds TFR und die letzten drei Monate.',
  },
  'it.ask.naspi-length': {
    says: 'Sie dauert halb so viele Wochen, wie in vier Jahren eingezahlt, höchstens zwei Jahre. Ab dem sechsten Monat sinkt sie um 3 % im Monat, über 55 ab dem achten. Beantragen Sie sie in 68 Tagen.',
    dependsOn: 'wie viele Wochen Sie eingezahlt haben',
  },
}
