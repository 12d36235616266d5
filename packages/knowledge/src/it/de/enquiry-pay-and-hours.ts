/** Questions about wages, working hours, leave and the place of work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.wages-unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich, dann gehen Sie zu einer Gewerkschaft oder zum Arbeitsinspektorat (Ispettorato del lavoro). Mit dem Lohnzettel kann ein Anwalt einen Mahnbescheid (decreto ingiuntivo) bekommen. Sie haben fünf Jahre.',
  },
  'it.ask.holiday-left': {
    says: 'Endet die Arbeit, muss der Arbeitgeber nicht genommenen Urlaub auszahlen, auch wenn Sie gekündigt haben. Verlangen Sie es per Einschreiben oder PEC. Mit der Lohnabrechnung kann ein Richter rasch die Zahlung anordnen.',
  },
  'it.ask.parental-leave': {
    says: 'Es ist Ihr Recht, und der Chef kann es nicht ablehnen. Beantragen Sie es online bei INPS und melden Sie es der Firma mindestens fünf Tage vorher, oder wie Ihr Tarifvertrag sagt. Wird es verhindert, gehen Sie zu einem Patronato oder zur Arbeitsinspektion.',
  },
  'it.ask.transfer': {
    says: 'Versetzen dürfen sie nur aus echten Gründen, die sie beweisen müssen. Verlangen Sie die Gründe schriftlich. Anfechten müssen Sie binnen 60 Tagen. Arbeiten Sie weiter, bis ein Richter entscheidet, und fragen Sie die Gewerkschaft.',
  },
  'it.ask.not-registered': {
    says: 'Sie haben Recht auf Lohn, TFR und Beiträge, auch ohne Papier. Behalten Sie Nachrichten, Fotos und Namen. Melden Sie es dem Ispettorato del lavoro oder der Gewerkschaft. Für Lohn haben Sie fünf Jahre.',
  },
  'it.ask.mobbing': {
    says: 'Notieren Sie alles mit Tag und Zeugen und gehen Sie zum Arzt. Schreiben Sie dem Arbeitgeber: Er muss Ihre Gesundheit schützen. Gehen Sie zur Gewerkschaft oder consigliera di parità. Geld ist möglich, oder Gehen aus wichtigem Grund mit NASpI.',
  },
  'it.ask.tfr-amount': {
    says: 'Nehmen Sie für jedes Jahr den Bruttolohn und teilen Sie ihn durch 13,5. Dazu kommt der jährliche Zuschlag. Fällig am Ende der Arbeit, am Tag des Tarifs (CCNL). Sie haben fünf Jahre. Bei Pleite zahlt der INPS-Fonds.',
  },
  'it.ask.overtime': {
    says: 'Führen Sie selbst eine Liste Ihrer Stunden. Überstunden werden mit dem Zuschlag Ihres Kollektivvertrags (CCNL) bezahlt, oder als freie Zeit gegeben, wenn er es so sagt. Sie haben fünf Jahre, um sie zu fordern.',
  },
  'it.ask.holiday-days': {
    says: 'Verlangen Sie Ihren Urlaub (ferie) schriftlich. Sie haben mindestens vier Wochen im Jahr. Zwei sind im selben Jahr, der Rest in den 18 Monaten nach diesem Jahr.',
  },
}
