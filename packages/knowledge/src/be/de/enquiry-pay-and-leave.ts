/** Questions about wages that are not paid, illness and holidays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_WORDS: Words = {
  'be.ask.unpaid-wages': {
    says: 'Fordern Sie ihn schriftlich. Informieren Sie dann die Arbeitsinspektion und Ihre Gewerkschaft. Nach dem Ende der Stelle haben Sie ein Jahr für das Gericht.',
  },
  'be.ask.sick-pay': {
    says: 'Melden Sie sich sofort beim Arbeitgeber und senden Sie ein Attest, meist in zwei Werktagen. Er zahlt die ersten Wochen, bis 30 Tage. Danach zahlt die Krankenkasse, also melden Sie sich auch dort.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'ob Sie Angestellter oder Arbeiter sind',
    says: 'Bei Angestellten zahlt der Arbeitgeber das restliche Urlaubsgeld am Ende der Arbeit, mit dem letzten Lohn. Bei Arbeitern zahlt die Urlaubskasse im Frühjahr. Fordern Sie es schriftlich, dann über Gewerkschaft oder Inspektion.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'was vereinbart ist',
    says: 'Die Daten werden gemeinsam festgelegt: Keiner entscheidet allein. Eltern von Schulkindern gehen in den Schulferien vor. Der Chef muss Sie alle gesetzlichen Tage im Jahr nehmen lassen. Beantragen Sie es schriftlich, dann melden Sie es der Inspektion.',
  },
}
