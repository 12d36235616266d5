/** The German words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'es.ask.wages-unpaid': {
    says: 'Verlangen Sie ihn schriftlich, dann gehen Sie zur Schlichtung. Sie haben ein Jahr für jeden Monatslohn. Später Lohn bringt 10 % Zinsen.',
  },
  'es.ask.not-registered': {
    says: 'Sie haben alle Rechte, auch ohne Papier. Behalten Sie Nachrichten, Fotos und Namen. Melden Sie es der Inspección de Trabajo, auch ohne Namen. Für Lohn haben Sie ein Jahr, bei Kündigung 20 Arbeitstage.',
  },
  'es.ask.overtime': {
    says: 'Schreiben Sie Ihre Stunden selbst auf. Überstunden werden bezahlt oder binnen vier Monaten als Ruhe gegeben, und meist dürfen Sie ablehnen. Sie haben ein Jahr Zeit.',
  },
}
