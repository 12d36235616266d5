/** Questions about pay that the employer holds back for damage or a till gap: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_DE: Words = {
  'es.ask.pay-held-back': {
    says: 'Die Firma darf nicht durch Lohnkürzung bestrafen: Das Gesetz verbietet es (Artikel 58.3). Für Schaden oder Kassenfehlbetrag muss sie grobes Verschulden beweisen und einklagen. Selbst abziehen darf sie nicht. Fordern Sie die Summe schriftlich und widersprechen Sie. Schlichtung binnen eines Jahres: 10 % Zinsen. Die Arbeitsinspektion kann helfen und hält Ihren Namen geheim.',
  },
  'es.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'es.pay-kept.right': {
    says: 'Die Firma darf nicht durch Lohnkürzung bestrafen: Das Gesetz verbietet es (Artikel 58.3). Für Schaden oder Kassenfehlbetrag muss sie grobes Verschulden beweisen und einklagen. Selbst abziehen darf sie nicht. Fordern Sie die Summe schriftlich und widersprechen Sie. Schlichtung binnen eines Jahres: 10 % Zinsen. Die Arbeitsinspektion kann helfen und hält Ihren Namen geheim.',
  },
  'es.pay-kept.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und fordern Sie den vollen Lohn bis zu einem Tag. Unterschreiben Sie keine Schuld. Fragen Sie Ihre Gewerkschaft.',
  },
}
