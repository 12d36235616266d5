/** The German words of the rows in ../rent-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_DE: Words = {
  'de.rent-debt.right-two-months': {
    says: 'Fristlos kündigen darf der Vermieter erst ab etwa zwei Monatsmieten Rückstand. Oder bei mehr als einer Monatsmiete an zwei Terminen nacheinander.',
  },
  'de.rent-debt.right-cure': {
    says: 'Verklagt man Sie auf Räumung, zahlen Sie alles binnen zwei Monaten nach Zustellung der Klage. Dann wird die fristlose Kündigung meist unwirksam.',
  },
  'de.rent-debt.step-account': {
    says: 'Verlangen Sie das Mietkonto Monat für Monat. Prüfen Sie Zahlungen, eine Erhöhung oder eine Nebenkosten-Abrechnung.',
  },
  'de.rent-debt.step-office': {
    says: 'Sie können die Miete nicht zahlen? Fragen Sie sofort Jobcenter oder Sozialamt. Sie können Mietschulden übernehmen, um die Wohnung zu retten.',
  },
}
