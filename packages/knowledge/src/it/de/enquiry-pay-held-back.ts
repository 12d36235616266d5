/** Questions about pay that the employer holds back for damage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_DE: Words = {
  'it.ask.pay-held-back': {
    says: 'Nicht von selbst. Die Firma muss Ihnen den Fehler erst schriftlich vorhalten und Sie anhören, dann Schaden und Verschulden beweisen. Bruch aus Zufall oder ein flüchtiger Gast ist Risiko der Firma. Eine Geldbuße als Strafe ist höchstens vier Stundenlöhne. Widersprechen Sie per Einschreiben oder PEC und fordern Sie die Summe: fünf Jahre. Gewerkschaft oder Arbeitsinspektion fragen.',
  },
  'it.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'it.pay-kept.right': {
    says: 'Die Firma muss Ihnen den Fehler erst schriftlich vorhalten und Sie anhören, dann Schaden und Verschulden beweisen. Bruch aus Zufall oder ein flüchtiger Gast ist Risiko der Firma. Eine Geldbuße als Strafe ist höchstens vier Stundenlöhne. Widersprechen Sie per Einschreiben oder PEC und fordern Sie die Summe: fünf Jahre. Gewerkschaft oder Arbeitsinspektion fragen.',
  },
  'it.pay-kept.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und fordern Sie den vollen Lohn bis zu einem Tag. Unterschreiben Sie keine Schuld. Fragen Sie Ihre Gewerkschaft.',
  },
}
