/** Questions about a hospital bill: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_DE: Words = {
  'ie.ask.hospital-bill': {
    says: 'Seit 17. April 2023 ist ein Aufenthalt als öffentlicher Patient in einem öffentlichen Krankenhaus kostenlos. Die Notaufnahme kostet €100, mit medical card oder Überweisung des Hausarztes nichts. Fragen Sie bei älteren Rechnungen nach Datum und Ratenplan. In Not kann die HSE sie erlassen.',
  },
}
