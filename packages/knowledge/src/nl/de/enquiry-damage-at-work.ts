/** Questions about damage at work that the boss takes from the pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_DE: Words = {
  'nl.ask.damage-at-work': {
    says: 'Für Schäden bei der Arbeit zahlen Sie nur bei Absicht oder bewusster Leichtsinnigkeit. Ein Versehen oder Pech trägt der Arbeitgeber, er müsste mehr beweisen. Solange Sie dort arbeiten, darf nur wirklich geschuldeter Schaden vom Lohn ab, und nie unter den Mindestlohn. Widersprechen Sie schriftlich, fordern Sie den Lohn mit Frist und bei Verspätung bis zu 50 % mehr. Unterschreiben Sie nichts.',
  },
  'nl.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'nl.pay-kept.right': {
    says: 'Für Schäden bei der Arbeit zahlen Sie nur bei Absicht oder bewusster Leichtsinnigkeit. Ein Versehen oder Pech trägt der Arbeitgeber, er müsste mehr beweisen. Solange Sie dort arbeiten, darf nur wirklich geschuldeter Schaden vom Lohn ab, und nie unter den Mindestlohn. Widersprechen Sie schriftlich, fordern Sie den Lohn mit Frist und bei Verspätung bis zu 50 % mehr. Unterschreiben Sie nichts.',
  },
  'nl.pay-kept.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und fordern Sie den vollen Lohn bis zu einem Tag. Unterschreiben Sie keine Schuld. Fragen Sie Ihre Gewerkschaft.',
  },
}
