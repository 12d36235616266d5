/** The German words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_DE: Words = {
  'es.ask.my-data': {
    says: 'Schreiben Sie der Firma. Binnen eines Monats muss sie Ihnen kostenlos zeigen, welche Daten sie hat, woher und an wen. Sie können Berichtigung oder Löschung verlangen. Tut sie es nicht, beschweren Sie sich kostenlos bei der Behörde (AEPD).',
  },
  'es.ask.sales-calls': {
    says: 'Firmen dürfen ohne Ihre Zustimmung oder einen anderen echten Grund nicht zum Verkauf anrufen. Widersprechen Sie und tragen Sie Ihre Nummer kostenlos in die Lista Robinson ein. Notieren Sie Tag, Nummer und Firma und beschweren Sie sich kostenlos bei der AEPD.',
  },
}
