/** Questions about a dismissal for fault with no written charge before: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_DE: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Ja, Sie können sie anfechten. Vor einer Kündigung wegen eines Fehlers muss die Firma schriftlich vorwerfen und fünf Tage zur Antwort lassen. Fehlt der Vorwurf ganz, kann ein Richter die Stelle zurückgeben, in kleinen Firmen meist Geld. Die Firma muss die Taten beweisen. Fechten Sie binnen 60 Tagen per Einschreiben oder PEC an. Klage binnen 180 Tagen danach. Gehen Sie zur Gewerkschaft, NASpI binnen 68 Tagen.',
  },
  'it.ask.no-notice': {
    says: 'Ohne Frist darf die Firma nur aus wichtigem Grund (giusta causa) kündigen. Sonst schuldet sie den Lohn für die Frist, die Ihr Tarifvertrag (CCNL) nennt. Die Kündigung muss schriftlich sein, mit Gründen. Fechten Sie sie binnen 60 Tagen mit Einschreiben oder PEC an, die Gewerkschaft hilft. Fordern Sie auch TFR, Urlaub und den 13. Lohn. Beantragen Sie NASpI binnen 68 Tagen. In der Probezeit gibt es keine Frist.',
  },
}
