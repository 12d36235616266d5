/** The German words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_WORDS: Words = {
  'be.ask.pregnant': {
    says: 'Ab dem Tag, an dem der Arbeitgeber es weiß, bis einen Monat nach dem Urlaub darf er nur aus einem fremden Grund kündigen, den er beweisen muss. Sonst schuldet er sechs Monatslöhne zusätzlich. Fragen Sie schriftlich nach den Gründen.',
  },
  'be.ask.bullied-at-work': {
    says: 'Sprechen Sie vertraulich mit der Vertrauensperson oder dem Präventionsberater Ihrer Firma: Es ist kostenlos. Sie können Gespräche oder einen formellen Schritt verlangen. Der formelle Schritt schützt vor Nachteilen. Notieren Sie jeden Tag, und gehen Sie zu Gewerkschaft oder Arzt.',
  },
}
