/** Questions about pay and leave for a birth: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_DE: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Jede Arbeitnehmerin hat ab dem ersten Tag 52 Wochen Urlaub. Mutterschaftsgeld (SMP) braucht 26 Wochen in der Stelle bis zur 15. Woche vor der Geburt und Lohn über einer kleinen Grenze. Dann 90 % sechs Wochen, danach 33 Wochen Festbetrag oder 90 %. Sonst Maternity Allowance beim Jobcentre. Sagen Sie es dem Betrieb bis zur 15. Woche davor.',
    dependsOn: 'wie lange Sie dort arbeiten und was Sie verdienen',
  },
}
