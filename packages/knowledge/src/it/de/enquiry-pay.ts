/** The German words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'it.ask.wages-unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich, dann gehen Sie zu einer Gewerkschaft oder zum Arbeitsinspektorat (Ispettorato del lavoro). Mit dem Lohnzettel kann ein Anwalt einen Mahnbescheid (decreto ingiuntivo) bekommen. Sie haben fünf Jahre.',
  },
  'it.ask.not-registered': {
    says: 'Sie haben Recht auf Lohn, TFR und Beiträge, auch ohne Papier. Behalten Sie Nachrichten, Fotos und Namen. Melden Sie es dem Ispettorato del lavoro oder der Gewerkschaft. Für Lohn haben Sie fünf Jahre.',
  },
  'it.ask.tfr-amount': {
    says: 'Nehmen Sie für jedes Jahr den Bruttolohn und teilen Sie ihn durch 13,5. Dazu kommt der jährliche Zuschlag. Fällig am Ende der Arbeit, am Tag des Tarifs (CCNL). Sie haben fünf Jahre. Bei Pleite zahlt der INPS-Fonds.',
  },
  'it.ask.overtime': {
    says: 'Führen Sie selbst eine Liste Ihrer Stunden. Überstunden werden mit dem Zuschlag Ihres Kollektivvertrags (CCNL) bezahlt, oder als freie Zeit gegeben, wenn er es so sagt. Sie haben fünf Jahre, um sie zu fordern.',
  },
}
