/** Questions about wages, working hours, leave and the place of work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.holiday-left': {
    says: 'Endet die Arbeit, muss der Arbeitgeber nicht genommenen Urlaub auszahlen, auch wenn Sie gekündigt haben. Verlangen Sie es per Einschreiben oder PEC. Mit der Lohnabrechnung kann ein Richter rasch die Zahlung anordnen.',
  },
  'it.ask.parental-leave': {
    says: 'Es ist Ihr Recht, und der Chef kann es nicht ablehnen. Beantragen Sie es online bei INPS und melden Sie es der Firma mindestens fünf Tage vorher, oder wie Ihr Tarifvertrag sagt. Wird es verhindert, gehen Sie zu einem Patronato oder zur Arbeitsinspektion.',
  },
  'it.ask.mobbing': {
    says: 'Notieren Sie alles mit Tag und Zeugen und gehen Sie zum Arzt. Schreiben Sie dem Arbeitgeber: Er muss Ihre Gesundheit schützen. Gehen Sie zur Gewerkschaft oder consigliera di parità. Geld ist möglich, oder Gehen aus wichtigem Grund mit NASpI.',
  },
  'it.ask.holiday-days': {
    says: 'Verlangen Sie Ihren Urlaub (ferie) schriftlich. Sie haben mindestens vier Wochen im Jahr. Zwei sind im selben Jahr, der Rest in den 18 Monaten nach diesem Jahr.',
  },
  'it.ask.minimum-wage': {
    says: 'Nein, Italien hat keinen gesetzlichen Mindestlohn. Es zählen der nationale Tarifvertrag (CCNL) Ihrer Branche und die Verfassung: Der Lohn muss für ein würdiges Leben reichen. Ein Richter kann zu niedrigen Lohn anheben, auch wenn ein Vertrag ihn erlaubt. Suchen Sie CCNL und Stufe auf dem Lohnzettel und vergleichen Sie. Bei weniger fragen Sie eine Gewerkschaft oder die Arbeitsinspektion (ITL), zuerst kostenlos. Sie haben fünf Jahre.',
  },
}
