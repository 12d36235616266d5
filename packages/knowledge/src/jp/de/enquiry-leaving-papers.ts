/** Questions about pay and papers that the firm owes when a job ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_DE: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'Beides steht Ihnen zu. Eine plötzliche Kündigung braucht einen guten Grund und 30 Tage Frist, außer in den ersten 14 Tagen einer Probezeit; ohne Frist schuldet die Firma 30 Tageslöhne (解雇予告手当). Lohn für Arbeit ist binnen sieben Tagen nach Ihrer Forderung fällig. Fordern Sie heute beides und den Grund schriftlich. Unterschreiben Sie keine eigene Kündigung. Das gilt auch für Teilzeit. Sonst zur Arbeitsaufsicht (労働基準監督署) mit Schichten und Nachrichten. Für Lohn haben Sie drei Jahre.',
  },
  'jp.ask.leaving-slip': {
    says: 'Fordern Sie den Schein (離職票) schriftlich mit letztem Tag. Die Firma muss die Papiere binnen zehn Tagen nach dem Ende an Hello Work senden. Warten Sie nicht: Gehen Sie jetzt mit Ausweis, Lohnzetteln und allen Papieren zu Hello Work. Das Amt kann die Firma drängen und etwa zwei Wochen nach dem letzten Tag ohne Schein beginnen. Stimmt der Grund darauf nicht, sagen Sie es dort.',
  },
}
