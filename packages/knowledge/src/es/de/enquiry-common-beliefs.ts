/** Questions that rest on a common belief about visits, fines and health care: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_DE: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'Geld und Besuche sind getrennt. Wer nicht zahlt, behält das Recht, die Kinder zu sehen, und wer sie nicht sieht, schuldet weiter. Nur ein Gericht darf Besuche oder Summe ändern. Besuche selbst zu verweigern kann Geld und die Obhut kosten. Zwei Monate am Stück oder vier einzelne nicht zu zahlen kann strafbar sein. Sie können nicht zahlen? Beantragen Sie sofort eine niedrigere Summe.',
  },
  'es.ask.fine-and-prison': {
    says: 'Nicht für ein Bußgeld im Verkehr oder von einer Behörde. Zahlen Sie nicht, kommt ein Zuschlag bis 20 %, und Konto oder Lohn können gepfändet werden. Anders bei einer Geldstrafe vom Strafgericht: Zahlen Sie nicht und ist nichts zu holen, kann für je zwei Tagessätze ein Tag kommen. Oft wird daraus gemeinnützige Arbeit. Bitten Sie früh um Raten.',
  },
  'es.ask.care-without-papers': {
    says: 'Man muss Sie behandeln. Wer ohne Papiere in Spanien lebt, hat dasselbe Recht auf öffentliche Behandlung, und Notfälle gelten für alle. Bitten Sie im Gesundheitszentrum um die Karte, mit Pass und einem Beleg, dass Sie hier leben (padrón oder anderes). Seit 2026 genügt am Anfang eine unterschriebene Erklärung, und Sie bekommen ein vorläufiges Papier. Abgelehnt? Verlangen Sie es schriftlich und gehen Sie zum Sozialdienst.',
  },
  'es.ask.fine-not-paid': {
    says: 'Ins Gefängnis kommt niemand, aber die Strafe wächst. Binnen 20 Kalendertagen zahlen Sie die Hälfte oder widersprechen. Danach ist alles fällig. Bleibt auch das aus, treibt das Finanzamt es mit 5 bis 20 % mehr ein und kann ohne Gericht Konto, Lohn oder Steuererstattung pfänden. Sie können dort um Raten bitten. Sie verjährt vier Jahre nach der Rechtskraft, aber jeder Brief beginnt die Zeit neu.',
  },
}
