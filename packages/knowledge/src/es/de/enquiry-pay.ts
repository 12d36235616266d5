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
    says: 'Führen Sie eine eigene Liste der Stunden, mit Nachrichten und Dienstplänen. Überstunden sind zu zahlen oder binnen vier Monaten frei zu geben; meist dürfen Sie ablehnen. Sie haben ein Jahr ab jeder offenen Summe, auch im laufenden Job, warten Sie also nicht. Die Arbeitsinspektion hält Ihren Namen geheim. Eine Strafe für die Forderung ist nichtig.',
  },
  'es.ask.home-help-dismissed': {
    says: 'Sie haben alle Rechte einer Arbeitskraft, auch ohne Vertrag und ohne Papiere. Ein Haushalt darf nur schriftlich und mit Grund beenden, etwa bei geändertem Bedarf. Mit dem Brief schuldet er 12 Tageslöhne pro Jahr, höchstens sechs Monate. Nach einem Jahr dazu 20 Tage Frist, sonst sieben. Kein Brief oder kein Geld? Dann gilt es meist als ungerechtfertigt: 33 Tageslöhne pro Jahr. Beantragen Sie die Schlichtung (SMAC) binnen 20 Werktagen. Fordern Sie Lohn eines Jahres, und die Sozialversicherung bei der Arbeitsinspektion.',
  },
}
