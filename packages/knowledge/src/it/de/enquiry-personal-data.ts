/** The German words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_DE: Words = {
  'it.ask.my-data': {
    says: 'Schreiben Sie der Firma. Binnen eines Monats muss sie Ihnen kostenlos zeigen, welche Daten sie hat, woher und an wen. Sie können Berichtigung oder Löschung verlangen. Tut sie es nicht, beschweren Sie sich kostenlos bei der Behörde (Garante privacy).',
  },
  'it.ask.sales-calls': {
    says: 'Tragen Sie Ihre Nummer, auch Handy, kostenlos ins Registro delle opposizioni ein und sagen Sie dem Anrufer, dass Sie widersprechen. Danach darf niemand zum Verkauf anrufen. Notieren Sie Tag, Nummer und Firma und beschweren Sie sich kostenlos beim Garante privacy.',
  },
}
