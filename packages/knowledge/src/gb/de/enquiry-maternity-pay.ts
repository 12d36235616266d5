/** Questions about pay and leave for a birth: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_DE: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Jede Arbeitnehmerin hat ab dem ersten Tag 52 Wochen Urlaub. Mutterschaftsgeld (SMP) braucht 26 Wochen in der Stelle bis zur 15. Woche vor der Geburt und Lohn über einer kleinen Grenze. Dann 90 % sechs Wochen, danach 33 Wochen Festbetrag oder 90 %. Sonst Maternity Allowance beim Jobcentre. Sagen Sie es dem Betrieb bis zur 15. Woche davor.',
    dependsOn: 'wie lange Sie dort arbeiten und was Sie verdienen',
  },
  'gb.ask-work.paternity-leave': {
    says: 'Seit 6. April 2026 haben Sie Vaterschaftsurlaub (paternity leave) ab dem ersten Arbeitstag: ein oder zwei Wochen. Sagen Sie es der Firma bis zur 15. Woche vor dem Termin und nennen Sie die Tage 28 Tage vorher. Geld gibt es weiter nur mit 26 Wochen im Betrieb bis zu dieser Woche. Unbezahlte Elternzeit gilt auch ab Tag eins. Bei Nein fragen Sie schriftlich warum und rufen Acas an: 0300 123 1100.',
  },
}
